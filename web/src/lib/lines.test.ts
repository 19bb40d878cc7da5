import { expect, test } from 'vitest';
import { MOST_LINES, NO_LINES, before, renewed, said, type Lines } from './lines';

const line = (seq: number) => ({ seq, at: seq, name: 'Ann', text: `line ${seq}`, seat: 0, person: 'a', face: null });
const lines = (from: number, to: number, earlier = false): Lines => ({
  lines: Array.from({ length: to - from + 1 }, (_, index) => line(from + index)),
  earlier,
});

test('what is said comes after what was said', () => {
  expect(said(lines(1, 3, true), line(4))).toEqual(lines(1, 4, true));
});

test('an earlier page goes before, once', () => {
  const whole = before(lines(101, 200, true), lines(1, 100));
  expect(whole).toEqual(lines(1, 200));
  expect(before(whole, lines(1, 100, true))).toEqual(whole);
});

test('without older lines there are none to ask for', () => {
  expect(before(lines(1, 3, true), NO_LINES)).toEqual(lines(1, 3));
});

test('earlier lines stay over a new welcome', () => {
  const known = before(lines(101, 200, true), lines(1, 100));
  expect(renewed(known, lines(111, 210, true))).toEqual(lines(1, 210));
});

test('where lines are missing in between, only the end is kept', () => {
  expect(renewed(lines(1, 50), lines(100, 199, true))).toEqual(lines(100, 199, true));
  expect(renewed(NO_LINES, lines(1, 3))).toEqual(lines(1, 3));
  expect(renewed(lines(1, 3), NO_LINES)).toEqual(NO_LINES);
});

test('a tab of many days forgets the oldest lines, and can ask for them', () => {
  const full = said(lines(1, MOST_LINES), line(MOST_LINES + 1));
  expect(full).toEqual(lines(2, MOST_LINES + 1, true));
});
