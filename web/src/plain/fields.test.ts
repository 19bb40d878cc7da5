import { expect, test } from 'vitest';
import type { BaseView } from '../lib/protocol';
import { atSeat, onTable } from './fields';

const SAID: { [key: string]: string } = {
  'poker-seat-hands': 'Hand',
  'poker-seat-points': 'Points',
  'poker-table-open-cards': 'On the table',
  'poker-card-12': 'Queen',
};
const text = (key: string): string => SAID[key] ?? key;
const view = {
  seat: 0,
  seats: 2,
  to_act: [0],
  decision: 'play',
  result: null,
  hands: [[12, 7], { hidden: 2 }],
  points: [3, 0],
  open_cards: [5],
  secret: 9,
} as BaseView;

test('what a game names stands beside its seat, and hidden cards lie face down', () => {
  expect(atSeat('poker', view, 0, text)).toEqual([
    { name: 'hands', label: 'Hand', items: ['Queen', '7'] },
    { name: 'points', label: 'Points', items: ['3'] },
  ]);
  expect(atSeat('poker', view, 1, text)[0].items).toEqual([null, null]);
});

test('what lies on the table is named apart, and a field without a name is not drawn', () => {
  expect(onTable('poker', view, text)).toEqual([{ name: 'open_cards', label: 'On the table', items: ['5'] }]);
});

test('nothing is an empty place', () => {
  const nobody = { ...view, hands: [null, []] } as BaseView;
  expect(atSeat('poker', nobody, 0, text)[0].items).toEqual([]);
  expect(atSeat('poker', nobody, 1, text)[0].items).toEqual([]);
});
