/** What can be picked next, as the palace shows it: lights in gaps, rings on cards and tokens. */
import type { Path, Way } from '../../lib/paths';
import { numberOf } from './paths';

export interface Offers {
  /** Empty gaps for the picked card; the value tells whether its power finds a target there. */
  gaps: Map<number, 'power' | 'fill'>;
  /** Cards in the palace, or empty gaps, that the next step can take. */
  targets: Set<number>;
  buildings: Set<number>;
  /** Cards that a courtesan can name. */
  named: Set<string>;
  /** The move that what is picked makes as it is. */
  whole: string | null;
  /** How many things are still to be picked at most. */
  steps: number;
}

/** `ways` are those that go on from what is picked. */
export function offersOf(ways: readonly Way[], picked: Path): Offers {
  const offers: Offers = {
    gaps: new Map(),
    targets: new Set(),
    buildings: new Set(),
    named: new Set(),
    whole: null,
    steps: 0,
  };
  for (const { move, path } of ways) {
    const next = path[picked.length];
    offers.steps = Math.max(offers.steps, path.length - picked.length);
    if (next === undefined) offers.whole = move;
    else if (picked.length) offer(offers, next, path, picked);
  }
  return offers;
}

function offer(offers: Offers, next: string, path: Path, picked: Path): void {
  if (next.startsWith('named ')) offers.named.add(next.slice(6));
  else if (next.startsWith('building ')) offers.buildings.add(numberOf(next));
  else if (picked.length > 1) offers.targets.add(numberOf(next));
  else if (next.startsWith('gap ')) {
    const strong = picked[0].startsWith('card ') || path.length > picked.length + 1;
    const gap = numberOf(next);
    if (strong || !offers.gaps.has(gap)) offers.gaps.set(gap, strong ? 'power' : 'fill');
  }
}
