import { expect, test } from 'vitest';
import fixture from '../../../fixtures/six-nimmt/choose-late-6.json';
import type { News } from '../../lib/protocol';
import { apart, history } from './chart';
import type { Event, View } from './view';

const { view, events } = fixture.welcome.sights[0] as unknown as { view: View; events: News<Event>[] };

test('the chart begins at nothing and ends at the totals now', () => {
  const lines = history(events, view, [9, 9, 9, 9, 9, 9]);
  for (const line of lines) expect([line[0], line.at(-1)]).toEqual([0, 9]);
  expect(lines[0]).toHaveLength(view.deal + 1);
});

test('labels keep their distance and stay in their order and bounds', () => {
  const placed = apart([50, 51, 52, 10, 99], 15, 0, 100);
  const sorted = placed.toSorted((a, b) => a - b);
  for (let at = 1; at < sorted.length; at += 1) {
    expect(sorted[at] - sorted[at - 1]).toBeGreaterThanOrEqual(15);
  }
  expect(placed[0]).toBeLessThan(placed[1]);
  expect(sorted[0]).toBeGreaterThanOrEqual(0);
  expect(sorted.at(-1)).toBeLessThanOrEqual(100);
});
