import { expect, test } from 'vitest';
import { find, recorded } from './fixtures';
import { isRevealed, isScored, landingOfCard, pointedAt, totalsOf, trickOf, type Event } from './view';

const told = (event: object) => pointedAt(event as Event);

test('an event points at its cards and its row', () => {
  expect(told({ event: 'card-placed', seat: 0, card: 5, row: 2 })).toEqual({ cards: new Set([5]), row: 2 });
  expect(told({ event: 'row-taken', cards: [1, 2], row: 0 })).toEqual({ cards: new Set([1, 2]), row: 0 });
  expect(told({ event: 'card-chosen', card: { hidden: 1 } })).toEqual({ cards: new Set(), row: null });
  expect(pointedAt(null)).toEqual({ cards: new Set(), row: null });
});

test('cards are revealed while a row is chosen, and not while cards are', () => {
  expect(isRevealed(find('row-6').whole.view)).toBe(true);
  expect(isRevealed(find('chosen-6').whole.view)).toBe(false);
  expect(isRevealed(find('tactical-6').whole.view)).toBe(false);
});

test('no bull is counted twice', () => {
  for (const { whole, printed } of recorded) {
    const totals = totalsOf(whole.view, printed.bulls);
    if (whole.view.result) expect(totals).toEqual(whole.view.result.scores);
    expect(isScored(whole.view)).toBe(
      whole.view.phase === 'over' || whole.view.open.length === 10 * whole.view.seats + 4,
    );
  }
});

test('tricks are counted from one to ten', () => {
  expect(trickOf(find('choose-6').whole.view, find('choose-6').printed)).toBe(1);
  expect(trickOf(find('choose-late-6').whole.view, find('choose-late-6').printed)).toBe(6);
});

test('a card has a landing while cards are chosen', () => {
  const { view } = find('tactical-6').whole;
  for (const landing of view.landings.slice(1)) {
    expect(landingOfCard(view, landing.after + 1)).toEqual(landing);
    expect(view.rows[landing.row ?? -1].at(-1)).toBe(landing.after);
  }
  expect(landingOfCard(find('row-6').whole.view, 50)).toBeNull();
});
