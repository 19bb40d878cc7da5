/** What is under way, read from the steps that the view lists (the next one last). */

import type { Seat } from '../../lib/protocol';
import type { BangEvent, BangView, Step, StepOf } from './view';

export type Phase = 'draw' | 'play' | 'discard';

const PHASES: Partial<Record<Step['step'], Phase>> = {
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
  for (const { step } of view.pending) {
    const phase = PHASES[step];
    if (phase) return phase;
  }
  return null;
}

/** Someone fires at someone, who has not answered yet. */
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

export function attackOf(view: BangView): Attack | null {
  // Sid Ketchum heals before he answers: the attack stands meanwhile.
  const top = view.pending.findLast(({ step }) => step !== 'heal');
  switch (top?.step) {
    case 'shot': {
      const { by, needed, total } = top;
      return { kind: 'shot', by, at: top.seat, card: cardUnderWay(view) ?? 'bang', needed, total };
    }
    case 'attack':
      return { kind: 'attack', by: top.by, at: top.seat, card: cardUnderWay(view) ?? 'indians', needed: 0, total: 0 };
    case 'duel':
      return { kind: 'duel', by: top.opponent, at: top.seat, card: 'duel', needed: 0, total: 0 };
    default:
      return null;
  }
}

/** The kind of the card that is being resolved. */
export const cardUnderWay = (view: BangView): string | null => last(view, 'card')?.card ?? null;

/** What Lucky Duke turns cards for. */
export function turnedFor(view: BangView): string | null {
  const top = view.pending.at(-1);
  return top?.step === 'lucky' ? top.turned_for : null;
}

/** The character that is up for auction. */
export const onOffer = (view: BangView): string | null =>
  (last(view, 'raise') ?? last(view, 'price') ?? last(view, 'raising'))?.character ?? null;

/** Who is asked while a match's next game is prepared, or null in a game. */
export const isBetweenGames = (view: BangView): boolean =>
  ['keep-character', 'offer', 'price', 'raise', 'keep-cards'].includes(view.decision ?? '');

/** Who is dying: life at 0 or below, and still at the table. */
export const isDying = (view: BangView, seat: Seat): boolean =>
  view.lives[seat] <= 0 && view.alive.includes(seat) && !isBetweenGames(view);

function last<Kind extends Step['step']>(view: BangView, kind: Kind): StepOf<Kind> | null {
  return view.pending.findLast((step): step is StepOf<Kind> => step.step === kind) ?? null;
}
