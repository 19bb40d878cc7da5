/** A review as a page reads it: how far it is, through whose eyes, and which decision. */

import type { Source } from '../lib/api';
import type { Judged, ReviewInfo } from '../lib/wire';
import { askReview, getPuzzle, getReview, stopReview, tryInstead } from './api';
import { beside, curveOf, isMarked, isMistake, joined, NOTHING, ofSeat, type Known } from './reading';

/** Between two looks at a review that is computed, in milliseconds. */
const PAUSE = 1000;

export class Reviewing {
  readonly source: Source;
  card = $state.raw<ReviewInfo>();
  known = $state.raw<Known>(NOTHING);
  /** Through whose eyes. */
  seat = $state(0);
  /** Which decision, by its move; 0: the summary. */
  move = $state(0);
  problem = $state('');
  /** By move, what looking longer has found. */
  longer = $state.raw<Readonly<{ [move: number]: Judged }>>({});
  /** Which decision is looked at longer just now. */
  looking = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(source: Source, seat: number, move: number) {
    this.source = source;
    this.seat = seat;
    this.move = move;
  }

  own = $derived.by(() => ofSeat(this.known, this.seat).map((judged) => this.longer[judged.move] ?? judged));
  marked = $derived.by(() => this.own.filter(isMarked));
  mistakes = $derived.by(() => this.own.filter(isMistake));
  curve = $derived.by(() => curveOf(this.known, this.seat, this.card?.moves ?? 0));
  judged = $derived.by<Judged | undefined>(() => this.own.find(({ move }) => move === this.move));
  isDone = $derived.by(() => this.card?.state === 'done');

  /** What there is; a review that is being computed is looked after until it is done. */
  async open(): Promise<void> {
    await this.#do(() => getReview(this.source));
  }

  async ask(): Promise<void> {
    await this.#do(() => askReview(this.source));
  }

  async stop(): Promise<void> {
    await this.#do(async () => {
      await stopReview(this.source);
      return getReview(this.source);
    });
  }

  /** Ten times as many worlds for one decision, in place; its mark may change. */
  async lookLonger({ move, played }: Judged): Promise<void> {
    this.looking = move;
    this.problem = '';
    try {
      const found = await tryInstead(this.source, move, played, true);
      if (!found) return;
      await this.#learnWords(found);
      this.longer = { ...this.longer, [move]: found };
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    } finally {
      this.looking = 0;
    }
  }

  /** Of moves that were not compared before. */
  async #learnWords({ move, alternatives }: Judged): Promise<void> {
    const known = this.card?.said ?? {};
    if (!this.card || alternatives.every((one) => one.move in known)) return;
    const { sight } = await getPuzzle(this.source, move);
    const offered = Object.fromEntries((sight.moves ?? []).map((one) => [one.move, one.said]));
    this.card = { ...this.card, said: { ...offered, ...known } };
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  async #do(work: () => Promise<ReviewInfo>): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = '';
    try {
      this.#take(await work(), NOTHING);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  }

  #take(card: ReviewInfo, before: Known): void {
    const said = { ...this.card?.said, ...card.said };
    this.known = joined(before, card);
    this.card = { ...card, said };
    const goesOn = card.state === 'waiting' || card.state === 'running';
    if (goesOn && !this.#closed) this.#timer = setTimeout(() => void this.#look(), PAUSE);
  }

  async #look(): Promise<void> {
    const since = this.card?.parts.at(-1)?.done ?? this.#since;
    this.#since = since;
    try {
      this.#take(await getReview(this.source, since), this.known);
    } catch {
      // The connection was lost, perhaps for a moment.
      if (!this.#closed) this.#timer = setTimeout(() => void this.#look(), 3 * PAUSE);
    }
  }

  #since = -1;

  /** The move before (or after) this decision among those that have a mark, or among mistakes. */
  next(way: 1 | -1, only: 'marked' | 'mistakes' = 'marked'): Judged | undefined {
    return beside(this[only], this.move, way);
  }

  /** Where the decision stands among those with a mark: “4 of 9”. */
  get place(): number {
    return this.marked.findIndex(({ move }) => move === this.move) + 1;
  }
}
