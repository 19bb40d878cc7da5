import { expect, it } from 'vitest';
import { asksNothing, attackOf, onOffer, turnedFor } from './situation';
import type { BangEvent, BangView } from './view';

const events = (...kinds: string[]) => kinds.map((event) => ({ event })) as BangEvent[];

it('between an answer and the next question nothing is asked', () => {
  expect(asksNothing(events('life-lost'))).toBe(true);
  expect(asksNothing(events('turn-began', 'cards-drawn'))).toBe(true);
  expect(asksNothing(events('cards-drawn', 'distances-changed', 'asked'))).toBe(false);
  expect(asksNothing(events('game-ended', 'ended'))).toBe(false);
});

it('a picture that tells nothing has the question of its view', () => {
  expect(asksNothing([])).toBe(false);
});

it('a shot still stands while Sid Ketchum heals before he answers', () => {
  const pending = [
    { step: 'play', seat: 1 },
    { step: 'card', seat: 1, card: 'bang', target: 0 },
    { step: 'shot', seat: 0, by: 1, needed: 1, total: 2, barrel: true, ability: false },
    { step: 'heal', seat: 0 },
  ];
  const view = { pending } as unknown as BangView;
  expect(attackOf(view)).toMatchObject({ kind: 'shot', by: 1, at: 0, needed: 1, total: 2 });
});

it('tells what Lucky Duke turns cards for, and who is up for auction', () => {
  const lucky = {
    pending: [
      { step: 'jail-check', seat: 1 },
      { step: 'lucky', seat: 1, turned_for: 'dynamite' },
    ],
  };
  expect(turnedFor(lucky as unknown as BangView)).toBe('dynamite');
  const raise = { step: 'raise', seat: 1, opener: 0, character: 'kit-carlson' };
  expect(onOffer({ pending: [{ step: 'deal', seat: 0 }, raise] } as unknown as BangView)).toBe('kit-carlson');
});
