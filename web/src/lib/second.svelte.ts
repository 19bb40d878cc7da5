/** Second thoughts: while a choice can be taken back, another card can be clicked instead of it. */

import type { LegalMove } from './protocol';

/** As much of a board's props as it takes. */
interface Table {
  sight: { moves?: LegalMove[]; take_back?: boolean };
  choose(move: string): void;
  change?(move: string): void;
}

export class SecondThoughts {
  #board: () => Table;
  #open: () => boolean;
  /** What was offered when this seat was asked last, and what it chose of it. */
  #offered: readonly LegalMove[] = [];
  #made = $state<string | null>(null);
  readonly moves: readonly LegalMove[] = $derived.by(() => this.#read());

  /** `open`: whether the choice is of the kind that all make at once. */
  constructor(board: () => Table, open: () => boolean) {
    this.#board = board;
    this.#open = open;
  }

  #read(): readonly LegalMove[] {
    const { sight, change } = this.#board();
    if (sight.moves?.length) return (this.#offered = sight.moves);
    if (!change || !sight.take_back || !this.#open()) return [];
    return this.#offered.filter(({ move }) => move !== this.#made);
  }

  choose(move: string): void {
    const { sight, choose, change } = this.#board();
    this.#made = move;
    if (sight.moves?.length) choose(move);
    else change?.(move);
  }
}
