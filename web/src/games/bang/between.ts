/** Folding the beginning and the end of a game, and what is bought between two of them. */

import type { Seat } from '../../lib/protocol';
import { named, recalled, replaced as set, seatOf, type Change } from './books';
import type { BangView } from './view';

const HIDDEN = { hidden: 1 };

/** A new game: all cards are back, except those that survivors may keep (BA-86). */
const begins: Change = (view, event) => {
  const later = (event.game ?? 1) > 1;
  const keeping = later && view.options.hire ? view.alive : [];
  const all = view.hands.map((_, seat) => seat);
  const kept = <T>(list: readonly T[], nothing: T): T[] =>
    later ? list.map((one, seat) => (keeping.includes(seat) ? one : nothing)) : [...list];
  return {
    game: event.game ?? 1,
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
    deck: { hidden: 0 },
  };
};

const ends: Change = (view, event) => ({
  winners: event.winners ?? [],
  roles: event.roles ?? view.roles,
  hands: event.hands ?? view.hands,
  deck: event.deck ?? view.deck,
  aside: [],
  known: view.known.map(() => []),
  shown: [],
  maybe: [],
});

const pays = (view: BangView, seat: Seat, price: number): number[] =>
  set(view.money, seat, view.money[seat] - price);

export const between: Record<string, Change> = {
  'game-began': begins,
  'role-dealt': (view, event) => ({ roles: set(view.roles, seatOf(event), event.role ?? HIDDEN) }),
  'role-shown': (view, event) => ({
    roles: set(view.roles, seatOf(event), event.role ?? HIDDEN),
    first_sheriff: event.role === 'sheriff' && view.game === 1 ? seatOf(event) : view.first_sheriff,
  }),
  'character-dealt': (view, event) => ({
    characters: set(view.characters, seatOf(event), event.character ?? null),
  }),
  'hand-dealt': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.receive(seatOf(event), event.cards ?? [])),
    lives: set(view.lives, seatOf(event), event.life ?? 0),
    full_lives: set(view.full_lives, seatOf(event), event.life ?? 0),
    survivors: [],
  }),
  'game-ended': ends,
  'money-paid': (_, event) => ({ money: event.money ?? [] }),
  'bounty-paid': (view, event) => ({
    money: pays(view, seatOf(event), -(event.amount ?? 0)),
  }),
  'characters-turned-up': (_, event) => ({ pool: event.characters ?? [] }),
  'bid-made': (_, event) => ({ leader: seatOf(event), bid: event.amount ?? 0 }),
  'bidding-left': (view, event) => ({
    out: [...view.out, seatOf(event)].sort((a, b) => a - b),
  }),
  'character-hired': (view, event) => ({
    characters: set(view.characters, seatOf(event), event.character ?? null),
    money: pays(view, seatOf(event), event.price ?? 0),
    prices: set(view.prices, seatOf(event), event.price ?? 0),
    pool: view.pool.filter((other) => other !== event.character),
    leader: null,
    bid: 0,
    out: [],
  }),
  'character-released': (view, event) => ({
    characters: set(view.characters, seatOf(event), null),
    prices: set(view.prices, seatOf(event), 0),
  }),
  'card-kept': (view, event, tables) => ({
    ...recalled(view, tables, (memory) => memory.receiveOpen(seatOf(event), named(event))),
    tables: set(
      view.tables,
      seatOf(event),
      view.tables[seatOf(event)].filter((one) => one !== event.card),
    ),
    money: pays(view, seatOf(event), tables.card_price),
  }),
  'cards-returned': (view, event) => ({ tables: set(view.tables, seatOf(event), []) }),
};
