import { expect, test } from 'vitest';
import { ago, duration } from './times';

test('time that is left reads like a clock and never says more than there is', () => {
  expect(duration(42_000)).toBe('0:42');
  expect(duration(41_001)).toBe('0:42');
  expect(duration(380_000)).toBe('6:20');
  expect(duration(3_900_000)).toBe('1:05:00');
  expect(duration(-5)).toBe('0:00');
});

test('what happened is told in the reader’s words', () => {
  const now = 1_800_000_000_000;
  expect(ago(now, 'en', now)).toBe('this minute');
  expect(ago(now - 5 * 60_000, 'en', now)).toBe('5 min. ago');
  expect(ago(now - 86_400_000, 'en', now)).toBe('yesterday');
  expect(ago(now + 1000, 'en', now)).toBe('this minute');
  expect(ago(now - 3 * 3_600_000, 'uk', now)).toContain('3');
});
