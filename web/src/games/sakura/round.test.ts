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

describe('the story of a round', () => {
  const tale = retell(at(over).sight.events);

  it('tells every card in ascending order', () => {
    const cards = tale.cards.map(({ card }) => card);
    expect(cards).toEqual(cards.toSorted((a, b) => a - b));
    expect(tale.paid?.tree).toBe(3);
  });

  it('says what a card did', () => {
    const text = (key: string, values = {}) => `${key.split('-').at(-1)} ${Object.values(values).join(' ')}`;
    const said = outcomeOf(tale.cards[0].deeds, ['Nadia', 'Jonas', 'Olena', 'Marek', 'Bruno', ''], text);
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
    expect(rows.map(({ stand }) => stand)).toEqual(['choosing', 'choosing', 'choosing', 'chosen', 'chosen', 'chosen']);
    expect(rows.filter(({ card }) => card !== null).map(({ artist }) => artist)).toEqual([sight.seat]);
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
    expect(places.map(({ card }) => card)).toEqual(places.map(({ card }) => card).toSorted((a, b) => a - b));
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
    const spaces = ['back', 'forward'].map((way) => previewOf(moves.find(({ move }) => move === way)).emperor[0].space);
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
    expect(previewOf(hinted('sakura-hint-emperor-meets', { space: 9 })).emperor[0].embarrassed).toBe(true);
  });

  it('is nothing without a hint', () => {
    expect(previewOf(undefined)).toEqual({ emperor: [], own: [] });
  });
});
