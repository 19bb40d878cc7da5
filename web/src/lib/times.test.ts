import { expect, test } from 'vitest';
import { duration } from './times';

test('time that is left reads like a clock and never says more than there is', () => {
  expect(duration(42_000)).toBe('0:42');
  expect(duration(41_001)).toBe('0:42');
  expect(duration(380_000)).toBe('6:20');
  expect(duration(3_900_000)).toBe('1:05:00');
  expect(duration(-5)).toBe('0:00');
});
