import { expect, test } from 'vitest';
import { recorded } from './fixtures';
import { fold } from './fold';
import type { View } from './view';

/** Nothing has happened yet. */
function blank({ seat, seats, options }: View): View {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  return {
    seat,
    seats,
    options,
    to_act: [],
    decision: null,
    result: null,
    phase: 'over',
    deal: 0,
    starter: 0,
    rows: [],
    hands: each(() => []),
    chosen: each(() => null),
    queue: [],
    piles: each(() => []),
    totals: each(() => 0),
    landings: [],
    open: [],
    out: { hidden: 0 },
  };
}

test.each(recorded)('$name: every sight follows from the one before', ({ sights, printed }) => {
  for (let at = 1; at < sights.length; at += 1) {
    const { events, view } = sights[at];
    const folded = events.reduce((seen, { event }) => fold(seen, event, printed), sights[at - 1].view);
    expect(folded).toEqual(view);
  }
});

test.each(recorded)('$name: the whole match follows from its events', ({ whole, printed }) => {
  if (whole.events[0].event.event !== 'deal-began' || whole.events[0].seq) return; // cut short
  const folded = whole.events.reduce((seen, { event }) => fold(seen, event, printed), blank(whole.view));
  expect(folded).toEqual(whole.view);
});
