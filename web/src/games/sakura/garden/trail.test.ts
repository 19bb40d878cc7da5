import { describe, expect, it } from 'vitest';
import { distance } from './curve';
import { bridgeAt, footOf, layTrail, middleOf, overhang, type Path, type Shape } from './trail';
import { fitsStream, water } from './water';

const FEW: Path = { torii: 6, bridges: [[3], [11], [21], [32]], trees: [16, 27, 38] };
const MANY: Path = {
  torii: 8,
  bridges: [
    [3, 4, 5],
    [13, 14, 15],
    [25, 26, 27],
    [38, 39, 40],
  ],
  trees: [20, 33, 46],
};
const SHORT: Path = { torii: 2, bridges: [[1], [4]], trees: [5, 8, 12] };
const LONG: Path = { torii: 6, bridges: [[3], [70]], trees: [30, 63, 99] };
/** As long as a board may be, with a bridge of three on every second space. */
const LONGEST: Path = { torii: 6, bridges: [], trees: [100, 250, 396] };

const BOARDS: [string, Path][] = [
  ['2–4 players', FEW],
  ['5–6 players', MANY],
  ['a short board', SHORT],
  ['a long board', LONG],
  ['the longest board', LONGEST],
];
const SHAPES: Shape[] = ['wide', 'tall'];
const ALL = BOARDS.flatMap(([name, path]) => SHAPES.map((shape) => ({ name, path, shape })));

describe.each(ALL)('the path of $name, $shape', ({ path, shape }) => {
  const trail = layTrail(path, shape);

  it('has every space from the gate to the last tree', () => {
    expect(trail.spots).toHaveLength(path.trees[2] + 1);
  });

  it('lies inside the picture', () => {
    const across = trail.spots.map(({ x }) => x);
    const down = trail.spots.map(({ y }) => y);
    expect(Math.min(...across, ...down)).toBeGreaterThan(trail.stone);
    expect(Math.max(...across)).toBeLessThan(trail.width - trail.stone);
    expect(Math.max(...down)).toBeLessThan(trail.height - trail.stone);
  });

  it('keeps all stones apart, along the rows and between them', () => {
    const gaps = trail.spots.flatMap((a, i) => trail.spots.slice(i + 1).map((b) => distance(a, b)));
    const least = gaps.reduce((a, b) => Math.min(a, b));
    expect(least).toBeGreaterThan(2 * trail.stone);
  });

  it('lets figures stand beside their number', () => {
    for (let space = 1; space < trail.spots.length; space++) {
      const foot = footOf(trail, space, 17 * trail.lantern, 21 * trail.lantern);
      const middle = { x: foot.x, y: foot.y - 21 * trail.lantern };
      expect(distance(middle, trail.spots[space])).toBeGreaterThan(trail.stone);
    }
  });
});

describe('on the house’s own boards', () => {
  it.each(SHAPES)('stones have their full size (%s)', (shape) => {
    for (const path of [FEW, MANY]) expect(layTrail(path, shape).composed).toBe(true);
  });

  it('one stream runs under all bridges', () => {
    for (const path of [FEW, MANY]) expect(water(layTrail(path, 'wide')).stream).toBe(true);
  });
});

it('another board has a pool under each bridge', () => {
  const { stream, areas } = water(layTrail(SHORT, 'wide'));
  expect(stream).toBe(false);
  expect(areas).toHaveLength(SHORT.bridges.length);
  expect(fitsStream(layTrail(LONG, 'wide'))).toBe(false);
});

it('a longer path is drawn smaller', () => {
  expect(layTrail(LONGEST, 'tall').stone).toBeLessThan(layTrail(MANY, 'tall').stone);
});

describe('bridges', () => {
  const trail = layTrail(MANY, 'wide');

  it('are found by any of their spaces', () => {
    expect(bridgeAt(MANY, 14)).toEqual([13, 14, 15]);
    expect(bridgeAt(MANY, 16)).toBeUndefined();
  });

  it('have their middle on the middle space', () => {
    expect(distance(middleOf(trail, MANY.bridges[1]), trail.spots[14])).toBeLessThan(0.5);
  });

  it('end between two spaces, or earlier where steps are wide', () => {
    expect(overhang(trail)).toBeCloseTo(trail.step / 2);
    expect(overhang(layTrail(SHORT, 'wide'))).toBeLessThan(layTrail(SHORT, 'wide').step / 2);
  });
});
