import { expect, it } from 'vitest';
import { asksNothing, attackOf } from './situation';
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
  const shot = [['play', 1, 0, 0], ['card', 1, 0, 0], ['shot', 0, 1, 1]];
  const view = { pending: [...shot, ['heal', 0, 0, 0]], characters: [] } as unknown as BangView;
  expect(attackOf(view)).toMatchObject({ kind: 'shot', by: 1, at: 0, needed: 1 });
});
