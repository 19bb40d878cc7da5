/** The score against everybody one has met in reviewed matches, and what it were without luck. */

import type { OwnReview, TableSeat } from '../lib/wire';

export interface Rival {
  key: string;
  /** As they sat there the last time. */
  who: TableSeat;
  matches: number;
  /** Matches won, mine and theirs; a win that is shared counts by its share. */
  score: [number, number];
  without: [number, number];
}

/** A person is the same under any name; a bot is its figure, and else its level. */
const keyOf = (who: TableSeat): string => who.person ?? `bot ${who.figure ?? who.bot ?? who.name}`;

/** The most frequent first. `reviews`: from the newest on. */
export function rivalsOf(reviews: readonly OwnReview[]): Rival[] {
  const found = new Map<string, Rival>();
  for (const { you, others } of reviews) {
    for (const { who, result, adjusted } of others) {
      const key = keyOf(who);
      const rival = found.get(key) ?? { key, who, matches: 0, score: [0, 0], without: [0, 0] };
      rival.matches += 1;
      rival.score = [rival.score[0] + you.result, rival.score[1] + result];
      rival.without = [rival.without[0] + you.adjusted, rival.without[1] + adjusted];
      found.set(key, rival);
    }
  }
  return [...found.values()].sort((a, b) => b.matches - a.matches);
}

/** Of all wins of the two, which part is mine; half where nobody won. */
export const partOf = ([mine, theirs]: readonly [number, number]): number =>
  mine + theirs > 0 ? mine / (mine + theirs) : 0.5;
