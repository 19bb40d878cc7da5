import type { News } from '../../lib/protocol';
import { isScored, type Event, type View } from './view';

/** By seat: nothing, the totals after each deal that is known, and the totals now. */
export function history(log: readonly News<Event>[], view: View, totals: number[]): number[][] {
  const deals = log.flatMap(({ event }) => (event.event === 'deal-scored' ? [event.totals] : []));
  // Who joined late does not know the first deals; what is known stays right.
  const known = deals.length ? deals : view.deal > 1 ? [view.totals] : [];
  const last = isScored(view) && known.length ? [] : [totals];
  return totals.map((_, seat) => [0, ...[...known, ...last].map((sums) => sums[seat])]);
}

/** Labels at these heights, pushed apart so that none covers another, inside the bounds. */
export function apart(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => wanted[a] - wanted[b]);
  const placed = [...wanted];
  let least = top;
  for (const index of order) {
    placed[index] = Math.max(placed[index], least);
    least = placed[index] + gap;
  }
  let most = bottom;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index], most);
    most = placed[index] - gap;
  }
  return placed;
}
