import { expect, test } from 'vitest';
import { levelOf } from '../bots';
import { CAST, isFigure, nextFigure } from './figures';
import { PIPS } from './pips';

const filled = (level: number): string[] => {
  const taken: string[] = [];
  for (let next = nextFigure(level, taken); next; next = nextFigure(level, taken)) taken.push(next.id);
  return taken;
};

test('the nearest in strength comes first, in the order of the sheet', () => {
  expect(filled(2)).toEqual(['sally', 'otto', 'lotta', 'bruno', 'doc', 'zita', 'dodo', 'nestor', 'nona', 'ada']);
});

test('nobody is left when all ten sit', () => {
  expect(filled(5)).toHaveLength(CAST.length);
  expect(nextFigure(5, filled(5))).toBeUndefined();
});

test('a level is a number of turns, and other bots have none', () => {
  expect(['random', 'greedy', 'master', 'deep-bull', null].map(levelOf)).toEqual([0, 2, 5, null, null]);
});

test('only the ten are figures', () => {
  expect(isFigure('otto')).toBe(true);
  expect(isFigure('hal')).toBe(false);
  expect(isFigure(null)).toBe(false);
});

test('full and empty pips differ in every room', () => {
  for (const { full, empty } of Object.values(PIPS)) expect(full).not.toBe(empty);
});
