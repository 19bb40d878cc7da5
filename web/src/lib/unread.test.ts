import { beforeEach, expect, test, vi } from 'vitest';
import type { Line } from './protocol';
import { keepRead, readUpTo, unreadOf } from './unread';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

test('a table that nobody read is unread from its first line', () => {
  expect(readUpTo('a')).toBe(-1);
  keepRead('a', 7);
  keepRead('b', 9);
  keepRead('a', 8);
  expect([readUpTo('a'), readUpTo('b'), readUpTo('c')]).toEqual([8, 9, -1]);
});

test('only the tables that were read last are remembered', () => {
  for (let table = 0; table < 40; table += 1) keepRead(`t${table}`, table);
  expect([readUpTo('t39'), readUpTo('t10'), readUpTo('t9')]).toEqual([39, 10, -1]);
});

test('what was kept wrongly is as if nothing was', () => {
  store.set('ludoteka.read', '{broken');
  expect(readUpTo('a')).toBe(-1);
});

test('my own words are never unread', () => {
  const lines = [1, 2, 3].map((seq) => ({ seq, person: seq === 3 ? 'me' : 'you' })) as Line[];
  expect([unreadOf(lines, -1, 'me'), unreadOf(lines, 1, 'me'), unreadOf(lines, 2, 'me')]).toEqual([2, 1, 0]);
});
