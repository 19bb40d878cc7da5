/**
 * The garden path: where every space lies, for any board and either shape of the page.
 *
 * The built-in boards follow a stroke composed by hand. A much longer one winds in as many
 * rows as its spaces need, and everything on it shrinks with the step.
 */
import { Curve, distance, point, type Point, type Spot } from './curve';

export type Shape = 'wide' | 'tall';

export interface Path {
  readonly torii: number;
  readonly bridges: readonly (readonly number[])[];
  readonly trees: readonly number[];
}

export interface Trail {
  readonly shape: Shape;
  readonly width: number;
  readonly height: number;
  readonly path: Path;
  readonly curve: Curve;
  readonly step: number;
  readonly spots: readonly Spot[];
  /** Whether the stroke composed by hand is long enough, so that the composed scenery fits. */
  readonly composed: boolean;
  /** Radius of a stone and width of the brush. */
  readonly stone: number;
  readonly brush: number;
  /** Scale of a lantern and of the Emperor. */
  readonly lantern: number;
  readonly emperor: number;
  /** How high over its space the gate's roof carries those who stand there. */
  readonly roof: number;
  /** Scale of the torii. */
  readonly torii: number;
}

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly stone: number;
  readonly brush: number;
  readonly lantern: number;
  readonly emperor: number;
  readonly roof: number;
  readonly torii: number;
  /** The shortest step at which stones of full size still stand apart. */
  readonly shortest: number;
  /** Left, right, top and bottom of winding rows. */
  readonly rows: readonly [number, number, number, number];
}

const MEASURES: Readonly<Record<Shape, Measures>> = {
  wide: {
    width: 900,
    height: 594,
    stone: 17.5,
    brush: 50,
    lantern: 1,
    emperor: 1.06,
    roof: 56,
    torii: 0.98,
    shortest: 43,
    rows: [70, 840, 152, 530],
  },
  tall: {
    width: 390,
    height: 404,
    stone: 13.8,
    brush: 34,
    lantern: 0.7,
    emperor: 0.54,
    roof: 16,
    torii: 0.6,
    shortest: 36,
    rows: [47, 343, 64, 374],
  },
};

// prettier-ignore
const STROKE: readonly Point[] = [
  [84, 506], [160, 522], [270, 506], [376, 520], [492, 534], [608, 512], [712, 520], [792, 496],
  [830, 430], [794, 374], [708, 358], [600, 374], [486, 352], [372, 364], [266, 378], [176, 356],
  [126, 302], [128, 236], [186, 194], [286, 200], [396, 184], [510, 200], [620, 186], [706, 196],
  [762, 204],
].map(([x, y]) => point(x, y));

const PHONE_ROWS = 6;
const MOST_ROWS = 20;
/** Rows lie so many widths of the brush apart. */
const APART = 1.5;

export function layTrail(path: Path, shape: Shape): Trail {
  const measures = MEASURES[shape];
  const last = path.trees[path.trees.length - 1];
  let curve = new Curve(shape === 'wide' ? STROKE : winding(measures, PHONE_ROWS));
  const composed = curve.length / last >= measures.shortest;
  let scale = 1;
  if (!composed) {
    const rows = rowsFor(measures, last);
    scale = fit(measures, last, rows);
    curve = new Curve(winding(measures, rows));
  }
  const step = curve.length / last;
  const spots = Array.from({ length: last + 1 }, (_, space) => curve.at(space * step));
  // In a narrow bend, spaces are nearer to one another than the way between them is long.
  scale = Math.min(scale, closest(spots) / (2.1 * measures.stone));
  return {
    shape,
    width: measures.width,
    height: measures.height,
    path,
    curve,
    step,
    spots,
    composed,
    stone: measures.stone * scale,
    brush: measures.brush * scale,
    lantern: measures.lantern * Math.max(scale, 0.6),
    emperor: measures.emperor * Math.max(scale, 0.6),
    roof: measures.roof,
    torii: measures.torii * scale,
  };
}

function closest(spots: readonly Spot[]): number {
  return Math.min(...spots.slice(1).map((spot, i) => distance(spots[i], spot)));
}

/** As many rows as let everything on them be largest. */
function rowsFor(measures: Measures, last: number): number {
  let best = 2;
  for (let rows = 3; rows <= MOST_ROWS; rows++) {
    if (fit(measures, last, rows) > fit(measures, last, best)) best = rows;
  }
  return best;
}

/** The scale at which stones stand apart along the rows, and rows from one another. */
function fit(measures: Measures, last: number, rows: number): number {
  const [left, right, top, bottom] = measures.rows;
  const step = (rows * (right - left)) / last;
  const pitch = (bottom - top) / (rows - 1);
  return Math.min(1, step / measures.shortest, pitch / (measures.brush * APART));
}

/** Control points of rows that begin at the lower left and wind upwards. */
function winding(measures: Measures, rows: number): Point[] {
  const [left, right, top, bottom] = measures.rows;
  const pitch = (bottom - top) / (rows - 1);
  const bend = pitch / 2;
  const points: Point[] = [];
  for (let row = 0; row < rows; row++) {
    const y = bottom - row * pitch;
    const heading = row % 2 ? -1 : 1;
    const from = heading > 0 ? left + bend : right - bend;
    const to = heading > 0 ? right - bend : left + bend;
    if (row === 0) points.push(point(left - 7, y));
    points.push(...ripple(from, to, y, row));
    if (row < rows - 1) points.push(...turn(to, y, heading, bend));
    else points.push(point(heading > 0 ? right + 12 : left - 12, y));
  }
  return points;
}

function ripple(from: number, to: number, y: number, row: number): Point[] {
  return [0, 0.25, 0.5, 0.75, 1].map((t) => point(from + (to - from) * t, y + Math.sin(t * 6.28 + row) * 2.5));
}

function turn(x: number, y: number, heading: number, bend: number): Point[] {
  return [0.3, 0.5, 0.7].map((angle) =>
    point(x + heading * bend * Math.sin(angle * Math.PI), y - bend + bend * Math.cos(angle * Math.PI)),
  );
}

// -- What lies where -------------------------------------------------------------------

/** The bridge that this space belongs to, if any. */
export function bridgeAt(path: Path, space: number): readonly number[] | undefined {
  return path.bridges.find((bridge) => bridge.includes(space));
}

/** The spot in the middle of a bridge. */
export function middleOf(trail: Trail, bridge: readonly number[]): Spot {
  const middle = (bridge[0] + bridge[bridge.length - 1]) / 2;
  return trail.curve.at(middle * trail.step);
}

/** How far from the middle of its outer spaces a bridge reaches. */
export function overhang(trail: Trail): number {
  return Math.min(trail.step / 2, trail.brush * 0.75);
}

const STEEP = 0.42;

/**
 * Where a figure stands: above its stone on level stretches, on the outer side in bends, so
 * that the number is never covered. The figure is `half` wide and `rise` high from its middle.
 */
export function footOf(trail: Trail, space: number, half: number, rise: number): Point {
  const spot = trail.spots[space];
  const steep = Math.abs(spot.ty) > STEEP;
  if (!steep) {
    return point(spot.x, spot.y - trail.stone * 0.86);
  }
  const outer = spot.x > trail.width / 2 ? 1 : -1;
  const sign = spot.ty * outer < 0 ? -1 : 1;
  const nx = spot.ty * sign;
  const ny = -spot.tx * sign;
  const away = trail.stone - 4 * trail.lantern + Math.abs(nx) * half + Math.abs(ny) * rise;
  return point(spot.x + nx * away, spot.y + ny * away + rise);
}
