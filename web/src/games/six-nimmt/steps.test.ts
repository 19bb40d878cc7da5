import { expect, test } from 'vitest';
import { FLIGHT } from './beats';
import type { Told } from './beats';
import { find, recorded } from './fixtures';
import { fold } from './fold';
import { steps } from './steps';

function stepsOf(name: string): Told[] {
  const { sights, printed } = find(name);
  return sights.slice(1).flatMap((after, at) => steps(sights[at], after, printed));
}

const kinds = (told: Told[]) => told.map((step) => step.beat.kind);

test.each(recorded)('$name: each event is told once, in order, and its view is folded', ({ sights, printed }) => {
  for (let at = 1; at < sights.length; at += 1) {
    const told = steps(sights[at - 1], sights[at], printed);
    expect(told.flatMap((step) => step.events)).toEqual(sights[at].events.map((news) => news.event));
    expect(told.at(-1)?.view ?? sights[at - 1].view).toEqual(sights[at].view);
    let view = sights[at - 1].view;
    for (const step of told) {
      view = step.events.reduce((seen, event) => fold(seen, event, printed), view);
      expect(step.view).toEqual(view);
    }
  }
});

test('a trick comes in, turns over, is sorted, placed and summed up', () => {
  const told = kinds(stepsOf('deal-2-6'));
  const flip = told.indexOf('flip');
  expect(told.slice(flip - 1, flip + 2)).toEqual(['in', 'flip', 'sort']);
  const rest = told.slice(flip + 2, told.indexOf('sum'));
  expect(rest.filter((kind) => kind !== 'sixth')).toHaveLength(6);
  expect(told.at(-1)).toBe('deal');
  expect(told).toContain('deal-end');
});

test('only the last card that comes in is told', () => {
  const told = stepsOf('deal-2-6').filter((step) => step.beat.kind === 'in');
  for (const step of told) expect(Boolean(step.line)).toBe(step.view.to_act.length === 0);
});

test('a row that I have to choose is asked at once, and another waits to be read', () => {
  const mine = stepsOf('row-6').at(-1)!;
  expect([mine.beat.kind, mine.hold, mine.line]).toEqual(['sort', 0, null]);
  const other = stepsOf('spectator-5').at(-1)!;
  expect(other.line?.key).toBe('web-six-nimmt-tell-lower');
  expect(other.hold).toBe(500);
});

test('the sixth card is counted before the row is taken, and what hits me is held', () => {
  const whole = recorded.flatMap(({ sights, printed }) =>
    sights.slice(1).map((after, at) => ({ me: after.seat, told: steps(sights[at], after, printed) })),
  );
  let taken = 0;
  for (const { me, told } of whole) {
    told.forEach((step, at) => {
      if (step.beat.kind === 'sixth') expect(told[at + 1].beat.kind).toBe('take');
      if (step.beat.kind !== 'take') return;
      taken += 1;
      const mine = step.beat.seat === me;
      expect(step.accent).toBe(mine ? 'hits-me' : 'plain');
      expect(step.hold).toBe(mine ? 1600 : step.beat.low ? 700 : 1000);
      expect(step.motion).toBeGreaterThanOrEqual(2 * FLIGHT);
    });
  }
  expect(taken).toBeGreaterThan(3);
});

test('the sum is worst first, and nobody takes what the trick did not give', () => {
  for (const { sights, printed } of recorded) {
    for (let at = 1; at < sights.length; at += 1) {
      const told = steps(sights[at - 1], sights[at], printed);
      const events = sights[at].events.map((news) => news.event);
      const bulls = events.flatMap((event) => (event.event === 'row-taken' ? [event.bulls] : []));
      for (const { beat } of told) {
        if (beat.kind === 'sum') expect(beat.took.map((one) => one.bulls)).toEqual(bulls.toSorted((a, b) => b - a));
      }
    }
  }
});

test('the end is told last, and nothing is called a deal’s end there', () => {
  const told = kinds(stepsOf('over-6'));
  expect(told.at(-1)).toBe('end');
  expect(told).not.toContain('deal-end');
});
