import { expect, test } from 'vitest';
import { arc, at, labels, rest, tilt } from './dial';

test('sixty numbers stand like minutes: 60 above, 15 to the right, 30 below', () => {
  expect(at(60, 100).y).toBeCloseTo(50);
  expect(at(15, 100).x).toBeCloseTo(250);
  expect(at(30, 100).y).toBeCloseTo(250);
});

test('an arc of more than half the dial goes the long way', () => {
  expect(arc(1, 60)).toContain(' 1 1 ');
  expect(arc(40, 60)).toContain(' 0 1 ');
});

test('a pile at its end has nothing left', () => {
  expect(rest(60, 'up')).toBe('');
  expect(rest(1, 'down')).toBe('');
  expect(rest(60, 'down')).not.toBe('');
});

test('neighbouring cards do not cover one another', () => {
  const placed = labels([34, 35, 36, 50]);
  expect(placed[1].out).toBeGreaterThan(0);
  expect(placed[0].angle).toBeLessThan(34);
  expect(placed[3]).toEqual({ card: 50, angle: 50, out: 0 });
});

test('the beam sinks towards the poorer pile, and never far', () => {
  expect(tilt(10, 40)).toBe(14);
  expect(tilt(40, 36)).toBe(-2);
  expect(tilt(20, 20)).toBe(0);
});
