/** The cards of a deal as ticks: seen, unseen, own. */

import type { Deck, Judged } from '../lib/wire';

export interface Tick {
  card: number;
  kind: 'seen' | 'unseen' | 'own';
  /** Unseen, and in the gap that mattered. */
  inGap: boolean;
}

export function ticksOf({ highest, own, unseen, gap }: Deck): Tick[] {
  return Array.from({ length: highest }, (_, at) => {
    const card = at + 1;
    const kind = own.includes(card) ? 'own' : unseen.includes(card) ? 'unseen' : 'seen';
    return { card, kind, inGap: kind === 'unseen' && !!gap && card > gap[0] && card < gap[1] };
  });
}

export const seenOf = ({ highest, unseen }: Deck): number => highest - unseen.length;

/** How many cards could have come first. */
export const inGap = (deck: Deck): number => ticksOf(deck).filter((tick) => tick.inGap).length;

/** The card that a move is about; 0: a row, or nothing. */
export const cardOf = (move: string): number => {
  const [verb, card] = move.split(' ');
  return verb === 'row' ? 0 : Number(card) || 0;
};

/** Own cards with their numbers: the best and the played one always, others where there is room. */
export function labelled(deck: Deck, judged: Pick<Judged, 'best' | 'played'>): number[] {
  const first = [cardOf(judged.best), cardOf(judged.played)].filter((card) => deck.own.includes(card));
  const kept = [...new Set(first)];
  const room = deck.highest / 18;
  for (const card of deck.own) {
    if (kept.every((other) => Math.abs(other - card) >= room)) kept.push(card);
  }
  return kept.sort((a, b) => a - b);
}
