/** A decision asked anew: the position, a choice, and what it was worth. */

import type { Source } from '../lib/api';
import type { BoardModule } from '../lib/board';
import { preferences } from '../lib/preferences.svelte';
import type { Sight } from '../lib/protocol';
import { Stage } from '../lib/stage.svelte';
import type { Judged } from '../lib/wire';
import { tryInstead, type Puzzle } from './api';

export type Progress = 'task' | 'judging' | 'judged';

/** A choice that costs less than this is as good as the best one. */
const GOOD = 0.03;

export class Trying {
  readonly puzzle: Puzzle;
  readonly stage: Stage;
  #source: Source;
  progress = $state<Progress>('task');
  judged = $state.raw<Judged | null>(null);
  problem = $state('');

  constructor(source: Source, puzzle: Puzzle, module: BoardModule) {
    this.#source = source;
    this.puzzle = puzzle;
    this.stage = new Stage(module, puzzle.sight, {
      motion: () => preferences.motion,
      pace: () => preferences.pace,
      printed: puzzle.printed,
    });
  }

  /** What the board draws: moves are offered as long as nothing was chosen. */
  get sight(): Sight {
    return this.progress === 'task' ? this.stage.shown : this.#still;
  }

  #still = $derived.by<Sight>(() => ({ ...this.stage.shown, moves: [], take_back: false }));

  /** Whether the choice was as good as the best one, as far as that can be told. */
  get isSolved(): boolean {
    return this.judged !== null && (this.judged.loss < GOOD || !this.judged.clear);
  }

  async choose(move: string): Promise<void> {
    if (this.progress !== 'task') return;
    this.progress = 'judging';
    this.problem = '';
    try {
      this.judged = await tryInstead(this.#source, this.puzzle.move, move);
      this.progress = 'judged';
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.progress = 'task';
    }
  }

  again(): void {
    this.judged = null;
    this.progress = 'task';
    this.stage.reset(this.puzzle.sight);
  }

  close(): void {
    this.stage.close();
  }
}
