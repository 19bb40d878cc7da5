/** Which ways out of a match stand open to this person. The server decides; this only says what
 *  there is a point in showing. */

import type { TableSeat, TableInfo } from '../lib/protocol';

export interface Ways {
  /** Against bots only: one tap, no result, nobody is left behind. */
  close: boolean;
  stop: boolean;
  leave: boolean;
  resign: boolean;
  /** Days off, and answers left for later: where a move takes days. */
  slow: boolean;
}

/** Where someone sits: a live table, or one that the home page has asked for. */
export interface SeatedAt {
  table: TableInfo | null;
  you: { seats: number[] } | null;
  send(command: { do: 'leave' | 'resign'; seat: number }): Promise<unknown>;
}

const NONE: Ways = { close: false, stop: false, leave: false, resign: false, slow: false };

const isPerson = (card: TableSeat) => card.kind === 'person' || card.kind === 'program';

export function waysOut(table: Pick<TableInfo, 'seats' | 'status' | 'clock'>, mine: readonly number[]): Ways {
  const own = table.seats.filter((card) => mine.includes(card.seat) && !card.resigned);
  if (table.status !== 'live' || !own.length) return NONE;
  const alone = table.seats.every((card) => !isPerson(card) || mine.includes(card.seat));
  return {
    close: alone,
    stop: !alone,
    leave: !alone && own.some((card) => !card.stand_in),
    resign: !alone,
    slow: table.clock.kind === 'slow',
  };
}

/** Several games make the match: resigning gives up all of them, not the one that is played. */
export const isSeries = ({ options }: Pick<TableInfo, 'options'>): boolean =>
  Number(options['best-of'] ?? 1) > 1 || options.mode === 'tournament' || Number(options.deals ?? 1) > 1;

const DAY = 86_400_000;

/** Whole days of vacation that a seat may still take. */
export function daysLeft(table: TableInfo, card: TableSeat, now: number): number {
  const used = card.vacation_used - Math.max(0, (card.vacation ?? 0) - now);
  return Math.max(0, Math.floor((table.vacation_days * DAY - used) / DAY));
}
