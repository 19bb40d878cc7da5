/** The match so far, read from its events: deals, rows that were taken, moments worth a look. */

import type { News } from '../../lib/protocol';
import { worth, type Event } from './view';

/** A row that someone took. */
export interface Taken {
  seq: number;
  deal: number;
  trick: number;
  seat: number;
  cards: number[];
  bulls: number;
  /** The card that took it; its owner had the choice if it was lower than every row. */
  card: number;
  low: boolean;
  /** The bulls of the dearest row at that time. */
  dearest: number;
}

export interface Deal {
  deal: number;
  /** By seat: of this deal, and after it. */
  bulls: number[];
  totals: number[];
}

export interface Story {
  deals: Deal[];
  taken: Taken[];
}

export function storyOf(log: readonly News<Event>[], bulls: readonly number[]): Story {
  const story: Story = { deals: [], taken: [] };
  let rows: number[][] = [];
  let deal = 0;
  let trick = 0;
  for (const { seq, event } of log) {
    if (event.event === 'deal-began') [deal, trick] = [event.deal, 0];
    else if (event.event === 'rows-opened') rows = event.cards.map((card) => [card]);
    else if (event.event === 'cards-revealed') trick += 1;
    else if (event.event === 'card-placed') {
      const open = story.taken.at(-1);
      if (open && !open.card && open.seat === event.seat) open.card = event.card;
      rows[event.row] = [...(rows[event.row] ?? []), event.card];
    } else if (event.event === 'row-taken') {
      const { seat, cards } = event;
      const dearest = Math.max(event.bulls, ...rows.map((row) => worth(row ?? [], bulls)));
      const low = event.rule === '6N-8';
      story.taken.push({ seq, deal, trick, seat, cards, bulls: event.bulls, card: 0, low, dearest });
      rows[event.row] = [];
    } else if (event.event === 'deal-scored') {
      story.deals.push({ deal: deal || story.deals.length + 1, bulls: event.bulls, totals: event.totals });
    }
  }
  return story;
}

export const worst = (taken: readonly Taken[]): Taken | null =>
  taken.reduce<Taken | null>((most, row) => (most && most.bulls >= row.bulls ? most : row), null);

/** The dearest row of each seat in a deal. */
export function worstRows(story: Story, deal: number, seats: number): (Taken | null)[] {
  return Array.from({ length: seats }, (_, seat) =>
    worst(story.taken.filter((row) => row.deal === deal && row.seat === seat)),
  );
}

/** Places by total, the lowest first; equal totals share a place. */
export function placesOf(totals: readonly number[]): number[] {
  return totals.map((total) => 1 + totals.filter((other) => other < total).length);
}

/** By how many places each seat went up in this deal; against the table before it. */
export function climbs(story: Story, deal: number): (number | null)[] {
  const at = story.deals.findIndex((counted) => counted.deal === deal);
  const now = placesOf(story.deals[at]?.totals ?? []);
  const before = at > 0 ? placesOf(story.deals[at - 1].totals) : null;
  return now.map((place, seat) => (before ? before[seat] - place : null));
}

export type Moment =
  { kind: 'worst'; mine: boolean; row: Taken } | { kind: 'escape'; row: Taken } | { kind: 'seven'; row: Taken };

const MOST = 3;
/** The card with most bulls, which nobody wants. */
const SEVEN = 55;

/** At most three moments worth another look, the most telling first. */
export function moments(story: Story, me: number | null): Moment[] {
  const found: Moment[] = [];
  const all = worst(story.taken);
  if (all) found.push({ kind: 'worst', mine: all.seat === me, row: all });
  const mine = story.taken.filter((row) => row.seat === me);
  const escape = mine
    .filter((row) => row.low && row.dearest - row.bulls >= 3)
    .toSorted((a, b) => b.dearest - b.bulls - (a.dearest - a.bulls))[0];
  const dear = worst(mine);
  if (escape) found.push({ kind: 'escape', row: escape });
  else if (dear && dear !== all) found.push({ kind: 'worst', mine: true, row: dear });
  const seven = story.taken.findLast((row) => row.cards.includes(SEVEN) && row !== all && row !== dear);
  if (seven) found.push({ kind: 'seven', row: seven });
  return found.slice(0, MOST);
}

/** The one moment that a phone has room for: what happened to me, if anything did. */
export function onlyMoment(story: Story, me: number | null): Moment | null {
  const mine = worst(story.taken.filter((row) => row.seat === me));
  if (mine) return { kind: 'worst', mine: true, row: mine };
  return moments(story, me)[0] ?? null;
}
