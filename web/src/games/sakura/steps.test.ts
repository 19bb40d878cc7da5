import { describe, expect, it } from 'vitest';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import { steps, type SakuraStep } from './steps';
import type { SakuraEvent, SakuraPrinted, SakuraView } from './view';

type Seen = Sight<SakuraView, SakuraEvent>;
interface Fixture {
  before: Seen[];
  printed: SakuraPrinted;
  welcome: { sights: Seen[] };
}

const fixtures = import.meta.glob('../../../fixtures/sakura/*.json', {
  import: 'default',
  eager: true,
}) as Record<string, Fixture>;
const fixture = (name: string) => fixtures[`../../../fixtures/sakura/${name}.json`];

interface Told {
  before: Seen;
  after: Seen;
  fresh: SakuraEvent[];
  found: SakuraStep[];
}

function tell({ before, welcome, printed }: Fixture): Told[] {
  const sights = [...before, welcome.sights[0]];
  return sights.slice(1).map((after, i) => {
    const known = sights[i].events.at(-1)?.seq ?? -1;
    const fresh = after.events.filter(({ seq }) => seq > known).map(({ event }) => event);
    return { before: sights[i], after, fresh, found: steps(sights[i], after, printed) };
  });
}

describe('every sight of every fixture', () => {
  for (const [path, each] of Object.entries(fixtures)) {
    it(`is told once, in order, up to its own view: ${path.split('/').at(-1)}`, () => {
      for (const { before, after, fresh, found } of tell(each)) {
        expect(found.flatMap((step) => step.events)).toEqual(fresh);
        expect(found.at(-1)?.view ?? after.view).toEqual(after.view);
        let view = before.view;
        for (const step of found.slice(0, -1)) {
          view = step.events.reduce(fold, view);
          expect(step.view).toEqual(view);
        }
      }
    });
  }
});

const BOARD = fixture('emperor-5').welcome.sights[0].view;
const CHOSEN = [46, 53, 26, 31, 11];
/** A round of five that the drawings tell: Keiko, Lev, me, Otto, Anton. */
const START: SakuraView = {
  ...BOARD,
  seat: 2,
  phase: 'choose',
  decision: 'choose-card',
  to_act: [],
  round: 11,
  emperor: 29,
  artists: [28, 22, 25, 17, 26],
  tokens: [7, 6, 5, 4, 8],
  supply: 24,
  paid: 1,
  tree: false,
  hands: CHOSEN.map((card) => [card]),
  origins: CHOSEN.map(() => [0]),
  shuffled: Array.from({ length: 60 }, () => 0),
  chosen: [{ hidden: 1 }, { hidden: 1 }, 26, { hidden: 1 }, { hidden: 1 }],
  queue: [],
  double: null,
  result: null,
};

type Plain = { event: string; rule?: string } & Record<string, unknown>;

/** The steps of events that follow a view, seen from a seat. */
function told(events: Plain[], view = START, seat: number | null = 2): SakuraStep[] {
  const given = events.map((event) => ({ rule: 'SA-5', ...event }) as unknown as SakuraEvent);
  const before = { seat, events: [], view, moves: [] } as unknown as Seen;
  const after = {
    ...before,
    events: given.map((event) => ({ seq: 1, event })),
    view: given.reduce(fold, view),
  } as unknown as Seen;
  return steps(before, after, fixture('emperor-5').printed);
}

const REVEAL: Plain = { event: 'cards-revealed', cards: CHOSEN, painter: null };
const begun = (card: number): Plain => ({
  event: 'card-begun',
  artist: CHOSEN.indexOf(card),
  card,
  garden: 'emperor +2',
  action: '+3',
});
const emperor = (origin: number, space: number): Plain => ({
  event: 'emperor-moved',
  rule: 'SA-11',
  origin,
  space,
});
const walk = (artist: number, origin: number, space: number, rule = 'SA-15'): Plain => ({
  event: 'artist-moved',
  standing: [],
  rule,
  artist,
  origin,
  space,
});

describe('the beats of a round', () => {
  const found = told([REVEAL, begun(11), emperor(29, 31), walk(4, 26, 30)]);
  const [turn, sort, first, second] = found;

  it('turn the cards over, then slide them into order', () => {
    expect(found.map(({ scene }) => scene.kind)).toEqual(['turn', 'sort', 'emperor', 'walk']);
    expect(turn.motion).toBe(300 + 4 * 60);
    expect(turn.line?.values).toEqual({ count: 5 });
    expect([sort.motion, sort.hold]).toEqual([350, 500]);
    expect(sort.line?.values).toEqual({ cards: '11, 26, 31, 46, 53' });
  });

  it('let the Emperor go stone by stone in the garden half', () => {
    expect(first.scene.walks[0].stones).toEqual([29, 30, 31]);
    expect([first.motion, first.hold]).toEqual([2 * 260, 400]);
    expect(first.scene.half).toBe('garden');
    expect(first.line).toMatchObject({
      key: 'web-sakura-tell-emperor-forward',
      seats: { seat: 4 },
      values: { card: 11, origin: 29, space: 31 },
    });
  });

  it('jump over who stands in the way, and do not count that stone', () => {
    expect(second.scene.walks[0].stones).toEqual([26, 27, 29, 30]);
    expect(second.motion).toBe(3 * 140);
    expect(second.scene.half).toBe('artist');
    expect(second.line).toMatchObject({
      key: 'web-sakura-tell-walks',
      seats: { artist: 4, jumped: 0 },
      values: { steps: 3, over: 'single' },
    });
  });
});

describe('an embarrassment', () => {
  const bow: Plain = {
    event: 'artist-embarrassed',
    standing: [],
    rule: 'SA-8',
    artist: 4,
    origin: 30,
    space: 26,
    lost: 1,
  };
  const view = { ...START, artists: [28, 22, 25, 17, 30], emperor: 31 };
  const events = [REVEAL, begun(11), emperor(31, 30), bow];

  it('bows, gives a token to the supply, and hops back over free stones', () => {
    const step = told(events, view).at(-1)!;
    expect(step.scene.kind).toBe('embarrassed');
    expect(step.scene.walks.at(-1)).toMatchObject({ stones: [30, 29, 27, 26], bows: true });
    expect(step.motion).toBe(260 + 420 + 3 * 140);
    expect(step.scene.gifts).toEqual([{ seat: 4, tokens: -1, start: 260, place: null }]);
    expect(step).toMatchObject({ hold: 1000, sound: 'gong', face: 4 });
    expect(step.view.tokens[4]).toBe(7);
  });

  it('hits me harder', () => {
    expect(told(events, view, 4).at(-1)).toMatchObject({ accent: 'hits-me', hold: 1600 });
  });

  it('follows the Emperor at once', () => {
    expect(told(events, view).at(-2)!.hold).toBeLessThan(400);
  });
});

describe('a tree', () => {
  const view = { ...START, artists: [28, 22, 27, 23, 26], emperor: 32 };
  const pay: Plain = {
    event: 'tokens-paid',
    rule: 'SA-19',
    tree: 2,
    prizes: [2, 3, 1, 0, 1],
    totals: [9, 9, 6, 4, 9],
  };
  const found = told(
    [
      REVEAL,
      begun(11),
      emperor(32, 33),
      { event: 'tree-reached', rule: 'SA-18', tree: 2, space: 33 },
      walk(1, 22, 29),
      { event: 'cards-skipped', rule: 'SA-18', cards: [26, 31, 46, 53] },
      pay,
      walk(3, 23, 25, 'SA-21'),
      { event: 'cards-discarded', cards: CHOSEN.toSorted() },
      { event: 'round-began', round: 12 },
      { event: 'asked', seats: [0, 1, 2, 3, 4], decision: 'choose-card' },
    ],
    view,
  );
  const kinds = found.map(({ scene }) => scene.kind);
  const step = (kind: string) => found[kinds.indexOf(kind as never)];

  it('is reached, strikes out the rest, pays, and lets them line up', () => {
    expect(kinds).toEqual(['turn', 'sort', 'tree', 'walk', 'skip', 'pay', 'line-up', 'sum', 'silent']);
    expect(step('tree').motion).toBe(260 + 1200);
  });

  it('pays the nearest first, never in the order of seats', () => {
    expect(step('pay').scene.gifts.map(({ seat, tokens }) => [seat, tokens])).toEqual([
      [1, 3],
      [0, 2],
      [2, 1],
      [4, 1],
    ]);
    expect(step('pay').line?.seats).toEqual({ first: 1, second: 0, third: 2, fourth: 4 });
    expect(step('pay')).toMatchObject({ accent: 'good-for-me', hold: 1200, sound: 'bell' });
  });

  it('says what the round did to me', () => {
    expect(step('sum').line).toMatchObject({
      key: 'web-sakura-tell-round-you',
      values: { round: 11, way: 'stay', space: 27, change: 'won', count: 1 },
    });
    expect(step('sum').hold).toBe(900);
  });

  it('asks nothing before all is told', () => {
    const asked = found.findIndex((each) => each.events.some(({ event }) => event === 'asked'));
    expect(asked).toBe(found.length - 1);
    expect(found.at(-1)).toMatchObject({ hold: 0, line: null });
  });
});

describe('a round that a question divides', () => {
  it('still knows where it began', () => {
    const first = told([REVEAL, begun(11), { event: 'asked', rule: 'SA-11', seats: [2], decision: 'direct-emperor' }]);
    const view = first.at(-1)!.view;
    const second = told(
      [
        { event: 'direction-chosen', seat: 2, direction: 'forward' },
        emperor(29, 30),
        walk(2, 25, 27),
        { event: 'cards-discarded', cards: [] },
      ],
      view,
    );
    expect(second.map(({ scene }) => scene.kind)).toEqual(['emperor', 'walk', 'sum']);
    expect(second.at(-1)!.line?.values).toMatchObject({ origin: 25, space: 27 });
  });

  it('claims nothing of what it has not seen', () => {
    const found = told([{ event: 'cards-discarded', cards: [] }], { ...START, queue: [11] });
    expect(found.at(-1)!.line?.key).toBe('web-sakura-tell-round-over');
  });
});

it('no effect is told, too, and short', () => {
  const found = told([REVEAL, begun(11), { event: 'nobody-nearest', rule: 'SA-12' }]);
  expect(found.at(-1)).toMatchObject({ hold: 400, line: { values: { card: 11 } } });
});

it('the end is told by the last picture', () => {
  const match = tell(fixture('over-5')).at(-1)!;
  const last = match.found.at(-1)!;
  expect(last.scene.kind).toBe('pay');
  expect(last.events.at(-1)?.event).toBe('ended');
  expect(last.hold).toBe(1600);
  const early = match.found.slice(0, -1);
  expect(early.every(({ view }) => view.result === null)).toBe(true);
});
