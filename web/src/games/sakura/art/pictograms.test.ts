import { describe, expect, it } from 'vitest';
import { inWords, signed } from '../faces';
import { lanternOf, LANTERNS, PAINTER } from './lanterns';
import { chevronLine, pictureOf } from './pictograms';

const GARDEN = ['emperor +1', 'emperor +2', 'emperor -1', 'emperor ±1', 'nearest -2', 'furthest +2'];
const ARTIST = ['+1', '+2', '+3', '±1', '±2', '±3', 'overtake', 'count'];

it.each([...GARDEN, ...ARTIST])('%s has a picture of its own', (action) => {
  const picture = pictureOf(action);
  expect(picture.pieces.length).toBeGreaterThan(0);
  const others = [...GARDEN, ...ARTIST].filter((other) => other !== action);
  for (const other of others) expect(pictureOf(other)).not.toEqual(picture);
});

it('shows the Emperor in the garden, and the owner’s lantern below', () => {
  for (const action of GARDEN.slice(0, 4)) expect(pictureOf(action).pieces[0].figure).toBe('emperor');
  for (const action of ARTIST) expect(pictureOf(action).pieces[0].figure).toBe('own');
});

describe('chevrons', () => {
  it('are as many as steps, forward to the right', () => {
    expect(pictureOf('+3').chevrons.map(({ way }) => way)).toEqual([1, 1, 1]);
    expect(pictureOf('emperor -1').chevrons.map(({ way }) => way)).toEqual([-1]);
  });

  it('stand on both sides where the owner chooses', () => {
    expect(pictureOf('±2').chevrons.filter(({ way }) => way < 0)).toHaveLength(2);
    expect(pictureOf('±2').chevrons.filter(({ way }) => way > 0)).toHaveLength(2);
  });

  it('point where they go', () => {
    expect(chevronLine({ x: 10, y: 20, way: 1, scale: 1 })).toBe('M6.8,11.5L13.4,20L6.8,28.5');
  });
});

it('shows an action of a foreign deck as it is written', () => {
  expect(pictureOf('dance').value).toBe('dance');
});

it('is said by a message', () => {
  const text = (key: string, { steps }: Record<string, string | number> = {}) => [key, steps].join(' ').trim();
  expect(inWords('emperor ±1', text)).toBe('web-sakura-means-emperor-either 1');
  expect(inWords('±3', text)).toBe('web-sakura-means-either 3');
  expect(inWords('overtake', text)).toBe('web-sakura-means-overtake');
  expect(signed('±3', false)).toBe('−3');
});

it('gives the Court painter the lantern that two players never have', () => {
  expect(lanternOf(2, 2)).toBe(PAINTER);
  expect(lanternOf(5, 6)).toBe(5);
  expect(LANTERNS).toHaveLength(6);
});
