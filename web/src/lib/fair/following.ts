/**
 * A match followed through its events: every random act is done again from the seed, and what
 * the events say is compared with what came out.
 */

import { isHidden } from '../protocol';
import type { Hidden } from '../wire';
import type { Acts, Stream } from './chance';

export type Thing = string | number;

/** What was dealt otherwise than the seed says, and by which random act. */
export interface Difference {
  act: number;
  seat: number | null;
  claimed: string;
  found: string;
}

export interface Comparison {
  /** How many random acts were done again. */
  acts: number;
  /** How many cards, roles and the like were compared, and how many agree. */
  all: number;
  equal: number;
  first: Difference | null;
}

/** Something that the next event of these kinds has to tell. */
interface Due {
  events: readonly string[];
  seat: number | null;
  act: number;
  things: readonly Thing[];
}

/** What an act gave, and its number. */
export interface Drawn<T> {
  act: number;
  things: T;
}

export class Following implements Comparison {
  #streams: Acts;
  #due: Due[] = [];
  acts = 0;
  all = 0;
  equal = 0;
  first: Difference | null = null;

  constructor(streams: Acts) {
    this.#streams = streams;
  }

  /** The next random act of the match. */
  async act<T>(draw: (stream: Stream) => Promise<T>): Promise<Drawn<T>> {
    const act = this.acts;
    this.acts += 1;
    return { act, things: await draw(this.#streams(act)) };
  }

  compare(act: number, seat: number | null, claimed: readonly Thing[], found: readonly Thing[]): void {
    for (let at = 0; at < Math.max(claimed.length, found.length); at += 1) {
      this.compareOne(act, seat, claimed[at], found[at]);
    }
  }

  compareOne(act: number, seat: number | null, claimed?: Thing, found?: Thing): void {
    this.all += 1;
    if (claimed !== undefined && String(claimed) === String(found)) this.equal += 1;
    else this.first ??= { act, seat, claimed: String(claimed ?? ''), found: String(found ?? '') };
  }

  /** These things have to come in an event of these kinds, before any other of them. */
  expect(events: readonly string[], seat: number | null, act: number, things: readonly Thing[]): void {
    this.#due.push({ events, seat, act, things });
  }

  /** Whether something was due that such an event tells; then it is compared. */
  meet(event: string, seat: number | null, told: readonly Thing[]): boolean {
    if (!this.#due.some(({ events }) => events.includes(event))) return false;
    const due = this.#due.shift()!;
    const alike = due.events.includes(event) && (due.seat === null || due.seat === seat);
    this.compare(due.act, due.seat, alike ? told : [], due.things);
    return true;
  }

  /** What was due and never came is missing. */
  finish(): void {
    for (const { act, seat, things } of this.#due.splice(0)) this.compare(act, seat, [], things);
  }
}

/** A face-down pile, of which the following knows every card. */
export class Pile<T extends Thing> {
  #cards: { card: T; act: number }[] = [];
  #at: Following;
  #last = 0;
  /** How many cards lay here when more were shuffled: the next draw has to take more than that. */
  #left = -1;

  constructor(at: Following) {
    this.#at = at;
  }

  fill({ act, things }: Drawn<readonly T[]>): void {
    this.#last = act;
    this.#cards = things.map((card) => ({ card, act }));
    this.#left = -1;
  }

  /** An empty pile gets what was discarded, at the moment when a card is needed. */
  refill({ act, things }: Drawn<readonly T[]>): void {
    this.#last = act;
    this.#left = this.#cards.length;
    this.#cards.push(...things.map((card) => ({ card, act })));
  }

  take(count: number): T[] {
    return this.#cards.splice(0, count).map(({ card }) => card);
  }

  putBack(card: T): void {
    this.#cards.unshift({ card, act: this.#last });
  }

  get size(): number {
    return this.#cards.length;
  }

  /** Cards were drawn from the top: these ones, in this order, says the record. */
  draw(seat: number | null, claimed: readonly T[], order = (cards: T[]) => cards): void {
    if (this.#left >= claimed.length) this.#at.compareOne(this.#last, seat, this.#left, 0);
    this.#left = -1;
    const taken = this.#cards.splice(0, claimed.length);
    const found = order(taken.map(({ card }) => card));
    for (const [place, card] of claimed.entries()) {
      this.#at.compareOne(taken[place]?.act ?? this.#last, seat, card, found[place]);
    }
  }

  /** What is left, says the record. */
  show(claimed: readonly T[]): void {
    const found = this.#cards.map(({ card }) => card);
    this.#at.compare(this.#last, null, claimed, found);
  }
}

/** Hidden things have no place in the events of a match that is over. */
export const cardsOf = <T>(told: readonly T[] | Hidden): readonly T[] => (isHidden(told) ? [] : told);

export const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

export const ascending = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);

export const portion = <T>(cards: readonly T[], seat: number, size: number): T[] =>
  cards.slice(seat * size, (seat + 1) * size);
