/** The role card: once at the start of a game, and again whenever its owner asks for it. */

import type { Board } from './saloon.svelte';
import type { BangEvent } from './view';

/** Milliseconds from the start: the Sheriff's star drops, and the card goes to its place. */
const STAR = 2200;
const SETTLES = 3000;

export class Reveal {
  #board: () => Board;
  /** `first`: the game begins; `again`: it was asked for. */
  shown = $state<'first' | 'again' | null>(null);
  /** The lamp is on the Sheriff. */
  isSheriffLit = $state(false);
  /** The pointer or the focus is on it: then it stays. */
  kept = $state(false);
  #timers: ReturnType<typeof setTimeout>[] = [];
  #paused = false;

  constructor(board: () => Board) {
    this.#board = board;
  }

  /** Once a game and a seat: who comes back or looks on has seen it. */
  begin(): void {
    const { me, past, sight, log, narrator, table } = this.#board();
    if (
      me === null ||
      past ||
      sight.view.result ||
      !isEarly(
        log.map((one) => one.event),
        sight.view.seats,
      )
    )
      return;
    const key = `bang-role ${table.id} ${sight.view.game} ${me}`;
    if (seen(key)) return;
    this.shown = 'first';
    this.#paused = narrator.hasTransport && !narrator.isPaused;
    if (this.#paused) narrator.toggle();
    this.#timers = [setTimeout(() => (this.isSheriffLit = true), STAR), setTimeout(() => this.#settle(), SETTLES)];
  }

  #settle(): void {
    if (!this.kept) this.close();
    else this.#timers = [setTimeout(() => this.#settle(), 400)];
  }

  open(): void {
    this.shown = this.shown ? null : 'again';
  }

  close(): void {
    this.#timers.forEach(clearTimeout);
    this.#timers = [];
    this.shown = null;
    this.isSheriffLit = false;
    this.kept = false;
    const { narrator } = this.#board();
    if (this.#paused && narrator.isPaused) narrator.toggle();
    this.#paused = false;
  }
}

/** Nobody has had a second turn in this game. */
function isEarly(events: BangEvent[], seats: number): boolean {
  const from = events.findLastIndex((event) => event.event === 'game-began');
  const turns = events.slice(Math.max(0, from)).filter((event) => event.event === 'turn-began');
  return from >= 0 && turns.length <= seats;
}

/** Whether this was seen in this tab before; from now on it was. */
function seen(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, 'yes');
    return false;
  } catch {
    return true;
  }
}
