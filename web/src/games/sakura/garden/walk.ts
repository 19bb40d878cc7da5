/** How a figure goes from space to space: stone by stone, over those who stand in its way. */
import type { Walk } from '../scene';
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

/** Where a figure is at some time of a step, and by how many degrees it bows. */
export interface Leg {
  readonly at: Point;
  readonly time: number;
  readonly bow: number;
}

const RISE = 0.24;
const LEAST_RISE = 7;
const BOW = 18;
/** Milliseconds: down to the bow, then as long as a token flies. */
const DOWN = 260;
const BOWED = 420;
const UP = 60;

/** Where and when a figure meets the Emperor: it stands beside his stone. */
export interface Meeting {
  readonly space: number;
  readonly at: Point;
}

/** The walks of one figure in a step. Between two stones it rises, unless it glides. */
export function legsOf(
  walks: readonly Walk[],
  foot: (space: number) => Point,
  meeting: Meeting | null,
  glides = false,
): Leg[] {
  const place = (space: number) => (meeting?.space === space ? meeting.at : foot(space));
  const legs: Leg[] = [];
  for (const walk of walks) {
    const feet = walk.stones.map(place);
    if (walk.bows) legs.push(...bowing(walk, legs.length ? null : foot(walk.stones[0]), feet[0]));
    else legs.push({ at: feet[0], time: walk.start, bow: 0 });
    legs.push(...hops(feet, walk, glides));
  }
  return legs;
}

/** A deep bow before setting off; who was stepped on makes room first. */
function bowing({ start }: Walk, from: Point | null, at: Point): Leg[] {
  const begin = start - DOWN - BOWED;
  return [
    { at: from ?? at, time: begin, bow: 0 },
    { at, time: begin + DOWN, bow: BOW },
    { at, time: start - UP, bow: BOW },
    { at, time: start, bow: 0 },
  ];
}

function hops(feet: readonly Point[], { start, hop }: Walk, glides: boolean): Leg[] {
  const legs: Leg[] = [];
  for (let i = 1; i < feet.length; i++) {
    const summit = { at: over(feet[i - 1], feet[i]), time: start + (i - 0.5) * hop, bow: 0 };
    if (!glides) legs.push(summit);
    legs.push({ at: feet[i], time: start + i * hop, bow: 0 });
  }
  return legs;
}

/** Higher the further two stones are apart: an occupied one is jumped in one arc. */
function over(a: Point, b: Point): Point {
  const rise = Math.max(LEAST_RISE, Math.hypot(b.x - a.x, b.y - a.y) * RISE);
  return point((a.x + b.x) / 2, Math.min(a.y, b.y) - rise);
}

/** The legs for the browser, over the whole time that the step moves. */
export function keyframes(legs: readonly Leg[], whole: number): Keyframe[] {
  const all = legs.length && legs[0].time > 0 ? [{ ...legs[0], time: 0 }, ...legs] : legs;
  return all.map(({ at, time, bow }) => ({
    transform: `translate(${at.x}px, ${at.y}px) rotate(${bow}deg)`,
    offset: Math.max(0, Math.min(1, time / whole)),
  }));
}
