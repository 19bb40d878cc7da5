import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardModule, Motion } from './board';
import type { BaseEvent, BaseView, Sight } from './protocol';
import { Stage } from './stage.svelte';

const view = (name: string): BaseView => ({
  seat: 0,
  seats: 2,
  to_act: [],
  decision: name,
  result: null,
});
const event = (name: string): BaseEvent => ({ event: name, rule: 'X-1' });

function sight(name: string, ...events: BaseEvent[]): Sight {
  const news = events.map((happened, seq) => ({ seq, event: happened }));
  const said = { key: 'x', arguments: {} };
  return { seat: 0, view: view(name), events: news, moves: [{ move: 'end', rule: 'X', said, hint: null }] };
}

/** A board that shows one picture an event. */
const board = {
  key: 'test',
  steps: (_: Sight, after: Sight) =>
    after.events.map((news) => ({ view: view(news.event.event), events: [news.event], hold: 100 })),
} as unknown as BoardModule;

let motion: Motion = 'normal';
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  motion = 'normal';
  stage = new Stage(board, sight('start'), () => motion);
});
afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

const shown = () => stage.shown.view.decision;

test('pictures come in the order of events, and moves with the last one only', () => {
  stage.push(sight('after', event('a'), event('b')));
  expect([shown(), stage.shown.moves]).toEqual(['a', []]);
  vi.advanceTimersByTime(100);
  expect(shown()).toBe('b');
  vi.advanceTimersByTime(100);
  expect([shown(), stage.shown.moves?.length, stage.busy]).toEqual(['after', 1, false]);
});

test('a log can keep back what no picture has told', () => {
  stage.push(sight('after', event('a'), event('b')));
  expect(stage.behind).toBe(1);
  vi.advanceTimersByTime(200);
  expect(stage.behind).toBe(0);
});

test('what comes meanwhile waits for its turn', () => {
  stage.push(sight('one', event('a')));
  stage.push(sight('two', event('b')));
  const seen = [shown()];
  for (let step = 0; step < 3; step += 1) {
    vi.advanceTimersByTime(100);
    seen.push(shown());
  }
  expect(seen[0]).toBe('a');
  expect(seen).toContain('b');
  expect(shown()).toBe('two');
});

test('skipping shows the newest at once', () => {
  stage.push(sight('after', event('a'), event('b')));
  stage.skip();
  expect([shown(), stage.busy, stage.behind]).toEqual(['after', false, 0]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toBe('after');
});

test('without motion there are no steps', () => {
  motion = 'off';
  stage.push(sight('after', event('a')));
  expect(shown()).toBe('after');
});

test('two hundred sights in a row are caught up with', () => {
  for (let number = 0; number < 200; number += 1) stage.push(sight(`s${number}`, event('e')));
  vi.advanceTimersByTime(10_000);
  expect([shown(), stage.busy]).toEqual(['s199', false]);
});

test('other eyes see their own picture, and nothing flies there', () => {
  stage.push(sight('after', event('a')));
  stage.reset(sight('theirs'));
  expect([shown(), stage.previous]).toEqual(['theirs', null]);
});

test('two hundred events of one sight are all shown, in order, and soon', () => {
  const slow = { ...board, steps: (before: Sight, after: Sight) => (board.steps?.(before, after) ?? []).map((step) => ({ ...step, hold: 700 })) };
  const busy = new Stage(slow as BoardModule, sight('start'), () => 'normal');
  busy.push(sight('after', ...Array.from({ length: 200 }, (_, number) => event(`e${number}`))));
  const seen = [busy.shown.view.decision];
  for (let time = 0; busy.busy && time < 10_000; time += 1) {
    vi.advanceTimersByTime(1);
    if (busy.shown.view.decision !== seen.at(-1)) seen.push(busy.shown.view.decision);
  }
  expect([busy.shown.view.decision, busy.busy, busy.behind]).toEqual(['after', false, 0]);
  // Several timers may end in one millisecond; what was seen is in order all the same.
  const numbers = seen.slice(0, -1).map((name) => Number(name?.slice(1)));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(numbers.length).toBeGreaterThan(150);
});
