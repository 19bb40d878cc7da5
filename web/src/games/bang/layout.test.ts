import { describe, expect, it } from 'vitest';
import { layout, others, type Layout, type Place } from './layout';
import { clearest, pilesOf, rings, studs } from './rings';

const COUNTS = [3, 4, 5, 6, 7, 8];
const SIZES: [string, number, number][] = [
  ['desktop', 1140, 852],
  ['laptop', 980, 620],
  ['wide window', 2260, 1392],
  ['flat window', 1700, 800],
];
const PHONES: [string, number, number][] = [
  ['small phone', 360, 690],
  ['phone', 390, 754],
  ['tablet', 768, 930],
  ['phone that lies', 688, 320],
];

const overlap = (a: Place, b: Place): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

function clashes({ places }: Layout): string[] {
  return places.flatMap((a, at) => places.slice(at + 1).flatMap((b) => (overlap(a, b) ? [`${a.seat} ${b.seat}`] : [])));
}

it('seats the others clockwise from who sits below', () => {
  expect(others(5, 3)).toEqual([4, 0, 1, 2]);
});

describe.each([...SIZES, ...PHONES])('on a %s of %i × %i', (_, width, height) => {
  it.each(COUNTS)('%i players do not cover one another', (count) => {
    expect(clashes(layout(width, height, count, 0))).toEqual([]);
  });

  it.each(COUNTS)('%i players stand inside', (count) => {
    const made = layout(width, height, count, 0);
    for (const place of made.places) {
      expect(place.x).toBeGreaterThanOrEqual(0);
      expect(place.x + place.width).toBeLessThanOrEqual(made.width);
      expect(place.y + place.height).toBeLessThanOrEqual(made.zone);
    }
  });
});

describe('the studs', () => {
  const reach = (seat: number, distance: number) => ({
    seat,
    distance,
    reached: distance <= 2,
    seats: distance,
    terms: [],
    below: false,
  });

  it('lie on the ring of their distance, on the ray to their seat', () => {
    const made = layout(1140, 852, 7, 0);
    const reaches = [reach(1, 1), reach(3, 3), reach(5, 2)];
    const drawn = rings(made, reaches, 2);
    for (const stud of studs(made, reaches)) {
      const ring = drawn[stud.distance - 1];
      const x = (stud.x - made.me.x) / ring.rx;
      const y = (stud.y - made.me.y) / ring.ry;
      expect(Math.hypot(x, y)).toBeCloseTo(1);
    }
  });

  it('beyond the last ring stand on it', () => {
    const made = layout(1140, 852, 8, 0);
    const [four, six] = studs(made, [reach(4, 4), { ...reach(4, 6) }]);
    expect(six.y).toBe(four.y);
    expect(six.distance).toBe(6);
  });

  it('the rope of the weapon is the thick one', () => {
    const made = layout(1140, 852, 7, 0);
    expect(rings(made, [reach(3, 3)], 2).map((ring) => ring.kind)).toEqual(['near', 'reach', 'far']);
    expect(rings(made, [reach(3, 3)], 5).at(-1)?.kind).toBe('reach');
  });
});

it('what my weapon reaches is not written under the piles', () => {
  const made = layout(1140, 852, 7, 0);
  const reaches = [1, 2, 3, 3, 2, 1].map((distance, place) => ({
    seat: place + 1,
    distance,
    reached: distance <= 2,
    seats: distance,
    terms: [],
    below: false,
  }));
  const ring = rings(made, reaches, 2).find(({ kind }) => kind === 'reach')!;
  const pegs = studs(made, reaches);
  const part = clearest(ring, made.me, [...pegs, ...pilesOf(made)]);
  const angle = Math.PI * (1 + part);
  const [x, y] = [made.me.x + ring.rx * Math.cos(angle), made.me.y + ring.ry * Math.sin(angle)];
  const isOnPiles = Math.abs(x - made.table.x) < made.piles.gap / 2 + 68 && y < made.piles.y + 98;
  expect(isOnPiles).toBe(false);
});
