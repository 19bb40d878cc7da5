/**
 * The view after an event: where the cards are, who lives, what is asked, what is known.
 *
 * It keeps the books of the server's observer (`observer.py`) and decides nothing: distances,
 * reach and what is under way are told by events of their own.
 */

import { isHidden, type Seat } from '../../lib/protocol';
import { between } from './between';
import { recalled, replaced, type Changes } from './books';
import { card as read } from './cards';
import type { Cards } from './memory';
import type { BangEvent, BangPrinted, BangView, CardName, EventOf, Step } from './view';

const without = (cards: readonly CardName[], gone: CardName): CardName[] => cards.filter((name) => name !== gone);

const fewer = (view: BangView, seat: Seat, gone: CardName): CardName[][] =>
  replaced(view.tables, seat, without(view.tables[seat], gone));

const more = (tables: readonly CardName[][], seat: Seat, name: CardName): CardName[][] =>
  replaced(tables, seat, [...tables[seat], name]);

// -- What happens to cards -----------------------------------------------------------------

function plays(view: BangView, event: EventOf['card-played'], printed: BangPrinted) {
  const { kind } = read(event.card);
  const shot = event.target !== null && (kind === 'bang' || kind === 'missed');
  return {
    ...recalled(view, printed, (memory) => memory.lose(event.seat, event.card)),
    discard: [...view.discard, event.card],
    bangs: view.bangs + (shot ? 1 : 0),
    fired: shot && kind === 'bang' ? [...view.fired, event.card] : view.fired,
  };
}

type Given = EventOf['card-answered'] | EventOf['card-discarded'];

const gives = (view: BangView, { seat, card }: Given, printed: BangPrinted) => ({
  ...recalled(view, printed, (memory) => memory.lose(seat, card)),
  discard: [...view.discard, card],
});

function discards(view: BangView, event: EventOf['card-discarded'], printed: BangPrinted) {
  const { seat, card } = event;
  if (!view.tables[seat].includes(card)) return { ...gives(view, event, printed), healing: [] };
  return { tables: fewer(view, seat, card), discard: [...view.discard, card] };
}

type Opened = EventOf['store-opened'] | EventOf['cards-turned'];

const opens = (view: BangView, { cards }: Opened, printed: BangPrinted) => ({
  ...recalled(view, printed, (memory) => memory.turned(cards)),
  aside: [...cards],
});

type CardKinds =
  | 'cards-drawn'
  | 'open-card-drawn'
  | 'cards-looked-at'
  | 'card-put-back'
  | 'discard-taken'
  | 'deck-reshuffled'
  | 'card-played'
  | 'card-put-in-play'
  | 'card-answered'
  | 'card-discarded'
  | 'healing-began'
  | 'healing-taken-back'
  | 'card-taken'
  | 'table-card-taken'
  | 'card-traced'
  | 'store-opened'
  | 'cards-turned'
  | 'store-card-taken'
  | 'card-turned'
  | 'card-chosen'
  | 'dynamite-passed'
  | 'cards-inherited';

const CARDS: Changes<CardKinds> = {
  'cards-drawn': (view, event, printed) => recalled(view, printed, (memory) => memory.draw(event.seat, event.cards)),
  'open-card-drawn': (view, event, printed) =>
    recalled(view, printed, (memory) => memory.receiveOpen(event.seat, event.card)),
  'cards-looked-at': (_, event) => ({ aside: event.cards, top: [] }),
  'card-put-back': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => {
      memory.receive(event.seat, event.kept);
      memory.top = isHidden(event.card) ? null : event.card;
    }),
    aside: [],
  }),
  'discard-taken': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.receiveOpen(event.seat, event.card)),
    discard: without(view.discard, event.card),
  }),
  'deck-reshuffled': () => ({ discard: [], fired: [] }),
  'card-played': plays,
  'card-put-in-play': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.lose(event.seat, event.card)),
    tables: more(view.tables, event.owner, event.card),
  }),
  'card-answered': gives,
  'card-discarded': discards,
  'healing-began': (_, event) => ({ healing: isHidden(event.card) ? event.card : [event.card] }),
  'healing-taken-back': () => ({ healing: [] }),
  'card-taken': (view, event, printed) =>
    recalled(view, printed, (memory) => memory.passOn(event.victim, event.seat, event.card)),
  'table-card-taken': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.receiveOpen(event.seat, event.card)),
    tables: fewer(view, event.victim, event.card),
  }),
  'card-traced': (view, event, printed) => recalled(view, printed, (memory) => memory.trace(event.card)),
  'store-opened': opens,
  'cards-turned': opens,
  'store-card-taken': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.receiveOpen(event.seat, event.card)),
    aside: isHidden(view.aside) ? view.aside : without(view.aside, event.card),
  }),
  'card-turned': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.turned([event.card])),
    discard: [...view.discard, event.card],
  }),
  'card-chosen': (view, event) => ({
    aside: [],
    discard: [...view.discard, ...event.others, event.card],
  }),
  'dynamite-passed': (view, event) => ({
    tables: more(fewer(view, event.seat, event.card), event.to, event.card),
  }),
  'cards-inherited': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => {
      memory.passAll(event.victim, event.seat, event.hand);
      for (const name of event.table) memory.receiveOpen(event.seat, name);
    }),
    tables: replaced(view.tables, event.victim, []),
  }),
};

// -- Life, turns and questions -------------------------------------------------------------

type Wounded = EventOf['life-lost'] | EventOf['life-gained'];

const lives = (view: BangView, { seat, life }: Wounded) => ({ lives: replaced(view.lives, seat, life) });

/** By decision, the step that asks it, where it has another name. */
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

function asks(view: BangView, { seats, decision }: EventOf['asked']): Partial<BangView> {
  // Alone, unless something was just said to be suspended.
  const told = view.decision === null && view.pending.length > 0;
  const alone = { step: ASKING[decision] ?? decision, seat: seats[0] } as Step;
  return { to_act: seats, decision, pending: told ? view.pending : [alone] };
}

type LifeKinds =
  | 'asked'
  | 'suspended'
  | 'ended'
  | 'distances-changed'
  | 'turn-began'
  | 'life-lost'
  | 'life-gained'
  | 'player-eliminated';

const LIFE: Changes<LifeKinds> = {
  asked: asks,
  suspended: (_, event) => ({ pending: event.steps, decision: null }),
  ended: (_, event) => ({ to_act: [], decision: null, pending: [], result: event.result, top: [] }),
  'distances-changed': (_, event) => {
    const { distances, reach, ways, farther, nearer } = event;
    return { distances, reach, ways, farther, nearer };
  },
  'turn-began': (_, event) => ({ turn: event.seat, bangs: 0, fired: [] }),
  'life-lost': lives,
  'life-gained': lives,
  'player-eliminated': (view, event) => ({
    roles: replaced(view.roles, event.seat, event.role),
    lives: replaced(view.lives, event.seat, 0),
    alive: view.alive.filter((seat) => seat !== event.seat),
    fallen: [...view.fallen, event.seat],
    killers: [...view.killers, event.by],
  }),
};

/** They are told, and change nothing that a view shows. */
type Plain = Exclude<keyof EventOf, CardKinds | LifeKinds | keyof typeof between>;

const nothing = () => ({});
const PLAIN: Changes<Plain> = {
  'turn-skipped': nothing,
  'shot-cancelled': nothing,
  'dynamite-exploded': nothing,
  'character-offered': nothing,
};

const CHANGES: Changes<keyof EventOf> = { ...CARDS, ...LIFE, ...between, ...PLAIN };

function changed<Kind extends keyof EventOf>(
  kind: Kind,
  view: BangView,
  event: EventOf[Kind],
  printed: BangPrinted,
): Partial<BangView> {
  const change: Changes<keyof EventOf>[Kind] = CHANGES[kind];
  return change(view, event, printed);
}

export function fold(view: BangView, event: BangEvent, printed: BangPrinted): BangView {
  const after = { ...view, ...changed(event.event, view, event, printed) };
  return { ...after, deck: deckOf(after, printed) };
}

/** What is nowhere else is in the deck; when a game is over, the deck lies open. */
function deckOf(view: BangView, printed: BangPrinted): BangView['deck'] {
  if (!isHidden(view.deck)) return view.deck;
  const size = (cards: Cards): number => (isHidden(cards) ? cards.hidden : cards.length);
  const piles = [...view.hands, ...view.tables, view.discard, view.aside];
  return { hidden: printed.cards.length - piles.reduce((sum, pile) => sum + size(pile), 0) };
}
