/** Whether and how loud the client sounds; the player itself is loaded with the first sound. */

import type { Accent, Sound } from '../board';
import { keep, kept } from '../kept';
import { isHeardAt, mayFollow, type Wanted } from '../sound/choosing';
import type { Player } from '../sound/player';

const USUAL_VOLUME = 0.4;
const REDUCED = '(prefers-reduced-motion: reduce)';

interface Loaded {
  player: Player;
  lengthOf: (sound: Sound) => number;
}

class Sounds {
  /** On at first, but silent for who asked their system for less of everything. */
  on = $state(true);
  volume = $state(USUAL_VOLUME);
  /** Whether this person has ever chosen: who has not is asked once, politely. */
  chosen = $state(true);
  #loading: Promise<Loaded> | null = null;
  #last: (Wanted & { began: number; lasts: number }) | null = null;

  start(): void {
    const choice = kept('sound');
    this.chosen = choice !== null;
    this.on = choice === null ? !globalThis.matchMedia?.(REDUCED).matches : choice === 'on';
    const volume = Number(kept('volume') ?? USUAL_VOLUME);
    this.volume = volume >= 0 && volume <= 1 ? volume : USUAL_VOLUME;
  }

  choose(on: boolean): void {
    this.on = on;
    this.chosen = true;
    keep('sound', on ? 'on' : 'off');
  }

  setVolume(volume: number): void {
    this.volume = volume;
    keep('volume', String(volume));
  }

  /** Sound, if it is on and nothing more important sounds now. */
  async play(
    sound: Sound,
    game: string,
    { accent, pace = 'normal' }: { accent?: Accent; pace?: string } = {},
  ): Promise<void> {
    const wanted: Wanted = { sound, accent };
    if (!this.on || !this.volume) return;
    if (document.hidden && sound !== 'knock') return;
    if (!isHeardAt(pace, wanted)) return;
    const loaded = await (this.#loading ??= load()).catch(() => null);
    if (!loaded) {
      this.#loading = null; // without a connection: the next sound tries again
      return;
    }
    const { player, lengthOf } = loaded;
    const now = performance.now();
    const last = this.#last;
    if (!mayFollow(wanted, last, last ? now - last.began : 0, last?.lasts ?? 0)) return;
    this.#last = { ...wanted, began: now, lasts: lengthOf(sound) };
    player.play(sound, game, this.volume);
  }
}

async function load(): Promise<Loaded> {
  const [{ Player }, { RECIPES, lengthOf }] = await Promise.all([
    import('../sound/player'),
    import('../sound/recipes'),
  ]);
  return { player: new Player(), lengthOf: (sound) => lengthOf(RECIPES[sound]) };
}

export const sounds = new Sounds();
