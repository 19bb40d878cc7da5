import { expect, test } from 'vitest';
import fixture from '../../../fixtures/six-nimmt/row-6.json';
import type { Sight } from '../../lib/protocol';
import { fold, steps } from './steps';
import type { Event, View } from './view';

const sights = [...fixture.before, ...fixture.welcome.sights] as unknown as Sight<View, Event>[];

test('the steps of a revealed trick end where the server says', () => {
  const [before, after] = sights.slice(-2);
  const fresh = { ...after, events: after.events.filter((news) => news.seq === 115) };
  let view = before.view;
  for (const { event } of fresh.events) view = fold(view, event);
  expect(view.queue).toEqual(after.view.queue);
  expect(view.rows).toEqual(after.view.rows);
  expect(view.hands).toEqual(after.view.hands);
});

test('while steps are played nobody is asked', () => {
  const [before, after] = sights.slice(-2);
  for (const step of steps(before, after)) expect(step.view.to_act).toEqual([]);
});

test('a row is taken before the card that took it is laid', () => {
  const view = sights[0].view;
  const taken = fold(view, {
    event: 'row-taken',
    rule: '6N-7',
    seat: 1,
    row: 0,
    cards: view.rows[0],
    bulls: 3,
  });
  expect(taken.rows[0]).toEqual([]);
  expect(taken.piles[1]).toEqual([...view.piles[1], ...view.rows[0]]);
  const laid = fold(taken, { event: 'card-placed', rule: '6N-7', seat: 1, card: 99, row: 0 });
  expect(laid.rows[0]).toEqual([99]);
});
