/**
 * Water under the bridges. On the composed garden one stream and a pond run exactly through the
 * middle of the bridges; on any other board each bridge has a pool of its own.
 */
import { line, point, smooth, type Point } from './curve';
import { blob } from './shapes';
import { middleOf, type Trail } from './trail';

export interface Water {
  /** Closed shapes of water. */
  readonly areas: readonly string[];
  /** Open lines of current. */
  readonly currents: readonly string[];
  /** Whether this is the composed garden, with carp and waves. */
  readonly stream: boolean;
}

/** Where the composed garden expects the middles of its four bridges. */
const CROSSINGS: readonly Point[] = [point(284, 508), point(762, 510), point(372, 364), point(420, 185)];
const NEAR = 90;
/** Beyond the frame, so that a larger window does not show an end. */
const BEYOND = 260;

export function water(trail: Trail): Water {
  return trail.shape === 'wide' && fitsStream(trail) ? stream(trail) : pools(trail);
}

export function fitsStream(trail: Trail): boolean {
  if (!trail.composed || trail.path.bridges.length !== CROSSINGS.length) return false;
  return trail.path.bridges.every((bridge, i) => {
    const middle = middleOf(trail, bridge);
    return Math.hypot(middle.x - CROSSINGS[i].x, middle.y - CROSSINGS[i].y) < NEAR;
  });
}

function stream(trail: Trail): Water {
  const [a, b, c, d] = trail.path.bridges.map((bridge) => middleOf(trail, bridge));
  const narrow = trail.path.bridges[0].length === 1;
  const river = smooth([
    point(590, -BEYOND),
    point(528, -14),
    point(486, 88),
    d,
    point(d.x - 52, d.y + 82),
    c,
    point(c.x - 30, c.y + 78),
    a,
    point(a.x - 8, trail.height + 14),
    point(a.x + 20, trail.height + BEYOND),
  ]);
  const channel = smooth([
    point(716, 444),
    point((716 + b.x) / 2 + 6, 456),
    b,
    point(b.x + 56, b.y + 38),
    point(880, 545),
  ]);
  const half = narrow ? 22 : 31;
  return {
    areas: [
      band(river, (t) => half + 5 * Math.sin(t * 19) + t * 4),
      band(channel, (t) => (narrow ? 15 : 19) + t * 10),
      blob(716, 444, 58, 23, 5, 0.07),
      blob(884, 540, 92, 50, 8, 0.06),
    ],
    currents: [
      ...CURRENTS.map(([offset, from, to]) => current(river, offset, from, to)),
      current(channel, 4, 0.35, 0.72),
    ],
    stream: true,
  };
}

// prettier-ignore
const CURRENTS: readonly (readonly [number, number, number])[] = [
  [-9, 0.02, 0.24], [8, 0.1, 0.3], [-6, 0.34, 0.5], [10, 0.38, 0.53], [-14, 0.42, 0.48],
  [6, 0.56, 0.72], [-10, 0.6, 0.74], [-4, 0.8, 0.99], [12, 0.78, 0.97],
];

function pools(trail: Trail): Water {
  const size = trail.brush / 34;
  const areas = trail.path.bridges.map((bridge) => {
    const spot = middleOf(trail, bridge);
    const steep = Math.abs(spot.ty) > 0.6;
    return blob(spot.x, spot.y, (steep ? 58 : 44) * size, (steep ? 30 : 32) * size, bridge[0], 0.12);
  });
  return { areas, currents: [], stream: false };
}

/** The middle line moved sideways by a width that may change along it. */
function aside(points: readonly Point[], width: (t: number) => number): Point[] {
  return points.map((p, i) => {
    const behind = points[Math.max(0, i - 2)];
    const ahead = points[Math.min(points.length - 1, i + 2)];
    const reach = Math.hypot(ahead.x - behind.x, ahead.y - behind.y) || 1;
    const by = width(i / points.length);
    return point(p.x - ((ahead.y - behind.y) / reach) * by, p.y + ((ahead.x - behind.x) / reach) * by);
  });
}

function band(points: readonly Point[], width: (t: number) => number): string {
  const other = aside(points, (t) => -width(t)).reverse();
  return line(aside(points, width).concat(other)) + 'Z';
}

function current(points: readonly Point[], offset: number, from: number, to: number): string {
  const moved = aside(points, () => offset);
  return line(moved.slice(Math.floor(moved.length * from), Math.floor(moved.length * to)));
}
