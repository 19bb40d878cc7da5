/** What a review says, put in order for the eye. Chances are from 0 to 1. */

import type { Judged, Luck, Review, ReviewInfo } from '../lib/wire';

export type Mark = Judged['mark'];

/** Whatever there is of a review, done or not. */
export interface Known {
  judged: Judged[];
  lucks: Luck[];
  start: number[];
  /** Once it is done. */
  review: Review | null;
}

export const NOTHING: Known = { judged: [], lucks: [], start: [], review: null };

/** What was known, and what a card adds to it. */
export function joined(known: Known, card: ReviewInfo): Known {
  if (card.review) {
    const { judged, lucks, start } = card.review;
    return { judged, lucks, start, review: card.review };
  }
  return {
    judged: [...known.judged, ...card.parts.flatMap((part) => part.judged)],
    lucks: [...known.lucks, ...card.parts.flatMap((part) => part.lucks)],
    start: known.start.length ? known.start : (card.parts[0]?.start ?? []),
    review: null,
  };
}

/** The marks that have a shape; the others are the rule. */
export const MARKED: readonly Mark[] = ['find', 'slip', 'mistake', 'blunder'];
export const MISTAKES: readonly Mark[] = ['mistake', 'blunder'];

export const isMarked = ({ mark }: Judged): boolean => MARKED.includes(mark);
export const isMistake = ({ mark }: Judged): boolean => MISTAKES.includes(mark);

export const ofSeat = (known: Known, seat: number): Judged[] => known.judged.filter((judged) => judged.seat === seat);

/** The next of these decisions behind (or before) this move. */
export function beside(found: readonly Judged[], move: number, way: 1 | -1): Judged | undefined {
  return way > 0 ? found.find((one) => one.move > move) : found.findLast((one) => one.move < move);
}

/** A point of the curve: how everybody stood before a move, as one seat could judge it. */
export interface Point {
  move: number;
  wins: number[];
}

/** Through the eyes of a seat: at its own decisions, from the start to the result. */
export function curveOf(known: Known, seat: number, moves: number): Point[] {
  const points: Point[] = known.start.length ? [{ move: 0, wins: known.start }] : [];
  for (const { move, wins } of ofSeat(known, seat)) points.push({ move, wins });
  if (known.review) points.push({ move: moves + 1, wins: known.review.result });
  return points;
}

/** From here on luck is worth a sign. */
const NOTABLE = 0.04;

export const luckOf = (known: Known, seat: number): { move: number; change: number }[] =>
  known.lucks
    .map(({ move, change }) => ({ move, change: change[seat] }))
    .filter(({ change }) => Math.abs(change) >= NOTABLE);

/** Of several in a narrow place only the largest, so that none covers another. */
export function thinned<T extends { move: number; change: number }>(found: T[], apart: number): T[] {
  const kept: T[] = [];
  for (const one of [...found].sort((a, b) => Math.abs(b.change) - Math.abs(a.change))) {
    if (kept.every((other) => Math.abs(other.move - one.move) >= apart)) kept.push(one);
  }
  return kept.sort((a, b) => a.move - b.move);
}

/** Whole percents, and points of a percent with their sign. */
export const percent = (chance: number): number => Math.round(100 * chance);
export const points = (change: number): string => {
  const rounded = Math.round(100 * change);
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '±0';
};
/** Half of a 95 % interval. */
export const margin = (error: number): number => 1.96 * error;

export interface Bar {
  move: string;
  win: number;
  /** Half of the interval of the difference to the best one. */
  margin: number;
  unit: number | null;
  kind: 'best' | 'played' | 'other';
}

export const MOST_BARS = 6;

/** Alternatives as bars, the best first, the played one always among them. */
export function barsOf(judged: Judged, all: boolean): Bar[] {
  const bars = judged.alternatives.map((one): Bar => ({
    move: one.move,
    win: one.win,
    margin: margin(one.error),
    unit: one.unit ?? null,
    kind:
      one.move === judged.played && judged.mark !== 'best' && judged.mark !== 'find'
        ? 'played'
        : one.move === judged.best
          ? 'best'
          : 'other',
  }));
  if (all || bars.length <= MOST_BARS) return bars;
  const shown = bars.slice(0, MOST_BARS);
  const played = bars.find((bar) => bar.move === judged.played);
  return played && !shown.includes(played) ? [...shown.slice(0, -1), played] : shown;
}
