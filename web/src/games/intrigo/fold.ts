/**
 * The palace after an event, exactly: a view and the events after it give the next view.
 *
 * Events say what happened; what follows from it by the rules (who leads, whose next seal wins)
 * is told by the server's own event. Only `prospects` are missing: they belong to the question,
 * as the moves do, and come with it.
 */

import { isHidden, type Hidden, type Seat } from '../../lib/protocol';
import { INFLUENCES, ORGANISATIONS, faceDown, faceUp } from './pieces';
import type { IntrigoEvent, IntrigoPrinted, IntrigoView } from './view';

const PHASES: Readonly<Record<string, IntrigoView['phase']>> = { 'keep-card': 'draft', act: 'palace' };
const DUCAT = 'ducat';

/** What only the question tells. */
export const asks = ['prospects'] as const;

type Change = Partial<IntrigoView>;
type Event<Name extends IntrigoEvent['event']> = Extract<IntrigoEvent, { event: Name }>;

export function fold(view: IntrigoView, event: IntrigoEvent, printed: IntrigoPrinted): IntrigoView {
  return { ...view, ...change(view, event, printed) };
}

function change(view: IntrigoView, event: IntrigoEvent, printed: IntrigoPrinted): Change {
  switch (event.event) {
    case 'asked':
      return asked(view, event);
    case 'ended':
      return { to_act: [], decision: null, result: event.result, phase: 'over', prospects: [] };
    case 'families-drawn':
      return { families: event.families };
    case 'leads-changed':
      return leads(view, event);
    case 'round-began':
      return roundBegan(view, event);
    case 'tokens-placed':
      return tokensPlaced(view, event);
    case 'packet-received':
      return isHidden(event.cards) ? {} : { seen: [...view.seen, event.cards] };
    case 'card-kept':
      return cardKept(view, event, printed);
    case 'card-played':
      return putDown(view, event.seat, event.card, event.gap);
    case 'card-called':
      return { ...putDown(view, event.holder, event.card, event.gap), ...passedBy(view, event) };
    case 'influence-bought':
      return bought(view, event);
    case 'tokens-swapped':
      return { tokens: swapped(view.tokens, event.building, event.other) };
    case 'cards-swapped':
      return { gaps: swapped(view.gaps, event.gap, event.other) };
    case 'card-moved':
      return { gaps: swapped(view.gaps, event.gap, event.target) };
    case 'card-turned':
      return { gaps: view.gaps.with(event.gap, faceDown(event.card)) };
    case 'token-turned':
      return { tokens: view.tokens.with(event.building, faceDown(event.token)) };
    case 'token-won':
      return tokenWon(view, event);
    case 'round-ended':
      return {
        gaps: view.gaps.map(() => null),
        tokens: view.tokens.map((token) => token && faceUp(token)),
      };
    default:
      return {};
  }
}

function asked(view: IntrigoView, event: Event<'asked'>): Change {
  const phase = PHASES[event.decision] ?? view.phase;
  return { to_act: event.seats, decision: event.decision, phase, prospects: [] };
}

function leads(view: IntrigoView, event: Event<'leads-changed'>): Change {
  const changed = [...view.leads];
  for (const { building, lead } of event.leads) changed[building] = lead;
  return { leads: changed, one_more: event.one_more, won_by: event.won_by };
}

// -- Rounds and the draft ---------------------------------------------------------------

function roundBegan(view: IntrigoView, event: Event<'round-began'>): Change {
  const nothing = view.kept.map((_, seat) => (seat === view.seat ? [] : { hidden: 0 }));
  return {
    round: event.round,
    first: event.seat,
    pick: 0,
    seen: [],
    kept: nothing,
    hands: nothing,
    played: view.played.map(() => []),
    without: [],
  };
}

function tokensPlaced(view: IntrigoView, event: Event<'tokens-placed'>): Change {
  const tokens = [...view.tokens];
  const bag = [...view.bag];
  let { supply } = view;
  for (const { building, token } of event.placed) {
    tokens[building] = token;
    if (token === DUCAT) supply -= 1;
    else bag[kindOf(token)] -= 1;
  }
  return { tokens, bag, supply };
}

function cardKept(view: IntrigoView, event: Event<'card-kept'>, printed: IntrigoPrinted): Change {
  const kept = view.kept.with(event.seat, plus(view.kept[event.seat], event.card));
  const pick = Math.min(...kept.map((cards) => (isHidden(cards) ? cards.hidden : cards.length)));
  const to_act = view.to_act.filter((seat) => seat !== event.seat);
  return { kept, pick, to_act, hands: pick === printed.hand ? kept.map(inHand) : view.hands };
}

const inHand = (kept: string[] | Hidden) => (isHidden(kept) ? kept : kept.toSorted());

// -- The palace ---------------------------------------------------------------------------

function putDown(view: IntrigoView, holder: Seat, card: string, gap: number): Change {
  return {
    gaps: view.gaps.with(gap, card),
    hands: view.hands.with(holder, without(view.hands[holder], card)),
    played: view.played.with(holder, [...view.played[holder], card]),
  };
}

/** Who was asked for the Tiepolo 3 before its holder has shown to hold none (IN-15). */
function passedBy(view: IntrigoView, event: Event<'card-called'>): Change {
  if (event.card !== 't3') return {};
  const shown = new Set(view.without);
  for (let seat = (event.seat + 1) % view.seats; seat !== event.holder; seat = (seat + 1) % view.seats) {
    shown.add(seat);
  }
  return { without: [...shown].sort((a, b) => a - b) };
}

function bought(view: IntrigoView, event: Event<'influence-bought'>): Change {
  const kind = INFLUENCES.findIndex((influence) => influence === event.influence);
  const left = view.piles[kind] - 1;
  const prices = pricesOf(view, event.influence);
  return {
    gaps: view.gaps.with(event.gap, event.influence),
    piles: view.piles.with(kind, left),
    prices: view.prices.with(kind, left ? prices[prices.length - left] : null),
    ducats: view.ducats.with(event.seat, view.ducats[event.seat] - event.price),
    supply: view.supply + event.price,
  };
}

/** The prices of a pile from its top, as the table's options say. */
function pricesOf({ options: { prices } }: IntrigoView, influence: string): readonly number[] {
  return Array.isArray(prices) ? prices : (prices as unknown as Record<string, number[]>)[influence];
}

function tokenWon(view: IntrigoView, event: Event<'token-won'>): Change {
  const { seat, building } = event;
  const tokens = view.tokens.with(building, null);
  const leads = view.leads.with(building, { state: 'bare' });
  if (event.token === DUCAT) {
    return { tokens, leads, ducats: view.ducats.with(seat, view.ducats[seat] + 1) };
  }
  const kind = kindOf(event.token);
  const row = view.seals[seat].with(kind, view.seals[seat][kind] + 1);
  return {
    tokens,
    leads,
    seals: view.seals.with(seat, row),
    bag: view.bag.with(kind, view.bag[kind] + 1),
  };
}

// -- Small things ---------------------------------------------------------------------------

const kindOf = (token: string) => ORGANISATIONS.findIndex((one) => one === faceUp(token));

function plus(cards: string[] | Hidden, card: string | Hidden): string[] | Hidden {
  if (isHidden(cards)) return { hidden: cards.hidden + 1 };
  return isHidden(card) ? cards : [...cards, card];
}

function without(hand: string[] | Hidden, card: string): string[] | Hidden {
  if (isHidden(hand)) return { hidden: hand.hidden - 1 };
  const at = hand.indexOf(card);
  return hand.filter((_, place) => place !== at);
}

function swapped<T>(things: readonly T[], one: number, other: number): T[] {
  return things.with(one, things[other]).with(other, things[one]);
}
