import { expect, test } from 'vitest';
import { scrawl, thingsOf } from './pencil';

test('a move is about its cards, rows and players', () => {
  expect(thingsOf('play 36')[1]).toContain('card 36');
  expect(thingsOf('row 3')[0]).toContain('row 3');
  expect(thingsOf('play bang-7d at 3')[3]).toContain('seat 3');
  expect(thingsOf('play 14 up')[2]).toContain('up');
});

test('in Intrigo it is about a pile, a gap and a building', () => {
  const names = thingsOf('courtesan at 10 on 11 calls m3');
  expect(names[0]).toContain('pile courtesan');
  expect(names[2]).toContain('gap 10');
  expect(names[4]).toContain('building 11');
});

test('a ring is drawn to the size of what it surrounds', () => {
  expect(scrawl(100, 100).startsWith('M22.0 9.0C48.0 -4.0')).toBe(true);
  expect(scrawl(200, 50).startsWith('M44.0 4.5C96.0 -2.0')).toBe(true);
});
