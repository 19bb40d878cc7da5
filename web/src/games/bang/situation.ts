/** What is under way, read from the steps that the view lists (the next one last). */

import type { Seat } from '../../lib/protocol';
import { CHARACTERS, KINDS } from './cards';
import type { BangEvent, BangView, Step } from './view';

export type Phase = 'draw' | 'play' | 'discard';

const PHASES: Record<string, Phase> = {
  'dynamite-check': 'draw',
  'jail-check': 'draw',
  'draw-two': 'draw',
  'draw-one': 'draw',
  jesse: 'draw',
  pedro: 'draw',
  kit: 'draw',
  play: 'play',
  limit: 'discard',
  discard: 'discard',
  mercy: 'discard',
  'take-back': 'discard',
  'next-turn': 'discard',
};

/** The phase of the turn; null between games and at the end. */
export function phaseOf(view: BangView): Phase | null {
  for (const [kind] of view.pending) {
    if (PHASES[kind]) return PHASES[kind];
  }
  return null;
}

/** Somebody fires at somebody, who has not answered yet. */
export interface Attack {
  kind: 'shot' | 'attack' | 'duel';
  by: Seat;
  at: Seat;
  /** The kind of the card that was played. */
  card: string;
  /** Missed! still needed, and how many it takes in all; 0: a Bang! is needed. */
  needed: number;
  total: number;
}

/** By the clause of a move, the question that it answers. */
export const ASKED_BY: Record<string, string> = {
  'BA-11': 'answer-shot',
  'BA-33': 'answer-indians',
  'BA-34': 'answer-duel',
  'BA-16': 'rescue',
};

/** Whether a picture comes before the next question: an answer, and what follows from it. */
export const asksNothing = (events: readonly BangEvent[]): boolean =>
  events.length > 0 && !events.some(({ event }) => event === 'asked' || event === 'ended');

const NEEDED = 3;

export function attackOf(view: BangView): Attack | null {
  // Sid Ketchum heals before he answers: the attack stands meanwhile.
  const top = view.pending.findLast(([step]) => step !== 'heal');
  if (!top) return null;
  const [kind, at, by, number] = top;
  if (kind !== 'shot' && kind !== 'attack' && kind !== 'duel') return null;
  const card = cardUnderWay(view) ?? (kind === 'duel' ? 'duel' : 'bang');
  const needed = kind === 'shot' ? number & NEEDED : 0;
  const double = kind === 'shot' && card !== 'gatling' && view.characters[by] === 'slab-the-killer';
  return { kind, by, at, card, needed, total: kind === 'shot' ? Math.max(needed, double ? 2 : 1) : 0 };
}

/** The kind of the card that is being resolved. */
export function cardUnderWay(view: BangView): string | null {
  const step = last(view.pending, 'card');
  return step ? (KINDS[step[3]] ?? null) : null;
}

/** What Lucky Duke turns cards for: his step names the one that follows (13, 14, 15). */
export function turnedFor(view: BangView): string | null {
  const top = view.pending.at(-1);
  return top?.[0] === 'lucky' ? (['dynamite', 'jail', 'barrel'][top[2] - 13] ?? null) : null;
}

/** The character that is up for auction. */
export function onOffer(view: BangView): string | null {
  const step = last(view.pending, 'raise') ?? last(view.pending, 'price') ?? last(view.pending, 'raising');
  return step ? (CHARACTERS[step[3]] ?? null) : null;
}

/** Who is asked while a match's next game is prepared, or null in a game. */
export const isBetweenGames = (view: BangView): boolean =>
  ['keep-character', 'offer', 'price', 'raise', 'keep-cards'].includes(view.decision ?? '');

/** Who is dying: life at 0 or below, and still at the table. */
export const isDying = (view: BangView, seat: Seat): boolean =>
  view.lives[seat] <= 0 && view.alive.includes(seat) && !isBetweenGames(view);

function last(steps: readonly Step[], kind: string): Step | null {
  return steps.findLast((step) => step[0] === kind) ?? null;
}

/** Which side has won, from who has: everybody's role is open then. */
export function sideOf(view: BangView): string | null {
  if (!view.winners.length) return null;
  if (view.seats === 3) return 'survivor';
  const roles = view.winners.map((seat) => view.roles[seat]);
  if (roles.includes('sheriff')) return 'law';
  return roles.includes('outlaw') ? 'outlaws' : 'renegade';
}
