/** Own mistakes as puzzles: each comes back after 1, 3 and 7 days, until solved three times. */

import { keep, kept } from '../lib/kept';
import type { OwnReview, Slip } from '../lib/wire';

const DAY = 24 * 3600 * 1000;
/** By how often it was solved: so long it stays away after a try. */
const PAUSES = [DAY, 3 * DAY, 7 * DAY] as const;

/** How often it was solved, and when it was tried last. */
interface Tries {
  solved: number;
  at: number;
}

const name = (table: string, move: number): string => `puzzle.${table}.${move}`;

function triesOf(table: string, move: number): Tries {
  const [solved, at] = (kept(name(table, move)) ?? '').split(' ').map(Number);
  return { solved: solved || 0, at: at || 0 };
}

/** A failed one begins again; what is tried again at once was remembered, not found. */
export function note(table: string, move: number, solved: boolean, now = Date.now()): void {
  const before = triesOf(table, move);
  if (solved && !isDue(table, move, now)) return;
  keep(name(table, move), `${solved ? before.solved + 1 : 0} ${now}`);
}

export function isDue(table: string, move: number, now = Date.now()): boolean {
  const { solved, at } = triesOf(table, move);
  return !at || (solved < PAUSES.length && now - at >= PAUSES[solved]);
}

export interface OwnPuzzle extends Slip {
  table: string;
  game: string;
}

/** The costliest first. */
export function puzzlesOf(reviews: readonly OwnReview[], now = Date.now()): OwnPuzzle[] {
  return reviews
    .flatMap(({ table, game, you }) => you.mistakes.map((slip) => ({ ...slip, table, game })))
    .filter(({ table, move }) => isDue(table, move, now))
    .sort((a, b) => b.loss - a.loss);
}

export const pathOf = ({ table, move }: OwnPuzzle): string => `/try/t/${table}/${move}`;
