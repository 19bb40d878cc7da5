/** How a match ended: who won and why, what everybody earned, and the moments that counted. */
import type { EndProps, Line } from '../../lib/board';
import type { News } from '../../lib/protocol';
import { jumped } from './scene';
import { artistOf, type Card, type SakuraEvent, type SakuraPrinted, type SakuraView } from './view';
import { stones } from './garden/walk';

type Props = Pick<EndProps<SakuraView, SakuraEvent, SakuraPrinted>, 'view' | 'log' | 'me'>;

// -- Title and reason --------------------------------------------------------------------

export function winnersOf(view: SakuraView): number[] {
  return seatsOf(view, 1);
}

function seatsOf(view: SakuraView, rank: number): number[] {
  return (view.result?.ranks ?? []).flatMap((each, seat) => (each === rank ? [seat] : []));
}

export function ending({ view, me }: Props): { title: Line; why: Line | null } {
  const winners = winnersOf(view);
  return { title: titleOf(winners, me), why: winners.length ? whyOf(view, winners) : null };
}

function titleOf(winners: readonly number[], me: number | null): Line {
  const [winner, other] = winners;
  if (me !== null && winners.includes(me)) return { key: 'web-sakura-end-win' };
  if (winners.length === 1) return { key: 'web-sakura-end-wins', seats: { winner } };
  if (winners.length === 2) return { key: 'web-sakura-end-shared', seats: { winner, other } };
  return { key: 'web-sakura-end-many', values: { count: winners.length } };
}

/** Most tokens; in a tie, who stands nearer; together at the gate they share it. */
function whyOf(view: SakuraView, winners: readonly number[]): Line {
  const [winner, other] = winners;
  const count = view.tokens[winner];
  if (winners.length > 2) {
    const values = { count, players: winners.length };
    return { key: 'web-sakura-end-gate-many', values };
  }
  if (winners.length === 2) {
    return { key: 'web-sakura-end-gate', values: { count }, seats: { winner, other } };
  }
  const [second] = seatsOf(view, 2);
  const margin = count - view.tokens[second];
  if (margin) return { key: 'web-sakura-end-more', values: { count, margin }, seats: { second } };
  return { key: 'web-sakura-end-nearer', values: { count }, seats: { winner, second } };
}

// -- What everybody earned ---------------------------------------------------------------

export interface Account {
  readonly seat: number;
  readonly rank: number;
  /** Null: the log does not reach back so far. */
  readonly start: number | null;
  /** What each tree paid. */
  readonly trees: readonly number[];
  readonly lost: number;
  readonly total: number;
}

/** By rank; equal ranks in the order of seats. */
export function accounts(view: SakuraView, log: readonly News<SakuraEvent>[]): Account[] {
  const events = log.map(({ event }) => event);
  const opened = events.find((event) => event.event === 'garden-opened');
  const paid = events.filter((event) => event.event === 'tokens-paid');
  const bows = events.filter((event) => event.event === 'artist-embarrassed');
  return view.tokens
    .map((total, seat) => ({
      seat,
      rank: view.result?.ranks[seat] ?? 0,
      start: opened?.tokens ?? null,
      trees: paid.map(({ prizes }) => prizes[seat]),
      lost: bows.reduce((sum, { artist, lost }) => sum + (artist === seat ? lost : 0), 0),
      total,
    }))
    .sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

// -- Moments -----------------------------------------------------------------------------

export interface Moment {
  readonly title: Line;
  readonly more: Line;
  readonly seq: number;
}

interface Walked {
  artist: number;
  card: Card;
  space: number;
  over: number;
  seq: number;
}
interface Bow {
  artist: number;
  owner: number | null;
  space: number;
  way: number;
  lost: number;
  ran: boolean;
  round: number;
  seq: number;
}
interface Paid {
  tree: number;
  prizes: readonly number[];
  round: number;
  seq: number;
  /** The last walk of everybody in that round, by artist. */
  walks: ReadonlyMap<number, Walked>;
}

export function moments({ view, log, me }: Props): Moment[] {
  const { paid, bows } = retrace(view, log);
  return [decisive(view, paid), bow(bows, me)].filter((moment) => moment !== null);
}

/** The match once more, by its events: who stood where is what they say. */
function retrace(view: SakuraView, log: readonly News<SakuraEvent>[]): { paid: Paid[]; bows: Bow[] } {
  const artists = view.artists.map(() => 0);
  const paid: Paid[] = [];
  const bows: Bow[] = [];
  let [round, card, emperor] = [0, 0, 0];
  let owner: number | null = null;
  let walks = new Map<number, Walked>();
  for (const { seq, event } of log) {
    if (event.event === 'round-began') [round, walks] = [event.round, new Map()];
    if (event.event === 'card-begun') [card, owner] = [event.card, event.artist];
    if (event.event === 'garden-opened') emperor = event.emperor;
    if (event.event === 'emperor-moved') emperor = event.space;
    if (event.event === 'artist-moved') {
      const artist = artistOf(event.artist, view);
      const way = stones(event.origin, event.space, new Set(artists));
      const walk = { artist, stones: way, start: 0, hop: 0, counted: false, bows: false };
      const over = jumped({ ...view, artists }, walk).length;
      if (event.artist === owner && event.rule !== 'SA-21') {
        walks.set(artist, { artist, card, space: event.space, over, seq });
      }
      artists[artist] = event.space;
    }
    if (event.event === 'artist-embarrassed') {
      const artist = artistOf(event.artist, view);
      const way = Math.max(event.origin, emperor) - event.space;
      const ran = event.rule !== 'SA-8';
      bows.push({ artist, owner, space: emperor, way, lost: event.lost, ran, round, seq });
      artists[artist] = event.space;
    }
    if (event.event === 'tokens-paid') {
      const { tree, prizes } = event;
      paid.push({ tree, prizes, round, seq, walks: new Map(walks) });
    }
  }
  return { paid, bows };
}

/** The latest tree without whose prize the win was another's: by a leap, or by the prize. */
function decisive(view: SakuraView, paid: readonly Paid[]): Moment | null {
  const winners = winnersOf(view);
  if (winners.length !== 1) return null;
  const [winner] = winners;
  const best = Math.max(...view.tokens.filter((_, seat) => seat !== winner));
  const won = paid.findLast(({ prizes }) => view.tokens[winner] - prizes[winner] < best);
  if (!won) return null;
  const leap = won.walks.get(winner);
  if (leap?.over) {
    const { card, over, space, seq } = leap;
    const more = { key: 'web-sakura-end-leap-more', values: { round: won.round, card, over, space } };
    return { title: { key: 'web-sakura-end-leap' }, more, seq };
  }
  const values = { round: won.round, count: won.prizes[winner], tree: won.tree };
  const more = { key: 'web-sakura-end-prize-more', values };
  return { title: { key: 'web-sakura-end-prize' }, more, seq: won.seq };
}

/** The costliest embarrassment of mine, or by me; for who only watches, of all. */
function bow(bows: readonly Bow[], me: number | null): Moment | null {
  const named = bows.filter(({ lost }) => lost > 0);
  const mine = named.filter(({ artist, owner }) => me === null || artist === me || owner === me);
  const [worst] = mine.toSorted((a, b) => b.way - a.way);
  if (!worst) return null;
  const { artist, round, space, ran, seq } = worst;
  const key = ran ? 'web-sakura-end-bow-ran' : 'web-sakura-end-bow-stepped';
  const title = { key: 'web-sakura-end-bow', seats: { artist } };
  return { title, more: { key, values: { round, space } }, seq };
}
