import { describe, expect, it } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import type { BangEvent, BangPrinted, BangView } from './view';

type Seen = Sight<BangView, BangEvent>;
interface Fixture {
  printed: BangPrinted;
  before: Seen[];
  welcome: { sights: Seen[] };
}
const files = import.meta.glob<Fixture>('../../../fixtures/bang/*.json', { import: 'default', eager: true });
const matches = Object.entries(files).map(([path, data]) => [path.split('/').at(-1) ?? '', data] as const);

describe.each(matches)('the events of %s', (_, { printed, before, welcome }) => {
  it('lead from one view to the next, exactly', () => {
    const sights = [...before, ...welcome.sights];
    sights.slice(1).forEach((after, place) => {
      const seen = sights[place].events.at(-1)?.seq ?? -1;
      const news = after.events.filter(({ seq }) => seq > seen).map(({ event }) => event);
      const end = news.reduce((view, event) => fold(view, event, printed), sights[place].view);
      expect(end).toEqual(after.view);
    });
  });
});
