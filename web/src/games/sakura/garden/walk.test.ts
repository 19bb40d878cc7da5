import { describe, expect, it } from 'vitest';
import { point } from './curve';
import { embarrassed, hops, keyframes, stones } from './walk';

describe('stones', () => {
  it('go on by one', () => {
    expect(stones(3, 6, new Set())).toEqual([3, 4, 5, 6]);
    expect(stones(6, 4, new Set())).toEqual([6, 5, 4]);
  });

  it('leave out where others stand', () => {
    expect(stones(3, 7, new Set([4, 5]))).toEqual([3, 6, 7]);
  });

  it('are one for who stays', () => {
    expect(stones(3, 3, new Set())).toEqual([3]);
  });
});

describe('hops', () => {
  const feet = [point(0, 100), point(50, 100), point(150, 100)];

  it('land on every foot, in time', () => {
    const landed = hops(feet, true).filter((_, i) => i % 2 === 0);
    expect(landed.map(({ at }) => at)).toEqual(feet);
    expect(landed.map(({ when }) => when)).toEqual([0, 0.5, 1]);
  });

  it('rise higher over a longer way', () => {
    const [, first, , second] = hops(feet, true);
    expect(first.at.y).toBeLessThan(100);
    expect(second.at.y).toBeLessThan(first.at.y);
  });

  it('do not rise for who glides', () => {
    expect(hops(feet, false).map(({ at }) => at)).toEqual(feet);
  });

  it('are none for who stays', () => {
    expect(hops([point(1, 1)], true)).toEqual([]);
  });
});

describe('an embarrassment', () => {
  const there = [point(0, 0), point(50, 0)];
  const back = [point(50, 0), point(0, 0), point(-50, 0)];

  it('goes there, bows and comes back, never back in time', () => {
    const legs = embarrassed(there, back, 0.4);
    const times = legs.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1)).toBeCloseTo(1);
    expect(legs.at(-1)?.at).toEqual(point(-50, 0));
    expect(legs.filter(({ bow }) => bow > 0)).toHaveLength(2);
  });

  it('bows on the spot when the Emperor came', () => {
    const legs = embarrassed([point(50, 0)], back, 0.4);
    expect(legs[0].at).toEqual(point(50, 0));
    expect(keyframes(legs).every(({ offset }) => Number(offset) >= 0)).toBe(true);
  });
});
