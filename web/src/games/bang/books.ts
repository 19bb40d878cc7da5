/** What all parts of the fold share: changes to a view, lists by seat, the order of the deck. */

import { Memory } from './memory';
import type { BangPrinted, BangView, CardName, EventOf } from './view';

type Change<Kind extends keyof EventOf> = (
  view: BangView,
  event: EventOf[Kind],
  printed: BangPrinted,
) => Partial<BangView>;

/** By kind of event, the fields of the view that it changes. */
export type Changes<Kinds extends keyof EventOf> = { [Kind in Kinds]: Change<Kind> };

export function replaced<T>(list: readonly T[], place: number, value: T): T[] {
  return list.map((one, at) => (at === place ? value : one));
}

const orders = new WeakMap<BangPrinted, Map<CardName, number>>();

/** Cards in the order of the deck. */
function sorted(printed: BangPrinted, cards: Iterable<CardName>): CardName[] {
  const places = orders.get(printed) ?? new Map(printed.cards.map(({ name }, at) => [name, at]));
  orders.set(printed, places);
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

/** What is remembered, after something has happened to the hands. */
export function recalled(view: BangView, printed: BangPrinted, happens: (memory: Memory) => void) {
  const memory = new Memory(view);
  happens(memory);
  return memory.fields((cards) => sorted(printed, cards));
}
