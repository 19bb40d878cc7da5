import { expect, test } from 'vitest';
import fixture from '../../../fixtures/face-to-face/second.json';
import type { Sight } from '../../lib/protocol';
import { fold, steps } from './steps';
import type { Event, View } from './view';

const sights = [...fixture.before, ...fixture.welcome.sights] as unknown as Sight<View, Event>[];

test('a played card lies where the server says', () => {
  const [before, after] = sights.slice(-2);
  const last = after.events.at(-1)!;
  const fresh = after.events.filter((news) => news.seq === last.seq);
  const view = fresh.reduce((seen, { event }) => fold(seen, event), before.view);
  expect(view.up).toEqual(after.view.up);
  expect(view.down).toEqual(after.view.down);
});

test('within a game nothing stands between two sights', () => {
  const [before, after] = sights.slice(-2);
  const fresh = { ...after, events: after.events.slice(-1) };
  expect(steps(before, fresh)).toEqual([]);
});
