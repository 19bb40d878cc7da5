import { expect, test } from 'vitest';
import type { BaseView } from '../lib/protocol';
import { Texts } from '../lib/texts';
import { finalRanks, isEndedByResigning, settled, standing } from './standing';

const texts = new Texts('en');
texts.add(
  [
    'web-over-you-win = You win',
    'web-over-you-resigned = You resigned',
    'web-over-wins = { $names } won',
    'web-over-place = { $place } of { $seats }',
  ].join('\n'),
);

const said = (ranks: number[], me: number | null, ...resigned: number[]) => {
  const view = { result: { ranks, scores: ranks } } as unknown as BaseView;
  const names = ['Ann', 'Otto (for Ben)', 'Eve'].slice(0, ranks.length);
  return standing(
    { view, names, me },
    ranks.map((_, seat) => resigned.includes(seat)),
    texts,
  );
};

test('who resigned comes after all others', () => {
  expect(finalRanks([2, 1, 3], [false, true, false])).toEqual([1, 3, 2]);
  expect(finalRanks([1, 2, 2], [false, false, false])).toEqual([1, 2, 2]);
  expect(finalRanks([1, 2, 3], [true, true, false])).toEqual([2, 2, 1]);
});

test('the scene of the end shows the places that count, and the points as they were played', () => {
  const view = { result: { ranks: [2, 1], scores: [18, 0] } } as unknown as BaseView;
  expect(settled(view, [false, true]).result).toEqual({ ranks: [1, 2], scores: [18, 0] });
  expect(settled(view, [false, false])).toBe(view);
});

test('a bot wins nothing for who resigned: the other one wins', () => {
  expect(said([2, 1], 0, 1)).toEqual({ title: 'You win', place: '', won: true });
  expect(said([2, 1], 1, 1)).toEqual({ title: 'You resigned', place: '', won: false });
  expect(said([2, 1], null, 1).title).toBe('Ann won');
});

test('places of the others move up', () => {
  expect(said([2, 1, 3], 2, 1)).toEqual({ title: 'Ann won', place: '2 of 3', won: false });
  expect(said([2, 1, 3], 1, 1)).toEqual({ title: 'You resigned', place: '3 of 3', won: false });
});

test('the end on the table holds for the others as long as someone won who is still there', () => {
  expect(isEndedByResigning([1, 1, 3], [true, false, false], 1)).toBe(false);
  expect(isEndedByResigning([1, 2, 3], [true, false, false], 1)).toBe(true);
  expect(isEndedByResigning([2, 1, 3], [true, false, false], 0)).toBe(true);
  expect(isEndedByResigning([2, 1, 3], [false, false, false], null)).toBe(false);
});
