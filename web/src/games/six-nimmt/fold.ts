/** The view after an event, exactly as the engine's observer keeps it: bookkeeping, no rules. */

import { count, isHidden } from '../../lib/protocol';
import type { Event, Printed, View } from './view';

const PHASES: Record<string, View['phase']> = {
  'take-card': 'draft',
  'choose-card': 'choose',
  'choose-row': 'row',
};

export function fold(view: View, event: Event, printed: Printed): View {
  return counted(told(view, event), printed);
}

function told(view: View, event: Event): View {
  switch (event.event) {
    case 'asked':
      return asked(view, event.seats, event.decision);
    case 'ended':
      return { ...view, to_act: [], decision: null, phase: 'over', result: event.result };
    case 'deal-began':
      return { ...view, deal: event.deal, piles: view.piles.map(() => []) };
    case 'hand-dealt':
      return { ...view, hands: view.hands.with(event.seat, event.cards) };
    case 'cards-laid-out':
      return { ...view, open: event.cards, starter: event.seat, rows: [], hands: view.hands.map(() => []) };
    case 'card-taken':
      return {
        ...view,
        open: view.open.filter((card) => card !== event.card),
        hands: view.hands.with(event.seat, [...cardsOf(view.hands[event.seat]), event.card].toSorted(byNumber)),
      };
    case 'rows-opened':
      return { ...view, rows: event.cards.map((card) => [card]), open: [] };
    case 'rows-compared':
      return { ...view, landings: event.landings };
    case 'card-chosen':
      return {
        ...view,
        chosen: view.chosen.with(event.seat, event.card),
        to_act: view.to_act.filter((seat) => seat !== event.seat),
      };
    case 'cards-revealed':
      return revealed(view, event.cards);
    case 'row-taken':
      return {
        ...view,
        rows: view.rows.with(event.row, []),
        piles: view.piles.with(event.seat, [...view.piles[event.seat], ...event.cards]),
      };
    case 'card-placed':
      return {
        ...view,
        rows: view.rows.with(event.row, [...view.rows[event.row], event.card]),
        queue: view.queue.filter((card) => card !== event.card),
      };
    case 'deal-scored':
      return { ...view, totals: event.totals, chosen: view.chosen.map(() => null) };
  }
}

const byNumber = (a: number, b: number) => a - b;
const cardsOf = (hand: View['hands'][number]): number[] => (isHidden(hand) ? [] : hand);

function asked(view: View, seats: number[], decision: string): View {
  const chosen = decision === 'choose-card' ? view.chosen.map(() => null) : view.chosen;
  return { ...view, to_act: seats, decision, phase: PHASES[decision] ?? 'over', chosen };
}

function revealed(view: View, cards: number[]): View {
  const hands = view.hands.map((hand, seat) =>
    isHidden(hand) ? { hidden: hand.hidden - 1 } : hand.filter((card) => card !== cards[seat]),
  );
  return { ...view, hands, chosen: cards, queue: cards.toSorted(byNumber), landings: [] };
}

/** Cards that are nowhere to be seen: what is left of the deck. */
function counted(view: View, printed: Printed): View {
  const held = view.hands.reduce((sum, hand) => sum + count(hand), 0);
  const lying = [...view.rows, ...view.piles, view.queue, view.open];
  const out = printed.cards.length - held - lying.reduce((sum, cards) => sum + cards.length, 0);
  return { ...view, out: { hidden: out } };
}
