/** One lesson: the task, a try, and what it came to. The server plays; this keeps the order. */

import type { BoardModule, Why } from './board';
import { preferences } from './preferences.svelte';
import { tryMove, type LessonInfo } from './lessons';
import type { News, Sight } from './protocol';
import { Stage } from './stage.svelte';

/** `task`: a move is asked for; `trying`: it is being played; then what it was. */
export type Progress = 'task' | 'trying' | 'done' | 'other';

export class Tutor {
  readonly card: LessonInfo;
  readonly stage: Stage;
  #game: string;
  #number: number;
  #reached = $state(false);
  #tried = $state<string | null>(null);
  #playing = $state(false);
  news = $state.raw<News[]>([]);
  problem = $state('');

  constructor(game: string, number: number, card: LessonInfo, module: BoardModule) {
    this.#game = game;
    this.#number = number;
    this.card = card;
    this.stage = new Stage(module, card.sight, {
      motion: () => preferences.motion,
      pace: () => preferences.pace,
      printed: card.printed,
    });
  }

  get progress(): Progress {
    if (this.#tried === null) return 'task';
    if (this.#playing || this.stage.busy) return 'trying';
    return this.#reached ? 'done' : 'other';
  }

  /** What the board draws: moves are offered for the task only. */
  get sight(): Sight {
    return this.#tried === null ? this.stage.shown : this.#still;
  }

  #still = $derived.by<Sight>(() => ({ ...this.stage.shown, moves: [], take_back: false }));

  async choose(move: string): Promise<void> {
    if (this.#tried !== null) return;
    this.#tried = move;
    this.#playing = true;
    this.problem = '';
    try {
      const { reached, sights } = await tryMove(this.#game, this.#number, move);
      this.#reached = reached;
      this.news = sights.flatMap((sight) => sight.events);
      for (const sight of sights) this.stage.push(sight);
      if (!sights.length) this.again();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.#tried = null;
    } finally {
      this.#playing = false;
    }
  }

  async why(move: string): Promise<Why | null> {
    if (this.#tried !== null) return null;
    return tryMove(this.#game, this.#number, move).then(
      (tried) => tried.refused,
      () => null,
    );
  }

  /** Back to the position, as if nothing had been tried. */
  again(): void {
    this.#tried = null;
    this.#reached = false;
    this.news = [];
    this.stage.reset(this.card.sight);
  }

  close(): void {
    this.stage.close();
  }
}
