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
import { Film, type Sources } from './telling/film.svelte';
import { isSaid, still, type Frame } from './telling/frames';
import { Hold } from './telling/hold';
import { timeOf, usualTime, type Time } from './telling/tempo';

export type { Frame } from './telling/frames';

interface Settings extends Sources {
  motion?: () => Motion;
  pace?: () => Pace;
  /** Whether what hits the reader stays until they go on. */
  stops?: () => boolean;
  /** Whether the table after a deal or a game is shown, until someone dismisses it. */
  hasInterludes?: boolean;
}

/** `told`: it was shown; `passed`: it was skipped, or the page was hidden. */
export type Manner = 'told' | 'passed';

const AT_ONCE: Time = { motion: 0, hold: 0, tempo: 0 };

export class Stage {
  #settings: Settings;
  #film: Film;
  /** The picture that is shown, and the newest one that was. */
  #at = $state(0);
  #told = $state(0);
  /** `looking`: stopped by stepping back; then to return is to go on. */
  #stop = $state<'no' | 'looking' | 'paused'>('no');
  #time = $state.raw<Time>(AT_ONCE);
  /** The time of the shown picture is over. */
  #settled = $state(true);
  #before = $state.raw<Sight | null>(null);
  #hold = new Hold(() => {
    this.#settled = true;
    this.#advance();
  });
  /** The picture whose table was dismissed. */
  #rested = $state(-1);
  /** Hears of every picture once, in order: for sounds. */
  ontell: (frame: Frame, manner: Manner) => void = () => {};

  constructor(module: BoardModule, sight: Sight, settings: Settings = {}) {
    this.#settings = settings;
    this.#film = new Film(module, settings, (by) => this.#move(by));
    this.#begin(sight, settings.deals);
    globalThis.document?.addEventListener('visibilitychange', this.#hide);
  }

  #last = $derived.by(() => this.#film.last);
  #stillSight = $derived.by(() => still(this.#film.frame(this.#at).sight));

  /** What is drawn: a view of the story; the moves with the newest one only. */
  get shown(): Sight {
    return this.isNewest ? this.#film.frame(this.#at).sight : this.#stillSight;
  }

  /** What was drawn before it; null when nothing should fly. */
  get previous(): Sight | null {
    return this.#before;
  }

  /** The shown step; null when the newest sight stands and its last step was told. */
  get step(): Step | null {
    const isOver = this.isNewest && this.#settled && !this.interlude;
    return isOver ? null : this.#film.frame(this.#at).step;
  }

  /** The step whose table is shown now, after its hold: the story waits until it is dismissed. */
  get interlude(): Step | null {
    const { step } = this.#film.frame(this.#at);
    const waits = this.#settled && !this.isPaused && this.#at === this.#told && this.#rested !== this.#at;
    return this.#settings.hasInterludes && waits && step?.interlude ? step : null;
  }

  get newest(): Sight {
    return this.#film.newest;
  }

  /** How many of the newest events no picture has told yet: a log keeps them back. */
  get behind(): number {
    return this.#film.newsAfter(this.#told);
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
    const isCovered = !this.isNewest || this.interlude !== null || this.#isDealing;
    return isCovered && Boolean(this.newest.moves?.length);
  }

  /** The cards of the match are dealt: nobody has moved. */
  get #isDealing(): boolean {
    return this.#at === 0 && !this.#settled;
  }

  get isLookingBack(): boolean {
    return this.#at < this.#told;
  }

  get isPaused(): boolean {
    return this.#stop !== 'no';
  }

  /** All pictures that were told, oldest first. */
  get history(): readonly Frame[] {
    return this.#film.upTo(this.#told);
  }

  /** The shown picture's place in the history. */
  get position(): number {
    return this.#at;
  }

  /** What the shown picture tells: a log outlines it. */
  get news(): News[] {
    return this.#film.frame(this.#at).news;
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
    return this.#film.saying(this.#at);
  }

  /** A number of its own for every picture, which stays when earlier ones are read. */
  idOf(place: number): number {
    return this.#film.idOf(place);
  }

  placeOf(id: number): number {
    return this.#film.placeOf(id);
  }

  frame(place: number): Frame {
    return this.#film.frame(place);
  }

  /** Which sentence of how many is shown, both counted from 1. */
  get place(): { number: number; count: number } {
    return { number: this.#film.sentences(this.#at), count: this.#film.sentences(this.#told) };
  }

  get canStepBack(): boolean {
    return this.#film.stopBefore(this.#at) !== null || this.#film.hasEarlier;
  }

  get canStepOn(): boolean {
    return this.busy;
  }

  /** The next sight of the same eyes. What it repeats of earlier ones is left out. */
  push(sight: Sight): void {
    this.#film.add(sight);
    this.#film.shorten(this.#at);
    if (globalThis.document?.hidden) this.#hide();
    else if (this.#settled) this.#advance();
  }

  /** Other eyes, or a reconnect: nothing flies, and the history begins anew. */
  reset(sight: Sight): void {
    this.#hold.halt();
    this.#begin(sight);
  }

  /** Moves were taken back: they never happened, and this is the table without them. */
  forget(seqs: ReadonlySet<number>, sight: Sight): void {
    const wasLooking = this.isLookingBack;
    const at = this.#film.forget(seqs, sight, this.#at);
    this.#told = this.#last;
    if (wasLooking && at < this.#last) this.#at = at;
    else this.#jump(this.#last);
  }

  /** Show the newest sight at once; but the step that ends the match is told, and held. */
  skip(): void {
    this.#stop = 'no';
    if (this.#ends && this.#at < this.#last) {
      this.#jump(this.#last - 1);
      return this.#play();
    }
    this.#jump(this.#last);
    this.#rested = this.#last;
  }

  get #ends(): boolean {
    const { step, sight } = this.#film.frame(this.#last);
    return step !== null && Boolean(sight.view.result);
  }

  /** End the hold of the shown picture; step by step: the next one. */
  next(): void {
    if (this.#stop !== 'no') return this.stepOn();
    this.#hold.halt();
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
    this.#hold.pause();
  }

  /** Go on: from here through what was told already, and then with what was not. */
  goOn(): void {
    if (!this.isPaused) return;
    this.#stop = 'no';
    if (this.#settled) this.#advance(true);
    else this.#hold.goOn();
  }

  toggle(): void {
    if (this.isHeld) this.next();
    else if (this.isPaused) this.goOn();
    else this.pause();
  }

  async stepBack(): Promise<void> {
    const to = this.#film.stopBefore(this.#at);
    if (to !== null) return this.look(to);
    if (await this.#film.readEarlier()) {
      const found = this.#film.stopBefore(this.#at);
      if (found !== null) this.look(found);
    }
  }

  stepOn(): void {
    if (!this.busy) return;
    const end = this.isLookingBack ? this.#told : this.#last;
    let to = Math.min(this.#at + 1, end);
    while (to < end && !isSaid(this.#film.frame(to))) to += 1;
    if (this.#stop === 'looking' && to === this.#told) return this.backToNow();
    if (this.isLookingBack) return this.#jump(to);
    this.#hold.halt();
    if (this.#showsTable()) return;
    if (this.isNewest) {
      this.#settled = true;
      this.#rested = this.#at;
    }
    while (this.#at < to) this.#play();
  }

  /** Stepping on leads to the table of a deal or a game first, and then past it. */
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
    const place = this.#film.placeOfEvent(seq);
    if (place >= 0) this.look(this.#film.saidFrom(place, this.#told));
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
    this.#hold.halt();
    globalThis.document?.removeEventListener('visibilitychange', this.#hide);
  }

  #begin(sight: Sight, deals = false): void {
    this.#film.begin(sight, deals);
    this.#at = 0;
    this.#told = 0;
    this.#stop = 'no';
    this.#settled = true;
    this.#rested = 0;
    this.#time = AT_ONCE;
    this.#before = null;
    if (this.#film.frame(0).step && !globalThis.document?.hidden) this.#run();
  }

  /** All pictures have got other places: earlier ones were read, or old ones dropped. */
  #move(by: number): void {
    this.#at += by;
    this.#told += by;
    this.#rested = by > 0 ? -1 : this.#rested + by;
  }

  /** On to the next picture, if there is one and nobody waits for a key. */
  #advance(asked = false): void {
    if (this.isPaused || this.isNewest || (this.interlude && !asked)) return;
    if (!asked && this.#waitsForReader()) return;
    this.#play();
  }

  #waitsForReader(): boolean {
    const frame = this.#film.frame(this.#at);
    const hits = frame.step?.accent === 'hits-me' && this.#settings.stops?.();
    return (hits || this.#settings.pace?.() === 'step') && isSaid(frame) && !this.isLookingBack;
  }

  #play(): void {
    this.#before = this.shown;
    this.#at += 1;
    this.#tell(this.#at, 'told');
    this.#run();
  }

  /** The shown picture takes its time. */
  #run(): void {
    this.#time = timeOf(this.#film.frame(this.#at), {
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
      if (isLater) sum += usualTime(this.#film.frame(place));
      isLater ||= this.#film.frame(place).isLast;
    }
    return sum;
  }

  #wait(milliseconds: number): void {
    if (this.isPaused) this.#hold.keep(milliseconds);
    else this.#hold.start(milliseconds);
  }

  #tell(upTo: number, manner: Manner): void {
    while (this.#told < upTo) {
      this.#told += 1;
      this.ontell(this.#film.frame(this.#told), this.#told === upTo ? manner : 'passed');
    }
  }

  #jump(place: number): void {
    this.#hold.halt();
    this.#before = null;
    this.#time = AT_ONCE;
    this.#tell(place, 'passed');
    this.#at = place;
    this.#settled = true;
  }

  /** Nobody looks: everything is told, and nothing is held. */
  #hide = (): void => {
    const waits = this.isPaused || this.#settings.pace?.() === 'step';
    if (globalThis.document?.hidden && !waits && this.busy) this.#jump(this.#last);
  };
}
