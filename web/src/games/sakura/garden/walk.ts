/** How a figure goes from space to space: stone by stone, over those who stand in its way. */
import { point, type Point } from './curve';

/** The spaces that are stepped on, from the first to the last; occupied ones are jumped. */
export function stones(origin: number, space: number, taken: ReadonlySet<number>): number[] {
  const way = space > origin ? 1 : -1;
  const found = [origin];
  for (let next = origin + way; next !== space; next += way) {
    if (origin === space) break;
    if (!taken.has(next)) found.push(next);
  }
  if (space !== origin) found.push(space);
  return found;
}

export interface Leg {
  readonly at: Point;
  /** Share of the whole walk, 0 to 1. */
  readonly when: number;
  /** Degrees by which the figure bows. */
  readonly bow: number;
}

const RISE = 0.24;
const LEAST_RISE = 7;

/** A walk over these feet; between two of them the figure rises, higher the further they are. */
export function hops(feet: readonly Point[], hopping: boolean): Leg[] {
  const last = feet.length - 1;
  if (last < 1) return [];
  const legs: Leg[] = [leg(feet[0], 0)];
  for (let i = 1; i <= last; i++) {
    if (hopping) legs.push(leg(summit(feet[i - 1], feet[i]), (i - 0.5) / last));
    legs.push(leg(feet[i], i / last));
  }
  return legs;
}

function summit(a: Point, b: Point): Point {
  const rise = Math.max(LEAST_RISE, Math.hypot(b.x - a.x, b.y - a.y) * RISE);
  return point((a.x + b.x) / 2, Math.min(a.y, b.y) - rise);
}

function leg(at: Point, when: number, bow = 0): Leg {
  return { at, when, bow };
}

const BOW = 18;

/** Forward to the Emperor, a deep bow, and back: the share of the bow in the middle is `pause`. */
export function embarrassed(there: readonly Point[], back: readonly Point[], pause: number): Leg[] {
  const steps = Math.max(0, there.length - 1) + Math.max(0, back.length - 1) || 1;
  const first = ((1 - pause) * Math.max(0, there.length - 1)) / steps;
  const going = hops(there, true).map((l) => leg(l.at, l.when * first));
  const met = there[there.length - 1];
  const bowing = [leg(met, first), leg(met, first + pause * 0.35, BOW)];
  const rising = [leg(met, first + pause * 0.75, BOW), leg(met, first + pause)];
  const start = first + pause;
  const returning = hops(back, true).map((l) => leg(l.at, start + l.when * (1 - start)));
  return [...going, ...bowing, ...rising, ...returning];
}

/** The walk for the browser: moved from where the figure stands now. */
export function keyframes(legs: readonly Leg[]): Keyframe[] {
  return legs.map(({ at, when, bow }) => ({
    transform: `translate(${at.x}px, ${at.y}px) rotate(${bow}deg)`,
    offset: Math.min(1, when),
  }));
}
