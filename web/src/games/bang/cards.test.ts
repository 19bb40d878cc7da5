import { expect, it } from 'vitest';
import { BADGES, card, isKind } from './cards';
import { abilityClause, cardClause } from './clauses';
import { fixture } from '../fixtures';
import type { BangPrinted } from './view';

const { printed } = await fixture<{ printed: BangPrinted }>('bang', 'play-5');
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };

it('what is drawn of a card is what the engine prints on it', () => {
  for (const one of printed.cards) {
    const drawn = card(one.name);
    expect([drawn.kind, drawn.rank, SUITS[drawn.suit]]).toEqual([one.kind, one.rank, one.suit]);
    expect(drawn.blue, one.name).toBe(one.colour === 'blue');
    expect(isKind(one.kind)).toBe(true);
    if (one.reach) expect(BADGES[one.kind]).toBe(String(one.reach));
  }
});

it('the engine tells the clause of every card and character', () => {
  expect(cardClause(printed, 'duel')).toBe('BA-34');
  expect(abilityClause(printed, 'rose-doolan')).toBe('BA-59');
  expect(abilityClause(printed, 'pedro-ramirez')).toBe('BA-60');
});
