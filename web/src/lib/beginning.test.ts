import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginning } from './beginning';
import type { News, Sight } from './protocol';

const log = (...seqs: number[]): News[] =>
  seqs.map((seq) => ({ seq, event: { event: 'moved', rule: 'X-1' }, said: null }));
const view = { seat: 0, seats: 2, to_act: [], decision: null, result: null };
const sight = (...seqs: number[]): Sight => ({ seat: 0, view, events: log(...seqs), moves: [] });
const dealt = sight(3, 3);
const whole = [dealt, sight(4), sight(5)];
const history = vi.fn(async () => whole);

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  history.mockClear();
});

describe('who comes', () => {
  test('before anyone has moved sees the deal, and nothing is asked for', async () => {
    expect(await beginning('a', log(3, 3), dealt, history)).toEqual([dealt]);
    expect(history).not.toHaveBeenCalled();
  });

  test('a moment late is told the match from its deal, once in a tab', async () => {
    expect(await beginning('a', log(3, 3, 4, 5), sight(5), history)).toBe(whole);
    expect(await beginning('a', log(3, 3, 4, 5), sight(5), history)).toEqual([]);
    expect(await beginning('b', log(3, 3, 4, 5), sight(5), history)).toBe(whole);
  });

  test('in the middle of a match sees how things stand', async () => {
    const many = log(...Array.from({ length: 30 }, (_, number) => number));
    expect(await beginning('a', many, sight(29), history)).toEqual([]);
    expect(await beginning('a', [], sight(), history)).toEqual([]);
    expect(history).not.toHaveBeenCalled();
  });

  test('while the server cannot be asked sees how things stand, too', async () => {
    const offline = () => Promise.reject(new Error('offline'));
    expect(await beginning('a', log(3, 4), sight(4), offline)).toEqual([]);
  });
});
