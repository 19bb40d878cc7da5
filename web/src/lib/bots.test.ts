import { expect, test } from 'vitest';
import { LEVELS, offered, seatName, USUAL } from './bots';

test('levels are offered before the bots of others, and a measure for research is not', () => {
  expect(offered(['random', 'greedy', 'monte-carlo', 'deep-bull'])).toEqual(['random', 'greedy', 'deep-bull']);
  expect(LEVELS[USUAL]).toBeDefined();
});

test('a seat of a level is called by its name and number', () => {
  expect(seatName({ name: 'expert 2', bot: 'expert' })).toMatch(/^(Expert|web-bot-expert) 2$/);
});

test('people and foreign bots keep their names', () => {
  expect(seatName({ name: 'expert 2', bot: null })).toBe('expert 2');
  expect(seatName({ name: 'deep-bull 1', bot: 'deep-bull' })).toBe('deep-bull 1');
  expect(seatName({ name: 'Nadja', bot: 'expert' })).toBe('Nadja');
});

test('who shares a device is marked, unless the name says so itself', () => {
  expect(seatName({ name: 'Peter', guest_of: 'Ann' })).toMatch(/Peter.*Ann|web-guest-of/);
  expect(seatName({ name: 'Ann 2', guest_of: 'Ann' })).toBe('Ann 2');
  expect(seatName({ name: 'Ann Lee', guest_of: 'Ann' })).not.toBe('Ann Lee');
});
