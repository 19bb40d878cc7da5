/**
 * The pictures of a match as these eyes were told them, oldest first.
 *
 * It begins with the first sight. What happened before that is asked for when someone steps back
 * so far, and a tab that is open for days drops its oldest pictures: then all places move.
 */

import type { BoardModule } from '../board';
import type { News, Sight } from '../protocol';
import { isEqual } from './equal';
import { frameOf, framesOf, isSaid, lastSaid, openingOf, still, type Frame } from './frames';

export interface Sources {
  /** The first sight is the deal of the match, and is told. */
  deals?: boolean;
  printed?: unknown;
  /** The number of the newest event that is known when a first sight brings none. */
  seen?: () => number;
  /** The last few sights before the first one and itself: what was told last is told anew. */
  recent?: () => Promise<Sight[] | null>;
  /** All that these eyes were told, from the start; asked for when someone steps back so far. */
  earlier?: () => Promise<Sight[] | null>;
}

/** A day-long tab must not grow: so many pictures are kept. */
const MOST = 4000;

export class Film {
  #module: BoardModule;
  #sources: Sources;
  /** Hears by how much all places have moved. */
  #moved: (by: number) => void;
  #frames = $state.raw<readonly Frame[]>([]);
  #seen = -1;
  /** The number of the last event before the first picture. */
  #first = -1;
  /** Where the picture stands that was the first one: earlier ones may be read, old ones dropped. */
  #zero = 0;
  #hasEarlier = $state(false);
  #asking = false;
  /** What the first picture would have said is still asked for. */
  #isRecalling = $state(false);

  constructor(module: BoardModule, sources: Sources, moved: (by: number) => void) {
    this.#module = module;
    this.#sources = sources;
    this.#moved = moved;
  }

  /** The place of the newest picture. */
  last = $derived.by(() => this.#frames.length - 1);

  get newest(): Sight {
    return this.#frames[this.last].sight;
  }

  get hasEarlier(): boolean {
    return this.#hasEarlier;
  }

  frame(place: number): Frame {
    return this.#frames[place];
  }

  upTo(place: number): readonly Frame[] {
    return this.#frames.slice(0, place + 1);
  }

  /** How many events are told after this place. */
  newsAfter(place: number): number {
    let count = 0;
    for (let one = place + 1; one <= this.last; one += 1) count += this.#frames[one].news.length;
    return count;
  }

  /** A number of its own for every picture, which stays when earlier ones are read. */
  idOf(place: number): number {
    return place - this.#zero;
  }

  placeOf(id: number): number {
    return id + this.#zero;
  }

  placeOfEvent(seq: number): number {
    return this.#frames.findLastIndex(({ news }) => news.some((one) => one.seq === seq));
  }

  /** The picture whose sentence stands at this place: this one, or the last that said something. */
  saying(place: number): number | null {
    const first = this.#isRecalling ? 1 : 0;
    for (let one = place; one >= first; one -= 1) if (isSaid(this.#frames[one])) return one;
    return null;
  }

  /** How many sentences there are up to a place. */
  sentences(place: number): number {
    return this.upTo(place).filter(isSaid).length;
  }

  /** Where stepping back from a place leads; null: nowhere. */
  stopBefore(place: number): number | null {
    for (let one = place - 1; one > 0; one -= 1) if (isSaid(this.#frames[one])) return one;
    return place > 0 ? 0 : null;
  }

  /** The first picture from a place on that says something. */
  saidFrom(place: number, end: number): number {
    for (let one = place; one <= end; one += 1) if (isSaid(this.#frames[one])) return one;
    return place;
  }

  begin(sight: Sight, deals: boolean): void {
    this.#frames = [deals ? openingOf(this.#module, sight, this.#sources.printed) : frameOf(sight)];
    this.#zero = 0;
    this.#seen = sight.events.at(-1)?.seq ?? this.#sources.seen?.() ?? -1;
    this.#first = this.#seen;
    this.#hasEarlier = this.#sources.earlier !== undefined && this.#first >= 0;
    if (!this.#frames[0].step) void this.#recall(this.#frames[0]);
  }

  /** The next sight of the same eyes. What it repeats of earlier ones is left out. */
  add(sight: Sight): void {
    const fresh = sight.events.filter(({ seq }) => seq > this.#seen);
    if (!fresh.length && isEqual(this.newest.view, sight.view)) return this.#renew(sight);
    const after = fresh.length < sight.events.length ? { ...sight, events: fresh } : sight;
    const made = framesOf(this.#module, this.newest, after, this.#sources.printed);
    this.#seen = fresh.at(-1)?.seq ?? this.#seen;
    const kept = this.#frames.with(-1, retired(this.#frames[this.last]));
    this.#frames = [...kept, ...made];
  }

  /** Nothing has happened: the newest picture is the same, with what can be done now. */
  #renew(sight: Sight): void {
    const newest = this.#frames[this.last];
    this.#frames = this.#frames.with(-1, { ...newest, sight: { ...sight, events: newest.sight.events } });
  }

  /** So many pictures at most; those from `from` on stay in any case. */
  shorten(from: number): void {
    const drop = Math.min(from, this.#frames.length - MOST);
    if (drop <= 0) return;
    this.#frames = this.#frames.slice(drop);
    this.#move(-drop);
  }

  /** Moves were taken back: they never happened. Returns where the picture at `at` stands now. */
  forget(seqs: ReadonlySet<number>, sight: Sight, at: number): number {
    const kept: Frame[] = [];
    let found = 0;
    for (const [place, frame] of this.#frames.entries()) {
      const news = frame.news.filter(({ seq }) => !seqs.has(seq));
      if (frame.news.length && !news.length) continue;
      kept.push(news.length < frame.news.length ? { ...frame, news } : retired(frame));
      if (place <= at) found = kept.length - 1;
    }
    const news: News[] = sight.events.filter(({ seq }) => seq > this.#seen);
    this.#frames = [...kept, { sight, step: null, news, isLast: true }];
    this.#seen = news.at(-1)?.seq ?? this.#seen;
    return found;
  }

  /** Asks for what happened before the first picture, once; whether there is more to see now. */
  async readEarlier(): Promise<boolean> {
    if (!this.#hasEarlier || this.#asking) return false;
    this.#asking = true;
    const first = this.#first;
    const all = await this.#sources.earlier?.().catch(() => null);
    this.#asking = false;
    const sights = this.#upToFirst(all);
    if (!sights.length || first !== this.#first) return false;
    this.#hasEarlier = false;
    this.#prepend(sights);
    return true;
  }

  /** The first picture says what it would have said, had these eyes been here all the time. */
  async #recall(first: Frame): Promise<void> {
    this.#isRecalling = this.#sources.recent !== undefined && isSaid(first);
    if (!this.#isRecalling) return;
    const sights = await this.#sources.recent?.().catch(() => null);
    if (this.#first !== first.news.at(-1)?.seq) return; // other eyes by now, which ask themselves
    this.#isRecalling = false;
    const step = lastSaid(this.#module, this.#upToFirst(sights), this.#sources.printed);
    const [shown] = this.#frames;
    if (!step || shown.news !== first.news) return;
    this.#frames = this.#frames.with(0, { ...shown, step: { ...step, view: shown.sight.view } });
  }

  #upToFirst(sights: Sight[] | null | undefined): Sight[] {
    return sights?.filter(({ events }) => (events.at(-1)?.seq ?? -1) <= this.#first) ?? [];
  }

  /** What happened before the first picture; the first sight is the view at the start. */
  #prepend([start, ...sights]: Sight[]): void {
    const first = this.#frames[0].sight;
    const frames = [openingOf(this.#module, still(start), this.#sources.printed)];
    let before = start;
    for (const sight of sights) {
      frames.push(...framesOf(this.#module, before, sight, this.#sources.printed).map(retired));
      before = sight;
    }
    frames[frames.length - 1] = { ...frames[frames.length - 1], sight: first };
    this.#frames = [...frames, ...this.#frames.slice(1)];
    this.#move(frames.length - 1);
  }

  #move(by: number): void {
    this.#zero += by;
    this.#moved(by);
  }
}

/** A picture that is no longer the newest: nothing can be done in it. */
const retired = (frame: Frame): Frame => ({ ...frame, sight: still(frame.sight) });
