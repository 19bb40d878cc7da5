import { describe, expect, it } from 'vitest';
import type { Walk } from '../scene';
import { point } from './curve';
import { keyframes, legsOf, stones } from './walk';

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

const WALK: Walk = {
  artist: 1,
  stones: [0, 1, 3],
  start: 0,
  hop: 140,
  counted: true,
  bows: false,
};
const foot = (space: number) => point(space * 50, 100);

describe('a walk', () => {
  it('lands on every stone, in time', () => {
    const landed = legsOf([WALK], foot, null).filter((_, i) => i % 2 === 0);
    expect(landed.map(({ at }) => at)).toEqual([foot(0), foot(1), foot(3)]);
    expect(landed.map(({ time }) => time)).toEqual([0, 140, 280]);
  });

  it('rises higher over who stands in its way', () => {
    const [, first, , second] = legsOf([WALK], foot, null);
    expect(first.at.y).toBeLessThan(100);
    expect(second.at.y).toBeLessThan(first.at.y);
  });

  it('does not rise for who glides', () => {
    expect(legsOf([WALK], foot, null, true).every(({ at }) => at.y === 100)).toBe(true);
  });

  it('stays where it is until its turn in a line-up', () => {
    const [first, second] = keyframes(legsOf([{ ...WALK, start: 280 }], foot, null), 560);
    expect([first.offset, second.offset]).toEqual([0, 0.5]);
    expect(first.transform).toBe(second.transform);
  });
});

describe('an embarrassment', () => {
  const meeting = { space: 3, at: point(170, 130) };
  const back: Walk = { ...WALK, stones: [3, 2, 1], start: 960, bows: true };

  it('goes there, bows beside the Emperor and comes back, never back in time', () => {
    const legs = legsOf([{ ...WALK, counted: false }, back], foot, meeting);
    const times = legs.map(({ time }) => time);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(legs.filter(({ bow }) => bow > 0).map(({ at }) => at)).toEqual([meeting.at, meeting.at]);
    expect(legs.at(-1)?.at).toEqual(foot(1));
  });

  it('begins where one stood when the Emperor came', () => {
    const legs = legsOf([{ ...back, start: 680 }], foot, meeting);
    expect(legs[0]).toEqual({ at: foot(3), time: 0, bow: 0 });
    expect(keyframes(legs, 960).every(({ offset }) => Number(offset) >= 0)).toBe(true);
  });
});
