import { expect, test } from 'vitest';
import { LEVELS, offered, seatName, USUAL } from './bots';

test('levels are offered before the bots of others, and a measure for research is not', () => {
  expect(offered(['random', 'greedy', 'monte-carlo', 'deep-bull'])).toEqual(['random', 'greedy', 'deep-bull']);
  expect(LEVELS[USUAL]).toBeDefined();
});

test('a figure is called by its id, not by the name that was sent', () => {
  expect(seatName({ name: 'Sally', figure: 'otto' })).toMatch(/Otto|figure-otto/);
});

test('people keep their names, also those who are called like a figure', () => {
  expect(seatName({ name: 'Otto', figure: null })).toBe('Otto');
});

test('a figure that nobody here knows keeps the name that was sent', () => {
  expect(seatName({ name: 'Hal', figure: 'hal' })).toBe('Hal');
});

test('who plays for another says whose seat it is', () => {
  expect(seatName({ name: 'Ann', stand_in_figure: 'otto' })).toMatch(/Otto.*Ann|web-stands-in-for/);
});

test('who shares a device is marked, unless the name says so itself', () => {
  expect(seatName({ name: 'Peter', guest_of: 'Ann' })).toMatch(/Peter.*Ann|web-guest-of/);
  expect(seatName({ name: 'Ann 2', guest_of: 'Ann' })).toBe('Ann 2');
  expect(seatName({ name: 'Ann Lee', guest_of: 'Ann' })).not.toBe('Ann Lee');
});
