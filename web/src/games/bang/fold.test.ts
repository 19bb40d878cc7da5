import { describe, expect, it } from 'vitest';
import { count, type Sight } from '../../lib/protocol';
import { fold } from './fold';
import { fresh, isNewTable, steps } from './steps';
import type { BangEvent, BangView } from './view';

type Seen = Sight<BangView, BangEvent>;
const files = import.meta.glob('../../../fixtures/bang/*.json', { import: 'default', eager: true });
const matches = Object.entries(files).map(([path, data]) => {
  const name = path.split('/').at(-1) ?? '';
  return [name, (data as { before: Seen[] }).before] as const;
});

/** What lies where, of what a fold knows. */
function drawn(view: BangView) {
  const { tables, discard, lives, alive, fallen, roles, turn } = view;
  const hands = view.hands.map(count);
  return { tables, discard, lives, alive, fallen, roles, turn, hands, deck: count(view.deck) };
}

describe.each(matches)('the events of %s', (_, sights) => {
  it('lead from one view to the next', () => {
    sights.slice(1).forEach((after, place) => {
      if (isNewTable(sights[place], after)) return;
      const end = after.events.reduce((view, news) => fold(view, news.event), sights[place].view);
      expect(drawn(end)).toEqual(drawn(after.view));
    });
  });
});

it('the last picture tells only what no step has told', () => {
  const [, sights] = matches.find(([name]) => name === 'death-7.json') ?? ['', []];
  for (const [place, after] of sights.slice(1).entries()) {
    const events = after.events.map((news) => news.event);
    const between = steps(sights[place], after).flatMap((step) => step.events);
    if (!events.length) continue;
    expect([...between, ...fresh(events)]).toEqual(events);
  }
});
