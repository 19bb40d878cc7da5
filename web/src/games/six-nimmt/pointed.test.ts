import { expect, it } from 'vitest';
import { pointedAt, type Event } from './view';

const told = (event: object) => pointedAt(event as Event);

it('finds the cards and the row that an event was about', () => {
  expect(told({ event: 'card-placed', seat: 0, card: 5, row: 2 })).toEqual({ cards: new Set([5]), row: 2 });
  expect(told({ event: 'row-taken', cards: [1, 2], row: 0 })).toEqual({ cards: new Set([1, 2]), row: 0 });
  expect(told({ event: 'card-chosen', card: { hidden: 1 } })).toEqual({ cards: new Set(), row: null });
  expect(pointedAt(null)).toEqual({ cards: new Set(), row: null });
});
