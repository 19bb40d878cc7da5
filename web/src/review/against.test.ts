import { expect, test } from 'vitest';
import type { OwnReview } from '../lib/wire';
import { partOf, rivalsOf } from './against';

const review = (mine: [number, number], others: [Record<string, string>, number, number][]): OwnReview =>
  ({
    you: { result: mine[0], adjusted: mine[1] },
    others: others.map(([who, result, adjusted]) => ({ who, result, adjusted })),
  }) as unknown as OwnReview;

test('wins against everybody are added up, with luck and without', () => {
  const [first, second] = rivalsOf([
    review([1, 0.6], [[{ name: 'Ann', person: 'ann' }, 0, 0.4]]),
    review(
      [0, 0.2],
      [
        [{ name: 'Anna', person: 'ann' }, 1, 0.5],
        [{ name: 'Zita', figure: 'zita', bot: 'greedy' }, 0, 0.3],
      ],
    ),
  ]);
  expect([first.key, first.who.name, first.matches, first.score]).toEqual(['ann', 'Ann', 2, [1, 1]]);
  expect(first.without[0]).toBeCloseTo(0.8);
  expect(first.without[1]).toBeCloseTo(0.9);
  expect([second.key, second.matches, second.score]).toEqual(['bot zita', 1, [0, 0]]);
});

test('where nobody has won, both have half', () => {
  expect(partOf([0, 0])).toBe(0.5);
  expect(partOf([3, 1])).toBe(0.75);
});
