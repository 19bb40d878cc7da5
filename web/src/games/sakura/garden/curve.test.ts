import { describe, expect, it } from 'vitest';
import { beside, Curve, line, point } from './curve';

describe('a curve', () => {
  const straight = new Curve([point(0, 0), point(50, 0), point(100, 0)]);

  it('is measured by its length', () => {
    expect(straight.length).toBeCloseTo(100);
    expect(straight.at(30).x).toBeCloseTo(30);
  });

  it('knows its direction', () => {
    expect(straight.at(50)).toMatchObject({ tx: 1, ty: 0 });
  });

  it('ends where it ends', () => {
    expect(straight.at(-5).x).toBeCloseTo(0);
    expect(straight.at(500).x).toBeCloseTo(100);
  });

  it('passes through its control points', () => {
    const bent = new Curve([point(0, 0), point(40, 30), point(80, 0)]);
    const nearest = Math.min(...bent.points.map((p) => Math.hypot(p.x - 40, p.y - 30)));
    expect(nearest).toBeLessThan(0.01);
  });
});

it('beside is to the right of the direction', () => {
  expect(beside({ x: 10, y: 10, tx: 1, ty: 0 }, 5)).toEqual({ x: 10, y: 15 });
});

it('a line is rounded to tenths', () => {
  expect(line([point(0.04, 1), point(2.26, 3)])).toBe('M0,1L2.3,3');
});
