import { describe, expect, it } from 'vitest';
import { freeCorner } from './corners';
import { point } from './curve';
import { figureBoxes, freest, lanternFoot, overlap } from './figures';
import { layTrail } from './trail';

const PATH = { torii: 6, bridges: [[3], [11], [21], [32]], trees: [16, 27, 38] };

describe.each(['wide', 'tall'] as const)('on the gate (%s)', (shape) => {
  const trail = layTrail(PATH, shape);
  const everybody = [0, 0, 0, 0, 0, 0];

  it('all stand in seat order, inside the picture', () => {
    const feet = everybody.map((_, artist) => lanternFoot(trail, everybody, artist, 0));
    const across = feet.map(({ x }) => x);
    expect(across).toEqual(across.toSorted((a, b) => a - b));
    expect(Math.min(...across)).toBeGreaterThanOrEqual(18 * trail.lantern);
  });

  it('one who comes there has a place of its own', () => {
    const artists = [0, 5];
    expect(lanternFoot(trail, artists, 1, 0)).not.toEqual(lanternFoot(trail, artists, 0, 0));
  });
});

it('everybody takes room, the Emperor most', () => {
  const boxes = figureBoxes(layTrail(PATH, 'wide'), [8, 9], 12);
  const heights = boxes.map(({ top, bottom }) => bottom - top);
  expect(boxes).toHaveLength(3);
  expect(heights[2]).toBeGreaterThan(heights[0]);
});

it('a sign takes the first place that nobody covers', () => {
  const box = (left: number) => ({ left, right: left + 10, top: 0, bottom: 10 });
  expect(overlap(box(0), box(5))).toBe(true);
  expect(overlap(box(0), box(10))).toBe(false);
  expect(freest([box(0), box(20)], [box(5)])).toEqual(box(20));
  expect(freest([box(0), box(20)], [box(5), box(25)])).toEqual(box(0));
});

it('a badge takes the corner away from everything', () => {
  const corner = freeCorner(point(0, 0), 10, [point(20, 0), point(0, -20)]);
  expect(corner.x).toBeLessThan(0);
  expect(corner.y).toBeGreaterThan(0);
});
