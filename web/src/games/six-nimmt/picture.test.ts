import { expect, test } from 'vitest';
import type { Beat } from './beats';
import { find } from './fixtures';
import { placesOf, rowsOf, sumsOf } from './picture';

const { view } = find('row-6').whole;
const { printed } = find('row-6');

test('the faces stay in the order of seats until they were seen', () => {
  const turned = placesOf(view, { kind: 'flip' }, 0);
  expect(turned.map((place) => place.seat)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(turned.map((place) => place.side)).toEqual(['face', ...Array(5).fill('turning')]);
  const sorted = placesOf(view, { kind: 'sort' }, 0);
  expect(sorted.map((place) => place.card)).toEqual(view.queue);
  expect(sorted.map((place) => place.seat)).toEqual(view.queue.map((card) => view.chosen.indexOf(card)));
});

test('who owes a row is up now, and the others wait', () => {
  const places = placesOf(view, null, 0);
  expect(places.map((place) => place.note)).toEqual(['now', ...Array(5).fill('waits')]);
  expect(places.map((place) => place.on)).toEqual([true, ...Array(5).fill(false)]);
});

test('a choice shows its back to others, and its face to me', () => {
  const { view: chosen } = find('chosen-6').whole;
  const sides = placesOf(chosen, null, 0).map((place) => place.side);
  expect(sides).toEqual(['face', 'back', 'back', 'open', 'open', 'open']);
});

test('a row that is counted is still there, and its bulls come later', () => {
  const cards = [1, 2, 3, 4, 5];
  const beat: Beat = { kind: 'sixth', seat: 1, card: 9, row: 0, cards, bulls: 6 };
  const taken = { ...view, rows: view.rows.with(0, []), piles: view.piles.with(1, cards) };
  expect(rowsOf(taken, beat)[0]).toEqual(cards);
  expect(rowsOf(taken, null)[0]).toEqual([]);
  const [now, later] = [sumsOf(taken, beat, printed), sumsOf(taken, null, printed)];
  expect(later.totals[1] - now.totals[1]).toBe(6);
  expect(later.now[1] - now.now[1]).toBe(6);
});
