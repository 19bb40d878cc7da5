import { expect, it } from 'vitest';
import { isHeardAt, mayFollow } from './choosing';
import { RECIPES, lengthOf } from './recipes';
import { timbreOf } from './rooms';

it('every sound is short, and of no voice that cannot be heard', () => {
  for (const recipe of Object.values(RECIPES)) {
    expect(lengthOf(recipe)).toBeGreaterThanOrEqual(45);
    expect(lengthOf(recipe)).toBeLessThanOrEqual(850);
    for (const voice of recipe) {
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThanOrEqual(1);
      for (const frequency of [voice.from, voice.to ?? voice.from]) {
        expect(frequency).toBeGreaterThanOrEqual(25);
        expect(frequency).toBeLessThan(8000);
      }
      expect(voice.attack ?? 2).toBeLessThan(voice.lasts);
    }
  }
});

it('every room has its own timbre', () => {
  const rooms = ['bang', 'sakura', 'six-nimmt', 'face-to-face', 'intrigo'].map(timbreOf);
  expect(new Set(rooms.map((timbre) => JSON.stringify(timbre))).size).toBe(5);
  expect(timbreOf('a sixth game')).toEqual(timbreOf('six-nimmt'));
});

it('never two at once, unless the second one concerns me more', () => {
  const card = { sound: 'card' } as const;
  const hit = { sound: 'hit', accent: 'hits-me' } as const;
  const knock = { sound: 'knock' } as const;
  expect(mayFollow(card, null, 0, 0)).toBe(true);
  expect(mayFollow(card, card, 40, 110)).toBe(false);
  expect(mayFollow(card, card, 110, 110)).toBe(true);
  expect(mayFollow(hit, card, 40, 110)).toBe(true);
  expect(mayFollow(card, hit, 40, 170)).toBe(false);
  expect(mayFollow(knock, hit, 40, 170)).toBe(true);
});

it('at fast pace only what matters is heard', () => {
  expect(isHeardAt('normal', { sound: 'card' })).toBe(true);
  expect(isHeardAt('fast', { sound: 'card' })).toBe(false);
  expect(isHeardAt('fast', { sound: 'card', accent: 'hits-me' })).toBe(true);
  expect(isHeardAt('fast', { sound: 'shot' })).toBe(true);
});
