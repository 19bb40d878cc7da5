import { expect, test } from 'vitest';
import { click, left, next, whole, words, type Way } from './paths';

const way = (move: string, ...path: string[]): Way => ({ move, path });

const FACE = [
  way('play 17 up', 'card 17', 'mine up'),
  way('play 17 down', 'card 17', 'mine down'),
  way('help 17 up', 'card 17', 'theirs up'),
  way('play 20 up', 'card 20', 'mine up'),
  way('end', 'end'),
];

test('every first thing of a legal move can be picked, and nothing else', () => {
  expect([...next(FACE, [])]).toEqual(['card 17', 'card 20', 'end']);
  expect(click(FACE, [], 'card 33')).toEqual({ kind: 'nothing' });
});

test('after a card its targets can be picked', () => {
  expect(click(FACE, [], 'card 17')).toEqual({ kind: 'pick', picked: ['card 17'] });
  expect([...next(FACE, ['card 17'])]).toEqual(['mine up', 'mine down', 'theirs up']);
});

test('the last thing of a path plays the move', () => {
  expect(click(FACE, ['card 17'], 'theirs up')).toMatchObject({ kind: 'play', move: 'help 17 up' });
  expect(click(FACE, [], 'end')).toMatchObject({ kind: 'play', move: 'end' });
});

test('a second click on a card with one target plays it, with several lets go', () => {
  expect(click(FACE, ['card 20'], 'card 20')).toMatchObject({ kind: 'play', move: 'play 20 up' });
  expect(click(FACE, ['card 17'], 'card 17')).toEqual({ kind: 'drop' });
});

test('another card takes the place of the picked one', () => {
  expect(click(FACE, ['card 17'], 'card 20')).toEqual({ kind: 'pick', picked: ['card 20'] });
});

test('a move that has to be confirmed waits for a second click', () => {
  const rows = [way('row 1', 'row 1'), way('row 2', 'row 2')];
  const sure = () => true;
  expect(click(rows, [], 'row 2', sure)).toEqual({ kind: 'pick', picked: ['row 2'] });
  expect(click(rows, ['row 2'], 'row 1', sure)).toEqual({ kind: 'pick', picked: ['row 1'] });
  expect(click(rows, ['row 1'], 'row 1', sure)).toMatchObject({ kind: 'play', move: 'row 1' });
});

test('a whole move that others begin with is played by a second click', () => {
  const ways = [way('play 16', 'card 16'), way('play 16 painter 57', 'card 16', 'card 57')];
  expect(click(ways, [], 'card 16')).toEqual({ kind: 'pick', picked: ['card 16'] });
  expect(whole(ways, ['card 16'])?.move).toBe('play 16');
  expect(click(ways, ['card 16'], 'card 16')).toMatchObject({ kind: 'play', move: 'play 16' });
});

test('an earlier thing of the path takes later picks back', () => {
  const ways = [way('thief at 3 on 4', 'thief', 'gap 3', 'house 4')];
  expect(click(ways, ['thief', 'gap 3'], 'thief')).toEqual({ kind: 'pick', picked: ['thief'] });
});

test('the words of a move are its path if a board says nothing else', () => {
  expect(words('play bang-as at 3')).toEqual(['play', 'bang-as', 'at', '3']);
  expect(left(FACE, ['card 20']).map((found) => found.move)).toEqual(['play 20 up']);
});
