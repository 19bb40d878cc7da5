/**
 * One event after the other laid over a picture: where the cards are, who lives, whose turn it is.
 *
 * It moves things and decides nothing: distances, questions and moves are those of the sights.
 */

import { count, isHidden, type Hidden, type Seat } from '../../lib/protocol';
import type { BangEvent, BangView, CardName } from './view';

type Cards = CardName[] | Hidden;
type Change = (view: BangView, event: BangEvent) => Partial<BangView>;

const seatOf = (event: BangEvent): Seat => event.seat ?? -1;
const nameOf = (event: BangEvent): CardName | null =>
  typeof event.card === 'string' ? event.card : null;

function replaced<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one));
}

const without = (cards: readonly CardName[], gone: CardName | null): CardName[] =>
  cards.filter((name) => name !== gone);

function plus(cards: Cards, added: Cards): Cards {
  if (isHidden(cards)) return { hidden: cards.hidden + count(added) };
  return isHidden(added) ? cards : [...cards, ...added];
}

function minus(cards: Cards, gone: CardName | null): Cards {
  return isHidden(cards) ? { hidden: Math.max(0, cards.hidden - 1) } : without(cards, gone);
}

const gains = (view: BangView, seat: Seat, cards: Cards) => ({
  hands: replaced(view.hands, seat, plus(view.hands[seat], cards)),
});

const fewer = (view: BangView, by: number) => ({
  deck: { hidden: Math.max(0, count(view.deck) - by) },
  top: [],
});

/** A card leaves the hand or the table of a seat. */
function leaves(view: BangView, seat: Seat, name: CardName | null): Partial<BangView> {
  if (name !== null && view.tables[seat].includes(name)) {
    return { tables: replaced(view.tables, seat, without(view.tables[seat], name)) };
  }
  return { hands: replaced(view.hands, seat, minus(view.hands[seat], name)) };
}

const discards: Change = (view, event) => ({
  ...leaves(view, seatOf(event), nameOf(event)),
  discard: [...view.discard, nameOf(event) ?? ''],
});

const draws: Change = (view, event) => ({
  ...gains(view, seatOf(event), event.cards ?? [nameOf(event) ?? '']),
  ...fewer(view, event.cards ? count(event.cards) : 1),
});

const opens: Change = (view, event) => ({
  aside: event.cards ?? [],
  ...fewer(view, count(event.cards ?? [])),
});

const lives: Change = (view, event) => ({
  lives: replaced(view.lives, seatOf(event), event.life ?? 0),
});

const CHANGES: Record<string, Change> = {
  'turn-began': (_, event) => ({ turn: seatOf(event), bangs: 0 }),
  'cards-drawn': draws,
  'open-card-drawn': draws,
  'cards-looked-at': opens,
  'store-opened': opens,
  'cards-turned': opens,
  'card-put-back': (view, event) => ({
    ...gains(view, seatOf(event), event.kept ?? []),
    aside: [],
    deck: { hidden: count(view.deck) + 1 },
  }),
  'discard-taken': (view, event) => ({
    ...gains(view, seatOf(event), [nameOf(event) ?? '']),
    discard: without(view.discard, nameOf(event)),
  }),
  // The last cards of the old deck are drawn first.
  'deck-reshuffled': (view, event) => ({
    discard: [],
    deck: { hidden: count(view.deck) + (event.count ?? 0) },
  }),
  'card-played': discards,
  'card-answered': discards,
  'card-discarded': discards,
  'card-put-in-play': (view, event) => {
    const owner = event.owner ?? seatOf(event);
    const left = { ...view, ...leaves(view, seatOf(event), nameOf(event)) };
    const table = [...left.tables[owner], nameOf(event) ?? ''];
    return { hands: left.hands, tables: replaced(left.tables, owner, table) };
  },
  'card-taken': (view, event) => {
    const left = { ...view, ...leaves(view, event.victim ?? -1, nameOf(event)) };
    return gains(left, seatOf(event), nameOf(event) === null ? { hidden: 1 } : [nameOf(event) ?? '']);
  },
  'table-card-taken': (view, event) => ({
    ...leaves(view, event.victim ?? -1, nameOf(event)),
    ...gains(view, seatOf(event), [nameOf(event) ?? '']),
  }),
  'store-card-taken': (view, event) => ({
    ...gains(view, seatOf(event), [nameOf(event) ?? '']),
    aside: isHidden(view.aside) ? view.aside : without(view.aside, nameOf(event)),
  }),
  'card-turned': (view, event) => ({
    discard: [...view.discard, nameOf(event) ?? ''],
    ...fewer(view, 1),
  }),
  'card-chosen': (view, event) => ({
    aside: [],
    discard: [...view.discard, ...(event.others ?? []), nameOf(event) ?? ''],
  }),
  'dynamite-passed': (view, event) => {
    const name = nameOf(event) ?? '';
    const left = replaced(view.tables, seatOf(event), without(view.tables[seatOf(event)], name));
    const to = event.to ?? -1;
    return { tables: replaced(left, to, [...left[to], name]) };
  },
  'life-lost': lives,
  'life-gained': lives,
  'player-eliminated': (view, event) => ({
    lives: replaced(view.lives, seatOf(event), 0),
    alive: view.alive.filter((seat) => seat !== event.seat),
    fallen: [...view.fallen, seatOf(event)],
    killers: [...view.killers, event.by ?? null],
    roles: event.role ? replaced(view.roles, seatOf(event), event.role) : view.roles,
  }),
  'cards-inherited': (view, event) => {
    const victim = event.victim ?? -1;
    const taker = gains(view, seatOf(event), plus(event.hand ?? [], event.table ?? []));
    const held = isHidden(view.hands[victim]) ? { hidden: 0 } : [];
    return {
      hands: replaced(taker.hands, victim, held),
      tables: replaced(view.tables, victim, []),
    };
  },
};

export function fold(view: BangView, event: BangEvent): BangView {
  const change = CHANGES[event.event];
  return change ? { ...view, ...change(view, event) } : view;
}
