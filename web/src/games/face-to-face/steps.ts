/** A game of the match that ends is seen before the next one is dealt. */

import type { Step } from '../../lib/board';
import { isHidden, type Sight } from '../../lib/protocol';
import type { Event, Laid, View } from './view';

export function steps(before: Sight<View, Event>, after: Sight<View, Event>): Step<View, Event>[] {
  if (!after.events.some(({ event }) => event.event === 'game-began')) return [];
  const found: Step<View, Event>[] = [];
  let view: View = { ...before.view, possible: [], to_act: [] };
  for (const { event } of after.events) {
    view = fold(view, event);
    if (event.event === 'game-scored') found.push({ view, events: [event], hold: 2600 });
  }
  return found;
}

/** The picture after an event. */
export function fold(view: View, event: Event): View {
  switch (event.event) {
    case 'card-played':
    case 'trick-played':
    case 'help-given': {
      const pile = event.event === 'help-given' ? event.to : event.seat;
      const laid: Laid = [event.card, event.seat];
      const hand = view.hands[event.seat];
      const less = isHidden(hand)
        ? { hidden: hand.hidden - 1 }
        : hand.filter((card) => card !== event.card);
      return {
        ...view,
        [event.pile]: view[event.pile].with(pile, [...view[event.pile][pile], laid]),
        hands: view.hands.with(event.seat, less),
        plays: view.plays + 1,
        helped: view.helped || event.event === 'help-given',
      };
    }
    case 'game-scored':
      return { ...view, wins: event.wins };
    default:
      return view;
  }
}
