/** What all parts of the fold share: changes to a view, lists by seat, the order of the deck. */

import type { Seat } from '../../lib/protocol';
import { Memory } from './memory';
import type { BangEvent, BangTables, BangView, CardName } from './view';

/** The fields that an event changes. */
export type Change = (view: BangView, event: BangEvent, tables: BangTables) => Partial<BangView>;

export const seatOf = (event: BangEvent): Seat => event.seat ?? -1;
export const named = (event: BangEvent): CardName =>
  typeof event.card === 'string' ? event.card : '';

export function replaced<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one));
}

const orders = new WeakMap<BangTables, Map<CardName, number>>();

/** Cards in the order of the deck. */
function sorted(tables: BangTables, cards: Iterable<CardName>): CardName[] {
  const places = orders.get(tables) ?? new Map(tables.cards.map(({ name }, at) => [name, at]));
  orders.set(tables, places);
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** What is remembered, after something has happened to the hands. */
export function recalled(view: BangView, tables: BangTables, happens: (memory: Memory) => void) {
  const memory = new Memory(view);
  happens(memory);
  return memory.fields((cards) => sorted(tables, cards));
}
