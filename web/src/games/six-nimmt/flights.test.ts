import { expect, test } from 'vitest';
import { BETWEEN, herd } from './beats';
import { goesTo, legOf } from './flights.svelte';

const take = { kind: 'take', seat: 2, card: 101, row: 2, cards: [66, 68, 72], bulls: 7, low: false } as const;

test('a row runs to its seat one after the other, and then the card starts it', () => {
  const beat = { ...take, cards: [...take.cards] };
  expect(beat.cards.map((card) => goesTo(beat, card)?.delay)).toEqual([0, BETWEEN, 2 * BETWEEN]);
  expect(goesTo(beat, 5)).toBeNull();
  expect(legOf(beat, 'card 101')?.delay).toBe(herd(3));
  expect(legOf(beat, 'card 5')).toBeNull();
});

test('names travel with their cards, and only when they are sorted', () => {
  expect(legOf({ kind: 'sort' }, 'place 3')).not.toBeNull();
  expect(legOf({ kind: 'sort' }, 'card 3')).toBeNull();
  expect(legOf({ kind: 'flip' }, 'place 3')).toBeNull();
});

test('a back comes from its owner, and no other moves with it', () => {
  expect(legOf({ kind: 'in', seat: 4 }, 'back 4')?.from).toBe('seat 4');
  expect(legOf({ kind: 'in', seat: 4 }, 'back 1')).toBeNull();
});
