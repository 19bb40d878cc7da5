import { expect, test } from 'vitest';
import { coached as faceToFace } from '../games/face-to-face/coached';
import { coached as intrigo } from '../games/intrigo/coached';
import { coached as sakura } from '../games/sakura/coached';
import { coached as sixNimmt } from '../games/six-nimmt/coached';
import type { Judged } from '../lib/wire';
import { valuesOf } from './values';

const judged = (best: string, played: string, wins: Record<string, number>, rough: Record<string, number> = {}) => {
  const of = (found: Record<string, number>) =>
    Object.entries(found).map(([move, win]) => ({ move, win, behind: 0, error: 0, worlds: 9 }));
  return { best, played, alternatives: of(wins), others: of(rough) } as unknown as Judged;
};
const told = (values: ReturnType<typeof valuesOf>) => values.map(({ thing, way, kind }) => [thing, way, kind]);

test('in 6 nimmt! every card has its value, also one that was given up early', () => {
  const of = judged('play 36', 'play 79', { 'play 36': 0.4, 'play 79': 0.3 }, { 'play 98': 0.1 });
  expect(told(valuesOf(of, sixNimmt.worth!))).toEqual([
    ['card 36', '', 'better'],
    ['card 79', '', 'played'],
    ['card 98', '', 'other'],
  ]);
  expect(sixNimmt.worth!('row 3')?.thing).toBe('row 3');
});

test('in Face to Face a card has a value for each pile', () => {
  const of = judged('play 13 up', 'play 34 up', { 'play 13 up': 0.6, 'help 13 down': 0.5, 'play 34 up': 0.4 });
  expect(told(valuesOf(of, faceToFace.worth!))).toEqual([
    ['card 13', '▲', 'better'],
    ['card 13', '↑▼', 'other'],
    ['card 34', '▲', 'played'],
  ]);
});

test('in Intrigo a doorway has the value of the best that could be done there', () => {
  const wins = { 'gondolier at 3 on 4 swaps 7': 0.44, 'play c4 at 3': 0.38, 'play c4 at 14': 0.29 };
  const values = valuesOf(judged('gondolier at 3 on 4 swaps 7', 'play c4 at 14', wins), intrigo.worth!);
  expect(values.map(({ thing, win }) => [thing, win])).toEqual([
    ['gap 3', 0.44],
    ['gap 14', 0.29],
  ]);
  expect(intrigo.worth!('keep m3')?.thing).toBe('packet m3');
});

test('what was chosen badly does not hide the best move of the same place', () => {
  const wins = { 'play c4 at 3': 0.44, 'thief at 3 on 4': 0.29 };
  const values = valuesOf(judged('play c4 at 3', 'thief at 3 on 4', wins), intrigo.worth!);
  expect(values.map(({ kind }) => kind)).toEqual(['better']);
});

test('in Sakura cards have values, directions have none', () => {
  expect(sakura.worth!('play 53')?.thing).toBe('card 53');
  expect(sakura.worth!('forward')).toBe(null);
});
