import { expect, test } from 'vitest';
import { MATCHES } from './matches';
import { leadOf } from './leads';
import { changed, steps } from './steps';
import { tokenOf } from './pieces';
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

test.each(MATCHES)('who leads a token is who gets it (%s)', (_, sights) => {
  const states = { equal: 'equal', 'no-card': 'none', nobody: 'unplayed', 'face-down': 'stolen' };
  let rewards = 0;
  sights.slice(1).forEach((after, index) => {
    let view = sights[index].view;
    const known = Math.max(...sights[index].events.map(({ seq }) => seq));
    for (const { seq, event } of after.events) {
      if (seq <= known) continue;
      if (event.event === 'token-won') {
        const lead = leadOf(view, event.building);
        expect(lead).toMatchObject({ state: 'leads', seat: event.seat, family: event.family });
      } else if (event.event === 'token-stayed') {
        expect(leadOf(view, event.building).state).toBe(states[event.reason as keyof typeof states]);
        expect(tokenOf(view.tokens[event.building] ?? '').kind).toBe(event.token);
      }
      if (event.event.startsWith('token-')) rewards += 1;
      view = changed(view, event, after.view);
    }
  });
  expect(rewards).toBeGreaterThan(30);
});

test.each(MATCHES)(
  'a token that would win the match is crowned, and only that (%s)',
  (_, sights) => {
    const last = sights.at(-1)!;
    const known = Math.max(...sights.at(-2)!.events.map(({ seq }) => seq));
    let view = sights.at(-2)!.view;
    const wins = last.events.flatMap(({ seq, event }) => {
      if (seq <= known) return [];
      const lead = event.event === 'token-won' ? leadOf(view, event.building) : null;
      view = changed(view, event, last.view);
      return lead ? [lead.wins] : [];
    });
    expect(wins.at(-1)).toBe(true);
    expect(wins.slice(0, -1)).not.toContain(true);
  },
);

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
