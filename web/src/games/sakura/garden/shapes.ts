/** Irregular shapes and scatterings, the same for the same seed. */
import { point, tenth, type Point } from './curve';
import { Dice } from './dice';

/** A closed, softly uneven ellipse. */
export function blob(
  x: number,
  y: number,
  across: number,
  down: number,
  seed: number,
  unevenness = 0.12,
  corners = 14,
): string {
  const dice = new Dice(seed);
  const ring = Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI;
    const radius = 1 + dice.between(-unevenness, unevenness);
    return point(x + Math.cos(angle) * across * radius, y + Math.sin(angle) * down * radius);
  });
  const between = (i: number): Point => {
    const a = ring[i % corners];
    const b = ring[(i + 1) % corners];
    return point((a.x + b.x) / 2, (a.y + b.y) / 2);
  };
  const start = between(corners - 1);
  const arcs = ring.map((corner, i) => `Q${pair(corner)} ${pair(between(i))}`);
  return `M${pair(start)}${arcs.join('')}Z`;
}

function pair(p: Point): string {
  return `${tenth(p.x)},${tenth(p.y)}`;
}

export interface Bit {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

/** Bits strewn over an ellipse. */
export function strew(x: number, y: number, across: number, down: number, count: number, seed: number): Bit[] {
  const dice = new Dice(seed);
  return Array.from({ length: count }, () => {
    const angle = dice.between(0, 2 * Math.PI);
    const radius = Math.sqrt(dice.next());
    return {
      x: tenth(x + Math.cos(angle) * radius * across),
      y: tenth(y + Math.sin(angle) * radius * down),
      turn: tenth(dice.between(0, 360)),
      size: tenth(dice.between(0.7, 1.2)),
    };
  });
}
