/**
 * What a step of the story draws: who walks over which stones, and when; what flies; what is lit.
 *
 * All times are milliseconds at normal pace, from the beginning of the step.
 */
import { stones } from './garden/walk';
import type { Tale } from './tale';
import { artistOf, type Card, type Named, type SakuraEvent, type SakuraView } from './view';

export const HOP = 140;
export const GLIDE = 260;
export const BOW = 260;
export const FLIGHT = 420;
export const PETALS = 1200;
export const PRIZE = 220;
export const BRACKET = 300;
export const TURN = 300;
export const TURN_APART = 60;
export const SORT = 350;
export const STRIKE = 200;
/** However far a figure goes, it does not take longer than so many hops. */
const LONGEST_WALK = 8;
const LONGEST_CLOSING_UP = 4;

export type Kind =
  | 'turn'
  | 'sort'
  | 'emperor'
  | 'tree'
  | 'walk'
  | 'embarrassed'
  | 'nothing'
  | 'skip'
  | 'pay'
  | 'line-up'
  | 'sum'
  | 'silent';

export interface Walk {
  /** Null: the Emperor. */
  readonly artist: number | null;
  /** The stones that are stepped on, from the first to the last. */
  readonly stones: readonly number[];
  readonly start: number;
  /** From one stone to the next. */
  readonly hop: number;
  /** The hops are counted aloud. */
  readonly counted: boolean;
  /** Bows to the Emperor before setting off. */
  readonly bows: boolean;
}

/** Tokens that fly between a tree, a seat and the supply. */
export interface Gift {
  readonly seat: number;
  /** Negative: from the seat to the supply. */
  readonly tokens: number;
  readonly start: number;
  /** The place behind the Emperor that it is given for, 1 is the nearest. */
  readonly place: number | null;
}

/** Between two tokens of one gift. */
export const TOKENS_APART = 70;

/** When the last token of a gift is there. */
export function arrival({ start, tokens }: Gift): number {
  return start + FLIGHT + TOKENS_APART * (Math.abs(tokens) - 1);
}

export interface Scene {
  readonly kind: Kind;
  /** The card in work, and its half. */
  readonly card: Card | null;
  readonly half: 'garden' | 'artist' | null;
  readonly walks: readonly Walk[];
  readonly gifts: readonly Gift[];
  /** The stone where someone meets the Emperor, and when. */
  readonly burst: { readonly space: number; readonly at: number } | null;
  /** The artists that are counted before a walk (SA-17). */
  readonly counted: readonly number[];
  /** Cards that a tree made void. */
  readonly skipped: readonly Card[];
  /** All that moves is there by then. */
  readonly motion: number;
  /** The story of the round up to here. */
  readonly tale: Tale;
}

type Drawn = Omit<Scene, 'tale' | 'card' | 'half'>;

const STILL: Drawn = {
  kind: 'silent',
  walks: [],
  gifts: [],
  burst: null,
  counted: [],
  skipped: [],
  motion: 0,
};

/** What an event draws on the view before it. */
export function draw(view: SakuraView, events: readonly SakuraEvent[]): Drawn {
  const event = events[0];
  switch (event.event) {
    case 'cards-revealed': {
      const cards = event.cards.length + (event.painter === null ? 0 : 1);
      return { ...STILL, kind: 'turn', motion: TURN + TURN_APART * (cards - 1) };
    }
    case 'emperor-moved':
      return emperor(event.origin, event.space, events.length > 1);
    case 'artist-moved':
      return event.rule === 'SA-21' ? lineUp(view, events) : walk(view, event);
    case 'artist-embarrassed':
      return embarrassed(view, event);
    case 'emperor-stayed':
    case 'artist-stayed':
    case 'nobody-nearest':
    case 'nobody-furthest':
      return { ...STILL, kind: 'nothing' };
    case 'cards-skipped':
      return { ...STILL, kind: 'skip', skipped: event.cards, motion: STRIKE };
    case 'tokens-paid':
      return pay(view, event.prizes);
    default:
      return STILL;
  }
}

export function sorted(): Drawn {
  return { ...STILL, kind: 'sort', motion: SORT };
}

export function summed(): Drawn {
  return { ...STILL, kind: 'sum' };
}

function emperor(origin: number, space: number, tree: boolean): Drawn {
  const way = stones(origin, space, new Set());
  const walks = [{ artist: null, stones: way, start: 0, hop: GLIDE, counted: false, bows: false }];
  const time = GLIDE * (way.length - 1);
  if (!tree) return { ...STILL, kind: 'emperor', walks, motion: time };
  return { ...STILL, kind: 'tree', walks, motion: time + PETALS };
}

/** Rules by which a walk is counted aloud: so many free spaces. */
const COUNTED = new Set(['SA-12', 'SA-13', 'SA-15', 'SA-17', 'SA-24']);

function walk(view: SakuraView, event: Moved): Drawn {
  const artist = artistOf(event.artist, view);
  const way = wayOf(view, artist, event.origin, event.space);
  const counting = event.rule === 'SA-17';
  const start = counting ? BRACKET : 0;
  const hop = hopTime(way.length - 1, LONGEST_WALK);
  const counted = COUNTED.has(event.rule);
  const walks = [{ artist, stones: way, start, hop, counted, bows: false }];
  return {
    ...STILL,
    kind: 'walk',
    walks,
    counted: counting ? between(view, artist) : [],
    motion: start + hop * (way.length - 1),
  };
}

interface Moved {
  rule: string;
  artist: Named;
  origin: number;
  space: number;
}

/** To the Emperor, a deep bow while a token flies to the supply, and back. */
function embarrassed(view: SakuraView, event: Moved & { lost: number }): Drawn {
  const artist = artistOf(event.artist, view);
  const there = wayOf(view, artist, event.origin, view.emperor);
  const back = wayOf(view, artist, view.emperor, event.space);
  const hop = hopTime(there.length - 1, LONGEST_WALK);
  const met = hop * (there.length - 1);
  const off = met + BOW + FLIGHT;
  const forth: Walk = { artist, stones: there, start: 0, hop, counted: false, bows: false };
  const retreat: Walk = { artist, stones: back, start: off, hop: HOP, counted: true, bows: true };
  const gift: Gift = { seat: artist, tokens: -event.lost, start: met + BOW, place: null };
  return {
    ...STILL,
    kind: 'embarrassed',
    walks: [...(there.length > 1 ? [forth] : []), retreat],
    gifts: event.lost ? [gift] : [],
    burst: { space: view.emperor, at: met },
    motion: off + HOP * (back.length - 1),
  };
}

/** Nearest to the Emperor first, never in the order of seats. */
export function paidSeats(view: SakuraView, prizes: readonly number[]): number[] {
  const seats = [...prizes.keys()].filter((seat) => prizes[seat] > 0);
  return seats.toSorted((a, b) => view.artists[b] - view.artists[a]);
}

function pay(view: SakuraView, prizes: readonly number[]): Drawn {
  const gifts = paidSeats(view, prizes).map((seat, i) => ({
    seat,
    tokens: prizes[seat],
    start: PRIZE * i,
    place: 1 + view.artists.filter((space) => space > view.artists[seat]).length,
  }));
  return {
    ...STILL,
    kind: 'pay',
    gifts,
    motion: Math.max(0, ...gifts.map(arrival)),
  };
}

/** One after the other, each right behind the one before. */
function lineUp(view: SakuraView, events: readonly SakuraEvent[]): Drawn {
  let start = 0;
  const walks: Walk[] = [];
  for (const event of events) {
    if (event.event !== 'artist-moved') continue;
    const artist = artistOf(event.artist, view);
    const way = stones(event.origin, event.space, new Set());
    const hop = hopTime(way.length - 1, LONGEST_CLOSING_UP);
    walks.push({ artist, stones: way, start, hop, counted: false, bows: false });
    start += hop * (way.length - 1);
  }
  return { ...STILL, kind: 'line-up', walks, motion: start };
}

function hopTime(hops: number, longest: number): number {
  return hops > longest ? Math.round((HOP * longest) / hops) : HOP;
}

/** The free stones between two spaces; those where others stand are jumped over. */
function wayOf(view: SakuraView, artist: number, origin: number, space: number): number[] {
  const taken = view.artists.filter((at, other) => other !== artist && at > 0);
  return stones(origin, space, new Set(taken));
}

/** Everybody between this artist and the Emperor. */
function between(view: SakuraView, artist: number): number[] {
  const own = view.artists[artist];
  return [...view.artists.keys()].filter((other) => view.artists[other] > own);
}

/** Who stood on stones that a walk jumped over. */
export function jumped(view: SakuraView, walk: Walk): number[] {
  const stepped = new Set(walk.stones);
  const first = walk.stones[0];
  const last = walk.stones[walk.stones.length - 1];
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return [...view.artists.keys()].filter((artist) => {
    const space = view.artists[artist];
    return artist !== walk.artist && space > low && space < high && !stepped.has(space);
  });
}
