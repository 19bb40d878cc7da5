/** Who can be reached, and why: the engine's distance with its terms (BA-9), seat by seat. */

import type { Seat } from '../../lib/protocol';
import { card } from './cards';
import type { BangPrinted, BangView } from './view';

/** What makes someone farther (a horse) or nearer (a scope). */
export interface Term {
  what: string;
  value: 1 | -1;
}

export interface Reach {
  seat: Seat;
  distance: number;
  reached: boolean;
  /** The shorter way round the living; null: an earlier log does not tell it. */
  seats: number | null;
  terms: Term[];
  /** The sum is less than the distance, which is never below 1. */
  below: boolean;
}

/** How `from` sees `to`; null: one of them is out, or they are the same. */
export function reachOf(view: BangView, from: Seat, to: Seat): Reach | null {
  const distance = view.distances[from]?.[to] ?? 0;
  if (!distance) return null;
  const seats = view.ways[from]?.[to] ?? null;
  const terms: Term[] = [
    ...(view.farther[to] ?? []).map((what) => ({ what, value: 1 as const })),
    ...(view.nearer[from] ?? []).map((what) => ({ what, value: -1 as const })),
  ];
  const sum = terms.reduce((total, { value }) => total + value, seats ?? distance);
  return {
    seat: to,
    distance,
    reached: distance <= view.reach[from],
    seats,
    terms,
    below: seats !== null && sum < distance,
  };
}

/** The kind of weapon before a seat; null: the Colt. */
export function weaponOf(view: BangView, printed: BangPrinted, seat: Seat): string | null {
  const weapons = printed.cards.filter(({ reach }) => reach > 0).map(({ kind }) => kind);
  const kinds = view.tables[seat].map((name) => card(name).kind);
  return kinds.find((kind) => weapons.includes(kind)) ?? null;
}
