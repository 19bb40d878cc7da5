/** What is drawn of a step: the view, and what its beat shows before or beyond it. */

import { isHidden } from '../../lib/protocol';
import type { Beat } from './beats';
import { dealBulls, isRevealed, totalsOf, type Printed, type View } from './view';

export type Side = 'open' | 'back' | 'face' | 'turning' | 'gone';
/** What stands under a name: a key of the texts without its beginning. */
export type Note = 'chooses' | 'ready' | 'now' | 'waits' | 'placed' | 'way' | '';

export interface Place {
  seat: number;
  card: number | null;
  side: Side;
  note: Note;
  /** Owes a row, or is me and owes a card. */
  on: boolean;
}

/** The places beside the names: by seat until the faces were seen, then by card. */
export function placesOf(view: View, beat: Beat | null, me: number | null): Place[] {
  const seats = view.chosen.map((_, seat) => seat);
  if (!isRevealed(view)) return seats.map((seat) => waiting(view, seat, me));
  const places = seats.map((seat) => revealed(view, seat, beat, me));
  if (beat?.kind === 'flip') return places;
  return places.toSorted((a, b) => (a.card ?? 0) - (b.card ?? 0));
}

function waiting(view: View, seat: number, me: number | null): Place {
  const chosen = view.chosen[seat];
  const card = chosen === null || isHidden(chosen) ? null : chosen;
  const side = chosen === null ? 'open' : card === null ? 'back' : 'face';
  const drafts = view.phase !== 'choose';
  const note = drafts ? '' : chosen === null ? 'chooses' : 'ready';
  return { seat, card, side, note, on: seat === me && view.to_act.includes(seat) };
}

function revealed(view: View, seat: number, beat: Beat | null, me: number | null): Place {
  const card = Number(view.chosen[seat]);
  if (beat?.kind === 'flip') {
    return { seat, card, side: seat === me ? 'face' : 'turning', note: '', on: false };
  }
  const waits = view.queue.includes(card) && !(beat?.kind === 'sixth' && beat.card === card);
  const on = waits && view.to_act.includes(seat);
  const moves = beat !== null && 'card' in beat && beat.card === card;
  const note = on ? 'now' : waits ? 'waits' : moves ? 'way' : 'placed';
  return { seat, card, side: waits ? 'face' : 'gone', note, on };
}

export interface Sums {
  /** Bulls of this deal, and all of them, by seat. */
  now: number[];
  totals: number[];
}

/** The bulls arrive with the cards, not when the row is counted. */
export function sumsOf(view: View, beat: Beat | null, printed: Printed): Sums {
  const sums = { now: dealBulls(view, printed.bulls), totals: totalsOf(view, printed.bulls) };
  if (beat?.kind !== 'sixth') return sums;
  const less = (of: number[]) => of.with(beat.seat, of[beat.seat] - beat.bulls);
  return { now: less(sums.now), totals: less(sums.totals) };
}

/** The rows: one that is being counted is still there. */
export function rowsOf(view: View, beat: Beat | null): number[][] {
  return beat?.kind === 'sixth' ? view.rows.with(beat.row, beat.cards) : view.rows;
}

/** Whether someone is asked in this picture; while cards are placed nobody is. */
export const asks = (beat: Beat | null): boolean =>
  beat === null || ['in', 'sort', 'quiet', 'draft', 'deal'].includes(beat.kind);
