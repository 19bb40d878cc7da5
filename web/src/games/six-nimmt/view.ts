import { count, isHidden } from '../../lib/protocol';
import type { SixNimmtEvent, SixNimmtLanding, SixNimmtPrinted, SixNimmtView } from '../../lib/wire';

export type {
  SixNimmtEvent as Event,
  SixNimmtLanding as Landing,
  SixNimmtPrinted as Printed,
  SixNimmtView as View,
} from '../../lib/wire';

/** The cards and the row that an event was about, to show it from the log. */
export function pointedAt(event: SixNimmtEvent | null): { cards: Set<number>; row: number | null } {
  const told = (event ?? {}) as { card?: unknown; cards?: unknown; row?: number };
  const cards = [told.card, ...(Array.isArray(told.cards) ? told.cards : [])];
  return { cards: new Set(cards.filter((card) => typeof card === 'number')), row: told.row ?? null };
}

/** Whether the cards of the trick lie open: a chosen card leaves its hand when it is revealed. */
export function isRevealed(view: SixNimmtView): boolean {
  return view.chosen.some((card, seat) => {
    const hand = view.hands[seat];
    return typeof card === 'number' && (isHidden(hand) ? seat !== view.seat : !hand.includes(card));
  });
}

/** Whether this deal's bulls are in the totals already: all is played, and nothing is chosen. */
export function isScored(view: SixNimmtView): boolean {
  return view.hands.every((hand) => !count(hand)) && view.chosen.every((card) => card === null);
}

/** The trick that is played, from 1. */
export function trickOf(view: SixNimmtView, { hand }: SixNimmtPrinted): number {
  const left = count(view.hands[0]);
  return Math.min(hand, isRevealed(view) ? hand - left : hand + 1 - left);
}

export const worth = (cards: readonly number[], bulls: readonly number[]): number =>
  cards.reduce((sum, card) => sum + bulls[card], 0);

/** The bulls of this deal, by seat. */
export const dealBulls = (view: SixNimmtView, bulls: readonly number[]): number[] =>
  view.piles.map((pile) => worth(pile, bulls));

/** All bulls, by seat, as they stand now. */
export function totalsOf(view: SixNimmtView, bulls: readonly number[]): number[] {
  if (isScored(view)) return view.totals;
  return dealBulls(view, bulls).map((now, seat) => now + view.totals[seat]);
}

/** Where a card would go now, if cards are being chosen. */
export const landingOfCard = (view: SixNimmtView, card: number): SixNimmtLanding | null =>
  view.landings.findLast((landing) => landing.after < card) ?? null;
