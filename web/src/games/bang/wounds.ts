/** What shots have left behind: holes in posters, and marks on my belt until my next turn. */

import type { News, Seat } from '../../lib/protocol';
import { card } from './cards';
import type { BangFields } from './view';

export interface Wound {
  /** Who did it; null: a Dynamite. */
  by: Seat | null;
  lost: number;
  seq: number;
}

/** The log up to the picture that ends with this event: looking back, the rest is to come. */
export function toldBy(
  log: readonly News<BangFields>[],
  last: News<BangFields> | undefined,
): readonly News<BangFields>[] {
  if (!last) return log;
  const isIt = ({ seq, event }: News<BangFields>): boolean =>
    seq === last.seq && event.event === last.event.event && event.seat === last.event.seat;
  const place = log.findLastIndex(isIt);
  return place < 0 ? log : log.slice(0, place + 1);
}

const ATTACKS = new Set(['bang', 'missed', 'gatling', 'indians', 'duel']);

/** The lives that a seat lost in this game, oldest first; `cleared`: only since its last turn. */
export function wounds(log: readonly News<BangFields>[], seat: Seat, cleared = false): Wound[] {
  let found: Wound[] = [];
  let by: Seat | null = null;
  for (const { event, seq } of log) {
    if (event.event === 'game-began') found = [];
    else if (event.event === 'card-played' && isAttack(event)) by = event.seat ?? null;
    else if (event.event === 'dynamite-exploded') by = null;
    else if (event.event === 'life-lost' && event.seat === seat) {
      found.push({ by: by === seat ? null : by, lost: event.amount ?? 1, seq });
    } else if (cleared && event.event === 'turn-began' && event.seat === seat) found = [];
  }
  return found;
}

const isAttack = (event: BangFields): boolean => typeof event.card === 'string' && ATTACKS.has(card(event.card).kind);

/** Where holes are, as parts of a poster; the same ones for the same seat. */
const HOLES = [
  [0.22, 0.3],
  [0.74, 0.24],
  [0.64, 0.7],
  [0.3, 0.66],
] as const;

export function holes(log: readonly News<BangFields>[], seat: Seat): { x: number; y: number }[] {
  const lost = wounds(log, seat).reduce((sum, wound) => sum + wound.lost, 0);
  return HOLES.slice(0, lost).map((_, place) => {
    const [x, y] = HOLES[(place + seat) % HOLES.length];
    return { x, y };
  });
}
