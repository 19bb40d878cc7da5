/** The pictures between two sights: what each event did to the table, one after the other. */
import type { Step } from '../../lib/board';
import { isHidden, type Hidden, type Seat, type Sight } from '../../lib/protocol';
import { leadsRewarded } from './leads';
import { INFLUENCES, ORGANISATIONS, faceDown, faceUp, type Organisation } from './pieces';
import type { CardCalled, CardPlayed, IntrigoEvent, IntrigoView, TokenWon } from './view';

/** How long a picture stays (milliseconds); what is not named here tells nothing by itself. */
const HOLD: Partial<Record<IntrigoEvent['event'], number>> = {
  'card-played': 550,
  'influence-bought': 600,
  'tokens-swapped': 700,
  'card-turned': 600,
  'card-called': 700,
  'cards-swapped': 700,
  'card-moved': 650,
  'token-turned': 600,
  passed: 400,
  'token-won': 900,
  'token-stayed': 450,
  'round-ended': 700,
  'tokens-placed': 800,
};

type IntrigoSight = Sight<IntrigoView, IntrigoEvent>;

export function steps(
  before: IntrigoSight,
  after: IntrigoSight,
): Step<IntrigoView, IntrigoEvent>[] {
  const told: Step<IntrigoView, IntrigoEvent>[] = [];
  const known = Math.max(-1, ...before.events.map(({ seq }) => seq));
  const news = after.events.flatMap(({ seq, event }) => (seq > known ? [event] : []));
  let view = begun(before.view, news);
  for (const event of news) {
    view = changed(view, event, after.view);
    const hold = HOLD[event.event];
    if (hold) told.push({ view, events: [event], hold });
  }
  // The last thing that happened is told by the sight itself, except at the end of the match.
  if (!after.view.result) told.pop();
  return told;
}

/** The view before the news; who leads when all gaps are filled is only told by the rewards. */
function begun(view: IntrigoView, news: readonly IntrigoEvent[]): IntrigoView {
  return { ...view, to_act: [], prospects: [], leads: leadsRewarded(view.leads, news) };
}

/** The view after an event. Only what is drawn is kept true: the next sight brings the rest. */
export function changed(view: IntrigoView, event: IntrigoEvent, goal: IntrigoView): IntrigoView {
  switch (event.event) {
    case 'card-played':
      return putDown(view, event, event.seat);
    case 'card-called':
      return putDown(view, event, event.holder);
    case 'influence-bought': {
      const kind = INFLUENCES.findIndex((influence) => influence === event.influence);
      return {
        ...view,
        gaps: view.gaps.with(event.gap, event.influence),
        piles: view.piles.with(kind, view.piles[kind] - 1),
        prices: view.prices.with(kind, goal.prices[kind]),
        ducats: view.ducats.with(event.seat, view.ducats[event.seat] - event.price),
        supply: view.supply + event.price,
      };
    }
    case 'tokens-swapped':
      return { ...view, tokens: swapped(view.tokens, event.building, event.other) };
    case 'cards-swapped':
      return { ...view, gaps: swapped(view.gaps, event.gap, event.other) };
    case 'card-moved':
      return { ...view, gaps: swapped(view.gaps, event.gap, event.target) };
    case 'card-turned':
      return { ...view, gaps: view.gaps.with(event.gap, faceDown(event.card)) };
    case 'token-turned':
      return { ...view, tokens: view.tokens.with(event.building, faceDown(event.token)) };
    case 'token-won':
      return won(view, event);
    case 'round-ended':
      return {
        ...view,
        gaps: view.gaps.map(() => null),
        tokens: view.tokens.map((token) => token && faceUp(token)),
        hands: view.hands.map(emptied),
        leads: goal.leads,
        one_more: goal.one_more,
      };
    case 'round-began':
      return {
        ...view,
        phase: 'draft',
        round: event.round,
        first: event.seat,
        ...freshDraft(view),
      };
    case 'tokens-placed':
      return {
        ...view,
        tokens: placed(view.tokens, event.placed),
        supply: goal.supply,
        bag: goal.bag,
      };
    default:
      return view;
  }
}

function putDown(view: IntrigoView, event: CardPlayed | CardCalled, holder: Seat): IntrigoView {
  return {
    ...view,
    gaps: view.gaps.with(event.gap, event.card),
    hands: view.hands.with(holder, without(view.hands[holder], event.card)),
    played: view.played.with(holder, [...view.played[holder], event.card]),
  };
}

function without(hand: string[] | Hidden, card: string): string[] | Hidden {
  if (isHidden(hand)) return { hidden: hand.hidden - 1 };
  const at = hand.indexOf(card);
  return hand.filter((_, place) => place !== at);
}

function emptied(hand: string[] | Hidden): string[] | Hidden {
  return isHidden(hand) ? { hidden: 0 } : [];
}

function swapped<T>(things: readonly T[], one: number, other: number): T[] {
  return things.with(one, things[other]).with(other, things[one]);
}

function won(view: IntrigoView, event: TokenWon): IntrigoView {
  const tokens = view.tokens.with(event.building, null);
  const leads = view.leads.with(event.building, { state: 'bare' });
  const seat = event.seat;
  if (event.token === 'ducat') {
    return { ...view, tokens, leads, ducats: view.ducats.with(seat, view.ducats[seat] + 1) };
  }
  const kind = ORGANISATIONS.indexOf(event.token as Organisation);
  const row = view.seals[seat].with(kind, view.seals[seat][kind] + 1);
  const bag = view.bag.with(kind, view.bag[kind] + 1);
  return { ...view, tokens, leads, bag, seals: view.seals.with(seat, row) };
}

function freshDraft(view: IntrigoView): Partial<IntrigoView> {
  return {
    pick: 0,
    seen: [],
    kept: view.kept.map(emptied),
    played: view.played.map(() => []),
  };
}

function placed(
  tokens: readonly (string | null)[],
  placements: readonly { building: number; token: string }[],
): (string | null)[] {
  const filled = [...tokens];
  for (const { building, token } of placements) filled[building] = token;
  return filled;
}
