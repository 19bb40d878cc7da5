import { expect, test } from 'vitest';
import { pointNearest } from './nearest';

const GRID = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 0, y: 100 },
  { x: 100, y: 110 },
];

test('an arrow goes to the neighbour in its direction', () => {
  expect(pointNearest(GRID[0], GRID, 'ArrowRight')).toBe(1);
  expect(pointNearest(GRID[0], GRID, 'ArrowDown')).toBe(2);
  expect(pointNearest(GRID[3], GRID, 'ArrowLeft')).toBe(2);
});

test('at the edge there is nowhere to go', () => {
  expect(pointNearest(GRID[0], GRID, 'ArrowLeft')).toBe(-1);
  expect(pointNearest(GRID[1], GRID, 'ArrowUp')).toBe(-1);
});
