/** What the telling of one event looks at, and what it says. */

import type { Accent, Line, Step as AnyStep } from '../../../lib/board';
import type { Seat } from '../../../lib/protocol';
import { card } from '../cards';
import type { BangFields, BangPrinted, BangView, CardName } from '../view';

export interface Moment {
  event: BangFields;
  /** What comes after it in the same sight. */
  rest: BangFields[];
  /** The view before the event; and the one that the whole sight leads to. */
  view: BangView;
  end: BangView;
  /** Whose eyes these are. */
  me: Seat | null;
  printed: BangPrinted;
}

export type Told = Omit<AnyStep<BangView, BangFields>, 'view' | 'events'>;
export type Tell = (moment: Moment) => Told | null;

/** Milliseconds at normal pace. */
export const HOLD = { none: 0, routine: 700, hit: 1000, good: 1200, me: 1600, out: 1800, end: 1600 };

type Seats = Record<string, Seat | null | undefined>;

/** A sentence; seats that are nobody's are left out. */
export function line(key: string, seats: Seats, values?: Line['values']): Line {
  const there = Object.entries(seats).filter(([, seat]) => seat != null && seat >= 0);
  return { key, seats: Object.fromEntries(there) as Record<string, Seat>, values };
}

export const seatOf = (event: BangFields): Seat => event.seat ?? -1;
export const nameOf = (event: BangFields): CardName | null => (typeof event.card === 'string' ? event.card : null);
export const kindOf = (event: BangFields): string => {
  const name = nameOf(event);
  return name ? card(name).kind : '';
};

const SUITS = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** Rank and suit, for a sentence that names a turned card. */
export function face(name: CardName): { rank: string; suit: string } {
  const { rank, suit } = card(name);
  return { rank, suit: SUITS[suit] };
}

/** How long something done to a seat is held, and in which colour. */
export function felt(
  { me }: Moment,
  seat: Seat | null | undefined,
  hold: number = HOLD.routine,
): { accent: Accent; hold: number } {
  return seat != null && seat === me ? { accent: 'hits-me', hold: HOLD.me } : { accent: 'plain', hold };
}

/** The first event of this kind that follows, up to the next card that is turned. */
export function follows(rest: BangFields[], ...kinds: string[]): BangFields | null {
  for (const event of rest) {
    if (kinds.includes(event.event)) return event;
    if (event.event === 'card-turned' || event.event === 'cards-turned') return null;
  }
  return null;
}
