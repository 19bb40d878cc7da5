/** To which tables I am invited: asked now and then, on every page. */

import { accept, decline, getChallenges } from './circle';
import { router } from './router.svelte';
import { session } from './session.svelte';
import type { Challenge } from './wire';

const EVERY = 10_000;

class Invitations {
  all = $state.raw<Challenge[]>([]);
  problem = $state('');

  /** The latest that waits for an answer of mine. */
  get first(): Challenge | undefined {
    return this.all[0];
  }

  start(): () => void {
    const timer = setInterval(() => document.hidden || void this.load(), EVERY);
    return () => clearInterval(timer);
  }

  async load(): Promise<void> {
    if (!session.me) return;
    const found = await getChallenges().catch(() => null);
    if (found) this.all = found.filter((each) => each.challenged === session.me?.id);
  }

  /** One tap: I sit there. */
  async accept({ id, table }: Challenge): Promise<void> {
    await this.#answer(id, accept(id), () => router.go(`/t/${table}`));
  }

  async decline({ id }: Challenge): Promise<void> {
    await this.#answer(id, decline(id));
  }

  async #answer(id: string, answer: Promise<Challenge>, then?: () => void): Promise<void> {
    try {
      await answer;
      this.problem = '';
      this.all = this.all.filter((each) => each.id !== id);
      then?.();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      await this.load();
    }
  }
}

export const invitations = new Invitations();
