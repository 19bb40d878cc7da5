/**
 * Two worlds that differ only in what the reader cannot know are told the same, in every channel:
 * narrator, screen reader, pauses, sounds, chips, story, tab, notification and knock, and the
 * elements of the end scene, of the table between two deals or games, and of the points.
 *
 * `python -m scripts.worlds DIR` makes the worlds (tests/scripts/test_worlds.py does); beside
 * every sight lies the truth, which no client gets: only what is built to leak reads it here.
 */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headingFor, loadBoard, type BoardModule, type EndProps, type Line, type Step } from '../lib/board';
import { tabTitle } from '../lib/noticing/attention.svelte';
import { Knocking } from '../lib/noticing/knocking';
import { promptFor, questionOf } from '../lib/people';
import type { News, Phrase, Seat, Sight } from '../lib/protocol';
import { Stage } from '../lib/stage.svelte';
import { storyOf } from '../lib/story';
import { Narration } from '../lib/telling/narration.svelte';
import { lineText } from '../lib/telling/words';
import { LANGUAGES, Texts } from '../lib/texts';
import { games, peopleOf } from './told';

interface Told extends Sight {
  truth: unknown;
}
interface Pair {
  seat: Seat | null;
  seats: number;
  printed: unknown;
  worlds: [Told[], Told[]];
}
interface Channels {
  /** What one step shows and says, by channel. */
  steps: Record<string, unknown>[];
  /** What stands beside each sight: the tab, a notification, my question. */
  sights: Record<string, unknown>[];
  story: unknown[];
  /** Elements as text: the points beside the last sight, tables between deals, the end scene. */
  drawn: Record<string, string>[];
}

const folder: string | undefined = (globalThis as { process?: { env: Record<string, string> } }).process?.env
  .LUDOTEKA_WORLDS;
/** Milliseconds: there are hundreds of sights, each told in three languages. */
const LONG = 300_000;

async function pairsOf(game: string): Promise<Pair[]> {
  const files = await import(/* @vite-ignore */ `node:${'fs'}`);
  return JSON.parse(files.readFileSync(`${folder}/${game}.json`, 'utf-8'));
}

/** What the board draws beside its table, as the page would show it. */
function draw(module: BoardModule, props: EndProps, step: Step | null): Record<string, string> {
  const found: Record<string, string> = {};
  if (module.Scores) found.scores = render(module.Scores, { props }).body;
  if (step?.interlude && module.Interlude) {
    found.interlude = render(module.Interlude, { props: { ...props, view: step.view, step } }).body;
  }
  if (props.view.result && module.End) {
    const { title, why } = module.ending?.(props) ?? {};
    found.end = render(module.End, { props: { ...props, atOnce: true, watch: () => {} } }).body;
    found.said = [title, why].map((line) => line && lineText(line, props.names, props.me, props.text)).join(' ');
  }
  return found;
}

/** All that a person gets of this world, as the page makes it. */
function tell(
  module: BoardModule,
  { seat, seats, printed }: Pair,
  world: Told[],
  texts: Texts,
  draws = true,
): Channels {
  const stage = new Stage(module, world[0], { printed, hasInterludes: true });
  const people = () => peopleOf(seats, stage.newest);
  const names = people().map(({ name }) => name);
  const text = (key: string, values?: Record<string, string | number>) => texts.get(key, values);
  const say = (line: Line) => lineText(line, names, seat, text);
  const phrase = (said: Phrase) => texts.phrase(said, names);
  const knocking = new Knocking();
  const told: Channels = { steps: [], sights: [], story: [], drawn: [] };
  const log: News[] = [];
  const last = world.length - 1;
  const props = (): EndProps => ({
    view: stage.newest.view,
    log,
    printed,
    people: people(),
    names,
    me: seat,
    motion: 'off',
    language: texts.language,
    phrase,
    text,
  });

  const note = (step: Step | null) => {
    const narrator = new Narration({
      stage: () => stage,
      module: () => module,
      people,
      me: () => seat,
      phrase,
      text,
      question: () => questionOf(texts, module.key, stage.newest, people()),
    });
    const { text: sentence, reason, polite, assertive, accent, sign, person, held, deeds, later } = narrator;
    told.steps.push({
      sentence,
      reason,
      polite,
      assertive,
      accent,
      sign,
      held,
      later,
      face: person?.seat,
      chips: deeds.map(({ text: said, sign: small, hitsMe }) => [said, small, hitsMe]),
      sound: step?.sound,
      interlude: step?.interlude,
      time: stage.time,
    });
    if (draws && step?.interlude) told.drawn.push(draw(module, props(), step));
  };
  stage.ontell = ({ step }) => note(step);

  for (const [place, sight] of world.entries()) {
    log.push(...sight.events);
    if (place) stage.push(sight);
    while (stage.busy) stage.stepOn();
    if (draws && place === last) told.drawn.push(draw(module, props(), null));
    const { asked, text: waiting } = promptFor(texts, module.key, sight.view, people(), seat);
    const tab = tabTitle({
      game: text(`${module.key}-title`),
      text: asked ? text('web-noticing-your-move') : waiting,
      calls: asked,
    });
    told.sights.push({ tab, knocks: knocking.look(asked ? place : null, place * 10_000, true) });
  }
  const chapter = module.chapters?.(log, stage.shown.view);
  told.story = storyOf(stage.history, headingFor(module, printed), chapter).map((item) =>
    item.kind === 'heading'
      ? [say(item.heading.line), item.heading.face]
      : [
          item.accent,
          item.face,
          item.sign,
          item.sentences.map((one) => ('line' in one ? say(one.line) : phrase(one.said))),
        ],
  );
  stage.close();
  return told;
}

const textsOf = (game: string, language: (typeof LANGUAGES)[number]) =>
  new Texts(language).load('core', 'web', 'telling', 'noticing', 'story', game, `web-${game}`);

describe.runIf(folder).each(games)('%s', (game) => {
  let pairs: Pair[];
  let module: BoardModule;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    [pairs, module] = [await pairsOf(game), await loadBoard(game)];
  }, LONG);
  afterAll(() => void vi.useRealTimers());

  test('the worlds differ, and the reader gets something of them', () => {
    expect(pairs.length).toBeGreaterThan(20);
    for (const { worlds } of pairs) {
      const [one, other] = worlds.map((world) => world.map(({ truth }) => truth));
      one.forEach((truth, place) => expect(truth).not.toEqual(other[place]));
    }
    expect(pairs.flatMap(({ worlds }) => worlds[0].slice(1)).length).toBeGreaterThan(20);
  });

  test.each(LANGUAGES)(
    'two worlds that I cannot tell apart are told the same: %s',
    async (language) => {
      const texts = await textsOf(game, language);
      let sentences = 0;
      for (const pair of pairs) {
        const [one, other] = pair.worlds.map((world) => tell(module, pair, world, texts));
        expect(other).toEqual(one);
        sentences += one.steps.filter(({ sentence }) => sentence).length;
      }
      expect(sentences).toBeGreaterThan(20);
    },
    LONG,
  );

  test(
    'an end scene that tells of the truth is found out',
    async () => {
      const ended = pairs.filter(({ worlds }) => worlds[0].at(-1)?.view.result);
      // The end of BANG! opens every hand and the deck: no two worlds look the same then.
      if (game === 'bang') return expect(ended).toEqual([]);
      const texts = await textsOf(game, 'en');
      const found = ended.some((pair) => {
        const [one, other] = pair.worlds.map((world) => {
          const leaky = { ...module, End: leaking(module.End!, bitOf(world.at(-1)!)) };
          return JSON.stringify(tell(leaky, pair, world, texts).drawn);
        });
        return one !== other;
      });
      expect(found).toBe(true);
    },
    LONG,
  );

  /** Each leaks one thing that depends on the truth, as little as it may be. */
  const leaks: Record<string, (step: Step, bit: number) => Step> = {
    sentence: (step, bit) => ({ ...step, line: { key: bit ? 'web-title' : 'web-rules' } }),
    accent: (step, bit) => ({ ...step, accent: bit ? 'plain' : 'good-for-me' }),
    sound: (step, bit) => ({ ...step, sound: bit ? 'card' : 'flip' }),
    pause: (step, bit) => ({ ...step, hold: step.hold + bit }),
    chip: (step, bit) => ({ ...step, line: { key: 'web-title' }, deed: { seat: 0 }, sign: `${bit}` }),
    face: (step, bit) => ({ ...step, face: bit }),
  };
  test.each(Object.keys(leaks))(
    'a step that tells of the truth is found out: %s',
    async (channel) => {
      const texts = await textsOf(game, 'en');
      const leaky: BoardModule = {
        ...module,
        steps: (before, after, printed) =>
          (module.steps?.(before, after, printed) ?? []).map((step) => leaks[channel](step, bitOf(after as Told))),
      };
      const found = pairs.some((pair) => {
        const [one, other] = pair.worlds.map((world) => JSON.stringify(tell(leaky, pair, world, texts, false)));
        return one !== other;
      });
      expect(found).toBe(true);
    },
    LONG,
  );
});

/** An end scene with one blank more in its words, or none. */
function leaking(End: Component<EndProps>, bit: number): Component<EndProps> {
  return (internals, props) =>
    End(internals, { ...props, text: (key, values) => props.text(key, values) + ' '.repeat(bit) });
}

/** One bit of the truth. */
function bitOf({ truth }: Told): number {
  const text = JSON.stringify(truth);
  let sum = 0;
  for (let place = 0; place < text.length; place += 1) sum = (sum * 31 + text.charCodeAt(place)) % 65_521;
  return sum % 2;
}
