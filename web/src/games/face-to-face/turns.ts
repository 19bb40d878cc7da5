/** Turns as the log tells them: which cards went where. */

import type { News, Seat } from '../../lib/protocol';
import type { Event, Kind, PileName } from './view';

/** A card that was played. */
export interface Laying {
  seat: Seat;
  card: number;
  pile: PileName;
  kind: Kind;
  /** Whose pile it went to. */
  to: Seat;
  /** The number that it covered. */
  top: number;
}

const KINDS: Partial<Record<Event['event'], Kind>> = {
  'card-played': 'normal',
  'trick-played': 'trick',
  'help-given': 'help',
};

export function laying(event: Event): Laying | null {
  const kind = KINDS[event.event];
  if (!kind || !('top' in event)) return null;
  const { seat, card, pile, top } = event;
  return { seat, card, pile, kind, top, to: event.event === 'help-given' ? event.to : seat };
}

/** The log up to a picture, which may be one of the past: its last event is the last one told. */
export function upTo(log: readonly News<Event>[], shown: readonly News<Event>[]): readonly News<Event>[] {
  const last = shown.at(-1);
  if (!last) return log;
  const told = JSON.stringify(last.event);
  const place = log.findLastIndex(
    (news) => news === last || (news.seq === last.seq && JSON.stringify(news.event) === told),
  );
  return place < 0 ? log : log.slice(0, place + 1);
}

/** The cards of the running turn, and those of the turn before it, in the order of play. */
export function turnsOf(log: readonly News<Event>[]): { running: Laying[]; last: Laying[] } {
  const turns: Laying[][] = [[], []];
  let ended = 0;
  for (let place = log.length - 1; place >= 0 && ended < 2; place -= 1) {
    const { event } = log[place];
    if (event.event === 'game-began') break;
    if (event.event === 'turn-ended') ended += 1;
    const found = laying(event);
    if (found && ended < 2) turns[ended].unshift(found);
  }
  return { running: turns[0], last: turns[1] };
}

/** What a pile showed before the turn and what the turn made of it. */
export interface Change {
  to: Seat;
  pile: PileName;
  was: number;
  /** The card that lies on top now. */
  now: Laying;
}

export function changesOf(turn: readonly Laying[]): Change[] {
  const found: Change[] = [];
  for (const now of turn) {
    const known = found.find(({ to, pile }) => to === now.to && pile === now.pile);
    if (known) known.now = now;
    else found.push({ to: now.to, pile: now.pile, was: now.top, now });
  }
  return found;
}

/** How many numbers a card wins back for the pile's owner; negative: how many it costs. */
export const gained = ({ card, top, pile }: Pick<Laying, 'card' | 'top' | 'pile'>): number =>
  pile === 'up' ? top - card : card - top;

/** How a game of the match ended. */
export interface GameEnd {
  game: number;
  winner: Seat;
  reason: 'impossible' | 'all-played';
  /** Cards of the draw pile that would have saved the loser. */
  saving: number[];
  /** By seat, what each card left in hand could do alone. */
  hands: { cards: number[]; plays: Extract<Event, { event: 'hand-shown' }>['plays'] }[];
  /** Who begins the next game. */
  next: Seat | null;
}

/** All games that have ended, in order. */
export function endsOf(log: readonly News<Event>[]): GameEnd[] {
  const found: GameEnd[] = [];
  let now = fresh(1);
  for (const { event } of log) {
    if (event.event === 'game-began') now = fresh(event.game);
    else if (event.event === 'turn-impossible') Object.assign(now, { reason: 'impossible', saving: event.saving });
    else if (event.event === 'all-cards-played') now.reason = 'all-played';
    else if (event.event === 'hand-shown') now.hands[event.seat] = { cards: event.cards, plays: event.plays };
    else if (event.event === 'game-scored') {
      const game = event.wins.reduce((sum, won) => sum + won, 0);
      found.push({ ...now, game, winner: event.seat, next: event.next_starter });
    }
  }
  return found;
}

const fresh = (game: number): GameEnd => ({
  game,
  winner: 0,
  reason: 'impossible',
  saving: [],
  hands: [
    { cards: [], plays: [] },
    { cards: [], plays: [] },
  ],
  next: null,
});
