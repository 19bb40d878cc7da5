import { expect, test } from 'vitest';
import type { OwnReview } from '../lib/wire';
import { habitsOf, smoothed } from './habits';

const review = (kinds: { [kind: string]: [number, number] }): OwnReview =>
  ({ table: 't', game: 'bang', at: 0, you: { kinds } }) as unknown as OwnReview;

test('habits are what costs most over all matches, from five cases on', () => {
  const reviews = [
    review({ play: [10, 0.5], discard: [3, 0.9], rescue: [20, 0.01] }),
    review({ play: [10, 0.3], 'answer-shot': [6, 1.2] }),
  ];
  expect(habitsOf(reviews)).toEqual([
    { kind: 'answer-shot', count: 6, loss: 0.19999999999999998 },
    { kind: 'play', count: 20, loss: 0.04 },
  ]);
});

test('a line through dots goes through their neighbourhoods', () => {
  expect(smoothed([80, 60, 100], 1)).toEqual([70, 80, 80]);
});
