/** How someone plays, over all their reviewed matches of a game. */

import type { OwnReview } from '../lib/wire';

export interface Habit {
  kind: string;
  /** How often it was asked, and what it cost on average. */
  count: number;
  loss: number;
}

/** So many cases make a habit. */
const CASES = 5;
/** What costs less is none. */
const COSTS = 0.01;
const MOST = 3;

/** By kind of decision, what cost most in all first. */
export function habitsOf(reviews: readonly OwnReview[]): Habit[] {
  const sums = new Map<string, [number, number]>();
  for (const { you } of reviews) {
    for (const [kind, [count, loss]] of Object.entries(you.kinds)) {
      const [before, cost] = sums.get(kind) ?? [0, 0];
      sums.set(kind, [before + count, cost + loss]);
    }
  }
  return [...sums]
    .filter(([, [count, loss]]) => count >= CASES && loss / count >= COSTS)
    .sort(([, [, one]], [, [, other]]) => other - one)
    .slice(0, MOST)
    .map(([kind, [count, loss]]) => ({ kind, count, loss: loss / count }));
}

/** The mean of each match with those around it: a line through dots. */
export function smoothed(values: readonly number[], reach = 2): number[] {
  return values.map((_, at) => {
    const around = values.slice(Math.max(0, at - reach), at + reach + 1);
    return around.reduce((sum, value) => sum + value, 0) / around.length;
  });
}
