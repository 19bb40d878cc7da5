import { expect, test } from 'vitest';
import type { Belief, Judged } from '../lib/wire';
import { isOpen, sorted, stripsOf, targetOf } from './beliefs';

const about = (seat: number, deputy: number, outlaw: number): Belief => ({
  seat,
  chances: { deputy, outlaw, renegade: 1 - deputy - outlaw },
});
const judged = (move: number, beliefs: Belief[], played = 'end', best = 'end') =>
  ({ move, played, best, knew: { beliefs, deck: null } }) as unknown as Judged;

test('a move is aimed at a seat, or at nobody', () => {
  expect(targetOf('play bang-7d at 3')).toBe(3);
  expect(targetOf('play beer-6h')).toBe(null);
});

test('those that the moves were aimed at come first', () => {
  const beliefs = [about(1, 0.2, 0.5), about(2, 0.2, 0.5), about(3, 0.2, 0.5)];
  const found = sorted(judged(1, beliefs, 'play bang-7d at 3', 'play bang-7d at 2'));
  expect(found.map(({ seat }) => seat)).toEqual([3, 2, 1]);
});

test('what is certain is no question any more', () => {
  expect(isOpen(about(1, 0, 1))).toBe(false);
  expect(isOpen(about(1, 0.1, 0.6))).toBe(true);
});

test('strips go along the match, and the areas of one fill its height', () => {
  const own = [judged(10, [about(1, 0.5, 0.25)]), judged(20, [about(1, 0, 1)]), judged(30, [])];
  const [strip, ...others] = stripsOf(own, (move) => move / 40);
  expect(others).toEqual([]);
  expect(strip.areas.map(({ what }) => what)).toEqual(['deputy', 'outlaw', 'renegade']);
  expect(strip.areas[0].points).toBe('250.0,0.0 500.0,0.0 1000.0,0.0 1000.0,0.0 500.0,0.0 250.0,13.0');
  expect(strip.areas[2].points.startsWith('250.0,19.5 500.0,26.0')).toBe(true);
});

test('where no roles are hidden there is no strip', () => {
  expect(stripsOf([judged(10, [])], () => 0)).toEqual([]);
});
