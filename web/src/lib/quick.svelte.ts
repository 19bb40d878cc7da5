/** My quick match: I wait for others, on whatever page I am, until there is a table. */

import { ask, post } from './api';
import { router } from './router.svelte';
import type { QuickRequest, QuickState } from './wire';

const EVERY = 1500;
const PATH = '/api/quick-match';

class Quick {
  state = $state.raw<QuickState>({ state: 'none' });
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;

  get isWaiting(): boolean {
    return this.state.state === 'waiting';
  }

  async ask(request: QuickRequest): Promise<void> {
    clearTimeout(this.#timer);
    this.problem = '';
    this.#take(await post<QuickState>(PATH, request));
  }

  /** Bots for the empty seats, and begin. */
  async withBots(): Promise<void> {
    const { game, clock } = this.state;
    if (!game || !clock) return;
    const seats = this.state.seats ?? null;
    await this.ask({ game, clock, seats, bots: 'now' }).catch((error: unknown) => {
      this.problem = error instanceof Error ? error.message : String(error);
      this.#again();
    });
  }

  async leave(): Promise<void> {
    clearTimeout(this.#timer);
    this.#take(await ask<QuickState>(PATH, { method: 'DELETE' }));
  }

  /** The page goes: nobody is to wait for me. */
  goAway(): void {
    if (this.isWaiting) void fetch(PATH, { method: 'DELETE', keepalive: true }).catch(() => null);
  }

  async #look(): Promise<void> {
    try {
      this.#take(await ask<QuickState>(PATH));
    } catch {
      this.#again();
    }
  }

  #take(found: QuickState): void {
    this.state = found;
    if (found.state === 'waiting') {
      this.#again();
      return;
    }
    if (found.state === 'ready' && found.table) {
      this.state = { state: 'none' };
      router.go(`/t/${found.table}`);
    }
  }

  #again(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#look(), EVERY);
  }
}

export const quick = new Quick();
