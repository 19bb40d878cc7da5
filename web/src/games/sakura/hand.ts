/** The places of a hand: a card in play keeps its place, so that nothing jumps. */
import { isRevealed } from './rows';
import type { Card, SakuraView } from './view';

export interface Place {
  readonly card: Card;
  /** Lies on the table: the place is kept for it. */
  readonly gone: boolean;
  /** Chosen by me and still in my hand: as my own card, or as the Court painter's. */
  readonly chosen: 'own' | 'painter' | null;
}

export function handOf(view: SakuraView, me: number | null): Place[] {
  const hand = me === null ? undefined : view.hands[me];
  if (me === null || !Array.isArray(hand)) return [];
  const own = view.chosen[me];
  const painter = view.double === me ? view.chosen[view.seats] : null;
  const open = isRevealed(view);
  const places: Place[] = hand.map((card) => ({
    card,
    gone: false,
    chosen: open ? null : card === own ? 'own' : card === painter ? 'painter' : null,
  }));
  for (const card of [own, painter]) {
    if (open && typeof card === 'number') {
      places.push({ card, gone: true, chosen: null });
    }
  }
  return places.sort((a, b) => a.card - b.card);
}
