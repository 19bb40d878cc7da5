import { expect, test } from 'vitest';
import { endRoomOf, layoutOf, zoomOf } from './layout';

test.each([
  [1140, 852, 'desk'],
  [880, 772, 'desk'],
  [820, 1082, 'tablet'],
  [724, 720, 'tablet'],
  [600, 900, 'phone'],
  [390, 754, 'phone'],
  [360, 550, 'phone'],
  [792, 350, 'lying'],
] as const)('%i × %i is a %s', (wide, high, layout) => {
  expect(layoutOf(wide, high)).toBe(layout);
});

test('only a desk is scaled, and never so that words get too small', () => {
  expect(zoomOf('tablet', 820, 1082)).toBe(1);
  expect(zoomOf('desk', 1140, 852)).toBe(1);
  expect(zoomOf('desk', 2280, 1704)).toBe(1.8);
  expect(zoomOf('desk', 800, 500)).toBe(0.84);
});

test('rows of the end scene shrink before the moments go, and the curve goes first', () => {
  expect(endRoomOf(640, 6, false)).toEqual({ row: 54, moments: 3, hasCurve: true });
  const ten = endRoomOf(620, 10, false);
  expect(ten).toMatchObject({ moments: 2, hasCurve: true });
  expect(10 * (ten.row + 3) + 24 + 2 * 64).toBeLessThanOrEqual(620);
  expect(endRoomOf(490, 6, true)).toMatchObject({ row: 54, moments: 1, hasCurve: false });
  expect(endRoomOf(700, 4, true).hasCurve).toBe(true);
  const crowd = endRoomOf(430, 10, true);
  expect(crowd).toMatchObject({ moments: 0, hasCurve: false });
  expect(10 * (crowd.row + 3)).toBeLessThanOrEqual(430);
});
