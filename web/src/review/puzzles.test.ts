import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnReview } from '../lib/wire';
import { isDue, note, puzzlesOf } from './puzzles';

const DAY = 24 * 3600 * 1000;
const NOW = 1_800_000_000_000;

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

test('a puzzle comes back after 3 and 7 days, and is done when it was solved three times', () => {
  expect(isDue('t', 5, NOW)).toBe(true);
  note('t', 5, true, NOW);
  expect(isDue('t', 5, NOW + 2 * DAY)).toBe(false);
  expect(isDue('t', 5, NOW + 3 * DAY)).toBe(true);
  note('t', 5, true, NOW + 3 * DAY);
  expect(isDue('t', 5, NOW + 9 * DAY)).toBe(false);
  note('t', 5, true, NOW + 10 * DAY);
  expect(isDue('t', 5, NOW + 1000 * DAY)).toBe(false);
});

test('who fails begins anew the next day, and to repeat it at once counts for nothing', () => {
  note('t', 5, true, NOW);
  note('t', 5, true, NOW + 1000);
  expect(isDue('t', 5, NOW + 3 * DAY)).toBe(true);
  note('t', 5, false, NOW + 3 * DAY);
  expect(isDue('t', 5, NOW + 4 * DAY)).toBe(true);
});

test('the costliest mistakes come first, and those that are not due are left out', () => {
  const slip = (move: number, loss: number) => ({ move, kind: 'play', mark: 'mistake', loss });
  const review = { table: 't', game: 'bang', at: 0, you: { mistakes: [slip(1, 0.1), slip(2, 0.3)] } };
  const reviews = [review as unknown as OwnReview];
  expect(puzzlesOf(reviews, NOW).map(({ move }) => move)).toEqual([2, 1]);
  note('t', 2, true, NOW);
  expect(puzzlesOf(reviews, NOW).map(({ move }) => move)).toEqual([1]);
});
