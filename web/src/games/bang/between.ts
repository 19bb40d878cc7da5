/** Folding the beginning and the end of a game, and what is bought between two of them. */

import type { Seat } from '../../lib/protocol';
import { recalled, replaced as set, type Changes } from './books';
import type { BangView, EventOf } from './view';

const HIDDEN = { hidden: 1 };

type Kinds =
  | 'game-began'
  | 'role-dealt'
  | 'role-shown'
  | 'character-dealt'
  | 'hand-dealt'
  | 'game-ended'
  | 'money-paid'
  | 'bounty-paid'
  | 'characters-turned-up'
  | 'bid-made'
  | 'bidding-left'
  | 'character-hired'
  | 'character-released'
  | 'card-kept'
  | 'cards-returned';

/** A new game: all cards are back, except those that survivors may keep (BA-86). */
function begins(view: BangView, event: EventOf['game-began']): Partial<BangView> {
  const later = event.game > 1;
  const keeping = later && view.options.hire ? view.alive : [];
  const all = view.hands.map((_, seat) => seat);
  const kept = <T>(list: readonly T[], nothing: T): T[] =>
    later ? list.map((one, seat) => (keeping.includes(seat) ? one : nothing)) : [...list];
  return {
    game: event.game,
    survivors: later ? view.alive : view.survivors,
    characters: kept(view.characters, null),
    prices: kept(view.prices, 0),
    tables: view.options.experience ? view.tables : all.map(() => []),
    hands: all.map((seat) => (seat === view.seat ? [] : { hidden: 0 })),
    known: all.map(() => []),
    shown: [],
    maybe: [],
    top: [],
    roles: all.map(() => HIDDEN),
    lives: all.map(() => 0),
    full_lives: all.map(() => 0),
    alive: all,
    fallen: [],
    killers: [],
    discard: [],
    aside: [],
    bangs: 0,
    fired: [],
    winners: [],
    side: null,
    deck: { hidden: 0 },
  };
}

function ends(view: BangView, event: EventOf['game-ended']): Partial<BangView> {
  const { side, winners, roles, hands, deck } = event;
  const nothing = { aside: [], known: view.known.map(() => []), shown: [], maybe: [] };
  return { side, winners, roles, hands, deck, ...nothing };
}

const pays = (view: BangView, seat: Seat, price: number): number[] => set(view.money, seat, view.money[seat] - price);

export const between: Changes<Kinds> = {
  'game-began': begins,
  'role-dealt': (view, event) => ({ roles: set(view.roles, event.seat, event.role) }),
  'role-shown': (view, event) => ({
    roles: set(view.roles, event.seat, event.role),
    first_sheriff: event.role === 'sheriff' && view.game === 1 ? event.seat : view.first_sheriff,
  }),
  'character-dealt': (view, event) => ({
    characters: set(view.characters, event.seat, event.character),
  }),
  'hand-dealt': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.receive(event.seat, event.cards)),
    lives: set(view.lives, event.seat, event.life),
    full_lives: set(view.full_lives, event.seat, event.life),
    survivors: [],
  }),
  'game-ended': ends,
  'money-paid': (_, event) => ({ money: event.money }),
  'bounty-paid': (view, event) => ({
    money: pays(view, event.seat, -event.amount),
  }),
  'characters-turned-up': (_, event) => ({ pool: event.characters }),
  'bid-made': (_, event) => ({ leader: event.seat, bid: event.amount }),
  'bidding-left': (view, event) => ({
    out: [...view.out, event.seat].sort((a, b) => a - b),
  }),
  'character-hired': (view, event) => ({
    characters: set(view.characters, event.seat, event.character),
    money: pays(view, event.seat, event.price),
    prices: set(view.prices, event.seat, event.price),
    pool: view.pool.filter((other) => other !== event.character),
    leader: null,
    bid: 0,
    out: [],
  }),
  'character-released': (view, event) => ({
    characters: set(view.characters, event.seat, null),
    prices: set(view.prices, event.seat, 0),
  }),
  'card-kept': (view, event, printed) => ({
    ...recalled(view, printed, (memory) => memory.receiveOpen(event.seat, event.card)),
    tables: set(
      view.tables,
      event.seat,
      view.tables[event.seat].filter((one) => one !== event.card),
    ),
    money: pays(view, event.seat, printed.card_price),
  }),
  'cards-returned': (view, event) => ({ tables: set(view.tables, event.seat, []) }),
};
