/**
 * What the board shows: one picture after another, in the order of events.
 *
 * Sights come as fast as the table is; between two of them a board may have steps. They play
 * in order, faster when many wait, and at once when motion is off or the page is hidden.
 */

import type { BoardModule, Motion, Step } from './board';
import { pace } from './fly';
import type { Sight } from './protocol';

interface Frame {
  sight: Sight;
  hold: number;
  last: boolean;
  /** How many events it tells that no picture before it did. */
  tells: number;
}

/** More waiting pictures than this are skipped: the newest sight is what matters. */
const MOST = 60;
/** Milliseconds of pictures that are told at the usual speed; what is more hurries. */
const CATCH_UP = 5000;

export class Stage {
  #module: BoardModule;
  #motion: () => Motion;
  #speed: () => number;
  #waiting: Frame[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #newest: Sight;
  shown = $state.raw() as Sight;
  previous = $state.raw<Sight | null>(null);
  /** How many of the newest events no picture has told yet: a log keeps them back. */
  behind = $state(0);
  /** Whether pictures still wait: the moves are offered when the last one is shown. */
  busy = $state(false);

  constructor(
    module: BoardModule,
    sight: Sight,
    motion: () => Motion,
    speed: () => number = () => 1,
  ) {
    this.#module = module;
    this.#motion = motion;
    this.#speed = speed;
    this.#newest = sight;
    this.shown = sight;
  }

  /** The next sight of the same eyes. */
  push(sight: Sight): void {
    const before = this.#newest;
    this.#newest = sight;
    const still = !pace(this.#motion()) || globalThis.document?.hidden;
    if (still || this.#waiting.length > MOST) return this.skip();
    const steps = this.#module.steps?.(before, sight) ?? [];
    let told = 0;
    for (const step of steps) {
      const made = frame(sight, step, told);
      told += made.tells;
      this.#waiting.push(made);
    }
    const tells = sight.events.length - told;
    this.#waiting.push({ sight, hold: 0, last: true, tells });
    this.behind += sight.events.length;
    if (this.#timer === undefined) this.#next();
  }

  /** Other eyes, or a reconnect: nothing flies. */
  reset(sight: Sight): void {
    this.#newest = sight;
    this.skip();
    this.previous = null;
  }

  /** Show the newest sight at once. */
  skip(): void {
    this.#waiting = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#show(this.#newest);
    this.busy = false;
    this.behind = 0;
  }

  #next(): void {
    this.#timer = undefined;
    const frame = this.#waiting.shift();
    if (!frame) {
      this.busy = false;
      return;
    }
    this.#show(frame.sight);
    this.behind = Math.max(0, this.behind - frame.tells);
    this.busy = !frame.last || this.#waiting.length > 0;
    if (this.busy) {
      const hold = (frame.hold * this.#hurry(frame.hold) * pace(this.#motion())) / this.#speed();
      this.#timer = setTimeout(() => this.#next(), hold);
    }
  }

  /**
   * The more waits, the faster it goes: with the square of the rest, whatever waits is told in
   * less than twice `CATCH_UP`, and slows down to the usual speed for the last of it.
   */
  #hurry(hold: number): number {
    const rest = this.#waiting.reduce((sum, frame) => sum + frame.hold, hold);
    return Math.min(1, (CATCH_UP / rest) ** 2);
  }

  #show(sight: Sight): void {
    this.previous = this.shown;
    this.shown = sight;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}

function frame(sight: Sight, step: Step, told: number): Frame {
  const upTo = 1 + sight.events.findLastIndex((news) => step.events.includes(news.event));
  const events = sight.events.filter((news) => step.events.includes(news.event));
  const drawn = { ...sight, view: step.view, events, moves: [], take_back: false };
  return { sight: drawn, hold: step.hold, last: false, tells: Math.max(0, upTo - told) };
}
