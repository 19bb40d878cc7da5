import { describe, expect, it } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import type { SakuraEvent, SakuraView } from './view';

type Seen = Sight<SakuraView, SakuraEvent>;
interface Fixture {
  before: Seen[];
  welcome: { sights: Seen[] };
}

const fixtures = import.meta.glob('../../../fixtures/sakura/*.json', {
  import: 'default',
  eager: true,
}) as Record<string, Fixture>;

/** What the sights of a fixture tell one after the other. */
function pairs({ before, welcome }: Fixture): { from: SakuraView; to: Seen; events: SakuraEvent[] }[] {
  const sights = [...before, welcome.sights[0]];
  return sights.slice(1).map((to, i) => {
    const known = sights[i].events.at(-1)?.seq ?? -1;
    const events = to.events.filter(({ seq }) => seq > known).map(({ event }) => event);
    return { from: sights[i].view, to, events };
  });
}

/** Who is asked is told by an event that is not logged: a log without it cannot say it. */
function asFarAsTold(view: SakuraView, told: boolean): Partial<SakuraView> {
  if (told) return view;
  const { to_act: _, decision: __, phase: ___, ...rest } = view;
  return rest;
}

describe('folding the events of a sight', () => {
  for (const [path, fixture] of Object.entries(fixtures)) {
    it(`gives the next view: ${path.split('/').at(-1)}`, () => {
      for (const { from, to, events } of pairs(fixture)) {
        const folded = events.reduce(fold, from);
        const told = events.some(({ event }) => event === 'asked' || event === 'ended');
        expect(asFarAsTold(folded, told)).toEqual(asFarAsTold(to.view, told));
      }
    });
  }
});

describe('a deck that runs out', () => {
  const { view } = fixtures['../../../fixtures/sakura/over-5.json'].welcome.sights[0];

  it('is made of the discards, and everybody knows which cards those are', () => {
    const shuffled: SakuraEvent = { event: 'deck-shuffled', rule: 'SA-5', cards: 5 };
    const after = fold({ ...view, discards: [3, 7] }, shuffled);
    const latest = Math.max(...view.shuffled) + 1;
    expect(after.deck.hidden).toBe(5);
    expect([after.shuffled[2], after.shuffled[6]]).toEqual([latest, latest]);
    expect(after.discards).toEqual([]);
  });
});
