/** Who can be reached, and why: the engine's distance taken apart into its terms (BA-9). */

import type { Seat } from '../../lib/protocol';
import { card, isWeapon } from './cards';
import type { BangView, CardName } from './view';

/** What makes somebody farther (a horse) or nearer (a scope). */
export interface Term {
  what: 'mustang' | 'paul-regret' | 'scope' | 'rose-doolan';
  value: 1 | -1;
}

export interface Reach {
  seat: Seat;
  distance: number;
  reached: boolean;
  /** The shorter way round the living, and what is added; null if that is not the distance. */
  seats: number | null;
  terms: Term[];
  /** The sum is less than 1, which no distance is (BA-9). */
  below: boolean;
}

/** How `from` sees `to`; null: one of them is out, or they are the same. */
export function reachOf(view: BangView, from: Seat, to: Seat): Reach | null {
  const distance = view.distances[from]?.[to] ?? 0;
  if (!distance || !view.alive.includes(from) || !view.alive.includes(to)) return null;
  const terms = [...farther(view, to), ...nearer(view, from)];
  const seats = seatsBetween(view.alive, from, to);
  const sum = terms.reduce((total, term) => total + term.value, seats);
  const adds = Math.max(1, sum) === distance;
  return {
    seat: to,
    distance,
    reached: distance <= view.reach[from],
    seats: adds ? seats : null,
    terms: adds ? terms : [],
    below: adds && sum < 1,
  };
}

function farther(view: BangView, seat: Seat): Term[] {
  const found: Term[] = [];
  if (has(view.tables[seat], 'mustang')) found.push({ what: 'mustang', value: 1 });
  if (view.characters[seat] === 'paul-regret') found.push({ what: 'paul-regret', value: 1 });
  return found;
}

function nearer(view: BangView, seat: Seat): Term[] {
  const found: Term[] = [];
  if (has(view.tables[seat], 'scope')) found.push({ what: 'scope', value: -1 });
  if (view.characters[seat] === 'rose-doolan') found.push({ what: 'rose-doolan', value: -1 });
  return found;
}

const has = (table: readonly CardName[], kind: string): boolean =>
  table.some((name) => card(name).kind === kind);

/** The shorter way round the table over those who are still in the game. */
export function seatsBetween(alive: readonly Seat[], from: Seat, to: Seat): number {
  const round = [...alive].sort((a, b) => a - b);
  const way = Math.abs(round.indexOf(from) - round.indexOf(to));
  return Math.min(way, round.length - way);
}

/** The kind of weapon before a seat; null: the Colt. */
export function weaponOf(view: BangView, seat: Seat): string | null {
  const kinds = view.tables[seat].map((name) => card(name).kind);
  return kinds.find(isWeapon) ?? null;
}
