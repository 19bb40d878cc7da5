/** A smooth curve through control points, measured by its length. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A point of the curve with the unit vector of its direction. */
export interface Spot extends Point {
  readonly tx: number;
  readonly ty: number;
}

const PIECES = 24;

export function point(x: number, y: number): Point {
  return { x, y };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Catmull-Rom through all control points. */
export function smooth(controls: readonly Point[]): Point[] {
  const points: Point[] = [];
  for (let i = 0; i + 1 < controls.length; i++) {
    const b = controls[i];
    const c = controls[i + 1];
    const a = controls[i - 1] ?? b;
    const d = controls[i + 2] ?? c;
    for (let piece = 0; piece < PIECES; piece++) {
      const t = piece / PIECES;
      points.push({ x: blend(a.x, b.x, c.x, d.x, t), y: blend(a.y, b.y, c.y, d.y, t) });
    }
  }
  points.push(controls[controls.length - 1]);
  return points;
}

function blend(a: number, b: number, c: number, d: number, t: number): number {
  const square = t * t;
  const cube = square * t;
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * square + (3 * b - a - 3 * c + d) * cube);
}

export class Curve {
  readonly points: readonly Point[];
  readonly length: number;
  readonly #marks: readonly number[];

  constructor(controls: readonly Point[]) {
    this.points = smooth(controls);
    const marks = [0];
    for (let i = 1; i < this.points.length; i++) {
      marks.push(marks[i - 1] + distance(this.points[i - 1], this.points[i]));
    }
    this.#marks = marks;
    this.length = marks[marks.length - 1];
  }

  /** The spot so far along the curve; before its beginning and after its end, the ends. */
  at(along: number): Spot {
    const wanted = Math.max(0, Math.min(this.length, along));
    const i = this.#piece(wanted);
    const from = this.points[i - 1];
    const to = this.points[i];
    const span = this.#marks[i] - this.#marks[i - 1] || 1;
    const t = (wanted - this.#marks[i - 1]) / span;
    const behind = this.points[Math.max(0, i - 3)];
    const ahead = this.points[Math.min(this.points.length - 1, i + 2)];
    const reach = distance(behind, ahead) || 1;
    return {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t,
      tx: (ahead.x - behind.x) / reach,
      ty: (ahead.y - behind.y) / reach,
    };
  }

  /** The end of the piece that holds this distance, found by halving. */
  #piece(along: number): number {
    let low = 1;
    let high = this.#marks.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#marks[middle] < along) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The spot moved sideways: to the right of the direction if positive. */
export function beside(spot: Spot, offset: number): Point {
  return { x: spot.x - spot.ty * offset, y: spot.y + spot.tx * offset };
}

/** A path of straight pieces as SVG data, rounded to a tenth. */
export function line(points: readonly Point[]): string {
  return 'M' + points.map((p) => `${tenth(p.x)},${tenth(p.y)}`).join('L');
}

export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
