/** The view after an event: bookkeeping, as the engine's own observer does it, and no rules. */

import { isHidden, count } from '../../lib/protocol';
import { topOf, type Event, type Hand, type Laid, type PileName, type Printed, type View } from './view';

export function fold(view: View, event: Event, printed: Printed): View {
  switch (event.event) {
    case 'asked': {
      const begun = beginTurn(view, event.seats[0]);
      return { ...begun, to_act: event.seats, decision: event.decision, possible: [] };
    }
    case 'plays-listed':
      return { ...view, possible: isHidden(event.plays) ? [] : event.plays[0] };
    case 'game-began':
      return layOut({ ...view, starter: event.seat }, printed);
    case 'cards-drawn':
      return draw(view, event.seat, event.cards);
    case 'card-played':
    case 'trick-played':
      return lay(view, event.seat, event.card, event.pile, event.seat, printed);
    case 'help-given':
      return { ...lay(view, event.seat, event.card, event.pile, event.to, printed), helped: true };
    case 'turn-ended':
      return { ...view, plays: 0, helped: false };
    case 'turn-impossible':
      return beginTurn(view, event.seat);
    case 'hand-shown':
      return { ...view, hands: view.hands.with(event.seat, event.cards) };
    case 'game-scored':
      return openHands({ ...view, wins: event.wins });
    case 'ended':
      return { ...view, to_act: [], decision: null, possible: [], result: event.result };
    case 'all-cards-played':
      return view;
  }
}

/** Every turn begins with a question or with the end; later questions are of the same turn. */
const beginTurn = (view: View, seat: number): View => ({
  ...view,
  turn: seat,
  turns: view.plays ? view.turns : view.turns + 1,
});

/** A new game: everything but the wins begins again. */
function layOut(view: View, printed: Printed): View {
  const each = <Item>(made: (seat: number) => Item): Item[] => view.wins.map((_, seat) => made(seat));
  return outlooks(
    {
      ...view,
      turns: 0,
      plays: 0,
      helped: false,
      up: each(() => []),
      down: each(() => []),
      hands: each((seat) => (seat === view.seat ? [] : { hidden: 0 })),
      draw_piles: each(() => ({ hidden: printed.cards })),
    },
    printed,
  );
}

function draw(view: View, seat: number, cards: Hand): View {
  const left = view.draw_piles[seat].hidden - count(cards);
  return {
    ...view,
    hands: view.hands.with(seat, more(view.hands[seat], cards)),
    draw_piles: view.draw_piles.with(seat, { hidden: left }),
  };
}

function lay(view: View, seat: number, card: number, pile: PileName, to: number, printed: Printed): View {
  const laid: Laid = [card, seat];
  const next = {
    ...view,
    [pile]: view[pile].with(to, [...view[pile][to], laid]),
    hands: view.hands.with(seat, less(view.hands[seat], card)),
    plays: view.plays + 1,
  };
  return outlooks(next, printed);
}

/** Who showed nothing has nothing left, unless it was a match of rules version 1. */
function openHands(view: View): View {
  if (view.hands.some((hand) => isHidden(hand) && hand.hidden > 0)) return view;
  const shown = view.hands.map((hand) => (isHidden(hand) ? [] : hand));
  return { ...view, shown, hands: shown };
}

function outlooks(view: View, printed: Printed): View {
  return {
    ...view,
    outlook: view.up.map((up, seat) => [printed.up[topOf(up, 'up')], printed.down[topOf(view.down[seat], 'down')]]),
  };
}

function more(hand: Hand, cards: Hand): Hand {
  if (isHidden(hand) || isHidden(cards)) return { hidden: count(hand) + count(cards) };
  return [...hand, ...cards].sort((a, b) => a - b);
}

function less(hand: Hand, card: number): Hand {
  return isHidden(hand) ? { hidden: hand.hidden - 1 } : hand.filter((other) => other !== card);
}
