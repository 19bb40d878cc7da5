import { expect, test } from 'vitest';
import { MATCHES } from './matches';
import { leadingSeat } from './leads';
import { changed, steps } from './steps';
import type { IntrigoView } from './view';

/** What the board draws of a view while events are told. */
function drawn(view: IntrigoView): Partial<IntrigoView> {
  const { tokens, gaps, seals, ducats, supply, bag, piles, prices, round, first, played } = view;
  return { tokens, gaps, seals, ducats, supply, bag, piles, prices, round, first, played };
}

test.each(MATCHES)('told one by one, the events lead to the next sight (%s)', (_, sights) => {
  sights.slice(1).forEach((after, index) => {
    const before = sights[index];
    const known = Math.max(...before.events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known);
    const told = news.reduce((view, { event }) => changed(view, event, after.view), before.view);
    expect(drawn(told)).toEqual(drawn(after.view));
  });
});

test.each(MATCHES)('while rewards are told, each pip shows who gets its token (%s)', (_, sights) => {
  let rewards = 0;
  sights.slice(1).forEach((after, index) => {
    const told = steps(sights[index], after);
    told.forEach(({ view }, at) => {
      const next = told[at + 1]?.events[0];
      if (next?.event === 'token-won') {
        expect(leadingSeat(view, view.leads[next.building])).toBe(next.seat);
        expect(told[at + 1].view.leads[next.building]).toEqual({ state: 'bare' });
        rewards += 1;
      } else if (next?.event === 'token-stayed') {
        expect(leadingSeat(view, view.leads[next.building])).toBeNull();
        rewards += 1;
      }
    });
  });
  expect(rewards).toBeGreaterThan(30);
});

test.each(MATCHES)('the last thing is told by the sight itself (%s)', (_, sights) => {
  sights.slice(1).forEach((after, index) => {
    const told = steps(sights[index], after);
    expect(told.every(({ view }) => view.to_act.length === 0)).toBe(true);
    const seqs = after.events.filter(({ event }) =>
      told.some((step) => step.events.includes(event)),
    );
    expect(seqs).toHaveLength(told.length);
  });
});

test('events that were told before are not told again', () => {
  const [, sights] = MATCHES[0];
  const [before, after] = sights.slice(10, 12);
  const again = { ...after, events: [...before.events, ...after.events] };
  expect(steps(before, again)).toEqual(steps(before, after));
});
