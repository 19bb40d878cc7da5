import { describe, expect, it } from 'vitest';
import type { News } from '../../lib/protocol';
import five from '../../../fixtures/sakura/over-5.json';
import two from '../../../fixtures/sakura/over-2.json';
import { accounts, ending, moments } from './ending';
import type { SakuraEvent, SakuraView } from './view';

interface Ended {
  view: SakuraView;
  events: News<SakuraEvent>[];
}
const at = (fixture: unknown) => (fixture as { welcome: { sights: Ended[] } }).welcome.sights[0];
const { view, events: log } = at(five);

/** The same match with other tokens, spaces and ranks. */
function result(tokens: number[], artists: number[], ranks: number[]): SakuraView {
  return { ...view, tokens, artists, result: { ranks, scores: tokens } };
}

describe('title and reason', () => {
  it('name the winner, by how much', () => {
    expect(ending({ view, log, me: 0 })).toEqual({
      title: { key: 'web-sakura-end-wins', seats: { winner: 4 } },
      why: { key: 'web-sakura-end-more', values: { count: 12, margin: 2 }, seats: { second: 1 } },
    });
  });

  it('are mine when I win', () => {
    expect(ending({ view, log, me: 4 }).title.key).toBe('web-sakura-end-win');
  });

  it('tell who stood nearer in a tie', () => {
    const tied = result([10, 10, 8, 7, 6], [40, 44, 3, 2, 1], [2, 1, 3, 4, 5]);
    expect(ending({ view: tied, log, me: null }).why).toEqual({
      key: 'web-sakura-end-nearer',
      values: { count: 10 },
      seats: { winner: 1, second: 0 },
    });
  });

  it('are shared at the gate', () => {
    const shared = result([9, 9, 8, 7, 6], [0, 0, 3, 2, 1], [1, 1, 3, 4, 5]);
    expect(ending({ view: shared, log, me: 3 })).toEqual({
      title: { key: 'web-sakura-end-shared', seats: { winner: 0, other: 1 } },
      why: { key: 'web-sakura-end-gate', values: { count: 9 }, seats: { winner: 0, other: 1 } },
    });
    expect(ending({ view: shared, log, me: 1 }).title.key).toBe('web-sakura-end-win');
    const three = result([9, 9, 9, 7, 6], [0, 0, 0, 2, 1], [1, 1, 1, 4, 5]);
    expect(ending({ view: three, log, me: 3 }).why?.values).toEqual({ count: 9, players: 3 });
  });
});

describe('what everybody earned', () => {
  for (const [name, match] of [
    ['five players', at(five)],
    ['two players and the Court painter', at(two)],
  ] as const) {
    it(`adds up to the total: ${name}`, () => {
      const rows = accounts(match.view, match.events);
      expect(rows).toHaveLength(match.view.seats);
      for (const { start, trees, lost, total } of rows) {
        expect(trees).toHaveLength(3);
        expect((start ?? 0) + trees.reduce((a, b) => a + b, 0) - lost).toBe(total);
      }
      expect(rows.map(({ rank }) => rank)).toEqual(rows.map(({ rank }) => rank).toSorted());
    });
  }
});

describe('moments', () => {
  it('are what the win was decided by, and a bow', () => {
    const found = moments({ view, log, me: null });
    expect(found.length).toBeGreaterThan(0);
    expect(found[0].more.values).toMatchObject({ round: 10 });
    expect(log.some(({ seq }) => seq === found[0].seq)).toBe(true);
  });

  it('tell of a bow only if a token was lost, by me or for me', () => {
    const mine = moments({ view, log: [], me: 0 });
    expect(mine).toEqual([]);
  });
});
