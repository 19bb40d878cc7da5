/** How a game ended, in words: who won, why, and the proof. */

import type { EndProps, Line, Person } from '../../lib/board';
import type { Seat } from '../../lib/protocol';
import { endsOf, type GameEnd } from './turns';
import { outlookOf, topOf, type Event, type PileName, type Printed, type View } from './view';

export type Props = EndProps<View, Event, Printed>;

/** The game that ended last, as the log tells it. */
export const lastEnd = (props: Pick<Props, 'log'>): GameEnd | null => endsOf(props.log).at(-1) ?? null;

export function ending(props: Props): { title: Line; why: Line | null } {
  const winner = winnerOf(props.view);
  const title = { key: 'web-face-to-face-over-title', seats: { seat: winner, loser: 1 - winner } };
  const end = lastEnd(props);
  return { title, why: end && whyOf(end, props.printed, props.people) };
}

/** The match's, or while it goes on, the winner of the game that is looked at. */
function winnerOf(view: View): Seat {
  return view.result?.ranks.indexOf(1) ?? 0;
}

export function whyOf(end: GameEnd, printed: Printed, people: Person[]): Line {
  const loser = 1 - end.winner;
  const gone = goneOf(people[loser]);
  if (gone && gone !== 'web-face-to-face-proof-bot') return { key: gone, seats: { seat: loser } };
  if (end.reason === 'all-played') {
    return { key: 'web-face-to-face-over-all', seats: { seat: end.winner }, values: { cards: printed.cards } };
  }
  return { key: 'web-face-to-face-over-stuck', seats: { seat: loser } };
}

/** Why a bot played for someone; null: it did not. */
export function goneOf(person: Person | undefined): string | null {
  if (!person?.bot || person.kind === 'bot') return null;
  if (person.resigned) return 'web-face-to-face-over-resigned';
  return person.late ? 'web-face-to-face-over-late' : 'web-face-to-face-proof-bot';
}

/** More than so many saving cards are counted, not named. */
const NAMED = 4;

/** One line of proof: what the cards could do, and which would have saved the loser. */
export function proofOf(
  end: GameEnd,
  view: View,
  people: Person[],
  or: (first: string, last: string) => string,
): Line[] {
  const seat = 1 - end.winner;
  const lines = end.reason === 'impossible' ? [stuck(end, seat, view), ...saving(end, or)] : [left(seat, view)];
  for (const person of people) {
    const key = goneOf(person);
    // Who lost so is told already, as the reason.
    const isReason = person.seat === seat && key !== 'web-face-to-face-proof-bot';
    if (key && !isReason) lines.push({ key, seats: { seat: person.seat } });
  }
  lines.push({ key: 'web-face-to-face-proof-turns', values: { turns: view.turns } });
  return lines;
}

function stuck(end: GameEnd, seat: Seat, view: View): Line {
  const { cards, plays } = end.hands[seat];
  const own = plays.filter(({ kind }) => kind !== 'help');
  if (cards.length === 1 && !view.draw_piles[seat].hidden) return { key: 'web-face-to-face-proof-last' };
  if (own.length) return { key: 'web-face-to-face-proof-one', values: { card: own[0].card } };
  if (!plays.length) return { key: 'web-face-to-face-proof-none', values: { cards: cards.length } };
  return {
    key: 'web-face-to-face-proof-help',
    seats: { seat, other: 1 - seat },
    values: { cards: cards.length },
  };
}

function saving({ saving }: GameEnd, or: (first: string, last: string) => string): Line[] {
  if (!saving.length) return [];
  const count = saving.length;
  if (count > NAMED) return [{ key: 'web-face-to-face-proof-many', values: { count } }];
  const last = String(saving[count - 1]);
  const named = count > 1 ? or(saving.slice(0, -1).join(', '), last) : last;
  return [{ key: 'web-face-to-face-proof-saving', values: { saving: named, count } }];
}

function left(seat: Seat, view: View): Line {
  return { key: 'web-face-to-face-proof-left', seats: { seat }, values: { cards: leftOf(view, seat) } };
}

/** How many cards a seat has not played. */
export function leftOf(view: View, seat: Seat): number {
  const hand = view.hands[seat];
  return view.draw_piles[seat].hidden + (Array.isArray(hand) ? hand.length : hand.hidden);
}

/** Which numbers a pile would take: "53–59", and the card of the trick. */
export function rangeOf(view: View, seat: Seat, pile: PileName): { range: string; trick: number | null } {
  const { left: numbers, trick } = outlookOf(view, seat, pile);
  const top = topOf(view[pile][seat], pile);
  const [first, last] = pile === 'up' ? [top + 1, top + numbers] : [top - numbers, top - 1];
  if (!numbers) return { range: '', trick };
  return { range: numbers === 1 ? String(first) : `${first}–${last}`, trick };
}
