import { expect, test } from 'vitest';
import { ago, duration, moment, remaining } from './times';

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

test('what takes hours or days is told in the reader’s words, without seconds', () => {
  const hour = 3_600_000;
  const said = (time: number, language = 'en') => remaining(time, language).replace(/\s/u, ' ');
  expect(['en', 'ru', 'uk'].map((language) => said(24 * hour, language))).toEqual(['24 hr', '24 ч', '24 год']);
  expect(said(24 * hour - 2000)).toBe('24 hr');
  expect(said(14.6 * hour)).toBe('14 hr');
  expect(said(60 * hour)).toBe('2 days');
  expect(said(2 * hour - 1000)).toBe('1:59:59');
  expect(said(42_000)).toBe('0:42');
});

test('a moment of today is a time, of another day a date as well', () => {
  const now = new Date(2026, 10, 19, 21, 4).getTime();
  expect(moment(now, 'en-GB', now)).toBe('21:04');
  expect(moment(now - 86_400_000, 'en-GB', now)).toBe('18 Nov, 21:04');
  expect(moment(now, 'uk', now)).toBe('21:04');
});
