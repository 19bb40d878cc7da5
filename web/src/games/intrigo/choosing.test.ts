import { expect, test } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { left, type Path } from '../../lib/paths';
import powers from '../../../fixtures/intrigo/powers-4.json';
import small from '../../../fixtures/intrigo/palace-3.json';
import draft from '../../../fixtures/intrigo/draft-4.json';
import { foreseenMove, ghostOf, moveFor } from './choice';
import { handOf, packetOf, passedOn } from './draft';
import { leadsWith, leadingSeat } from './leads';
import { clockwiseFrom, layoutOf } from './layout';
import { offersOf } from './offers';
import { pathOf } from './paths';
import type { IntrigoEvent, IntrigoView } from './view';

const sightOf = (fixture: { welcome: { sights: unknown } }) =>
  (fixture.welcome.sights as Sight<IntrigoView, IntrigoEvent>[])[0];

function waysOf(sight: Sight<IntrigoView, IntrigoEvent>) {
  const count = sight.view.gaps.length;
  return (sight.moves ?? []).map(({ move }) => ({ move, path: pathOf(move, count) }));
}

const rich = sightOf(powers);
const WAYS = waysOf(rich);
const offered = (...picked: Path) => offersOf(left(WAYS, picked), picked);

test.each([
  ['four players', rich],
  ['three players', sightOf(small)],
])('every legal move has a path of its own, and takes no thing twice (%s)', (_, sight) => {
  const ways = waysOf(sight);
  expect(ways.length).toBeGreaterThan(100);
  expect(new Set(ways.map(({ path }) => path.join(', '))).size).toBe(ways.length);
  for (const { path } of ways) expect(new Set(path).size).toBe(path.length);
});

test('a move is picked in the order of the rules', () => {
  expect(pathOf('keep d4', 16)).toEqual(['packet d4']);
  expect(pathOf('play d4 at 3', 16)).toEqual(['card d4', 'gap 3']);
  expect(pathOf('thief at 3 idle', 16)).toEqual(['pile thief', 'gap 3']);
  expect(pathOf('thief at 3 on 4', 16)).toEqual(['pile thief', 'gap 3', 'building 4']);
  expect(pathOf('assassin at 3 on 3', 16)).toEqual(['pile assassin', 'gap 3', 'gap 2']);
  expect(pathOf('merchant at 3 on 4 swaps 9', 16).slice(2)).toEqual(['building 4', 'building 9']);
  expect(pathOf('guard at 11 on 0 moves to 4', 12).slice(1)).toEqual(['gap 11', 'gap 0', 'gap 4']);
  expect(pathOf('courtesan at 3 on 4 calls d4', 16).slice(2)).toEqual(['gap 4', 'named d4']);
});

test('nothing is lit before something is picked', () => {
  expect(offered()).toMatchObject({ gaps: new Map(), targets: new Set(), whole: null });
});

test('a gap beside no card can only be filled by a gondolier', () => {
  const { gaps } = offered('pile gondolier');
  expect(gaps.get(3)).toBe('power');
  expect(gaps.get(6)).toBe('fill');
});

test('every empty gap is open to a card of the hand', () => {
  const empty = rich.view.gaps.flatMap((lying, gap) => (lying ? [] : [gap]));
  const { gaps } = offered('card c4');
  expect([...gaps.keys()].sort((a, b) => a - b)).toEqual(empty);
  expect(new Set(gaps.values())).toEqual(new Set(['power']));
});

test('targets move with the step', () => {
  expect(offered('pile gondolier', 'gap 3').targets).toEqual(new Set([2, 4]));
  expect(offered('pile gondolier', 'gap 3').whole).toBe('gondolier at 3 idle');
  expect(offered('pile gondolier', 'gap 3', 'gap 4').targets).toEqual(new Set([0, 2, 9, 12, 13]));
  expect(offered('pile thief', 'gap 3').buildings).toEqual(new Set([3, 4]));
  expect(offered('pile courtesan', 'gap 6', 'gap 5').named.has('c4')).toBe(true);
  expect(offered('pile courtesan', 'gap 6', 'gap 5').named.has('d4')).toBe(false);
});

test('the picked card is seen where it would lie', () => {
  expect(ghostOf(['card c4'], 'gap 3')).toEqual({ gap: 3, code: 'c4' });
  expect(ghostOf(['pile guard', 'gap 3', 'gap 4'], 'gap 7')).toEqual({ gap: 3, code: 'guard' });
  expect(ghostOf(['card c4'], null)).toBeNull();
  expect(ghostOf(['packet c4'], 'gap 3')).toBeNull();
});

test('what a move would do is told before it is made', () => {
  const moves = rich.moves ?? [];
  const move = foreseenMove(left(WAYS, ['card c4']), ['card c4'], 'gap 3', moves);
  expect(move?.move).toBe('play c4 at 3');
  expect(foreseenMove(WAYS, ['card c4'], null, moves)).toBeNull();
});

test('the server is asked why a thing cannot be picked', () => {
  expect(moveFor('pile thief', [], rich.view)).toBe('thief at 3 idle');
  expect(moveFor('gap 0', ['card c4'], rich.view)).toBe('play c4 at 0');
  expect(moveFor('gap 0', [], rich.view)).toBeNull();
  expect(moveFor('building 3', ['card c4'], rich.view)).toBeNull();
});

test('a seat sees its packet, what it kept and what it passed on', () => {
  const { view } = sightOf(draft);
  expect(packetOf(view, 0)).toEqual(view.seen[2]);
  expect(handOf(view, 0)).toHaveLength(2);
  expect(passedOn(view, 0).map((packet) => packet.length)).toEqual([3, 2]);
  const whole = [...passedOn(view, 0)[0], (view.kept[0] as string[])[0]].toSorted();
  expect(whole).toEqual(view.seen[0].toSorted());
});

test('the picked card shows who would lead beside it', () => {
  const { view } = rich;
  expect(leadsWith(view, null)).toBe(view.leads);
  for (const code of ['c4', 'guard']) {
    const leads = leadsWith(view, { gap: 3, code });
    const foreseen = view.prospects.find(({ card }) => card === (code === 'c4' ? 'c4' : null));
    expect(leads.slice(3, 5)).toEqual(foreseen?.gaps[3]);
    expect(leads.toSpliced(3, 2)).toEqual(view.leads.toSpliced(3, 2));
  }
  expect(leadsWith(view, { gap: 0, code: 'c4' })).toBe(view.leads);
});

test('a token goes to the seat whose family leads', () => {
  const { view } = rich;
  expect(leadingSeat(view, { state: 'leads', family: view.families[2] })).toBe(2);
  expect(leadingSeat(view, { state: 'equal' })).toBeNull();
  expect(leadingSeat(view, { state: 'unplayed', family: 'tiepolo' })).toBeNull();
});

test('the room is arranged by its own size', () => {
  expect(layoutOf(1140, 852)).toBe('desk');
  expect(layoutOf(360, 690)).toBe('tall');
  expect(layoutOf(768, 930)).toBe('tall');
  expect(layoutOf(780, 312)).toBe('flat');
  expect(clockwiseFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(clockwiseFrom(null, 3)).toEqual([0, 1, 2]);
});
