/**
 * The view after an event: where the cards are, who lives, what is asked, what is known.
 *
 * It keeps the books of the server's observer (`observer.py`) and decides nothing: distances,
 * reach and what is under way are told by events of their own.
 */

import { isHidden, type Hidden, type Seat } from '../../lib/protocol';
import { between } from './between';
import { named, recalled, replaced, seatOf, type Change } from './books';
import { card as read } from './cards';
import type { Cards } from './memory';
import type { BangEvent, BangTables, BangView, CardName } from './view';

const open = (cards: Cards | undefined): readonly CardName[] =>
  cards === undefined || isHidden(cards) ? [] : cards;

const without = (cards: readonly CardName[], gone: CardName): CardName[] =>
  cards.filter((name) => name !== gone);

const fewer = (view: BangView, seat: Seat, gone: CardName): CardName[][] =>
  replaced(view.tables, seat, without(view.tables[seat], gone));

const more = (tables: readonly CardName[][], seat: Seat, name: CardName): CardName[][] =>
  replaced(tables, seat, [...tables[seat], name]);

// -- What happens to cards -----------------------------------------------------------------

const plays: Change = (view, event, tables) => {
  const { kind } = read(named(event));
  const shot = event.target != null && (kind === 'bang' || kind === 'missed');
  return {
    ...recalled(view, tables, (memory) => memory.lose(seatOf(event), named(event))),
    discard: [...view.discard, named(event)],
    bangs: view.bangs + (shot ? 1 : 0),
    fired: shot && kind === 'bang' ? [...view.fired, named(event)] : view.fired,
  };
};

const answers: Change = (view, event, tables) => ({
  ...recalled(view, tables, (memory) => memory.lose(seatOf(event), named(event))),
  discard: [...view.discard, named(event)],
});

const discards: Change = (view, event, tables) => {
  const [seat, name] = [seatOf(event), named(event)];
  if (!view.tables[seat].includes(name)) return { ...answers(view, event, tables), healing: [] };
  return { tables: fewer(view, seat, name), discard: [...view.discard, name] };
};

const opens: Change = (view, event, tables) => ({
  ...recalled(view, tables, (memory) => memory.turned(open(event.cards))),
  aside: [...open(event.cards)],
});

const CARDS: Record<string, Change> = {
  'cards-drawn': (view, event, tables) =>
    recalled(view, tables, (memory) => memory.draw(seatOf(event), event.cards ?? [])),
  'open-card-drawn': (view, event, tables) =>
    recalled(view, tables, (memory) => memory.receiveOpen(seatOf(event), named(event))),
  'cards-looked-at': (_, event) => ({ aside: event.cards as CardName[] | Hidden, top: [] }),
  'card-put-back': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => {
      memory.receive(seatOf(event), event.kept ?? []);
      memory.top = isHidden(event.card) ? null : named(event);
    }),
    aside: [],
  }),
  'discard-taken': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.receiveOpen(seatOf(event), named(event))),
    discard: without(view.discard, named(event)),
  }),
  'deck-reshuffled': () => ({ discard: [], fired: [] }),
  'card-played': plays,
  'card-put-in-play': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.lose(seatOf(event), named(event))),
    tables: more(view.tables, event.owner ?? seatOf(event), named(event)),
  }),
  'card-answered': answers,
  'card-discarded': discards,
  'healing-began': (_, event) => ({ healing: isHidden(event.card) ? event.card : [named(event)] }),
  'healing-taken-back': () => ({ healing: [] }),
  'card-taken': (view, event, tables) =>
    recalled(view, tables, (memory) =>
      memory.passOn(event.victim ?? -1, seatOf(event), event.card ?? { hidden: 1 }),
    ),
  'table-card-taken': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.receiveOpen(seatOf(event), named(event))),
    tables: fewer(view, event.victim ?? -1, named(event)),
  }),
  'card-traced': (view, event, tables) =>
    recalled(view, tables, (memory) => memory.trace(named(event))),
  'store-opened': opens,
  'cards-turned': opens,
  'store-card-taken': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.receiveOpen(seatOf(event), named(event))),
    aside: isHidden(view.aside) ? view.aside : without(view.aside, named(event)),
  }),
  'card-turned': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.turned([named(event)])),
    discard: [...view.discard, named(event)],
  }),
  'card-chosen': (view, event) => ({
    aside: [],
    discard: [...view.discard, ...(event.others ?? []), named(event)],
  }),
  'dynamite-passed': (view, event) => ({
    tables: more(fewer(view, seatOf(event), named(event)), event.to ?? -1, named(event)),
  }),
  'cards-inherited': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => {
      memory.passAll(event.victim ?? -1, seatOf(event), event.hand ?? []);
      for (const name of event.table ?? []) memory.receiveOpen(seatOf(event), name);
    }),
    tables: replaced(view.tables, event.victim ?? -1, []),
  }),
};

// -- Life, turns and questions -------------------------------------------------------------

const lives: Change = (view, event) => ({
  lives: replaced(view.lives, seatOf(event), event.life ?? 0),
});

/** By decision, the step that asks it. */
const ASKING: Record<string, string> = {
  'draw-jesse': 'jesse',
  'draw-pedro': 'pedro',
  'put-back': 'kit',
  'choose-card': 'lucky',
  'answer-shot': 'shot',
  'answer-indians': 'attack',
  'answer-duel': 'duel',
  'take-card': 'store',
  rescue: 'dying',
  'discard-second': 'heal',
  'discard-all': 'strip',
};

const asks: Change = (view, event) => {
  const seats = event.seats ?? [];
  const decision = event.decision ?? '';
  // Alone, unless something was just said to be suspended.
  const told = view.decision === null && view.pending.length > 0;
  const pending = told ? view.pending : [[ASKING[decision] ?? decision, seats[0], 0, 0]];
  return { to_act: seats, decision, pending: pending as BangView['pending'] };
};

const LIFE: Record<string, Change> = {
  asked: asks,
  suspended: (_, event) => ({ pending: event.steps ?? [], decision: null }),
  ended: (_, event) => ({ to_act: [], decision: null, pending: [], result: event.result ?? null, top: [] }),
  'distances-changed': (_, event) => ({ distances: event.distances ?? [], reach: event.reach ?? [] }),
  'turn-began': (_, event) => ({ turn: seatOf(event), bangs: 0, fired: [] }),
  'life-lost': lives,
  'life-gained': lives,
  'player-eliminated': (view, event) => ({
    roles: replaced(view.roles, seatOf(event), event.role ?? view.roles[seatOf(event)]),
    lives: replaced(view.lives, seatOf(event), 0),
    alive: view.alive.filter((seat) => seat !== event.seat),
    fallen: [...view.fallen, seatOf(event)],
    killers: [...view.killers, event.by ?? null],
  }),
};

const CHANGES: Record<string, Change> = { ...CARDS, ...LIFE, ...between };

export function fold(view: BangView, event: BangEvent, tables: BangTables): BangView {
  const change = CHANGES[event.event];
  if (!change) return view;
  const after = { ...view, ...change(view, event, tables) };
  return { ...after, deck: deckOf(after, tables) };
}

/** What is nowhere else is in the deck; when a game is over, the deck lies open. */
function deckOf(view: BangView, tables: BangTables): BangView['deck'] {
  if (!isHidden(view.deck)) return view.deck;
  const size = (cards: Cards): number => (isHidden(cards) ? cards.hidden : cards.length);
  const piles = [...view.hands, ...view.tables, view.discard, view.aside];
  return { hidden: tables.cards.length - piles.reduce((sum, pile) => sum + size(pile), 0) };
}
