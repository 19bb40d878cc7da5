import { describe, expect, it } from 'vitest';
import type { BaseEvent, BaseView } from './wire';
import { curvePaths, headingsOf, marks, nextPart, partsOf, signsOf } from './replay';

describe('marks on the scrubber', () => {
  const moment = (...events: object[]) => ({
    events: events.map((event, seq) => ({ seq, event: { rule: 'X', ...event } as never })),
  });
  const turn = moment({ event: 'turn-began', seat: 1 });

  it('stand where deals, rounds or games begin', () => {
    const moments = [
      moment({ event: 'deal-began', deal: 1 }, { event: 'hand-dealt' }),
      moment({ event: 'card-chosen' }),
      moment({ event: 'deal-scored' }, { event: 'deal-began', deal: 2 }),
      turn,
    ];
    expect(marks(moments)).toEqual([
      { at: 0, label: '1' },
      { at: 2, label: '2' },
    ]);
  });

  it('stand where turns begin, if there is only one game', () => {
    const moments = [moment({ event: 'game-began', game: 1 }), turn, moment({ event: 'shot' }), turn];
    expect(marks(moments)).toEqual([
      { at: 1, label: '' },
      { at: 3, label: '' },
    ]);
  });
});

describe('parts of a match', () => {
  const turn = (event: BaseEvent) => (event.event === 'turn-began' ? {} : null);
  const moments = ['game-began', 'turn-began', 'card-played', 'turn-began', 'ended'].map((event) => ({
    events: [{ seq: 1, event: { event, rule: '' }, said: null }],
    view: {} as BaseView,
  }));

  it('are where a heading opens', () => {
    expect(partsOf(moments, turn)).toEqual([1, 3]);
  });

  it('are gone to one after the other, and beyond the last to the end', () => {
    expect(nextPart([1, 3], 1, 1, 4)).toBe(3);
    expect(nextPart([1, 3], 3, 1, 4)).toBe(4);
    expect(nextPart([1, 3], 3, -1, 4)).toBe(1);
    expect(nextPart([1, 3], 1, -1, 4)).toBe(0);
  });
});

it('a curve goes in steps, from the left edge to the right one', () => {
  const [one, two] = curvePaths(
    [
      [0, 4],
      [0, 4],
      [2, 4],
    ],
    100,
    20,
  );
  expect(one).toBe('M0 20.0H100.0V10.0');
  expect(two).toBe('M0 0.8H100.0V0.8');
});

describe('headings of the moments', () => {
  const moment = (...names: string[]) => ({
    events: names.map((event) => ({ seq: 0, event: { event } as BaseEvent })),
    view: {} as BaseView,
  });
  const heading = ({ event }: BaseEvent) =>
    event === 'none' ? null : { line: { key: event }, large: event.startsWith('round') };

  it('name the round, and in it the turn', () => {
    const found = headingsOf(
      [moment('round 1', 'turn 1'), moment('none'), moment('turn 2'), moment('round 2')],
      heading,
    );
    expect(found.map((lines) => lines.map(({ key }) => key))).toEqual([
      ['round 1', 'turn 1'],
      ['round 1', 'turn 1'],
      ['round 1', 'turn 2'],
      ['round 2'],
    ]);
  });

  it('are none where a board has none', () => {
    expect(headingsOf([moment('round 1')], undefined)).toEqual([[]]);
  });
});

describe('signs above the curve', () => {
  const picture = (moment: number, step: object | null) => ({ frame: { step: step as never }, moment });
  const flat = Array.from({ length: 101 }, () => [3, 3]);

  it('stand where someone is out, or where most changes', () => {
    const values = flat.map((row, at) => (at >= 40 ? [1, 3] : row));
    const pictures = [
      picture(10, { sign: 'card' }),
      picture(40, { sign: 'hit' }),
      picture(90, { sign: 'out', accent: 'somebody-out' }),
    ];
    expect(signsOf(pictures, values)).toEqual([
      { at: 40, sign: 'hit', face: null },
      { at: 90, sign: 'out', face: null },
    ]);
  });

  it('never lie over each other: the weightier one stays', () => {
    const pictures = [
      picture(50, { face: 1, accent: 'hits-me' }),
      picture(52, { face: 0, accent: 'somebody-out' }),
      picture(54, { face: 1, accent: 'good-for-me' }),
    ];
    expect(signsOf(pictures, flat)).toEqual([{ at: 52, sign: null, face: 0 }]);
  });
});
