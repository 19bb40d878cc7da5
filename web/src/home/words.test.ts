import { expect, test } from 'vitest';
import { Texts } from '../lib/texts';
import type { TableLine } from '../lib/api';
import { seatName } from '../lib/bots';
import type { TableSeat } from '../lib/wire';
import { deadlineOf, inOrder, outcome, questionWords, turnWords } from './words';

const texts = new Texts('en');
texts.add(
  [
    'web-home-you-won = You won',
    'web-home-you-lost = You lost',
    'web-over-you-resigned = You resigned',
    'web-home-won = { $names } won',
    'web-home-place = { $place } of { $seats }',
    'web-home-score-bulls = { $score } bulls',
    'web-home-your-move = Your move',
    'web-home-move-of = { $name } to move',
    'web-home-waits-for = waiting for { $count }',
    'web-home-stopped = No result',
    'web-home-stopped-agreed = all agreed',
    'bang-ask-play = Play a card.',
    'bang-asked-shot = { $by } shoots at you: { $needed } Missed!',
    'bang-progress-won-outlaw = The Outlaws won',
  ].join('\n'),
);

const card = (seat: number, name: string): TableSeat => ({
  seat,
  name,
  kind: 'person',
  person: name,
  bot: null,
  figure: null,
  stand_in_figure: null,
  face: null,
  ready: true,
  stand_in: false,
  left: false,
  resigned: false,
  vacation: null,
  vacation_used: 0,
  meant: null,
  late: false,
  guest_of: null,
});

type Changes = Partial<Omit<TableLine, 'summary'>> & { summary?: Partial<TableLine['summary']> };

function line(changes: Changes = {}): TableLine {
  const seats = ['Ann', 'Ben', 'Eve'].map((name, seat) => card(seat, name));
  const summary = {
    seats,
    variant: false,
    changed: {},
    clock: { kind: 'none' as const },
    spectators: true,
    rated: false,
    ranks: null,
    scores: null,
    stopped: null,
    course: null,
    ...changes.summary,
  };
  return {
    id: 't',
    game: 'six-nimmt',
    title: '',
    status: 'live',
    host: 'Ann',
    created: 0,
    updated: 0,
    to_act: [],
    your_seats: [1],
    your_turn: false,
    ...changes,
    summary,
  };
}

test('a match ends in words, with my place', () => {
  const ended = line({ status: 'over', summary: { ranks: [2, 3, 1], scores: [20, 35, 4] } });
  expect(outcome(ended, texts)).toEqual({ title: '3 of 3', more: '35 bulls', place: 3 });
  const won = line({ summary: { ranks: [2, 1, 3], scores: [20, 4, 30] } });
  expect(outcome(won, texts)).toEqual({ title: 'You won', more: '4 bulls', place: 1 });
});

test('where all others only lost, who won is said', () => {
  const lost = line({ summary: { ranks: [1, 2, 2], scores: [1, 0, 0] } });
  expect(outcome(lost, texts).title).toBe('Ann won');
});

test('what the game says about its end comes first', () => {
  const said = { key: 'bang-progress-won-outlaw', arguments: {} };
  const ended = line({ game: 'bang', summary: { ranks: [1, 2, 1], course: { said } } });
  expect(outcome(ended, texts)).toEqual({ title: 'The Outlaws won', more: 'You lost', place: 2 });
});

test('who resigned reads that, and not what a bot reached for them', () => {
  const seats = ['Ann', 'Ben'].map((name, seat) => ({ ...card(seat, name), resigned: seat === 1 }));
  const ended = line({ summary: { seats, ranks: [1, 2], scores: [20, 4] } });
  expect(outcome(ended, texts)).toEqual({ title: 'You resigned', more: '', place: 2 });
  const said = { key: 'bang-progress-won-outlaw', arguments: {} };
  const sides = line({ game: 'bang', summary: { seats, ranks: [1, 2], course: { said } } });
  expect(outcome(sides, texts)).toEqual({ title: 'The Outlaws won', more: 'You resigned', place: 2 });
});

test('a match that was stopped says so, and has no place', () => {
  const stopped = line({ status: 'closed', summary: { stopped: 'agreed', course: { done: 40 } } });
  expect(outcome(stopped, texts)).toEqual({ title: 'No result', more: 'all agreed', place: null });
});

test('who is waited for is named, and several are counted', () => {
  expect(turnWords(line({ to_act: [0] }), texts)).toBe('Ann to move');
  expect(turnWords(line({ to_act: [0, 2] }), texts)).toBe('waiting for 2');
  expect(turnWords(line({ to_act: [1, 2], your_turn: true }), texts)).toBe('Your move');
});

test('who shoots at me is said by the name that the seat has everywhere', () => {
  const asked = { key: 'bang-asked-shot', seats: { by: 2 }, arguments: { needed: 1 } };
  const seats = [card(0, 'Ann'), card(1, 'Ben'), { ...card(2, 'Nona'), kind: 'bot' as const, figure: 'nona' }];
  const shot = line({ game: 'bang', summary: { seats, course: { decision: 'answer-shot', asked } } });
  expect(questionWords(shot, texts)).toBe(`${seatName(seats[2])} shoots at you: 1 Missed!`);
});

test('a question that nobody brought about is that of its decision', () => {
  const own = line({ game: 'bang', summary: { course: { decision: 'play' } } });
  expect(questionWords(own, texts)).toBe('Play a card.');
  expect(questionWords(line({ game: 'bang', summary: { course: { decision: 'bow' } } }), texts)).toBeNull();
});

test('my own deadline counts before those of others', () => {
  const course = { deadlines: { 0: 100, 1: 900 } };
  expect(deadlineOf(line({ summary: { course } }))).toBe(900);
  expect(deadlineOf(line({ your_seats: [2], summary: { course } }))).toBe(100);
  expect(deadlineOf(line())).toBeNull();
});

test('my moves come first, the most urgent of them before', () => {
  const calm = line({ id: 'calm', your_turn: true });
  const urgent = line({ id: 'urgent', your_turn: true, summary: { course: { deadlines: { 1: 5 } } } });
  const latest = line({ id: 'latest', updated: 9 });
  const older = line({ id: 'older', updated: 3 });
  expect(inOrder([older, calm, latest, urgent]).map(({ id }) => id)).toEqual(['urgent', 'calm', 'latest', 'older']);
});
