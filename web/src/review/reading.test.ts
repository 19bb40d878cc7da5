import { expect, test } from 'vitest';
import type { Judged, Review, ReviewInfo } from '../lib/wire';
import { barsOf, beside, curveOf, isMistake, joined, luckOf, NOTHING, ofSeat, points, thinned } from './reading';

const judged = (move: number, seat: number, mark: Judged['mark'] = 'good'): Judged => ({
  move,
  seat,
  kind: 'choose-card',
  played: 'play 79',
  best: 'play 36',
  mark,
  loss: 0.11,
  error: 0.01,
  clear: true,
  wins: [0.42, 0.58],
  win_error: 0.01,
  alternatives: [
    { move: 'play 36', win: 0.42, behind: 0, error: 0, worlds: 100, unit: 3.1 },
    { move: 'play 79', win: 0.31, behind: 0.11, error: 0.01, worlds: 100, unit: 5.1 },
  ],
  considered: 4,
  legal: 4,
  simulations: 1000,
  reasons: [],
  knew: null,
  others: [],
});

const card = (over: Partial<ReviewInfo>): ReviewInfo => ({
  state: 'running',
  done: 1,
  moves: 10,
  ahead: 0,
  mine: true,
  why: '',
  entries: [],
  review: null,
  parts: [],
  said: {},
  ...over,
});

const part = (done: number, found: Judged[]) => ({
  done,
  judged: found,
  lucks: [{ move: done, kind: 'draw' as const, change: [0.1, -0.1], error: [0, 0], before: [0.5, 0.5] }],
  start: [0.5, 0.5],
  luck: [],
});

test('parts are joined to what is known, and the whole replaces them', () => {
  const one = joined(NOTHING, card({ parts: [part(1, [judged(1, 0)])] }));
  const two = joined(one, card({ parts: [part(2, [judged(2, 1)])] }));
  expect(two.judged.map(({ move }) => move)).toEqual([1, 2]);
  expect(two.start).toEqual([0.5, 0.5]);
  const review = { judged: [judged(1, 0)], lucks: [], start: [0.4, 0.6], result: [1, 0] } as unknown as Review;
  expect(joined(two, card({ review })).judged).toHaveLength(1);
});

test('a curve goes from the start by the own decisions of a seat to the result', () => {
  const known = joined(NOTHING, card({ parts: [part(3, [judged(1, 0), judged(2, 1), judged(3, 0)])] }));
  expect(curveOf(known, 0, 10).map(({ move }) => move)).toEqual([0, 1, 3]);
  const review = { judged: known.judged, lucks: [], start: [0.5, 0.5], result: [1, 0] } as unknown as Review;
  expect(curveOf({ ...known, review }, 0, 10).at(-1)).toEqual({ move: 11, wins: [1, 0] });
});

test('one steps from mistake to mistake of a seat, and stays at the ends', () => {
  const known = { ...NOTHING, judged: [judged(1, 0, 'mistake'), judged(2, 1, 'blunder'), judged(5, 0, 'blunder')] };
  const found = ofSeat(known, 0).filter(isMistake);
  expect(beside(found, 1, 1)?.move).toBe(5);
  expect(beside(found, 5, -1)?.move).toBe(1);
  expect(beside(found, 5, 1)).toBeUndefined();
});

test('luck is shown where it is notable, and in a narrow place only the largest', () => {
  const known = joined(NOTHING, card({ parts: [part(3, [])] }));
  expect(luckOf(known, 1)).toEqual([{ move: 3, change: -0.1 }]);
  const found = [1, 2, 9].map((move) => ({ move, change: move === 2 ? -0.3 : 0.1 }));
  expect(thinned(found, 4).map(({ move }) => move)).toEqual([2, 9]);
});

test('the best move is blue and the played one plum; two that are the same are the best', () => {
  expect(barsOf(judged(1, 0, 'mistake'), false).map(({ kind }) => kind)).toEqual(['best', 'played']);
  const same = { ...judged(1, 0, 'best'), played: 'play 36' };
  expect(barsOf(same, false).map(({ kind }) => kind)).toEqual(['best', 'other']);
});

test('the played move is always among the bars', () => {
  const many = judged(1, 0, 'blunder');
  many.alternatives = [
    ...Array.from({ length: 9 }, (_, at) => ({ move: `play ${at}`, win: 0.4, behind: 0, error: 0, worlds: 1 })),
    { move: 'play 79', win: 0.1, behind: 0.3, error: 0, worlds: 1 },
  ];
  expect(barsOf(many, false).map(({ move }) => move)).toContain('play 79');
  expect(barsOf(many, false)).toHaveLength(6);
  expect(barsOf(many, true)).toHaveLength(10);
});

test('points have a sign', () => {
  expect([points(0.123), points(-0.05), points(0.001)]).toEqual(['+12', '−5', '±0']);
});
