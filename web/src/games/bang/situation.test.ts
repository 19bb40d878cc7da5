import { expect, it } from 'vitest';
import { asksNothing } from './situation';
import type { BangEvent } from './view';

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
