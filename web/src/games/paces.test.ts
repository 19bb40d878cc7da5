/**
 * Whole matches, told by the page's own loop and narrator at every pace, with and without movement:
 * the sentences are exactly what the steps tell, in order, none twice, none missing.
 *
 * Without LUDOTEKA_MATCHES these are the recorded moments at which a match is over.
 */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBoard, type BoardModule, type Line, type Pace, type Step } from '../lib/board';
import type { News, Sight } from '../lib/protocol';
import { Stage } from '../lib/stage.svelte';
import { Narration } from '../lib/telling/narration.svelte';
import { PACES } from '../lib/telling/tempo';
import { lineText } from '../lib/telling/words';
import { Texts } from '../lib/texts';
import { games, pairs, peopleOf, runsOf, stepsOf, type Run } from './told';

/** Milliseconds for whole matches, of which there are many. */
const LONG = 120_000;
/** Milliseconds between two sights: bots are faster than any story of them. */
const APART = 400;
/** After so many sentences the reader does something else. */
const A_FEW = 5;

type Stillness = 'with movement' | 'motion: none' | 'reduced motion';
const STILLNESSES: Stillness[] = ['with movement', 'motion: none', 'reduced motion'];
const HABITS = ['watches', 'changes the pace', 'looks back and returns', 'pauses'] as const;
type Habit = (typeof HABITS)[number];
interface Way {
  pace: Pace;
  stillness: Stillness;
  habit: Habit;
}
const WAYS: Way[] = [
  ...PACES.flatMap((pace) => STILLNESSES.map((stillness): Way => ({ pace, stillness, habit: 'watches' }))),
  ...HABITS.slice(1).flatMap((habit) => PACES.map((pace): Way => ({ pace, stillness: 'with movement', habit }))),
];

interface Heard {
  sentences: string[];
  told: News[];
  /** Milliseconds that the story took. */
  took: number;
}

/** What someone hears of a match who reads it in this way. */
class Reader {
  #stage: Stage;
  #narrator: Narration;
  #way: Way;
  #pace: Pace;
  #said: number | null = null;
  #changed = 0;
  #heard: Heard = { sentences: [], told: [], took: 0 };

  constructor(module: BoardModule, { sights, printed }: Run, way: Way, texts: Texts) {
    const people = () => peopleOf(sights[0].view.seats, sights[0]);
    this.#way = way;
    this.#pace = way.pace;
    this.#stage = new Stage(module, sights[0], {
      printed,
      hasInterludes: true,
      motion: () => (way.stillness === 'motion: none' ? 'off' : 'normal'),
      pace: () => this.#pace,
    });
    this.#narrator = new Narration({
      stage: () => this.#stage,
      module: () => module,
      people,
      me: () => sights[0].seat,
      pace: () => this.#pace,
      setPace: (pace) => (this.#pace = pace),
      phrase: (phrase) =>
        texts.phrase(
          phrase,
          people().map(({ name }) => name),
        ),
      text: (key, values) => texts.get(key, values),
    });
    this.#stage.ontell = ({ news }) => {
      this.#heard.told.push(...news);
      this.#note();
    };
  }

  hear(sights: readonly Sight[]): Heard {
    const begun = Date.now();
    for (const sight of sights) {
      this.#stage.push(sight);
      this.#live(APART);
    }
    for (let tries = 0; this.#stage.busy; tries += 1) {
      if (tries > 100_000) throw new Error(`the story stands still at ${this.#stage.position}`);
      this.#live(APART);
    }
    this.#stage.close();
    return { ...this.#heard, took: Date.now() - begun };
  }

  /** So many milliseconds pass; who is asked to go on does. */
  #live(milliseconds: number): void {
    vi.advanceTimersByTime(milliseconds);
    if (this.#stage.interlude) this.#stage.dismiss();
    // By the space bar when it waits, or by an arrow before it does.
    if (this.#stage.isHeld) this.#narrator.toggle();
    else if (this.#pace === 'step') this.#narrator.stepOn();
    if (this.#heard.sentences.length >= this.#changed + A_FEW) this.#act();
  }

  #note(): void {
    const { id, text, isLookingBack } = this.#narrator;
    if (isLookingBack || id <= 0 || id === this.#said || !text) return;
    this.#said = id;
    this.#heard.sentences.push(text);
  }

  #act(): void {
    this.#changed = this.#heard.sentences.length;
    const { habit } = this.#way;
    if (habit === 'changes the pace') {
      this.#narrator.setPace(PACES[(PACES.indexOf(this.#pace) + 1) % PACES.length]);
    } else if (habit === 'looks back and returns') {
      for (let back = 0; back < 3; back += 1) this.#narrator.stepBack();
      this.#narrator.stepOn();
      vi.advanceTimersByTime(10 * APART);
      this.#narrator.backToNow();
    } else if (habit === 'pauses') {
      this.#stage.pause();
      vi.advanceTimersByTime(10 * APART);
      this.#stage.goOn();
    }
    this.#note();
  }
}

/** The same steps each time: a match is told in many ways. */
function remembering(module: BoardModule): BoardModule {
  const known = new Map<Sight, Map<Sight, Step[]>>();
  return {
    ...module,
    steps: (before, after, printed) => {
      const ofBefore = known.get(before) ?? new Map<Sight, Step[]>();
      known.set(before, ofBefore);
      const found = ofBefore.get(after) ?? module.steps?.(before, after, printed) ?? [];
      ofBefore.set(after, found);
      return found;
    },
  };
}

describe.each(games)('%s', async (game) => {
  const runs = (await runsOf(game)).filter(({ sights }) => sights.length > 1 && sights.at(-1)?.view.result);
  const texts = await new Texts('en').load('core', 'web', 'telling', game, `web-${game}`);
  const module = remembering(await loadBoard(game));

  /** The sentences of the steps themselves, without any loop. */
  function written(run: Run): string[] {
    const names = peopleOf(run.sights[0].view.seats, run.sights[0]).map(({ name }) => name);
    const say = (line: Line) => lineText(line, names, run.sights[0].seat, (key, values) => texts.get(key, values));
    const steps = pairs(run).flatMap(([before, after]) => stepsOf(game)(before, after, run.printed));
    return steps.flatMap(({ line }) => (line ? [say(line)] : []));
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('there are matches to tell', () => expect(runs.flatMap(written).length).toBeGreaterThan(10));

  test.each(WAYS)(
    'every event is told once, in order, by its sentence: $pace, $stillness, who $habit',
    (way) => {
      if (way.stillness === 'reduced motion') vi.stubGlobal('matchMedia', () => ({ matches: true }));
      for (const run of runs) {
        const reader = new Reader(module, run, way, texts);
        const { sentences, told } = reader.hear(run.sights.slice(1));
        expect(sentences).toEqual(written(run));
        expect(told).toEqual(run.sights.slice(1).flatMap(({ events }) => events));
      }
    },
    LONG,
  );

  test(
    'the slower the pace, the longer the story, with movement and without',
    () => {
      for (const stillness of STILLNESSES) {
        vi.unstubAllGlobals();
        if (stillness === 'reduced motion') vi.stubGlobal('matchMedia', () => ({ matches: true }));
        const [slow, normal, fast] = (['slow', 'normal', 'fast'] as const).map((pace) => {
          const reader = new Reader(module, runs[0], { pace, stillness, habit: 'watches' }, texts);
          return reader.hear(runs[0].sights.slice(1)).took;
        });
        expect(slow).toBeGreaterThan(normal);
        expect(normal).toBeGreaterThan(fast);
      }
    },
    LONG,
  );
});
