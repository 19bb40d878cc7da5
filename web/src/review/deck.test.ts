import { expect, test } from 'vitest';
import type { Deck } from '../lib/wire';
import { cardOf, inGap, labelled, seenOf, ticksOf } from './deck';

const deck: Deck = { highest: 20, own: [3, 12, 13], unseen: [2, 7, 9, 11, 18], gap: [6, 12] };

test('every card is seen, unseen or own', () => {
  const kinds = ticksOf(deck).map(({ kind }) => kind);
  expect(kinds.length).toBe(20);
  expect(kinds.filter((kind) => kind === 'own').length).toBe(3);
  expect(kinds.filter((kind) => kind === 'unseen').length).toBe(5);
  expect(seenOf(deck)).toBe(15);
});

test('the gap counts what could have come first', () => {
  expect(inGap(deck)).toBe(3);
  expect(
    ticksOf(deck)
      .filter((tick) => tick.inGap)
      .map(({ card }) => card),
  ).toEqual([7, 9, 11]);
  expect(inGap({ ...deck, gap: null })).toBe(0);
});

test('the best and the played card have their numbers, others where there is room', () => {
  expect(labelled(deck, { best: 'play 12', played: 'play 13' })).toEqual([3, 12, 13]);
  expect(labelled({ ...deck, highest: 104 }, { best: 'play 13', played: 'play 3' })).toEqual([3, 13]);
  expect(labelled(deck, { best: 'row 2', played: 'row 3' })).toEqual([3, 12]);
  expect(cardOf('row 3')).toBe(0);
});
