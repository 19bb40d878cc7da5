/**
 * A round told picture by picture: every event that moves something is a step of its own.
 *
 * Only what the events say is carried over; nothing is worked out here.
 */
import type { Step } from '../../lib/board';
import { isHidden, type Sight } from '../../lib/protocol';
import { artistOf, type Card, type SakuraEvent, type SakuraView } from './view';

/** Milliseconds at normal speed. */
const REVEAL = 1100;
const TURN = 420;
const LAND = 260;
const BOW = 620;
const BLOOM = 1000;
const PAY = 1500;
const STRIKE = 600;
/** From one stone to the next. */
export const HOP = 140;
/** However far a figure goes, it does not take longer. */
const LONGEST_WALK = 8;

export function walkTime(origin: number, space: number): number {
  return HOP * Math.min(LONGEST_WALK, Math.max(1, Math.abs(space - origin)));
}

type SakuraSight = Sight<SakuraView, SakuraEvent>;
type SakuraStep = Step<SakuraView, SakuraEvent>;

export function steps(before: SakuraSight, after: SakuraSight): SakuraStep[] {
  const told: SakuraStep[] = [];
  let view: SakuraView = { ...before.view, to_act: [], decision: null };
  let half = new Half(before.view.phase);
  let waiting: SakuraEvent[] = [];
  const known = before.events.at(-1)?.seq ?? -1;
  for (const { seq, event } of after.events) {
    if (seq <= known) continue;
    half = half.after(event);
    const hold = holdOf(event);
    view = { ...apply(view, event), ...half.phase() };
    waiting.push(event);
    if (hold) {
      told.push({ view, events: waiting, hold });
      waiting = [];
    }
  }
  // The last picture of a round that goes on is the sight itself.
  if (after.view.queue.length) told.pop();
  return told;
}

/** Which half of the card an event belongs to. */
class Half {
  readonly #phase: SakuraView['phase'];
  /** Whether one more event of this kind still belongs to the garden half. */
  readonly #open: boolean;

  constructor(phase: SakuraView['phase'], open = true) {
    this.#phase = phase;
    this.#open = open;
  }

  phase(): Partial<SakuraView> {
    return { phase: this.#phase };
  }

  after(event: SakuraEvent): Half {
    if (event.event === 'card-begun') return new Half('emperor');
    if (!isAction(event) || this.#phase !== 'emperor') return this;
    // What follows from the Emperor's walk is still his half.
    if (this.#open) return new Half('emperor', false);
    return event.rule === 'SA-8' ? this : new Half('artist');
  }
}

const ACTIONS = new Set<SakuraEvent['event']>([
  'emperor-moved',
  'emperor-stayed',
  'nobody-nearest',
  'nobody-furthest',
  'artist-moved',
  'artist-stayed',
  'artist-embarrassed',
]);

function isAction(event: SakuraEvent): boolean {
  return ACTIONS.has(event.event);
}

/** How long the picture after the event stays; 0: the event makes no picture of its own. */
function holdOf(event: SakuraEvent): number {
  switch (event.event) {
    case 'cards-revealed':
      return REVEAL;
    case 'emperor-moved':
    case 'artist-moved':
      return walkTime(event.origin, event.space) + LAND;
    case 'artist-embarrassed':
      return BOW + walkTime(event.origin, event.space) + LAND;
    case 'emperor-stayed':
    case 'artist-stayed':
    case 'nobody-nearest':
    case 'nobody-furthest':
      return TURN;
    case 'tree-reached':
      return BLOOM;
    case 'cards-skipped':
      return STRIKE;
    case 'tokens-paid':
      return PAY;
    default:
      return 0;
  }
}

/** The view after an event, as far as the event tells. */
export function apply(view: SakuraView, event: SakuraEvent): SakuraView {
  switch (event.event) {
    case 'cards-revealed':
      return revealed(view, event.cards, event.painter);
    case 'card-begun':
      return { ...view, queue: view.queue.slice(view.queue.indexOf(event.card)) };
    case 'emperor-moved':
      return { ...view, emperor: event.space };
    case 'artist-moved':
      return placed(view, artistOf(event.artist, view), event.space);
    case 'artist-embarrassed': {
      const artist = artistOf(event.artist, view);
      const tokens = view.tokens.map((count, seat) =>
        seat === artist ? count - event.lost : count,
      );
      return { ...placed(view, artist, event.space), tokens, supply: view.supply + event.lost };
    }
    case 'tree-reached':
      return { ...view, tree: true };
    case 'cards-skipped':
      return { ...view, queue: [] };
    case 'tokens-paid': {
      const given = event.prizes.reduce((sum, prize) => sum + prize, 0);
      const supply = view.supply - given;
      return { ...view, tokens: event.totals, supply, paid: event.tree, tree: false, queue: [] };
    }
    default:
      return view;
  }
}

function revealed(view: SakuraView, cards: readonly Card[], painter: Card | null): SakuraView {
  const chosen = painter === null ? [...cards] : [...cards, painter];
  const hands = view.hands.map((hand, seat) => {
    const played = seat === view.double ? 2 : 1;
    if (isHidden(hand)) return { hidden: hand.hidden - played };
    return hand.filter((card) => !chosen.includes(card));
  });
  return { ...view, chosen, hands, queue: chosen.toSorted((a, b) => a - b) };
}

function placed(view: SakuraView, artist: number, space: number): SakuraView {
  return { ...view, artists: view.artists.map((at, i) => (i === artist ? space : at)) };
}
