/** A replay as a page walks through it: the match through some eyes, the moment, and the transport. */

import { getReplay, getTable, type Replay, type Source } from './api';
import { headingFor, loadBoard, type BoardModule } from './board';
import { seatName } from './bots';
import { preferences } from './preferences.svelte';
import type { News, Sight } from './protocol';
import { headingsOf, marks, nextPart, partsOf, PAUSE, signsOf, tableOf } from './replay';
import { parseSpot, spotHash } from './spot';
import { session } from './session.svelte';
import { Stage, type Frame } from './stage.svelte';
import { storyOf, type StoryLine } from './story';
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
  /** Which decision of the review is looked at, by its move; 0: its summary; null: no review. */
  review = $state<number | null>(null);
  problem = $state('');
  /** My seats at the table where it was played. */
  mine = $state.raw<number[]>([]);
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
  #heading = $derived.by(() => headingFor(this.module, this.replay?.printed));
  #parts = $derived.by(() => partsOf(this.#moments, this.#heading));
  headings = $derived.by(() => headingsOf(this.#moments, this.#heading));
  pictures = $derived.by<Picture[]>(() => this.#draw());
  frames = $derived.by(() => this.pictures.map(({ frame }) => frame));
  #story = $derived.by(() => storyOf(this.frames, this.#heading));
  /** The picture of this moment. */
  looked = $derived.by(() => this.pictures.findLastIndex(({ moment }) => moment <= this.at));
  /** How the match went: by moment, a number a seat; undefined where the board has none. */
  curves = $derived.by(() => {
    const { module, replay } = this;
    return module?.curve && replay?.moments.map(({ view }) => module.curve!.values(view, replay.printed));
  });
  signs = $derived.by(() => (this.curves ? signsOf(this.pictures, this.curves) : []));
  log = $derived.by<News[]>(() => this.#moments.slice(0, this.at + 1).flatMap((moment) => moment.events));
  /** Why someone moved so, at this moment. */
  thought = $derived.by(() => this.replay?.thoughts.find(({ seq }) => seq === this.#moments[this.at].seq));

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

  /** The moment before an entry of the match: what a decision was made from. */
  momentBefore = (seq: number): number => {
    const found = this.#moments.findIndex((moment) => moment.seq >= seq);
    return Math.max(0, (found < 0 ? this.#moments.length : found) - 1);
  };

  /** What was told after one moment, up to another. */
  toldBetween(from: number, to: number): StoryLine[] {
    const lines = this.#story.filter((item) => item.kind === 'line');
    return lines.filter((line) => {
      const { moment } = this.pictures[line.from];
      return moment > from && moment <= to;
    });
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
      const { step, seat, open, review } = parseSpot(location.hash);
      this.review = review ?? null;
      void this.look(seat, open, step - 1);
    };
    // Who played it sees it through their own eyes, unless the link says otherwise.
    const known = this.#findMine();
    if (location.hash) read();
    else void known.then(() => this.look(this.mine[0] ?? null, false, 0));
    addEventListener('hashchange', read);
    return () => {
      removeEventListener('hashchange', read);
      this.stage?.close();
    };
  }

  /** The seat of the reader, if there is one. */
  mySeat = (): Promise<number | null> => this.#findMine().then(() => this.mine[0] ?? null);
  #own: Promise<void> | undefined;

  #findMine(): Promise<void> {
    return (this.#own ??= this.#askForMine());
  }

  async #askForMine(): Promise<void> {
    if (this.#source.kind !== 'table') return;
    const [me, card] = await Promise.all([
      session.me === undefined ? session.load().catch(() => null) : session.me,
      getTable(this.#source.id).catch(() => null),
    ]);
    const own = card?.seats.filter(({ person }) => me && person === me.id) ?? [];
    this.mine = own.map(({ seat }) => seat);
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
      const texts = preferences.load('replays', 'bots', `bots-${found.game}`, found.game, `web-${found.game}`);
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
      motion: () => preferences.motion,
      pace: () => (this.speed > 1 ? 'fast' : this.speed < 1 ? 'slow' : 'normal'),
      printed: found.printed,
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
    const hash = spotHash({ step: this.at + 1, seat, open, review: this.review ?? undefined });
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
