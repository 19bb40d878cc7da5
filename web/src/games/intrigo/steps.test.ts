import { expect, test } from 'vitest';
import { MATCHES } from './matches';
import { leadingSeat } from './leads';
import { steps } from './steps';

test.each(MATCHES)('every event is told once, in order, and the last step is the sight (%s)', (_, sights, printed) => {
  sights.slice(1).forEach((after, index) => {
    const known = Math.max(...sights[index].events.map(({ seq }) => seq));
    const news = after.events.filter(({ seq }) => seq > known).map(({ event }) => event);
    const told = steps(sights[index], after, printed);
    expect(told.flatMap(({ events }) => events)).toEqual(news);
    if (told.length) expect(told.at(-1)?.view).toEqual(after.view);
  });
});

test.each(MATCHES)('while rewards are told, each pip shows who gets its token (%s)', (_, sights, printed) => {
  let rewards = 0;
  sights.slice(1).forEach((after, index) => {
    const told = steps(sights[index], after, printed);
    told.slice(0, -1).forEach(({ view }, at) => {
      const next = told[at + 1].events.find(({ event }) => event.startsWith('token-'));
      if (next?.event === 'token-won') {
        expect(leadingSeat(view, view.leads[next.building])).toBe(next.seat);
        rewards += 1;
      } else if (next?.event === 'token-stayed') {
        expect(leadingSeat(view, view.leads[next.building])).toBeNull();
        rewards += 1;
      }
    });
  });
  expect(rewards).toBeGreaterThan(30);
});

test.each(MATCHES)('what a log shows of the palace and the rewards has its sentence (%s)', (_, sights, printed) => {
  const silent = new Set(['packet-received', 'round-began', 'families-drawn', 'ended', 'asked']);
  sights.slice(1).forEach((after, index) => {
    for (const step of steps(sights[index], after, printed)) {
      const loud = step.events.filter(({ event }) => !silent.has(event) && event !== 'leads-changed');
      expect(loud.length).toBeLessThanOrEqual(1);
      if (loud.length) expect(step.line).toBeTruthy();
    }
  });
});

test('events that were told before are not told again', () => {
  const [, sights, printed] = MATCHES[0];
  const [before, after] = sights.slice(10, 12);
  const again = { ...after, events: [...before.events, ...after.events] };
  expect(steps(before, again, printed)).toEqual(steps(before, after, printed));
});
