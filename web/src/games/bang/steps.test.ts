import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import type { Line } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { steps } from './steps';
import type { BangEvent, BangPrinted, BangView } from './view';

type Seen = Sight<BangView, BangEvent>;
interface Fixture {
  printed: BangPrinted;
  before: Seen[];
  welcome: { sights: Seen[] };
}
const files = import.meta.glob<Fixture>('../../../fixtures/bang/*.json', { import: 'default', eager: true });
const matches = Object.entries(files).map(([path, data]) => [path.split('/').at(-1) ?? '', data] as const);
const texts = import.meta.glob<string>('../../../../src/ludoteka/locales/*/web-bang.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const bundles = Object.entries(texts).map(([path, source]) => {
  const bundle = new FluentBundle(path.split('/').at(-2) ?? 'en', { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
});

/** The sentence in a language, as someone reads it; null if it cannot be said. */
function said(bundle: FluentBundle, { key, seats = {}, values }: Line, me: number | null): string | null {
  const message = bundle.getMessage(key);
  if (!message?.value) return null;
  const names = Object.fromEntries(Object.entries(seats).map(([name, seat]) => [name, `P${seat}`]));
  const you = Object.entries(seats).find(([, seat]) => seat === me)?.[0] ?? 'none';
  const errors: Error[] = [];
  const text = bundle.formatPattern(message.value, { ...values, ...names, you }, errors);
  return errors.length ? null : text;
}

const pairs = ({ before, welcome }: Fixture) => {
  const sights = [...before, ...welcome.sights];
  return sights.slice(1).map((after, place) => [sights[place], after] as const);
};
const fresh = (before: Seen, after: Seen) => {
  const seen = before.events.at(-1)?.seq ?? -1;
  return after.events.filter(({ seq }) => seq > seen).map(({ event }) => event);
};

describe.each(matches)('the steps of %s', (_, fixture) => {
  it('tell every event once and in order, and end with the sight', () => {
    for (const [before, after] of pairs(fixture)) {
      const told = steps(before, after, fixture.printed);
      expect(told.flatMap(({ events }) => events)).toEqual(fresh(before, after));
      if (told.length) expect(told.at(-1)?.view).toEqual(after.view);
    }
  });

  it('can be said in every language, by everybody', () => {
    for (const [before, after] of pairs(fixture)) {
      for (const { line } of steps(before, after, fixture.printed)) {
        if (!line) continue;
        for (const bundle of bundles) {
          for (const me of [after.seat, 1, 2]) {
            expect(said(bundle, line, me), `${line.key} ${JSON.stringify(line)}`).toMatch(/^\S.*[.!?»]$/s);
          }
        }
      }
    }
  });
});

const SHOT = (seat: number) => ({ step: 'shot', seat, by: 3, needed: 1, total: 1, barrel: false, ability: false });

/** What a view and one event tell, told to seat 0. */
function tell(event: Partial<BangEvent> & { event: string }, pending: object[] = [], ...rest: object[]) {
  const [, fixture] = matches.find(([name]) => name === 'slab-7.json')!;
  const sight = fixture.welcome.sights[0];
  const before = { ...sight, events: [], view: { ...sight.view, pending } } as unknown as Seen;
  const events = [event, ...rest].map((one, seq) => ({ seq, event: { rule: 'BA-11', ...one } }));
  const after = { ...sight, events } as unknown as Seen;
  return steps(before, after, fixture.printed);
}

describe('a shot', () => {
  it('hangs in the air for everybody alike', () => {
    const [step] = tell({ event: 'card-played', seat: 1, card: 'bang-as', target: 2 });
    expect([step.motion, step.hold, step.accent]).toEqual([730, 600, 'plain']);
  });

  it('at me is vermilion, and says what I need', () => {
    const [step] = tell({ event: 'card-played', seat: 1, card: 'bang-as', target: 0 });
    expect(step.accent).toBe('hits-me');
    expect(said(bundles[0], step.line!, 0)).toBe('P1 shoots at you. You need two Missed!');
  });

  it('that hits me is held', () => {
    const [step] = tell({ event: 'life-lost', seat: 0, life: 2, amount: 1 }, [SHOT(0)]);
    expect([step.hold, step.accent]).toEqual([1600, 'hits-me']);
    expect(said(bundles[0], step.line!, 0)).toBe('P3 hits you. You have 2 life points left.');
  });

  it('that misses is told with its answer', () => {
    const pending = [SHOT(2)];
    const told = tell({ event: 'card-answered', seat: 2, card: 'missed-10c' }, pending, {
      event: 'shot-cancelled',
      seat: 2,
    });
    expect(told).toHaveLength(1);
    expect(said(bundles[0], told[0].line!, 0)).toBe('P2 dodges with a Missed!');
  });
});

it('a burst takes its card and its lives with it', () => {
  const told = tell({ event: 'dynamite-exploded', seat: 2 }, [], {
    event: 'life-lost',
    seat: 2,
    life: 0,
    amount: 3,
    rule: 'BA-40',
  });
  expect(told).toHaveLength(1);
  expect(told[0].sound).toBe('boom');
});

it('cards are drawn without a pause', () => {
  const told = tell({ event: 'turn-began', seat: 2 }, [], {
    event: 'cards-drawn',
    seat: 2,
    cards: { hidden: 2 },
    rule: 'BA-5',
  });
  expect(told.map(({ hold }) => hold)).toEqual([0]);
  expect(said(bundles[0], told[0].line!, 0)).toBe('P2 draws 2 cards.');
});
