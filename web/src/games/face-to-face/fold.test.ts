import { expect, test } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import type { Event, Printed, View } from './view';

interface Fixture {
  printed: Printed;
  before: Sight<View, Event>[];
  welcome: { sights: Sight<View, Event>[] };
}
const files = import.meta.glob('../../../fixtures/face-to-face/*.json', { eager: true, import: 'default' });

for (const [path, file] of Object.entries(files)) {
  const { printed, before, welcome } = file as Fixture;
  const sights = [...before, ...welcome.sights];
  test(`${path.split('/').at(-1)}: the events after a view give the next one`, () => {
    for (const [place, after] of sights.slice(1).entries()) {
      const told = sights[place].events.at(-1)?.seq ?? -1;
      const fresh = after.events.filter(({ seq }) => seq > told).map(({ event }) => event);
      expect(fresh.reduce((view, event) => fold(view, event, printed), sights[place].view)).toEqual(after.view);
    }
  });
}

test('a whole match is known from its events alone', () => {
  const { printed, before, welcome } = files['../../../fixtures/face-to-face/whole-match.json'] as Fixture;
  const [first, last] = [before[0], welcome.sights[0]];
  const after = last.events.filter(({ seq }) => seq > first.events.at(-1)!.seq);
  const folded = after.reduce((view, { event }) => fold(view, event, printed), first.view);
  expect(folded).toEqual(last.view);
  expect(folded.hands.every(Array.isArray)).toBe(true);
});
