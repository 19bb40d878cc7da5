/** A five-petalled blossom of radius 10 around the origin, as one path. */

type Pair = readonly [number, number];

// prettier-ignore
const PETAL: readonly (readonly [string, ...Pair[]])[] = [
  ['M', [0, 0]],
  ['C', [-5.6, -2.6], [-5.4, -9], [-1.6, -10]],
  ['L', [0, -8.3]],
  ['L', [1.6, -10]],
  ['C', [5.4, -9], [5.6, -2.6], [0, 0]],
];

function turned([x, y]: Pair, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  const across = x * Math.cos(angle) - y * Math.sin(angle);
  const down = x * Math.sin(angle) + y * Math.cos(angle);
  return `${across.toFixed(2)},${down.toFixed(2)}`;
}

function petal(degrees: number): string {
  return PETAL.map(([letter, ...pairs]) => letter + pairs.map((pair) => turned(pair, degrees)).join(' ')).join('');
}

export const BLOSSOM = [0, 72, 144, 216, 288].map((angle) => petal(angle) + 'Z').join('');

/** A single petal that has fallen. */
export const FALLEN = 'M0,0C-3,-2 -3,-6 0,-7.4C3,-6 3,-2 0,0Z';
