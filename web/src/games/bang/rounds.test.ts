import { expect, it } from 'vitest';
import type { News } from '../../lib/protocol';
import { chapters, roundOf } from './rounds';
import type { BangEvent } from './view';

const SEATS = 4;
const log = (...events: object[]) =>
  events.map((event, seq) => ({ seq, event: { rule: 'BA-7', ...event } })) as unknown as News<BangEvent>[];
const game = { event: 'game-began', game: 1 };
const turn = (seat: number) => ({ event: 'turn-began', seat });
const rounds = (told: News<BangEvent>[]) => {
  const chapter = chapters(told, SEATS);
  return told.map((news) => chapter(news)?.line.values?.round ?? null);
};

it('a round begins when the turn comes round to who began', () => {
  const told = log(game, turn(2), turn(3), turn(0), turn(1), turn(2));
  expect(rounds(told)).toEqual([null, 1, null, null, null, 2]);
  expect(roundOf(told, SEATS)).toBe(2);
});

it('it begins with the next one, too, when who began is out', () => {
  expect(rounds(log(game, turn(2), turn(1), turn(3), turn(0)))).toEqual([null, 1, null, 2, null]);
});

it('every game of a tournament counts anew', () => {
  const told = log(game, turn(0), turn(0), { event: 'game-began', game: 2 }, turn(1));
  expect(rounds(told)).toEqual([null, 1, 2, null, 1]);
  expect(roundOf(told, SEATS)).toBe(1);
});

it('without the start of the game nobody can tell which round it is', () => {
  expect(rounds(log(turn(0), turn(0)))).toEqual([null, null]);
  expect(roundOf(log(turn(0)), SEATS)).toBeNull();
});
