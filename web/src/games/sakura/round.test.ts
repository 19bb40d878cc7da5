import { describe, expect, it } from 'vitest';
import type { LegalMove, Sight } from '../../lib/protocol';
import over from '../../../fixtures/sakura/over-5.json';
import open from '../../../fixtures/sakura/painter-open-2.json';
import two from '../../../fixtures/sakura/tactical-2.json';
import waiting from '../../../fixtures/sakura/chosen-6.json';
import direction from '../../../fixtures/sakura/emperor-5.json';
import { handOf } from './hand';
import { previewOf } from './hints';
import { moveOf, pathOf } from './moves';
import { outcomeOf } from './outcomes';
import { isRevealed, rowsOf } from './rows';
import { ranks } from './standing';
import { steps, walkTime } from './steps';
import { retell, SILENCE } from './tale';
import type { SakuraEvent, SakuraView } from './view';

type Seen = Sight<SakuraView, SakuraEvent>;
interface Fixture {
  before: Seen[];
  welcome: { sights: Seen[] };
}

/** The moment of a fixture, and the sights before it. */
function at(fixture: unknown): { sight: Seen; view: SakuraView; before: Seen[] } {
  const { before, welcome } = fixture as Fixture;
  return { sight: welcome.sights[0], view: welcome.sights[0].view, before };
}

describe('a round told step by step', () => {
  const sights = [...at(over).before, at(over).sight];
  const pairs = sights.slice(1).map((after, i) => [sights[i], after] as const);
  const told = pairs.map(([before, after]) => ({ before, after, found: steps(before, after) }));

  it('says each event once, in order', () => {
    for (const { before, after, found } of told) {
      const seq = before.events.at(-1)?.seq ?? -1;
      const fresh = after.events.filter((news) => news.seq > seq).map((news) => news.event);
      const said = found.flatMap((step) => step.events);
      expect(said).toEqual(fresh.slice(0, said.length));
    }
  });

  it('ends where the next sight begins', () => {
    const rounds = told.filter(({ after, found }) => found.length && !after.view.queue.length);
    expect(rounds.length).toBeGreaterThan(0);
    for (const { after, found } of rounds) {
      const { emperor, artists, tokens, supply, paid } = found.at(-1)!.view;
      expect({ emperor, artists, tokens, supply, paid }).toEqual({
        emperor: after.view.emperor,
        artists: after.view.artists,
        tokens: after.view.tokens,
        supply: after.view.supply,
        paid: after.view.paid,
      });
    }
  });

  it('asks nobody while it is told', () => {
    for (const step of told.flatMap(({ found }) => found)) {
      expect(step.view.to_act).toEqual([]);
      expect(step.view.decision).toBeNull();
      expect(step.hold).toBeGreaterThan(0);
    }
  });

  it('does the garden half before the artist half', () => {
    const last = told.at(-1)!.found;
    const halves = last
      .filter(({ view }) => view.queue.length)
      .map(({ view }) => `${view.queue[0]} ${view.phase}`);
    expect(halves).toContain(`${last[0].view.queue[0]} emperor`);
    expect(halves.indexOf('35 emperor')).toBeLessThan(halves.lastIndexOf('35 artist'));
  });

  it('takes longer for a longer walk, up to a point', () => {
    expect(walkTime(3, 5)).toBeGreaterThan(walkTime(3, 4));
    expect(walkTime(3, 40)).toBe(walkTime(3, 30));
  });
});

describe('the story of a round', () => {
  const tale = retell(at(over).sight.events);

  it('tells every card in ascending order', () => {
    const cards = tale.cards.map(({ card }) => card);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    expect(tale.paid?.tree).toBe(3);
  });

  it('says what a card did', () => {
    const text = (key: string, values = {}) =>
      `${key.split('-').at(-1)} ${Object.values(values).join(' ')}`;
    const said = outcomeOf(
      tale.cards[0].deeds,
      ['Nadia', 'Jonas', 'Olena', 'Marek', 'Bruno', ''],
      text,
    );
    expect(said).toBe('emperor 41 42, walk Marek 33 34');
  });

  it('is silent before the first cards', () => {
    expect(retell([])).toBe(SILENCE);
  });
});

describe('the rows of the scroll', () => {
  it('show who has chosen, and nobody else’s card', () => {
    const { view, sight } = at(waiting);
    const rows = rowsOf(view, SILENCE);
    expect(isRevealed(view)).toBe(false);
    expect(rows.map(({ stand }) => stand)).toEqual([
      'choosing',
      'choosing',
      'choosing',
      'chosen',
      'chosen',
      'chosen',
    ]);
    expect(rows.filter(({ card }) => card !== null).map(({ artist }) => artist)).toEqual([
      sight.seat,
    ]);
  });

  it('list open cards in ascending order: done, in work, waiting', () => {
    const rows = rowsOf(at(open).view, retell(at(open).sight.events));
    expect(rows.map(({ stand }) => stand)).toEqual(['done', 'now', 'waiting']);
    expect(rows[1].half).toBe('artist');
    expect(rows[0].deeds.length).toBeGreaterThan(0);
  });

  it('strike out what a tree made void', () => {
    const { view } = at(open);
    const skipped = view.queue.slice(1);
    const tale = {
      ...SILENCE,
      cards: skipped.map((card) => ({ card, artist: 0, deeds: [], skipped: true })),
    };
    const rows = rowsOf({ ...view, queue: view.queue.slice(0, 1) }, tale);
    expect(rows.filter(({ stand }) => stand === 'void').map(({ card }) => card)).toEqual(skipped);
  });

  it('say that the Court painter’s card comes from the deck', () => {
    const { view } = at(open);
    const choosing = { ...view, phase: 'choose' as const, queue: [], chosen: [null, null, null] };
    expect(rowsOf(choosing, SILENCE)[2].stand).toBe('deck');
    expect(rowsOf({ ...choosing, double: 0 }, SILENCE)[2].stand).toBe('choosing');
  });
});

describe('the hand', () => {
  it('keeps the place of the card in play', () => {
    const { view, sight } = at(open);
    const places = handOf(view, sight.seat);
    expect(places).toHaveLength(5);
    expect(places.filter(({ gone }) => gone).map(({ card }) => card)).toEqual([view.chosen[0]]);
    expect(places.map(({ card }) => card)).toEqual(
      places.map(({ card }) => card).toSorted((a, b) => a - b),
    );
  });

  it('marks the chosen card until the reveal', () => {
    const { view, sight } = at(waiting);
    const places = handOf(view, sight.seat);
    expect(places).toHaveLength(5);
    expect(places.filter(({ chosen }) => chosen === 'own')).toHaveLength(1);
  });

  it('is empty for a spectator', () => {
    expect(handOf(at(open).view, null)).toEqual([]);
  });
});

describe('moves as things', () => {
  it('lay a card, or two', () => {
    expect(pathOf('play 26')).toEqual(['card 26', 'lay']);
    expect(pathOf('play 26 painter 12')).toEqual(['card 26', 'card 12', 'lay']);
    expect(pathOf('back')).toEqual(['back']);
  });

  it('can be asked about', () => {
    expect(moveOf('card 26')).toBe('play 26');
    expect(moveOf('forward')).toBe('forward');
    expect(moveOf('lay')).toBeNull();
  });

  it('offer twenty pairs to who plays two cards', () => {
    const ways = (at(two).sight.moves ?? []).map(({ move }) => pathOf(move));
    expect(ways).toHaveLength(20);
    expect(ways.every((way) => way.length === 3)).toBe(true);
  });
});

describe('what a hint shows', () => {
  const hinted = (key: string, values: Record<string, unknown>): LegalMove =>
    ({
      move: 'x',
      rule: 'SA-5',
      said: { key: 'x' },
      hint: { key, arguments: values },
    }) as LegalMove;

  it('is the space that a direction leads to', () => {
    const moves = at(direction).sight.moves ?? [];
    const spaces = ['back', 'forward'].map(
      (way) => previewOf(moves.find(({ move }) => move === way)).emperor[0].space,
    );
    const { emperor } = at(direction).view;
    expect(spaces).toEqual([emperor - 1, emperor + 1]);
  });

  it('tells a tree, the gate and an embarrassment', () => {
    const tree = { key: 'sakura-place-tree', arguments: { space: 16 } };
    const shame = { key: 'sakura-place-embarrassed', arguments: { space: { key: 'sakura-gate' } } };
    const preview = previewOf(hinted('sakura-hint-card', { emperor: [tree, 14], own: [shame] }));
    expect(preview.emperor).toMatchObject([
      { space: 16, tree: true },
      { space: 14, tree: false },
    ]);
    expect(preview.own).toEqual([{ space: 0, tree: false, embarrassed: true }]);
    expect(
      previewOf(hinted('sakura-hint-emperor-meets', { space: 9 })).emperor[0].embarrassed,
    ).toBe(true);
  });

  it('is nothing without a hint', () => {
    expect(previewOf(undefined)).toEqual({ emperor: [], own: [] });
  });
});

it('ranks go by the distance from the Emperor; the gate shared has none', () => {
  expect(ranks([5, 9, 7])).toEqual([3, 1, 2]);
  expect(ranks([0, 9, 0])).toEqual([null, 1, null]);
  expect(ranks([0, 9, 4])).toEqual([3, 1, 2]);
});
