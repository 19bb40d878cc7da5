import { expect, it } from 'vitest';
import { alike, changed, figuresOf, resized, swapped, usual, type Chair } from './chairs';

const kinds = (chairs: readonly Chair[]) => chairs.map((chair) => chair.kind).join(' ');

it('is playable as it is: a friend beside me, different bots elsewhere', () => {
  const chairs = usual(5, 'greedy');
  expect(kinds(chairs)).toBe('own friend bot bot bot');
  expect(figuresOf(chairs)).toEqual(['sally', 'otto', 'lotta']);
  expect(kinds(usual(2, 'greedy'))).toBe('own friend');
});

it('adds seats at the end, like the last one', () => {
  expect(kinds(resized(usual(3, 'greedy'), 5, 'greedy'))).toBe('own friend bot bot bot');
  const friends = alike(usual(3, 'greedy'), 1, 'greedy');
  expect(kinds(resized(friends, 4, 'greedy'))).toBe('own friend friend friend');
});

it('removes free seats first, then bots, never people', () => {
  const chairs: Chair[] = [
    { kind: 'own' },
    { kind: 'friend' },
    { kind: 'bot', bot: 'greedy', figure: 'otto' },
    { kind: 'device', name: 'Olga' },
    { kind: 'anyone' },
  ];
  expect(kinds(resized(chairs, 4, 'greedy'))).toBe('own friend bot device');
  expect(kinds(resized(chairs, 3, 'greedy'))).toBe('own bot device');
  expect(kinds(resized(chairs, 2, 'greedy'))).toBe('own device');
});

it('seats every figure once', () => {
  let chairs = usual(10, 'greedy');
  chairs = changed(chairs, 1, 'bot', 'master');
  const figures = figuresOf(chairs);
  expect(new Set(figures).size).toBe(figures.length);
  expect(chairs[1]).toEqual({ kind: 'bot', bot: 'master', figure: 'ada' });
});

it('makes all other seats like one, and keeps mine', () => {
  expect(kinds(alike(usual(4, 'greedy'), 1, 'greedy'))).toBe('own friend friend friend');
  expect(new Set(figuresOf(alike(usual(8, 'greedy'), 3, 'greedy'))).size).toBe(7);
});

it('lets me change places, and nobody take mine', () => {
  const chairs = usual(3, 'greedy');
  expect(kinds(swapped(chairs, 0, 2))).toBe('bot friend own');
  expect(kinds(changed(chairs, 0, 'bot', 'greedy'))).toBe('own friend bot');
});
