import { expect, it } from 'vitest';
import { tabTitle } from './attention.svelte';
import { Knocking } from './knocking';

it('the tab says whose turn it is, and at which game', () => {
  expect(tabTitle({ game: 'BANG!', text: 'Your move', calls: true })).toBe('● Your move – BANG!');
  expect(tabTitle({ game: 'Intrigo', text: 'Waiting for Ann', calls: false })).toBe('Waiting for Ann – Intrigo');
});

it('knocks when I am asked, but not again and again in my own turn', () => {
  const knocking = new Knocking();
  expect(knocking.look(0, 0, false)).toBe(true);
  expect(knocking.look(0, 10, false)).toBe(false);
  expect(knocking.look(null, 20, false)).toBe(false);
  expect(knocking.look(1, 400, false)).toBe(false);
  expect(knocking.look(2, 3000, false)).toBe(false);
  expect(knocking.look(null, 3500, false)).toBe(false);
  expect(knocking.look(3, 5000, false)).toBe(true);
});

it('knocks at a hidden tab in any case', () => {
  const knocking = new Knocking();
  knocking.look(0, 0, false);
  knocking.look(null, 20, true);
  expect(knocking.look(1, 400, true)).toBe(true);
  expect(knocking.look(1, 500, true)).toBe(false);
  expect(knocking.look(2, 600, true)).toBe(true);
});
