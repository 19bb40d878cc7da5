import { expect, it } from 'vitest';
import { pointedAt, type Event } from './view';

const told = (event: object) => pointedAt(event as Event);

it('finds the pile that an event was about, the opponent’s where it was help', () => {
  const played = { seat: 0, card: 17, pile: 'up' };
  expect(told({ event: 'trick-played', ...played })).toEqual(played);
  expect(told({ event: 'help-given', ...played, to: 1 })).toEqual({ ...played, seat: 1 });
  expect(told({ event: 'turn-ended', seat: 0 })).toBeNull();
  expect(pointedAt(null)).toBeNull();
});
