import { describe, expect, it } from 'vitest';
import type { Sight } from '../../../lib/protocol';
import { steps } from '../steps';
import type { BangEvent, BangPrinted, BangView } from '../view';
import { drawnIn, pictureOf } from './pictures';

type Seen = Sight<BangView, BangEvent>;
interface Fixture {
  printed: BangPrinted;
  before: Seen[];
  welcome: { sights: Seen[] };
}
const files = import.meta.glob<Fixture>('../../../../fixtures/bang/match-4.json', { import: 'default', eager: true });
const match = Object.values(files)[0];

/** The pictures of a whole match, in order. */
const story = match.before.slice(1).flatMap((after, place) => {
  let shown: BangView | null = match.before[place].view;
  return steps(match.before[place], after, match.printed).map((step) => {
    const picture = pictureOf(step, shown, step.view);
    shown = step.view;
    return { step, picture, drawn: drawnIn(step) };
  });
});

const of = (kind: string) => story.filter(({ step }) => step.events.some(({ event }) => event === kind));

describe('in a whole match', () => {
  it('every shot is aimed, and every hit is seen', () => {
    for (const { step, picture } of of('card-played')) {
      if (step.sign === 'bang') expect(picture).toMatchObject({ kind: 'shot', fires: true });
    }
    for (const { picture } of of('life-lost')) expect(['hit', 'burst']).toContain(picture?.kind);
  });

  it('what is torn or taken is seen', () => {
    for (const { step, picture } of of('card-discarded')) {
      if (step.events.some(({ rule }) => rule === 'BA-31')) expect(picture?.kind).toBe('tear');
    }
  });

  it('a turned card lies beside the deck', () => {
    for (const { drawn } of of('card-turned')) expect(drawn).not.toBeNull();
  });

  it('the bullet stands in the air as long as an answer is owed', () => {
    const asked = match.before.filter(({ view }) => view.decision === 'answer-shot');
    for (const { view } of asked) expect(pictureOf(null, null, view)).toMatchObject({ kind: 'shot', fires: false });
    expect(asked.length).toBeGreaterThan(3);
  });
});
