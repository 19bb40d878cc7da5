/** The sentences of the story: which message tells an event, with which arguments. */
import type { Line } from '../../lib/board';
import { jumped, paidSeats, type Walk } from './scene';
import type { Start } from './tale';
import { type Card, type Named, type SakuraEvent, type SakuraView } from './view';

type Values = Record<string, string | number>;

function line(key: string, values: Values = {}, seats: Record<string, number> = {}): Line {
  return { key, values, seats };
}

/** Someone by a name of the message; the Court painter is nobody's seat. */
function who(name: string, artist: Named): { values: Values; seats: Record<string, number> } {
  return artist === null
    ? { values: { painter: 1 }, seats: {} }
    : { values: { painter: 0 }, seats: { [name]: artist } };
}

function about(key: string, name: string, artist: Named, values: Values): Line {
  const named = who(name, artist);
  return line(key, { ...values, ...named.values }, named.seats);
}

/** The artist as events name it: the Court painter is null. */
export function namedOf(artist: number, view: SakuraView): Named {
  return artist < view.seats ? artist : null;
}

// -- The cards ---------------------------------------------------------------------------

export const allIn = (count: number): Line => line('web-sakura-tell-in', { count });
export const order = (cards: readonly Card[]): Line => line('web-sakura-tell-order', { cards: cards.join(', ') });
export const orderWhy: Line = line('web-sakura-tell-order-why');
export const skipped = (cards: readonly Card[]): Line =>
  line('web-sakura-tell-skipped', { cards: cards.join(', '), count: cards.length });
export const skippedWhy: Line = line('web-sakura-tell-skipped-why');

// -- The garden half ---------------------------------------------------------------------

export function emperor(card: Card, owner: Named, origin: number, space: number): Line {
  const key = space < origin ? 'web-sakura-tell-emperor-back' : 'web-sakura-tell-emperor-forward';
  return about(key, 'seat', owner, { card, origin, space });
}

export function emperorStays(card: Card, owner: Named, space: number): Line {
  return about('web-sakura-tell-emperor-stays', 'seat', owner, { card, space });
}

export const tree = (number: number): Line => line('web-sakura-tell-tree', { tree: number });
export const treeWhy = (owner: Named): Line => about('web-sakura-tell-tree-why', 'seat', owner, {});

/** The nearest goes back, or the furthest comes on, by anyone's card. */
export function pushed(event: Moved, card: Card): Line {
  const key = event.rule === 'SA-12' ? 'web-sakura-tell-nearest' : 'web-sakura-tell-furthest';
  const { origin, space } = event;
  return about(key, 'artist', event.artist, { card, origin, space });
}

export function nobody(event: SakuraEvent, card: Card): Line {
  const nearest = event.event === 'nobody-nearest';
  const key = nearest ? 'web-sakura-tell-nobody-nearest' : 'web-sakura-tell-nobody-furthest';
  return line(key, { card });
}

interface Moved {
  rule: string;
  artist: Named;
  origin: number;
  space: number;
}

// -- The artist half ---------------------------------------------------------------------

const WALKS: Readonly<Record<string, string>> = {
  'SA-16': 'web-sakura-tell-overtakes',
  'SA-17': 'web-sakura-tell-counts',
};

export function walked(view: SakuraView, event: Moved, walk: Walk): Line {
  const back = event.space < event.origin;
  const key = WALKS[event.rule] ?? (back ? 'web-sakura-tell-walks-back' : 'web-sakura-tell-walks');
  const { origin, space } = event;
  const steps = walk.stones.length - 1;
  const told = about(key, 'artist', event.artist, { origin, space, steps });
  return { ...told, ...over(view, walk, told) };
}

/** `over Keiko`, or over how many. */
function over(view: SakuraView, walk: Walk, told: Line): Partial<Line> {
  const others = jumped(view, walk);
  if (others.length !== 1) return { values: { ...told.values, over: overOf(others.length) } };
  const other = namedOf(others[0], view);
  if (other === null) return { values: { ...told.values, over: 'painter' } };
  return {
    values: { ...told.values, over: 'single' },
    seats: { ...told.seats, jumped: other },
  };
}

function overOf(count: number): string | number {
  return count ? count : 'none';
}

const STAYS: Readonly<Record<string, string>> = {
  'SA-16': 'web-sakura-tell-stays-overtake',
  'SA-17': 'web-sakura-tell-stays-count',
};

export function stayed(event: { rule: string; artist: Named; space: number }): Line {
  const key = STAYS[event.rule] ?? 'web-sakura-tell-stays';
  return about(key, 'artist', event.artist, { space: event.space });
}

export function embarrassed(event: Moved & { lost: number }): Line {
  const key = event.rule === 'SA-8' ? 'web-sakura-tell-stepped-on' : 'web-sakura-tell-runs-into';
  const { origin, space, lost } = event;
  return about(key, 'artist', event.artist, { origin, space, lost });
}

// -- The tree ----------------------------------------------------------------------------

const PLACES = ['first', 'second', 'third', 'fourth'];
/** By how many are paid. */
const PAID = [
  'web-sakura-tell-paid-0',
  'web-sakura-tell-paid-1',
  'web-sakura-tell-paid-2',
  'web-sakura-tell-paid-3',
  'web-sakura-tell-paid-4',
];

export function paid(view: SakuraView, prizes: readonly number[], number: number): Line {
  const seats = paidSeats(view, prizes);
  const named = Object.fromEntries(seats.map((seat, i) => [PLACES[i], seat]));
  const given = Object.fromEntries(seats.map((seat, i) => [`${PLACES[i]}-prize`, prizes[seat]]));
  return line(PAID[seats.length], { tree: number, ...given }, named);
}

export const paidWhy: Line = line('web-sakura-tell-paid-why');

export function lineUp(view: SakuraView): Line {
  return about('web-sakura-tell-line-up', 'artist', namedOf(frontOf(view), view), {});
}

export function frontOf(view: SakuraView): number {
  return view.artists.indexOf(Math.max(...view.artists));
}

// -- The round ---------------------------------------------------------------------------

/** What the round did to me; without me, where the Emperor went. */
export function summary(view: SakuraView, start: Start | null, me: number | null): Line {
  const { round } = view;
  if (!start) return line('web-sakura-tell-round-over', { round });
  if (me === null) {
    return line('web-sakura-tell-round-emperor', { round, origin: start.emperor, space: view.emperor });
  }
  const won = view.tokens[me] - start.tokens[me];
  const origin = start.artists[me];
  const space = view.artists[me];
  const way = space === origin ? 'stay' : space > origin ? 'forward' : 'back';
  const change = won > 0 ? 'won' : won < 0 ? 'lost' : 'none';
  const values = { round, origin, space, way, change, count: Math.abs(won) };
  return line('web-sakura-tell-round-you', values, { seat: me });
}

export function summaryWhy(view: SakuraView, me: number | null): Line | null {
  const left = view.path.trees.length - view.paid;
  const rank = me === null ? null : view.standing[me];
  if (rank == null) return line('web-sakura-tell-trees-left', { left });
  return line('web-sakura-tell-standing', { rank, count: view.artists.length, left });
}
