/** What the waiting room knows of its table, from where one stands. */

import type { Presence, TableSeat, TableInfo, You } from '../lib/protocol';
import { USUAL } from '../lib/bots';
import { sitterFor } from '../setup/chairs';

export type Role = 'host' | 'guest' | 'visitor';

export const roleOf = (you: You): Role => (you.is_host ? 'host' : you.seats.length ? 'guest' : 'visitor');

export const freeSeats = (table: TableInfo): TableSeat[] => table.seats.filter(({ kind }) => kind === 'free');

/** The free seats that this person may take: with the whole link all of them, else the open ones. */
export function takable(table: TableInfo, you: You, invite: string): TableSeat[] {
  const invited = !table.listed || invite !== '' || you.is_host || you.seats.length > 0;
  const free = freeSeats(table);
  const kept = free.filter(({ meant }) => meant === 'friend');
  // Who has the link takes a friend's seat first: others may still come for the open ones.
  return invited
    ? [...kept, ...free.filter(({ meant }) => meant !== 'friend')]
    : free.filter(({ meant }) => meant === 'anyone');
}

/** Those who asked for a moment, apart from this person. */
export const unready = (table: TableInfo, you: You): TableSeat[] =>
  table.seats.filter(({ kind, ready, seat }) => kind !== 'free' && !ready && !you.seats.includes(seat));

/** Whether nobody with this seat looks at the page now: the line has dropped, or the page is closed. */
export const isAway = (card: TableSeat, presence: Presence | null): boolean =>
  card.person !== null && !(presence?.here ?? []).includes(card.seat);

/** Since when, if that is known: the seat is kept, as phones that are locked drop their lines, too. */
export const awaySince = (card: TableSeat, presence: Presence | null): number | null =>
  isAway(card, presence) ? (presence?.away[card.seat] ?? null) : null;

/** Who would come to these seats if bots took them: seat and figure. */
export function wouldCome(table: TableInfo, seats: readonly TableSeat[]): { seat: number; figure: string }[] {
  const taken = table.seats.flatMap(({ figure }) => (figure ? [figure] : []));
  return seats.map(({ seat }) => {
    const figure = sitterFor(USUAL, taken);
    taken.push(figure);
    return { seat, figure };
  });
}

export const hostOf = (table: TableInfo): TableSeat | undefined =>
  table.seats.find(({ person, guest_of }) => person === table.host && !guest_of);

/** What happened between two cards of the table, as keys and names. */
export interface Note {
  key: 'web-room-sat' | 'web-room-left' | 'web-room-bot-sat' | 'web-room-rules-changed';
  seat: TableSeat | null;
}

const who = (card: TableSeat): string =>
  `${card.kind} ${card.person ?? ''} ${card.figure ?? ''} ${card.guest_of ? card.name : ''}`;

export function notesBetween(before: TableInfo, after: TableInfo): Note[] {
  const were = new Set(before.seats.map(who));
  const are = new Set(after.seats.map(who));
  const came = after.seats.filter((card) => card.kind !== 'free' && !were.has(who(card)));
  const left = before.seats.filter((card) => card.kind !== 'free' && card.kind !== 'bot' && !are.has(who(card)));
  const notes: Note[] = came.map((seat) => ({ key: seat.kind === 'bot' ? 'web-room-bot-sat' : 'web-room-sat', seat }));
  notes.push(...left.map((seat): Note => ({ key: 'web-room-left', seat })));
  const terms = ({ options, clock, listed, spectators, chat, rated, seats }: TableInfo) =>
    JSON.stringify([options, clock, listed, spectators, chat, rated, seats.length]);
  if (terms(before) !== terms(after)) notes.push({ key: 'web-room-rules-changed', seat: null });
  return notes;
}
