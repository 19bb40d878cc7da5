/**
 * The view after an event: what the server's observer keeps, kept here.
 *
 * Nothing is worked out by rules: each event says what changed.
 */
import { isHidden, type Hidden } from '../../lib/protocol';
import { artistOf, type Card, type Named, type SakuraEvent, type SakuraView } from './view';

/** The phase that a decision belongs to; who is told of it learns the phase, too. */
const PHASES: Readonly<Record<string, SakuraView['phase']>> = {
  'choose-card': 'choose',
  'choose-cards': 'choose',
  'direct-emperor': 'emperor',
  'direct-artist': 'artist',
};

export function fold(view: SakuraView, event: SakuraEvent): SakuraView {
  switch (event.event) {
    case 'asked':
      return {
        ...view,
        to_act: [...event.seats],
        decision: event.decision,
        phase: PHASES[event.decision],
      };
    case 'ended':
      return { ...view, to_act: [], decision: null, phase: 'over', result: event.result };
    default:
      return foldGarden(foldCards(view, event), event);
  }
}

// -- Cards -------------------------------------------------------------------------------

function foldCards(view: SakuraView, event: SakuraEvent): SakuraView {
  switch (event.event) {
    case 'hand-dealt': {
      const hands = view.hands.with(event.seat, event.cards);
      return came({ ...view, hands }, event.seat, size(event.cards));
    }
    case 'round-began':
      return { ...view, round: event.round, double: null };
    case 'two-cards-due':
      return { ...view, double: event.seat };
    case 'card-chosen':
      return chose(view, event.seat, event.card);
    case 'two-cards-chosen': {
      const next = chose(view, event.seat, event.card);
      return { ...next, chosen: next.chosen.with(view.seats, event.painter) };
    }
    case 'deck-shuffled':
      return shuffled(view, event.cards);
    case 'cards-revealed':
      return revealed(view, event.cards, event.painter);
    case 'cards-discarded':
      return {
        ...view,
        discards: [...view.discards, ...event.cards],
        chosen: view.artists.map(() => null),
        queue: [],
      };
    case 'card-drawn': {
      const hands = view.hands.with(event.seat, more(view.hands[event.seat], event.card));
      return came({ ...view, hands }, event.seat, 1);
    }
    default:
      return view;
  }
}

/** So many cards went from the deck to this hand. */
function came(view: SakuraView, seat: number, count: number): SakuraView {
  const latest = Math.max(...view.shuffled);
  const added = Array.from({ length: count }, () => latest);
  const origins = view.origins.with(seat, ascending([...view.origins[seat], ...added]));
  return { ...view, deck: { hidden: view.deck.hidden - count }, origins };
}

function chose(view: SakuraView, seat: number, card: Card | Hidden): SakuraView {
  const to_act = view.to_act.filter((other) => other !== seat);
  return { ...view, to_act, chosen: view.chosen.with(seat, card) };
}

function shuffled(view: SakuraView, cards: number): SakuraView {
  const latest = Math.max(...view.shuffled) + 1;
  const known = new Set(view.discards);
  return {
    ...view,
    shuffled: view.shuffled.map((shuffle, i) => (known.has(i + 1) ? latest : shuffle)),
    discards: [],
    deck: { hidden: cards },
  };
}

function revealed(view: SakuraView, cards: readonly Card[], painter: Card | null): SakuraView {
  let next = view;
  cards.forEach((card, seat) => (next = left(next, seat, card)));
  if (painter === null) return opened(next, [...cards]);
  const deck = { hidden: next.deck.hidden - 1 };
  next = next.double === null ? { ...next, deck } : left(next, next.double, painter);
  return opened(next, [...cards, painter]);
}

function opened(view: SakuraView, chosen: Card[]): SakuraView {
  return { ...view, chosen, queue: ascending(chosen) };
}

function left(view: SakuraView, seat: number, card: Card): SakuraView {
  const origins = [...view.origins[seat]];
  origins.splice(origins.indexOf(view.shuffled[card - 1]), 1);
  return {
    ...view,
    hands: view.hands.with(seat, less(view.hands[seat], card)),
    origins: view.origins.with(seat, origins),
  };
}

type Hand = SakuraView['hands'][number];

function less(hand: Hand, card: Card): Hand {
  if (isHidden(hand)) return { hidden: hand.hidden - 1 };
  return hand.filter((other) => other !== card);
}

function more(hand: Hand, card: Card | Hidden): Hand {
  if (isHidden(hand) || isHidden(card)) return { hidden: size(hand) + 1 };
  return ascending([...hand, card]);
}

function size(hand: Hand): number {
  return isHidden(hand) ? hand.hidden : hand.length;
}

function ascending(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

// -- The garden --------------------------------------------------------------------------

function foldGarden(view: SakuraView, event: SakuraEvent): SakuraView {
  switch (event.event) {
    case 'garden-opened':
      return {
        ...view,
        emperor: event.emperor,
        tokens: Array.from({ length: view.seats }, () => event.tokens),
        supply: event.supply,
      };
    case 'card-begun':
      return { ...view, queue: view.queue.slice(view.queue.indexOf(event.card)) };
    case 'cards-skipped':
      return { ...view, queue: [] };
    case 'emperor-moved':
      return { ...view, emperor: event.space };
    case 'tree-reached':
      return { ...view, tree: true };
    case 'artist-moved':
      return placed(view, event);
    case 'artist-embarrassed':
      return lost(placed(view, event), event.artist, event.lost);
    case 'tokens-paid': {
      const given = event.prizes.reduce((sum, prize) => sum + prize, 0);
      const supply = view.supply - given;
      return { ...view, tokens: event.totals, supply, paid: event.tree, tree: false, queue: [] };
    }
    default:
      return view;
  }
}

type Placed = Extract<SakuraEvent, { event: 'artist-moved' | 'artist-embarrassed' }>;

function placed(view: SakuraView, { artist, space, standing }: Placed): SakuraView {
  return { ...view, artists: view.artists.with(artistOf(artist, view), space), standing };
}

function lost(view: SakuraView, artist: Named, tokens: number): SakuraView {
  if (artist === null || !tokens) return view;
  return {
    ...view,
    supply: view.supply + tokens,
    tokens: view.tokens.with(artist, view.tokens[artist] - tokens),
  };
}
