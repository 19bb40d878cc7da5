import { describe, expect, test } from 'vitest';
import type { Person, Step } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { ending, lastEnd, proofOf, rangeOf, type Props } from './ending';
import { steps } from './steps';
import { changesOf, endsOf, turnsOf, upTo } from './turns';
import type { Event, Printed, View } from './view';

interface Fixture {
  printed: Printed;
  before: Sight<View, Event>[];
  welcome: { sights: Sight<View, Event>[] };
}
const files = import.meta.glob('../../../fixtures/face-to-face/*.json', { eager: true, import: 'default' });
const fixture = (name: string) => files[`../../../fixtures/face-to-face/${name}.json`] as Fixture;

/** All steps of a fixture, sight by sight. */
function story(name: string): { made: Step<View, Event>[]; after: Sight<View, Event> }[] {
  const { printed, before, welcome } = fixture(name);
  const sights = [...before, ...welcome.sights];
  return sights.slice(1).map((sight, place) => {
    const told = sights[place].events.at(-1)?.seq ?? -1;
    const after = { ...sight, events: sight.events.filter(({ seq }) => seq > told) };
    return { made: steps(sights[place], after, printed), after };
  });
}
const keys = (name: string) =>
  story(name).flatMap(({ made }) => made.flatMap(({ line }) => (line ? [line.key.split('-').slice(4).join('-')] : [])));

describe('steps', () => {
  for (const path of Object.keys(files)) {
    const name = path.split('/').at(-1)!.replace('.json', '');
    test(`${name}: each event once, in order, and the last picture is the sight`, () => {
      for (const { made, after } of story(name)) {
        expect(made.flatMap(({ events }) => events)).toEqual(after.events.map(({ event }) => event));
        expect(made.at(-1)?.view).toEqual(after.view);
      }
    });
  }

  test('another’s turn is told card by card, help longest', () => {
    expect(keys('helped')).toEqual(['tell-card', 'tell-trick', 'tell-help', 'tell-draws']);
    const [card, trick, help, draws] = story('helped')
      .flatMap(({ made }) => made)
      .filter(({ line }) => line);
    expect([card.motion, card.hold]).toEqual([650, 700]);
    expect([trick.motion, trick.hold, trick.sound]).toEqual([750, 700, 'glint']);
    expect([help.motion, help.hold, help.accent]).toEqual([770, 1200, 'good-for-me']);
    expect([draws.motion, draws.hold, draws.line?.values?.helped]).toEqual([270, 300, 'yes']);
    expect(help.line).toMatchObject({ seats: { seat: 0, to: 1 }, values: { card: 38, pile: 'down', top: 13 } });
  });

  test('my own cards hold nothing up, and my question is no step of the story', () => {
    const own = story('second').flatMap(({ made }) => made.filter(({ face }) => face === 1));
    expect(own.every(({ hold, motion }) => hold === 0 && !motion?.valueOf())).toBe(true);
  });

  test('a game that ends says why, then waits, then the next one begins', () => {
    expect(keys('game-lost').slice(-4)).toEqual(['tell-draws', 'tell-stuck', 'tell-scored', 'tell-game']);
    const scored = story('game-lost')
      .flatMap(({ made }) => made)
      .find(({ interlude }) => interlude);
    expect(scored?.interlude).toBe(8);
    expect(scored?.view.hands).toEqual([
      [3, 22, 29, 36, 51, 58],
      [12, 20, 31, 39],
    ]);
  });

  test('the last step of a match asks for no interlude', () => {
    const made = story('match-won').flatMap((one) => one.made);
    expect(made.some(({ interlude }) => interlude)).toBe(false);
    expect(made.at(-1)?.accent).toBe('match-over');
    expect(made.at(-2)).toMatchObject({ hold: 1600, accent: 'good-for-me' });
  });
});

describe('turns', () => {
  test('the last turn and what it changed', () => {
    const { events } = fixture('helped').welcome.sights[0];
    const { running, last } = turnsOf(events);
    expect(running).toEqual([]);
    expect(last.map(({ card, kind }) => [card, kind])).toEqual([
      [31, 'normal'],
      [56, 'trick'],
      [38, 'help'],
    ]);
    expect(changesOf(last).map(({ to, pile, was }) => [to, pile, was])).toEqual([
      [0, 'up', 28],
      [0, 'down', 46],
      [1, 'down', 13],
    ]);
  });

  test('a picture of the past knows the log only up to itself', () => {
    const { before, welcome } = fixture('helped');
    const log = welcome.sights[0].events;
    const shown = before[2].events;
    expect(turnsOf(upTo(log, shown)).running.map(({ card }) => card)).toEqual([31, 56]);
  });

  test('every game of a match is found with its winner', () => {
    const { view, events } = fixture('over-three').welcome.sights[0];
    const ends = endsOf(events);
    expect([0, 1].map((seat) => ends.filter(({ winner }) => winner === seat).length)).toEqual(view.wins);
    expect(ends.map(({ game }) => game)).toEqual([1, 2, 3]);
  });
});

describe('ending', () => {
  const props = (name: string) => {
    const { printed, welcome } = fixture(name);
    const { view, events } = welcome.sights[0];
    return { view, log: events, printed, people: [] } as unknown as Props;
  };
  const or = (first: string, last: string) => `${first} or ${last}`;

  test('the winner of the match, and why the last game ended', () => {
    const { title, why } = ending(props('match-won'));
    expect(title).toMatchObject({ seats: { seat: 1, loser: 0 } });
    expect(why).toMatchObject({ key: 'web-face-to-face-over-stuck', seats: { seat: 0 } });
    expect(ending(props('all-played')).why).toMatchObject({ seats: { seat: 0 }, values: { cards: 58 } });
  });

  test('who resigned is the reason, and whose bot won is told beside it', () => {
    const person = (seat: number, resigned: boolean) => ({ seat, kind: 'person', bot: resigned, resigned }) as Person;
    const after = (...resigned: boolean[]) => {
      const people = resigned.map((has, seat) => person(seat, has));
      const found = { ...props('match-won'), people };
      const proof = proofOf(lastEnd(found)!, found.view, people, or);
      return [ending(found).why?.key, proof.some(({ key }) => key === 'web-face-to-face-over-resigned')];
    };
    expect(after(true, false)).toEqual(['web-face-to-face-over-resigned', false]);
    expect(after(false, true)).toEqual(['web-face-to-face-over-stuck', true]);
    expect(after(false, false)).toEqual(['web-face-to-face-over-stuck', false]);
  });

  test('running out of time and a bot that stands in are told apart', () => {
    const person = (seat: number, late: boolean, bot = true) =>
      ({ seat, kind: 'person', bot, resigned: false, late }) as Person;
    const after = (...people: Person[]) => {
      const found = { ...props('match-won'), people };
      const proof = proofOf(lastEnd(found)!, found.view, people, or);
      return [ending(found).why?.key, ...proof.map(({ key }) => key).filter((key) => /late|bot/.test(key))];
    };
    const here = (seat: number) => person(seat, false, false);
    expect(after(person(0, true), here(1))).toEqual(['web-face-to-face-over-late']);
    expect(after(person(0, false), here(1))).toEqual(['web-face-to-face-over-stuck', 'web-face-to-face-proof-bot']);
    expect(after(here(0), person(1, true))).toEqual(['web-face-to-face-over-stuck', 'web-face-to-face-over-late']);
    // Who was late once and came back plays on without a bot.
    expect(after(person(0, true, false), here(1))).toEqual(['web-face-to-face-over-stuck']);
  });

  test('the proof names the cards that would have saved the turn', () => {
    const { printed, welcome } = fixture('game-lost');
    const scored = story('game-lost')
      .flatMap(({ made }) => made)
      .find(({ interlude }) => interlude)!;
    const end = lastEnd({ log: welcome.sights[0].events })!;
    const proof = proofOf(end, scored.view, [], or);
    expect(printed.plays).toBe(2);
    expect(proof.map(({ key }) => key)).toEqual([
      'web-face-to-face-proof-help',
      'web-face-to-face-proof-saving',
      'web-face-to-face-proof-turns',
    ]);
    expect(proof[1].values).toEqual({ saving: '16 or 43', count: 2 });
  });

  test('what a pile would have taken', () => {
    const { view } = props('match-won');
    expect(rangeOf(view, 0, 'up')).toEqual({ range: '53–59', trick: 42 });
    expect(rangeOf(view, 0, 'down')).toEqual({ range: '2–8', trick: 19 });
  });
});
