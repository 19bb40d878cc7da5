import { expect, it } from 'vitest';
import type { LegalMove } from '../../lib/protocol';
import { choices } from './choices';
import { bids, intent, path } from './moves';
import type { BangView } from './view';

const legal = (move: string): LegalMove => ({ move, rule: 'BA-5', said: { key: '', arguments: {} }, hint: null });
const asked = (decision: string): BangView =>
  ({ decision, seat: 0, tables: [['barrel-qs']], hands: [[]] }) as unknown as BangView;

it('reads the words of a move', () => {
  expect(intent('play panic-ah on barrel-qs')).toMatchObject({
    verb: 'play',
    card: 'panic-ah',
    on: 'barrel-qs',
  });
  expect(intent('put back bang-as')).toMatchObject({ verb: 'put back', card: 'bang-as' });
  expect(intent('draw from 3')).toMatchObject({ verb: 'draw from', at: 3, card: null });
  expect(intent('keep character')).toMatchObject({ verb: 'keep character', card: null });
  expect(intent('bid 1200').amount).toBe(1200);
});

it('leads from the card to its target', () => {
  const view = asked('play');
  expect(path('play bang-as at 3', view)).toEqual(['card bang-as', 'seat 3']);
  expect(path('play beer-6h', view)).toEqual(['card beer-6h', 'felt']);
  expect(path('heal beer-6h', view)).toEqual(['card beer-6h', 'poster']);
  expect(path('answer missed-2s', view)).toEqual(['card missed-2s']);
  expect(path('barrel', view)).toEqual(['card barrel-qs']);
  expect(path('end', view)).toEqual(['end']);
});

it('answers to a shot are all buttons, and taking the hit is the last', () => {
  const moves = ['pass', 'barrel', 'answer missed-2s'].map(legal);
  const shown = choices(moves, [], false, 'answer-shot');
  expect(shown.map((choice) => choice.legal.move)).toEqual(['barrel', 'answer missed-2s', 'pass']);
});

it('in a turn the cards are clicked, and then their targets stand there', () => {
  const moves = ['end', 'play bang-as at 1', 'play bang-as at 2', 'play beer-6h'].map(legal);
  const view = asked('play');
  expect(choices(moves, [], false, 'play').map((choice) => choice.verb)).toEqual(['end']);
  const left = moves.slice(1, 3).map(({ move }) => ({ move, path: path(move, view) }));
  expect(choices(moves, left, true, 'play').map((choice) => choice.at)).toEqual([1, 2]);
});

it('lists the bids from the lowest', () => {
  expect(bids(['pass', 'bid 300', 'bid 200'].map(legal))).toEqual([200, 300]);
});

it('Sid Ketchum heals with a card and his poster in his turn, and by his poster before an answer', () => {
  expect(path('heal beer-6h', asked('play'))).toEqual(['card beer-6h', 'poster']);
  for (const decision of ['answer-shot', 'discard', 'take-card', 'rescue', 'take-back']) {
    expect(path('heal beer-6h', asked(decision))).toEqual(['poster', 'card beer-6h']);
  }
});

it('a button leads to the cards to heal with, and none stands there for each of them', () => {
  const moves = ['pass', 'answer missed-2s', 'heal missed-2s', 'heal beer-6h'].map(legal);
  const shown = choices(moves, [], false, 'answer-shot');
  expect(shown.map((choice) => choice.legal.move)).toEqual(['answer missed-2s', 'pass']);
  const left = moves.slice(2).map(({ move }) => ({ move, path: path(move, asked('answer-shot')) }));
  expect(choices(moves, left, true, 'answer-shot')).toEqual([]);
});

it('the first card can be taken back by a click on it, or by a button', () => {
  const moves = ['discard missed-2s', 'take beer-6h'].map(legal);
  expect(path('take beer-6h', asked('discard-second'))).toEqual(['card beer-6h']);
  const shown = choices(moves, [], false, 'discard-second');
  expect(shown.map((choice) => choice.legal.move)).toEqual(['take beer-6h']);
});
