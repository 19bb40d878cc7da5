/** One picture for every card that is revealed, placed or taken. */

import type { Step } from '../../lib/board';
import { isHidden, type Sight } from '../../lib/protocol';
import type { Event, View } from './view';

const HOLD: Partial<Record<Event['event'], number>> = {
  'cards-revealed': 1000,
  'card-placed': 440,
  'row-taken': 650,
  'deal-scored': 1600,
};

export function steps(before: Sight<View, Event>, after: Sight<View, Event>): Step<View, Event>[] {
  const found: Step<View, Event>[] = [];
  let view = before.view;
  for (const { event } of after.events) {
    view = fold(view, event);
    const hold = HOLD[event.event];
    if (hold) found.push({ view: { ...view, to_act: [], decision: null }, events: [event], hold });
  }
  return found;
}

/** The picture after an event. */
export function fold(view: View, event: Event): View {
  switch (event.event) {
    case 'card-chosen':
      return { ...view, chosen: view.chosen.with(event.seat, event.card) };
    case 'cards-revealed':
      return {
        ...view,
        phase: 'row',
        chosen: event.cards,
        queue: event.cards.toSorted((a, b) => a - b),
        hands: view.hands.map((hand, seat) =>
          isHidden(hand)
            ? { hidden: hand.hidden - 1 }
            : hand.filter((card) => card !== event.cards[seat]),
        ),
      };
    case 'row-taken': {
      const pile = [...view.piles[event.seat], ...event.cards];
      return {
        ...view,
        rows: view.rows.with(event.row, []),
        piles: view.piles.with(event.seat, pile),
      };
    }
    case 'card-placed':
      return {
        ...view,
        rows: view.rows.with(event.row, [...view.rows[event.row], event.card]),
        queue: view.queue.filter((card) => card !== event.card),
      };
    case 'deal-scored':
      return { ...view, totals: event.totals, piles: view.piles.map(() => []) };
    default:
      return view;
  }
}
