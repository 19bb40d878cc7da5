/** The story of a turn, card by card, and of a game's end. */

import type { Accent, Line, Step } from '../../lib/board';
import { count, type Seat, type Sight } from '../../lib/protocol';
import { fold } from './fold';
import { gained, laying, type Laying } from './turns';
import { metalOf, type Event, type Printed, type View } from './view';

type Beat = Omit<Step<View, Event>, 'view' | 'events'>;

const FLY = 300;
const SWEEP = 350;
/** Seconds until the next game begins by itself. */
const INTERLUDE = 8;

/** Each event exactly once: it opens a beat of its own, or belongs to the one before it. */
export function steps(before: Sight<View, Event>, after: Sight<View, Event>, printed: Printed): Step<View, Event>[] {
  const found: Step<View, Event>[] = [];
  let view = before.view;
  let shown: Event[] = [];
  for (const [place, { event }] of after.events.entries()) {
    const beat = beatOf(event, after.events[place + 1]?.event, view, after.view.seat, printed);
    view = fold(view, event, printed);
    // Hands open with the score, not while the reason is told.
    if (event.event === 'hand-shown') {
      shown.push(event);
      continue;
    }
    const last = found.at(-1);
    const events = [...shown, event];
    shown = [];
    if (beat || !last) found.push({ hold: 0, line: null, ...beat, view, events });
    else Object.assign(last, { view, events: [...last.events, ...events] });
  }
  return shown.length ? [...found, { hold: 0, line: null, view, events: shown }] : found;
}

/** What an event opens; null: nothing of its own. */
function beatOf(event: Event, next: Event | undefined, view: View, me: Seat | null, printed: Printed): Beat | null {
  const laid = laying(event);
  if (laid) return laid.seat === me ? own(laid, view, printed) : theirs(laid, view, me, printed);
  switch (event.event) {
    case 'asked':
      return view.plays ? null : turnBegins(event.seats[0], me);
    case 'turn-ended':
      return turnEnds(event.seat, next?.event === 'cards-drawn' ? count(next.cards) : 0, view.helped, me);
    case 'all-cards-played':
      return {
        line: { key: 'web-face-to-face-tell-all', seats: { seat: event.seat }, values: { cards: printed.cards } },
        ...ends(event.seat, me),
      };
    case 'turn-impossible':
      return {
        line: { key: 'web-face-to-face-tell-stuck', seats: { seat: event.seat } },
        ...ends(1 - event.seat, me),
        face: event.seat,
      };
    case 'game-scored':
      return scored(event, view);
    case 'game-began':
      return {
        line: { key: 'web-face-to-face-tell-game', seats: { seat: event.seat }, values: { game: event.game } },
        face: event.seat,
        sound: 'shuffle',
        motion: 600,
        hold: 600,
      };
    default:
      return null;
  }
}

/** Nothing is told of my own turn: the question stands there. */
function turnBegins(seat: Seat, me: Seat | null): Beat {
  if (seat === me) return { line: null, hold: 0 };
  return {
    line: { key: 'web-face-to-face-tell-turn', seats: { seat } },
    reason: { key: 'web-face-to-face-tell-turn-more' },
    face: seat,
    sound: 'bell',
    hold: 400,
  };
}

/** Told together with the cards that are drawn. */
function turnEnds(seat: Seat, cards: number, helped: boolean, me: Seat | null): Beat {
  const key = cards ? 'web-face-to-face-tell-draws' : 'web-face-to-face-tell-ends';
  return {
    line: { key, seats: { seat }, values: { cards, helped: helped ? 'yes' : 'no' } },
    face: seat,
    sound: cards ? 'card' : undefined,
    motion: 90 * cards,
    hold: seat === me ? 0 : 300,
  };
}

/** I know what I do: the card flies, and nothing waits for it. */
function own(laid: Laying, view: View, printed: Printed): Beat {
  return { ...told(laid, view, printed), hold: 0 };
}

function theirs(laid: Laying, view: View, me: Seat | null, printed: Printed): Beat {
  const forMe = laid.kind === 'help' && laid.to === me;
  return {
    ...told(laid, view, printed),
    motion: (laid.kind === 'help' ? 420 : FLY) + (laid.kind === 'trick' ? 450 : SWEEP),
    hold: laid.kind === 'help' ? 1200 : 700,
    accent: forMe ? 'good-for-me' : 'plain',
  };
}

const TOLD = {
  normal: { line: 'web-face-to-face-tell-card', reason: 'web-face-to-face-tell-card-more', sound: 'card' },
  trick: { line: 'web-face-to-face-tell-trick', reason: 'web-face-to-face-tell-trick-more', sound: 'glint' },
  help: { line: 'web-face-to-face-tell-help', reason: 'web-face-to-face-tell-help-more', sound: 'chord' },
} as const;

function told(laid: Laying, view: View, printed: Printed): Beat {
  const { kind, seat, to, card, pile, top } = laid;
  const { line, reason, sound } = TOLD[kind];
  const seats: Line['seats'] = kind === 'help' ? { seat, to } : { seat };
  const left = printed[pile][card].left;
  const values = { card, pile, top, left, numbers: Math.abs(gained(laid)), plays: view.plays + 1 };
  return {
    line: { key: line, seats, values },
    reason: { key: reason, seats, values },
    face: seat,
    sound,
    sign: `${metalOf(seat)} ${card} ${pile} ${kind}`,
    deed: { seat, target: kind === 'help' ? to : null },
    hold: 700,
  };
}

function ends(winner: Seat, me: Seat | null): Beat {
  const accent: Accent = me === null ? 'plain' : me === winner ? 'good-for-me' : 'hits-me';
  return { face: winner, accent, sound: 'gong', hold: 1600 };
}

function scored(event: Extract<Event, { event: 'game-scored' }>, view: View): Beat {
  const needed = Math.ceil(view.options['best-of'] / 2);
  const over = event.wins[event.seat] >= needed;
  const values = { wins: event.wins[event.seat], losses: event.wins[1 - event.seat], games: view.options['best-of'] };
  const seats = { seat: event.seat };
  if (over) {
    const key = view.options['best-of'] > 1 ? 'web-face-to-face-tell-match' : 'web-face-to-face-tell-won';
    return { line: { key, seats, values }, face: event.seat, accent: 'match-over', hold: 0 };
  }
  const game = values.wins + values.losses;
  const line = { key: 'web-face-to-face-tell-scored', seats, values: { ...values, game } };
  return { line, face: event.seat, hold: 0, interlude: INTERLUDE };
}
