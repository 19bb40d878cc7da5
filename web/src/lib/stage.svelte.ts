/**
 * The shared loop: what the board shows, one picture after another, in the order of events.
 *
 * Sights come as fast as the table is; a board tells the steps between two of them. They play in
 * order, each as long as it needs; the reader may pause, step back through all that was told and
 * return, while new sights go on arriving behind. Every event is told exactly once.
 */

import type { BoardModule, Motion, Pace, Step } from './board';
import { pace as motionPace } from './fly';
import type { News, Sight } from './protocol';
import { frameOf, framesOf, isSaid, lastSaid, still, type Frame } from './telling/frames';
import { timeOf, usualTime, type Time } from './telling/tempo';

export type { Frame } from './telling/frames';

interface Settings {
  motion?: () => Motion;
  pace?: () => Pace;
  tables?: unknown;
  /** Whether what hits the reader stays until they go on. */
  stops?: () => boolean;
  /** Whether the table after a deal or a game is shown, until somebody dismisses it. */
  hasInterludes?: boolean;
  /** The number of the newest event that is known when a first sight brings none. */
  seen?: () => number;
  /** The last few sights before the first one and itself: what was told last is told anew. */
  recent?: () => Promise<Sight[] | null>;
  /** All that these eyes were told, from the start; asked for when somebody steps back so far. */
  earlier?: () => Promise<Sight[] | null>;
}

/** `told`: it was shown; `passed`: it was skipped, or the page was hidden. */
export type Manner = 'told' | 'passed';

/** A day-long tab must not grow: so many pictures are kept. */
const MOST = 4000;
const AT_ONCE: Time = { motion: 0, hold: 0, tempo: 0 };

export class Stage {
  #module: BoardModule;
  #settings: Settings;
  #frames = $state.raw<readonly Frame[]>([]);
  /** The picture that is shown, and the newest one that was. */
  #at = $state(0);
  #told = $state(0);
  /** `looking`: stopped by stepping back; then to return is to go on. */
  #stop = $state<'no' | 'looking' | 'paused'>('no');
  #time = $state.raw<Time>(AT_ONCE);
  /** The time of the shown picture is over. */
  #settled = $state(true);
  #before = $state.raw<Sight | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #rest = 0;
  #since = 0;
  #seen = -1;
  /** The number of the last event before the first picture. */
  #first = -1;
  /** Where the picture stands that was the first one: earlier ones may be read, old ones dropped. */
  #zero = 0;
  #hasEarlier = $state(false);
  #asking = false;
  /** What the first picture would have said is still asked for. */
  #isRecalling = $state(false);
  /** The picture whose table was dismissed. */
  #rested = $state(-1);
  /** Hears of every picture once, in order: for sounds. */
  ontell: (frame: Frame, manner: Manner) => void = () => {};

  constructor(module: BoardModule, sight: Sight, settings: Settings = {}) {
    this.#module = module;
    this.#settings = settings;
    this.#begin(sight);
    globalThis.document?.addEventListener('visibilitychange', this.#hide);
  }

  #last = $derived.by(() => this.#frames.length - 1);
  #stillSight = $derived.by(() => still(this.#frames[this.#at].sight));

  /** What is drawn: a view of the story; the moves with the newest one only. */
  get shown(): Sight {
    return this.isNewest ? this.#frames[this.#at].sight : this.#stillSight;
  }

  /** What was drawn before it; null when nothing should fly. */
  get previous(): Sight | null {
    return this.#before;
  }

  /** The shown step; null when the newest sight stands and its last step was told. */
  get step(): Step | null {
    const isOver = this.isNewest && this.#settled && !this.interlude;
    return isOver ? null : this.#frames[this.#at].step;
  }

  /** The step whose table is shown now, after its hold: the story waits until it is dismissed. */
  get interlude(): Step | null {
    const { step } = this.#frames[this.#at];
    const waits = this.#settled && !this.isPaused && this.#at === this.#told && this.#rested !== this.#at;
    return this.#settings.hasInterludes && waits && step?.interlude ? step : null;
  }

  get newest(): Sight {
    return this.#frames[this.#last].sight;
  }

  /** How many of the newest events no picture has told yet: a log keeps them back. */
  get behind(): number {
    let count = 0;
    for (let place = this.#told + 1; place <= this.#last; place += 1) {
      count += this.#frames[place].news.length;
    }
    return count;
  }

  get isNewest(): boolean {
    return this.#at === this.#last;
  }

  /** Whether pictures wait, or one is still held: the end is announced when it is over. */
  get busy(): boolean {
    return !this.isNewest || !this.#settled || this.interlude !== null;
  }

  /** The newest sight asks for a move, and the story has not come to it yet, or a table lies over it. */
  get asked(): boolean {
    const isCovered = !this.isNewest || this.interlude !== null;
    return isCovered && Boolean(this.newest.moves?.length);
  }

  get isLookingBack(): boolean {
    return this.#at < this.#told;
  }

  get isPaused(): boolean {
    return this.#stop !== 'no';
  }

  /** All pictures that were told, oldest first. */
  get history(): readonly Frame[] {
    return this.#frames.slice(0, this.#told + 1);
  }

  /** The shown picture's place in the history. */
  get position(): number {
    return this.#at;
  }

  /** What the shown picture tells: a log outlines it. */
  get news(): News[] {
    return this.#frames[this.#at].news;
  }

  /** Milliseconds of the shown picture, as it is played now. */
  get time(): Time {
    return this.#time;
  }

  /** The time of the shown picture is over, and it waits until the reader goes on. */
  get isHeld(): boolean {
    const isThere = this.#settled && !this.isPaused && !this.isNewest && this.interlude === null;
    return isThere && this.#waitsForReader();
  }

  get isRunning(): boolean {
    return !this.isPaused && !this.#settled;
  }

  /** The picture whose sentence stands now: the shown one, or the last that said something. */
  get saying(): number | null {
    const first = this.#isRecalling ? 1 : 0;
    for (let place = this.#at; place >= first; place -= 1) {
      if (isSaid(this.#frames[place])) return place;
    }
    return null;
  }

  /** A number of its own for every picture, which stays when earlier ones are read. */
  idOf(place: number): number {
    return place - this.#zero;
  }

  placeOf(id: number): number {
    return id + this.#zero;
  }

  frame(place: number): Frame {
    return this.#frames[place];
  }

  /** Which sentence of how many is shown, both counted from 1. */
  get place(): { number: number; count: number } {
    const count = (upTo: number) => this.#frames.slice(0, upTo + 1).filter(isSaid).length;
    return { number: count(this.#at), count: count(this.#told) };
  }

  get canStepBack(): boolean {
    return this.#stopBefore(this.#at) !== null || this.#hasEarlier;
  }

  get canStepOn(): boolean {
    return this.busy;
  }

  /** The next sight of the same eyes. What it repeats of earlier ones is left out. */
  push(sight: Sight): void {
    const fresh = sight.events.filter(({ seq }) => seq > this.#seen);
    const after = fresh.length < sight.events.length ? { ...sight, events: fresh } : sight;
    const made = framesOf(this.#module, this.newest, after, this.#settings.tables);
    this.#seen = fresh.at(-1)?.seq ?? this.#seen;
    const kept = this.#frames.with(-1, retired(this.#frames[this.#last]));
    this.#frames = [...kept, ...made];
    this.#shorten();
    if (globalThis.document?.hidden) this.#hide();
    else if (this.#settled) this.#advance();
  }

  /** Other eyes, or a reconnect: nothing flies, and the history begins anew. */
  reset(sight: Sight): void {
    this.#halt();
    this.#begin(sight);
  }

  /** Moves were taken back: they never happened, and this is the table without them. */
  forget(seqs: ReadonlySet<number>, sight: Sight): void {
    const kept: Frame[] = [];
    let at = 0;
    for (const [place, frame] of this.#frames.entries()) {
      const news = frame.news.filter(({ seq }) => !seqs.has(seq));
      if (frame.news.length && !news.length) continue;
      kept.push(news.length < frame.news.length ? { ...frame, news } : retired(frame));
      if (place <= this.#at) at = kept.length - 1;
    }
    const looking = this.isLookingBack && at < kept.length;
    const news = sight.events.filter(({ seq }) => seq > this.#seen);
    this.#frames = [...kept, { sight, step: null, news, isLast: true }];
    this.#seen = news.at(-1)?.seq ?? this.#seen;
    this.#told = this.#last;
    if (looking) this.#at = at;
    else this.#jump(this.#last);
  }

  /** Show the newest sight at once. */
  skip(): void {
    this.#stop = 'no';
    this.#jump(this.#last);
    this.#rested = this.#last;
  }

  /** End the hold of the shown picture; step by step: the next one. */
  next(): void {
    if (this.#stop !== 'no') return this.stepOn();
    this.#halt();
    this.#settled = true;
    this.#advance(true);
  }

  /** Away with the table of a deal or a game. */
  dismiss(): void {
    this.#rested = this.#at;
    this.#advance(true);
  }

  pause(): void {
    if (this.isPaused) return;
    this.#stop = 'paused';
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#rest = Math.max(0, this.#rest - (Date.now() - this.#since));
  }

  /** Go on: from here through what was told already, and then with what was not. */
  goOn(): void {
    if (!this.isPaused) return;
    this.#stop = 'no';
    if (this.#settled) this.#advance(true);
    else this.#wait(this.#rest);
  }

  toggle(): void {
    if (this.isHeld) this.next();
    else if (this.isPaused) this.goOn();
    else this.pause();
  }

  async stepBack(): Promise<void> {
    const to = this.#stopBefore(this.#at);
    if (to !== null) return this.look(to);
    if (await this.#readEarlier()) {
      const found = this.#stopBefore(this.#at);
      if (found !== null) this.look(found);
    }
  }

  stepOn(): void {
    if (!this.busy) return;
    const end = this.isLookingBack ? this.#told : this.#last;
    let to = Math.min(this.#at + 1, end);
    while (to < end && !isSaid(this.#frames[to])) to += 1;
    if (this.#stop === 'looking' && to === this.#told) return this.backToNow();
    if (this.isLookingBack) return this.#jump(to);
    this.#halt();
    if (this.#showsTable()) return;
    if (this.isNewest) {
      this.#settled = true;
      this.#rested = this.#at;
    }
    while (this.#at < to) this.#play();
  }

  /** Whoever steps on comes to the table of a deal or a game first, and then past it. */
  #showsTable(): boolean {
    const hadTable = this.interlude !== null;
    this.#settled = true;
    return !hadTable && this.interlude !== null;
  }

  /** Look at a picture of the past. */
  look(place: number): void {
    if (place < 0 || place > this.#told) return;
    if (place === this.#told) return this.backToNow();
    if (this.#stop === 'no') this.#stop = 'looking';
    this.#jump(place);
  }

  /** Look at the moment of an event. */
  lookAt(seq: number): void {
    const place = this.#frames.findLastIndex(({ news }) => news.some((one) => one.seq === seq));
    if (place >= 0) this.look(this.#saidFrom(place));
  }

  /**
   * Return to where the story was left, and go on: what came meanwhile is told, in short.
   * Who is there already goes to the very end.
   */
  backToNow(): void {
    if (!this.isLookingBack) return this.skip();
    this.#stop = 'no';
    this.#jump(this.#told);
    if (!this.isNewest) this.#advance(true);
  }

  /** The pace has changed: who waited for a key goes on by the clock. */
  wake(): void {
    if (this.#settled && !this.isPaused) this.#advance();
  }

  close(): void {
    clearTimeout(this.#timer);
    globalThis.document?.removeEventListener('visibilitychange', this.#hide);
  }

  #begin(sight: Sight): void {
    this.#frames = [frameOf(sight)];
    this.#at = 0;
    this.#told = 0;
    this.#zero = 0;
    this.#stop = 'no';
    this.#settled = true;
    this.#rested = 0;
    this.#time = AT_ONCE;
    this.#before = null;
    this.#seen = sight.events.at(-1)?.seq ?? this.#settings.seen?.() ?? -1;
    this.#first = this.#seen;
    this.#hasEarlier = this.#settings.earlier !== undefined && this.#first >= 0;
    void this.#recall(this.#frames[0]);
  }

  /** The first picture says what it would have said, had these eyes been here all the time. */
  async #recall(first: Frame): Promise<void> {
    this.#isRecalling = this.#settings.recent !== undefined && isSaid(first);
    if (!this.#isRecalling) return;
    const sights = await this.#settings.recent?.().catch(() => null);
    if (this.#first !== first.news.at(-1)?.seq) return; // other eyes by now, which ask themselves
    this.#isRecalling = false;
    const step = lastSaid(this.#module, this.#upToFirst(sights), this.#settings.tables);
    const [shown] = this.#frames;
    if (!step || shown.news !== first.news) return;
    this.#frames = this.#frames.with(0, { ...shown, step: { ...step, view: shown.sight.view } });
  }

  /** On to the next picture, if there is one and nobody waits for a key. */
  #advance(asked = false): void {
    if (this.isPaused || this.isNewest || (this.interlude && !asked)) return;
    if (!asked && this.#waitsForReader()) return;
    this.#play();
  }

  #waitsForReader(): boolean {
    const frame = this.#frames[this.#at];
    const hits = frame.step?.accent === 'hits-me' && this.#settings.stops?.();
    return (hits || this.#settings.pace?.() === 'step') && isSaid(frame) && !this.isLookingBack;
  }

  #play(): void {
    this.#before = this.shown;
    this.#at += 1;
    this.#tell(this.#at, 'told');
    this.#time = timeOf(this.#frames[this.#at], {
      pace: this.#settings.pace?.() ?? 'normal',
      isStill: !motionPace(this.#settings.motion?.() ?? 'normal'),
      waiting: this.#waiting(),
    });
    this.#settled = false;
    this.#wait(this.#time.motion + this.#time.hold);
  }

  /**
   * Milliseconds of the sights after the one that is told: a long story does not hurry itself,
   * and what was told once does not hurry when it is looked at again.
   */
  #waiting(): number {
    if (this.isLookingBack) return 0;
    let sum = 0;
    let isLater = false;
    for (let place = this.#at; place <= this.#last; place += 1) {
      if (isLater) sum += usualTime(this.#frames[place]);
      isLater ||= this.#frames[place].isLast;
    }
    return sum;
  }

  #wait(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#rest = milliseconds;
    this.#since = Date.now();
    if (this.isPaused) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#settled = true;
      this.#advance();
    }, milliseconds);
  }

  #tell(upTo: number, manner: Manner): void {
    while (this.#told < upTo) {
      this.#told += 1;
      this.ontell(this.#frames[this.#told], this.#told === upTo ? manner : 'passed');
    }
  }

  #jump(place: number): void {
    this.#halt();
    this.#before = null;
    this.#time = AT_ONCE;
    this.#tell(place, 'passed');
    this.#at = place;
    this.#settled = true;
  }

  #halt(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Nobody looks: everything is told, and nothing is held. */
  #hide = (): void => {
    const waits = this.isPaused || this.#settings.pace?.() === 'step';
    if (globalThis.document?.hidden && !waits && this.busy) this.#jump(this.#last);
  };

  #stopBefore(place: number): number | null {
    for (let one = place - 1; one > 0; one -= 1) if (isSaid(this.#frames[one])) return one;
    return place > 0 ? 0 : null;
  }

  #saidFrom(place: number): number {
    for (let one = place; one <= this.#told; one += 1) if (isSaid(this.#frames[one])) return one;
    return place;
  }

  async #readEarlier(): Promise<boolean> {
    if (!this.#hasEarlier || this.#asking) return false;
    this.#asking = true;
    const first = this.#first;
    const all = await this.#settings.earlier?.().catch(() => null);
    this.#asking = false;
    const sights = this.#upToFirst(all);
    if (!sights.length || first !== this.#first) return false;
    this.#hasEarlier = false;
    this.#prepend(sights);
    return true;
  }

  #upToFirst(sights: Sight[] | null | undefined): Sight[] {
    return sights?.filter(({ events }) => (events.at(-1)?.seq ?? -1) <= this.#first) ?? [];
  }

  /** What happened before the first picture; the first sight is the view at the start. */
  #prepend([start, ...sights]: Sight[]): void {
    const first = this.#frames[0].sight;
    const frames = [frameOf(still(start))];
    let before = start;
    for (const sight of sights) {
      frames.push(...framesOf(this.#module, before, sight, this.#settings.tables).map(retired));
      before = sight;
    }
    frames[frames.length - 1] = { ...frames[frames.length - 1], sight: first };
    this.#frames = [...frames, ...this.#frames.slice(1)];
    this.#at += frames.length - 1;
    this.#told += frames.length - 1;
    this.#zero += frames.length - 1;
    this.#rested = -1;
  }

  #shorten(): void {
    const drop = Math.min(this.#at, this.#frames.length - MOST);
    if (drop <= 0) return;
    this.#frames = this.#frames.slice(drop);
    this.#at -= drop;
    this.#told -= drop;
    this.#zero -= drop;
    this.#rested -= drop;
  }
}

/** A picture that is no longer the newest: nothing can be done in it. */
const retired = (frame: Frame): Frame => ({ ...frame, sight: still(frame.sight) });

