/** A replay as a page walks through it: the match through some eyes, the moment, and the transport. */

import { getReplay, getTable, type Replay, type Source } from './api';
import { loadBoard, type BoardModule } from './board';
import { seatName } from './bots';
import { house } from './house.svelte';
import type { News, Sight } from './protocol';
import { headingsOf, marks, nextPart, parseSpot, partsOf, PAUSE, signsOf, spotHash, tableOf } from './replay';
import { session } from './session.svelte';
import { Stage, type Frame } from './stage.svelte';
import { frameOf, framesOf } from './telling/frames';

/** A picture of the match, and the moment that it belongs to. */
interface Picture {
  frame: Frame;
  moment: number;
}

export class Replaying {
  #source: Source;
  replay = $state.raw<Replay>();
  module = $state.raw<BoardModule>();
  stage = $state.raw<Stage>();
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  problem = $state('');
  /** What was told already, by eyes: to look back costs nothing. */
  #known = new Map<string, Promise<Replay>>();

  constructor(source: Source) {
    this.#source = source;
  }

  // -- What follows from it ------------------------------------------------------------

  #moments = $derived.by(() => this.replay?.moments ?? []);
  table = $derived.by(() => this.replay && tableOf(this.replay));
  names = $derived.by(() => this.table?.seats.map(seatName) ?? []);
  marks = $derived.by(() => marks(this.#moments));
  #parts = $derived.by(() => partsOf(this.#moments, this.module?.heading));
  headings = $derived.by(() => headingsOf(this.#moments, this.module?.heading));
  pictures = $derived.by<Picture[]>(() => this.#draw());
  frames = $derived.by(() => this.pictures.map(({ frame }) => frame));
  /** The picture of this moment. */
  looked = $derived.by(() => this.pictures.findLastIndex(({ moment }) => moment <= this.at));
  /** How the match went: by moment, a number a seat; undefined where the board has none. */
  curves = $derived.by(() => {
    const { module, replay } = this;
    return module?.curve && replay?.moments.map(({ view }) => module.curve!.values(view, replay.printed));
  });
  signs = $derived.by(() => (this.curves ? signsOf(this.pictures, this.curves) : []));
  log = $derived.by<News[]>(() => this.#moments.slice(0, this.at + 1).flatMap((moment) => moment.events));
  /** Why somebody moved so, at this moment. */
  thought = $derived.by(() =>
    this.replay?.thoughts.find(({ seq }) => seq === this.#moments[this.at].seq),
  );

  #draw(): Picture[] {
    const { replay, module } = this;
    if (!replay || !module) return [];
    const made: Picture[] = [{ frame: frameOf(this.#sightAt(0)), moment: 0 }];
    for (let moment = 1; moment < replay.moments.length; moment += 1) {
      const frames = framesOf(module, this.#sightAt(moment - 1), this.#sightAt(moment), replay.printed);
      made.push(...frames.map((frame) => ({ frame, moment })));
    }
    return made;
  }

  #sightAt(moment: number): Sight {
    const { events, view } = this.#moments[moment];
    return { seat: this.replay!.seat, events, view };
  }

  #within = (moment: number) => Math.min(Math.max(0, moment), this.#moments.length - 1);

  // -- Through whose eyes --------------------------------------------------------------

  /** What the address says, now and whenever it changes; returns how to stop. */
  follow(): () => void {
    const read = () => {
      const { step, seat, open } = parseSpot(location.hash);
      void this.look(seat, open, step - 1);
    };
    // Who played it sees it through their own eyes, unless the link says otherwise.
    if (location.hash) read();
    else void this.#mySeat().then((seat) => this.look(seat, false, 0));
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('hashchange', read);
      this.stage?.close();
    };
  }

  async #mySeat(): Promise<number | null> {
    if (this.#source.kind !== 'table') return null;
    const [me, card] = await Promise.all([
      session.me === undefined ? session.load().catch(() => null) : session.me,
      getTable(this.#source.id).catch(() => null),
    ]);
    const found = card?.seats.find(({ person }) => me && person === me.id);
    return found?.seat ?? null;
  }

  #told(seat: number | null, open: boolean): Promise<Replay> {
    const key = `${seat} ${open}`;
    const asked = this.#known.get(key) ?? getReplay(this.#source, seat, open);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  /** The match through these eyes, at this moment. */
  look = async (seat: number | null, open: boolean, moment = this.at): Promise<void> => {
    try {
      const found = await this.#told(seat, open);
      const texts = house.load('replays', 'bots', `bots-${found.game}`, found.game, `web-${found.game}`);
      const [module] = await Promise.all([loadBoard(found.game), texts]);
      this.#show(found, module, moment);
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
    }
  };

  #show(found: Replay, module: BoardModule, moment: number): void {
    [this.module, this.replay] = [module, found];
    this.at = this.#within(moment);
    this.stage?.close();
    const made = new Stage(module, this.#sightAt(this.at), {
      motion: () => house.motion,
      pace: () => (this.speed > 1 ? 'fast' : this.speed < 1 ? 'slow' : 'normal'),
      tables: found.printed,
    });
    this.#jump(made, this.at);
    this.stage = made;
    this.remember();
  }

  // -- The transport -------------------------------------------------------------------

  /** Nothing flies, but the moment says the same as when it was played. */
  #jump(on: Stage, moment: number): void {
    on.reset(this.#sightAt(Math.max(0, moment - 1)));
    if (moment === 0) return;
    on.push(this.#sightAt(moment));
    on.skip();
  }

  /** One step forward is animated; any other way is a jump. */
  go = (moment: number): void => {
    if (!this.replay || !this.stage) return;
    const to = this.#within(moment);
    if (to === this.at + 1) this.stage.push(this.#sightAt(to));
    else this.#jump(this.stage, to);
    this.at = to;
    this.remember();
    if (to === this.#moments.length - 1) this.playing = false;
  };

  run = (): void => {
    if (!this.replay) return;
    if (!this.playing && this.at === this.#moments.length - 1) this.go(0);
    this.playing = !this.playing;
  };

  /** To the next turn, trick or round, or back to the last one. */
  part = (way: 1 | -1): void => this.go(nextPart(this.#parts, this.at, way, this.#moments.length - 1));

  /** For an effect: while it plays, the next moment comes by itself. */
  keepGoing(): (() => void) | undefined {
    if (!this.playing || !this.stage || this.stage.busy) return undefined;
    const next = this.at + 1; // read here, so that every step sets the next timer
    const timer = setTimeout(() => this.go(next), PAUSE / this.speed);
    return () => clearTimeout(timer);
  }

  /** The address bar names the moment: to reload, or to copy from there. */
  remember(): void {
    const { seat, open } = this.replay!;
    const hash = spotHash({ step: this.at + 1, seat, open });
    if (hash !== location.hash) history.replaceState(history.state, '', hash);
  }

  /** True: the key was one of its own. */
  press({ key, shiftKey }: KeyboardEvent): boolean {
    const act = KEYS[shiftKey ? `Shift ${key}` : key] ?? KEYS[key];
    act?.(this);
    return act !== undefined;
  }
}

const KEYS: Record<string, (replaying: Replaying) => void> = {
  'Shift ArrowRight': (one) => one.part(1),
  'Shift ArrowLeft': (one) => one.part(-1),
  ArrowRight: (one) => one.go(one.at + 1),
  ArrowLeft: (one) => one.go(one.at - 1),
  Home: (one) => one.go(0),
  End: (one) => one.go(Infinity),
  ' ': (one) => one.run(),
};
