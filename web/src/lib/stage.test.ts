import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Accent, BoardModule, Motion, Pace, Step } from './board';
import type { BaseEvent, BaseView, Sight } from './protocol';
import { Stage, type Frame } from './stage.svelte';

const view = (name: string): BaseView => ({
  seat: 0,
  seats: 2,
  to_act: [],
  decision: name,
  result: null,
});
const event = (name: string): BaseEvent => ({ event: name, rule: 'X-1' });
const said = { key: 'x', arguments: {} };
let seq = 0;

/** A sight after these events; each move has one number. It asks for a move. */
function sight(...names: string[]): Sight {
  seq += 1;
  const events = names.map((name) => ({ seq, event: event(name), said }));
  const view_ = view(names.at(-1) ?? 'start');
  return { seat: 0, view: view_, events, moves: [{ move: 'end', rule: 'X', said, hint: null }] };
}

const accents: Record<string, Accent> = {};
const stepOf = (name: string, happened: BaseEvent): Step => ({
  view: view(name),
  events: [happened],
  motion: 40,
  hold: 100,
  line: name.startsWith('silent') ? null : { key: name },
  accent: accents[name] ?? 'plain',
});

/** A board that shows one picture an event. */
const board = {
  key: 'test',
  steps: (_: Sight, after: Sight) => after.events.map(({ event: one }) => stepOf(one.event, one)),
} as unknown as BoardModule;

let motion: Motion;
let pace: Pace;
let stage: Stage;
let told: string[];

function listen(one: Stage): void {
  one.ontell = (frame: Frame) => told.push(...frame.news.map((news) => news.event.event));
}

beforeEach(() => {
  vi.useFakeTimers();
  for (const name of Object.keys(accents)) delete accents[name];
  [motion, pace, seq, told] = ['normal', 'normal', 0, []];
  stage = new Stage(board, sight(), { motion: () => motion, pace: () => pace });
  listen(stage);
});
afterEach(() => {
  stage.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const shown = () => stage.shown.view.decision;
const names = (count: number, first = 0) => Array.from({ length: count }, (_, number) => `e${first + number}`);
/** What was shown, picture by picture, until nothing is left to tell. */
function watch(most = 120_000): string[] {
  const seen = [shown() ?? ''];
  for (let time = 0; stage.busy && time < most; time += 1) {
    vi.advanceTimersByTime(1);
    if (shown() !== seen.at(-1)) seen.push(shown() ?? '');
  }
  return seen;
}

describe('telling', () => {
  test('pictures come in the order of events, and moves with the last one only', () => {
    stage.push(sight('a', 'b'));
    expect([shown(), stage.shown.moves]).toEqual(['a', []]);
    vi.advanceTimersByTime(140);
    expect([shown(), stage.shown.moves?.length, stage.step?.line?.key]).toEqual(['b', 1, 'b']);
    vi.advanceTimersByTime(140);
    expect([shown(), stage.busy, stage.step]).toEqual(['b', false, null]);
  });

  test('a decision of mine does not wait for the hold of the last step', () => {
    stage.push(sight('a'));
    expect([stage.busy, stage.asked, stage.shown.moves?.length]).toEqual([true, false, 1]);
  });

  test('a question that waits is known at once, and to act goes to now', () => {
    stage.push(sight('a', 'b', 'c'));
    expect([shown(), stage.asked]).toEqual(['a', true]);
    stage.skip();
    expect([shown(), stage.asked, stage.behind, stage.shown.moves?.length]).toEqual(['c', false, 0, 1]);
  });

  test('moves of a picture that is no longer the newest are not offered', () => {
    stage.push(sight('a'));
    stage.push(sight('b'));
    expect([shown(), stage.shown.moves]).toEqual(['a', []]);
  });

  test('a log can keep back what no picture has told', () => {
    stage.push(sight('a', 'b'));
    expect(stage.behind).toBe(1);
    stage.push(sight('c'));
    expect(stage.behind).toBe(2);
    watch();
    expect(stage.behind).toBe(0);
  });

  test('a sight that repeats what was told tells only what is new', () => {
    const first = sight('a', 'b');
    stage.push(first);
    const next = sight('c');
    stage.push({ ...next, events: [...first.events, ...next.events] });
    expect(watch()).toEqual(['a', 'b', 'c']);
    expect(told).toEqual(['a', 'b', 'c']);
  });

  test('a sight in which nothing happened is no picture of its own', () => {
    stage.push(sight('a'));
    watch();
    const { view: same } = stage.newest;
    stage.push({ ...stage.newest, view: same, events: [], moves: [] });
    expect([stage.position, stage.busy, stage.shown.moves]).toEqual([1, false, []]);
    expect(stage.shown.events.map(({ event: one }) => one.event)).toEqual(['a']);
    void stage.stepBack();
    expect(shown()).toBe('start');
  });

  test('a board without steps shows the sight', () => {
    const plain = new Stage({ key: 'plain' } as BoardModule, sight());
    plain.push(sight('a', 'b'));
    expect([plain.shown.view.decision, plain.behind, plain.step]).toEqual(['b', 0, null]);
    plain.close();
  });

  test('a board whose steps leave events out tells them with the next picture, or at the end', () => {
    const some = { ...board, steps: (_: Sight, after: Sight) => [stepOf('b', after.events[1].event)] };
    stage = new Stage(some as unknown as BoardModule, sight());
    listen(stage);
    stage.push(sight('a', 'b', 'c'));
    expect([shown(), told]).toEqual(['b', ['a', 'b']]);
    watch();
    expect([shown(), told]).toEqual(['c', ['a', 'b', 'c']]);
  });

  test('what is said together with the next step has no picture to stop at', () => {
    stage.push(sight('a', 'silent', 'b'));
    watch();
    void stage.stepBack();
    expect(shown()).toBe('a');
  });

  test('other eyes see their own picture, and nothing flies there', () => {
    stage.push(sight('a'));
    stage.reset(sight('theirs'));
    expect([shown(), stage.previous, stage.busy]).toEqual(['theirs', null, false]);
  });
});

describe('pace', () => {
  const length = (name: string) => {
    stage.push(sight(name));
    const { motion: moving, hold } = stage.time;
    stage.skip();
    return [moving, hold].map(Math.round);
  };

  test('slow and fast change movement and hold', () => {
    expect(length('a')).toEqual([40, 100]);
    pace = 'slow';
    expect(length('b')).toEqual([64, 160]);
    pace = 'fast';
    expect(length('c')).toEqual([20, 50]);
  });

  test('what hits me is held at least 1.2 s, usually 1.6 s', () => {
    accents.hit = 'hits-me';
    expect(length('hit')[1]).toBe(1600);
    pace = 'fast';
    expect(length('hit')[1]).toBe(1200);
  });

  test('without motion every step is held, and nothing moves', () => {
    motion = 'off';
    stage.push(sight('a', 'b'));
    expect([stage.time.motion, stage.time.hold, stage.time.tempo]).toEqual([0, 100, 0]);
    expect(watch()).toEqual(['a', 'b']);
  });

  test('who prefers reduced motion sees every step, too', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    stage.push(sight('a', 'b'));
    expect([stage.time.motion, watch()]).toEqual([0, ['a', 'b']]);
  });

  test('what hits me stays until I go on, if I want that', () => {
    let stops = true;
    accents.hit = 'hits-me';
    stage = new Stage(board, sight(), { stops: () => stops });
    stage.push(sight('a', 'hit', 'b'));
    vi.advanceTimersByTime(60_000);
    expect([shown(), stage.isHeld, stage.isPaused]).toEqual(['hit', true, false]);
    stage.toggle();
    expect([shown(), stage.isHeld]).toEqual(['b', false]);
    stage.push(sight('hit', 'c'));
    vi.advanceTimersByTime(60_000);
    expect([shown(), stage.isHeld]).toEqual(['hit', true]);
    stops = false;
    stage.wake();
    expect(shown()).toBe('c');
  });

  test('step by step waits for the reader after each step', () => {
    pace = 'step';
    stage.push(sight('a', 'silent', 'b'));
    vi.advanceTimersByTime(60_000);
    expect(shown()).toBe('a');
    stage.next();
    vi.advanceTimersByTime(60_000);
    expect([shown(), told]).toEqual(['b', ['a', 'silent', 'b']]);
  });

  test('who leaves step by step goes on by the clock', () => {
    pace = 'step';
    stage.push(sight('a', 'b'));
    vi.advanceTimersByTime(1000);
    pace = 'normal';
    stage.wake();
    expect(watch()).toEqual(['b']);
  });

  test.each<Pace>(['slow', 'normal', 'fast'])('none is told twice and none is missing: %s', (chosen) => {
    pace = chosen;
    const all = names(40);
    for (let first = 0; first < 40; first += 4) stage.push(sight(...all.slice(first, first + 4)));
    const seen = watch();
    expect(told).toEqual(all);
    expect(seen).toEqual(all);
  });
});

describe('catching up', () => {
  test('two hundred events are all shown, in order, and soon', () => {
    const all = names(200);
    for (let first = 0; first < 200; first += 5) stage.push(sight(...all.slice(first, first + 5)));
    for (let time = 0; stage.busy && time < 12_000; time += 1) vi.advanceTimersByTime(1);
    expect([stage.busy, told]).toEqual([false, all]);
  });

  test('two hundred sights in a row are caught up with', () => {
    const all = names(200);
    for (const name of all) stage.push(sight(name));
    vi.advanceTimersByTime(11_000);
    expect([shown(), stage.busy, told]).toEqual(['e199', false, all]);
  });

  test('to skip leads to the step that ends the match, which is held like any other', () => {
    const over = sight('one', 'two', 'end');
    over.view = { ...over.view, result: {} as BaseView['result'] };
    over.moves = [];
    const ending = {
      ...board,
      steps: () => over.events.map(({ event: one }) => ({ ...stepOf(one.event, one), view: over.view })),
    } as unknown as BoardModule;
    const match = new Stage(ending, sight(), { motion: () => motion, pace: () => pace });
    listen(match);
    match.push(over);
    match.skip();
    expect([match.step?.line?.key, match.isNewest, match.busy]).toEqual(['end', true, true]);
    vi.advanceTimersByTime(140);
    expect(match.busy).toBe(false);
    expect(told).toEqual(['one', 'two', 'end']);
    match.close();
  });

  test('what hits me is neither hurried nor skipped', () => {
    accents.hit = 'hits-me';
    stage.push(sight(...names(100), 'hit'));
    for (const name of names(100, 100)) stage.push(sight(name));
    while (shown() !== 'hit') vi.advanceTimersByTime(1);
    vi.advanceTimersByTime(1590);
    expect(shown()).toBe('hit');
  });

  test('a long sight does not hurry itself', () => {
    stage.push(sight(...names(100)));
    for (let number = 0; number < 100; number += 1) {
      expect([shown(), stage.time.hold]).toEqual([`e${number}`, 100]);
      vi.advanceTimersByTime(140);
    }
  });

  test('only when more than five seconds of later sights wait', () => {
    stage.push(sight(...names(60)));
    stage.push(sight(...names(30, 60)));
    vi.advanceTimersByTime(140);
    expect([shown(), stage.time.hold]).toEqual(['e1', 100]);
    stage.push(sight(...names(30, 90)));
    vi.advanceTimersByTime(140);
    expect(stage.time.hold).toBeLessThan(100);
  });

  test('a hidden page holds nothing, and keeps the history', () => {
    vi.stubGlobal('document', { hidden: true, addEventListener() {}, removeEventListener() {} });
    stage.push(sight('a', 'b', 'c'));
    expect([shown(), stage.busy, told]).toEqual(['c', false, ['a', 'b', 'c']]);
    vi.unstubAllGlobals();
    void stage.stepBack();
    expect(shown()).toBe('b');
  });
});

describe('the table after a deal', () => {
  const deals = {
    ...board,
    steps: (_: Sight, after: Sight) =>
      after.events.map(({ event: one }) => ({
        ...stepOf(one.event, one),
        interlude: one.event === 'deal' ? 9 : undefined,
      })),
  } as unknown as BoardModule;

  beforeEach(() => {
    stage = new Stage(deals, sight(), { hasInterludes: true });
    listen(stage);
  });

  test('comes after its hold, and the story waits until it is dismissed', () => {
    stage.push(sight('a', 'deal', 'b'));
    vi.advanceTimersByTime(140);
    expect([shown(), stage.interlude]).toEqual(['deal', null]);
    vi.advanceTimersByTime(60_000);
    expect([shown(), stage.interlude?.interlude, stage.busy, stage.asked]).toEqual(['deal', 9, true, true]);
    stage.dismiss();
    expect([watch(), stage.interlude]).toEqual([['b'], null]);
    expect(told).toEqual(['a', 'deal', 'b']);
  });

  test('is passed by who acts, and does not come again', () => {
    stage.push(sight('deal', 'b'));
    vi.advanceTimersByTime(1000);
    stage.skip();
    expect([shown(), stage.interlude, stage.busy]).toEqual(['b', null, false]);
  });

  test('is not stepped over: it is the next thing to see', () => {
    stage.push(sight('deal', 'b'));
    stage.stepOn();
    expect([shown(), stage.interlude?.interlude]).toEqual(['deal', 9]);
    stage.stepOn();
    expect([shown(), stage.interlude]).toEqual(['b', null]);
    expect(told).toEqual(['deal', 'b']);
  });

  test('waits also where nothing follows yet', () => {
    stage.push(sight('deal'));
    vi.advanceTimersByTime(1000);
    expect([stage.interlude?.interlude, stage.asked]).toEqual([9, true]);
    stage.push(sight('b'));
    expect(shown()).toBe('deal');
    stage.dismiss();
    expect(watch()).toEqual(['b']);
  });
});

describe('pausing and looking back', () => {
  test('a pause keeps the picture and what is left of its hold', () => {
    stage.push(sight('a', 'b'));
    vi.advanceTimersByTime(100);
    stage.pause();
    vi.advanceTimersByTime(60_000);
    expect([shown(), stage.isPaused]).toEqual(['a', true]);
    stage.goOn();
    vi.advanceTimersByTime(39);
    expect(shown()).toBe('a');
    vi.advanceTimersByTime(1);
    expect(shown()).toBe('b');
  });

  test('stepping back goes through all that was told, and the table goes on behind', () => {
    stage.push(sight('a', 'b'));
    watch();
    void stage.stepBack();
    expect([shown(), stage.isLookingBack, stage.shown.moves]).toEqual(['a', true, []]);
    stage.push(sight('c'));
    vi.advanceTimersByTime(60_000);
    expect([shown(), stage.behind, stage.asked]).toEqual(['a', 1, true]);
    expect(stage.place).toEqual({ number: 1, count: 2 });
  });

  test('to return goes on where the story was left, and nothing is told twice', () => {
    stage.push(sight('a', 'b', 'c'));
    vi.advanceTimersByTime(140);
    void stage.stepBack();
    stage.push(sight('d'));
    stage.backToNow();
    expect(watch()).toEqual(['c', 'd']);
    expect(told).toEqual(['a', 'b', 'c', 'd']);
  });

  test('rewinding and returning in the middle equals never having left', () => {
    const other = new Stage(board, sight(), { motion: () => motion });
    const sights = [sight('a', 'b'), sight('c'), sight('d', 'e')];
    for (const one of sights) {
      other.push(one);
      stage.push(one);
      vi.advanceTimersByTime(200);
      void stage.stepBack();
      void stage.stepBack();
      stage.stepOn();
      stage.backToNow();
    }
    vi.advanceTimersByTime(20_000);
    expect(stage.history.map((frame) => frame.sight.view)).toEqual(other.history.map((frame) => frame.sight.view));
    expect([stage.shown, stage.busy, stage.behind, stage.step]).toEqual([other.shown, false, 0, null]);
    expect(told).toEqual(['a', 'b', 'c', 'd', 'e']);
    other.close();
  });

  test('stepping on from the past comes back to now by itself', () => {
    stage.push(sight('a', 'b'));
    watch();
    void stage.stepBack();
    stage.stepOn();
    expect([shown(), stage.isLookingBack, stage.isPaused, stage.shown.moves?.length]).toEqual(['b', false, false, 1]);
  });

  test('stepping on ends a hold', () => {
    stage.push(sight('a', 'b'));
    stage.stepOn();
    expect([shown(), told]).toEqual(['b', ['a', 'b']]);
    stage.stepOn();
    expect(stage.busy).toBe(false);
  });

  test('the past can be played from where one looks', () => {
    stage.push(sight('a', 'b', 'c'));
    watch();
    void stage.stepBack();
    void stage.stepBack();
    stage.goOn();
    expect(watch()).toEqual(['b', 'c']);
    expect(told).toEqual(['a', 'b', 'c']);
  });

  test('the moment of an event can be looked at', () => {
    const first = sight('a', 'b');
    stage.push(first);
    stage.push(sight('c'));
    watch();
    stage.lookAt(first.events[0].seq);
    expect(shown()).toBe('b');
  });

  test('moves that are taken back are no longer in the history', () => {
    const kept = sight('a');
    const undone = sight('b', 'c');
    stage.push(kept);
    stage.push(undone);
    watch();
    stage.forget(new Set([undone.events[0].seq]), { ...kept, events: [] });
    expect([shown(), stage.shown.moves?.length, stage.busy]).toEqual(['a', 1, false]);
    expect(stage.history.flatMap((frame) => frame.news.map((news) => news.event.event))).toEqual(['a']);
  });

  test('who looks back stays there while a move is taken back', () => {
    const undone = sight('c');
    stage.push(sight('a', 'b'));
    stage.push(undone);
    watch();
    stage.look(1);
    stage.forget(new Set([undone.events[0].seq]), { ...sight('b'), events: [] });
    expect([shown(), stage.isLookingBack]).toEqual(['a', true]);
    stage.backToNow();
    expect(shown()).toBe('b');
  });

  test('what was told before the page was opened is read when someone steps back so far', async () => {
    const start = sight();
    const [before, last, next] = [sight('a', 'b'), sight('c'), sight('d')];
    const earlier = vi.fn(async () => [start, before, last, next]);
    stage = new Stage(board, { ...last, events: [] }, { earlier, seen: () => last.events[0].seq });
    expect(stage.canStepBack).toBe(true);
    stage.push(next);
    watch();
    await stage.stepBack();
    await stage.stepBack();
    expect([shown(), earlier.mock.calls.length]).toEqual(['b', 1]);
    // The pictures keep their numbers; earlier ones have lower ones.
    expect([stage.idOf(stage.position), stage.history.length]).toEqual([-1, 5]);
    await stage.stepBack();
    await stage.stepBack();
    await stage.stepBack();
    expect([shown(), earlier.mock.calls.length]).toEqual(['start', 1]);
    const names_ = stage.history.flatMap((frame) => frame.news.map((news) => news.event.event));
    expect(names_).toEqual(['a', 'b', 'c', 'd']);
    stage.backToNow();
    expect([shown(), stage.shown.moves?.length]).toEqual(['d', 1]);
  });
});

describe('the deal', () => {
  const dealing = { ...board, opening: () => ({ line: { key: 'dealt' } }) } as unknown as BoardModule;
  const begun = (deals: boolean) =>
    new Stage(dealing, sight('dealt'), { motion: () => motion, pace: () => pace, deals });

  test('is the first picture, and my question waits for it in sight', () => {
    const one = begun(true);
    expect([one.busy, one.asked, one.step?.line?.key, one.step?.sound]).toEqual([true, true, 'dealt', 'shuffle']);
    expect(one.time.tempo).toBe(1);
    vi.advanceTimersByTime(1500);
    expect([one.busy, one.asked, one.step]).toEqual([false, false, null]);
    one.close();
  });

  test('is told before the first moves', () => {
    const one = begun(true);
    one.push(sight('shot'));
    expect(one.step?.line?.key).toBe('dealt');
    vi.advanceTimersByTime(1500);
    expect(one.step?.line?.key).toBe('shot');
    one.close();
  });

  test('is over at once for who answers', () => {
    const one = begun(true);
    one.skip();
    expect([one.busy, one.asked, one.shown.moves?.length]).toEqual([false, false, 1]);
    one.close();
  });

  test('is not told to who comes later', () => {
    const one = begun(false);
    expect([one.busy, one.asked]).toEqual([false, false]);
    one.close();
  });

  test('stands at the beginning for who steps back to it', async () => {
    const [start, next] = [sight('dealt'), sight('shot')];
    const one = new Stage(dealing, next, { earlier: async () => [start, next] });
    await one.stepBack();
    expect(one.frame(one.saying!).step?.line?.key).toBe('dealt');
    one.close();
  });
});

describe('after a reload', () => {
  const recalled = (recent: () => Promise<Sight[] | null>, newest: Sight) =>
    new Stage(board, newest, { motion: () => motion, pace: () => pace, recent });
  const lineOf = (one: Stage) => (one.saying === null ? null : (one.frame(one.saying).step?.line?.key ?? 'as logged'));

  test('the first picture says what its step would have said, and nothing before that is known', async () => {
    const [before, last] = [sight('dealt'), sight('shot', 'silent-draw')];
    const one = recalled(async () => [before, last], last);
    expect(lineOf(one)).toBeNull();
    await vi.advanceTimersByTimeAsync(0);
    expect(lineOf(one)).toBe('shot');
    expect([one.busy, one.step, one.shown.moves?.length]).toEqual([false, null, 1]);
    one.close();
  });

  test('what came meanwhile is told, and the first picture keeps its place', async () => {
    const [before, last, next] = [sight('dealt'), sight('shot'), sight('missed')];
    const one = recalled(async () => [before, last], last);
    one.push(next);
    await vi.advanceTimersByTimeAsync(0);
    expect(lineOf(one)).toBe('missed');
    expect(one.frame(0).step?.line?.key).toBe('shot');
    one.close();
  });

  test('what cannot be asked for is said as the log says it', async () => {
    const one = recalled(() => Promise.reject(new Error('offline')), sight('shot'));
    await vi.advanceTimersByTimeAsync(0);
    expect(lineOf(one)).toBe('as logged');
    one.close();
  });
});
