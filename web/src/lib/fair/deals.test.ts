import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/deals.json';
import type { BaseEvent } from '../wire';
import { actsOf, Stream, type Acts } from './chance';
import { dealAgain } from './deals';
import { hasher, ours, unhex } from './hash';

const printed = fixture.printed as { [key: string]: unknown };
interface Deal {
  game: string;
  seats: number;
  options: { [key: string]: unknown };
  seed: string;
  acts: number;
  events: BaseEvent[];
}
const deals = fixture.deals as unknown as Deal[];
const matches = fixture.matches as unknown as Deal[];

const actsFrom = (seed: string): Acts => actsOf(hasher(), unhex(seed)!);

const again = async (deal: Deal, acts = actsFrom(deal.seed), events = deal.events) => {
  const box = { ...deal, printed: printed[`${deal.game} ${deal.seats}`] };
  return (await dealAgain(deal.game, acts, box, events))!;
};

/** Knows among how many it has chosen. */
class Watched extends Stream {
  widest = 0;
  override below(limit: number): Promise<number> {
    this.widest = Math.max(this.widest, limit);
    return super.below(limit);
  }
}

describe('the browser deals again', () => {
  it('every game', () => {
    expect(new Set(deals.map(({ game }) => game)).size).toBe(5);
    expect(new Set(matches.map(({ game }) => game)).size).toBe(5);
  });

  it.each([...deals, ...matches])('$game for $seats with $options: $acts acts', async (deal) => {
    const { acts, all, equal, first } = await again(deal);
    expect(first).toBeNull();
    expect(equal).toBe(all);
    expect(all).toBeGreaterThan(0);
    expect(acts).toBe(deal.acts);
  });

  it.each(deals.filter(({ options }) => !Object.keys(options).length))(
    'another seed deals $game for $seats otherwise',
    async (deal) => {
      const { all, equal, first } = await again(deal, actsFrom('11'.repeat(32)));
      expect(equal).toBeLessThan(all);
      expect(first?.claimed).not.toBe(first?.found);
    },
  );

  const laterActs = matches.flatMap((deal) => Array.from({ length: deal.acts }, (_, act) => ({ ...deal, act })));
  it.each(laterActs)('$game for $seats with $options: act $act is missed when dealt otherwise', async (deal) => {
    // a choice among few may come out the same by another stream: then the next one
    for (let other = 1; other < 50; other += 1) {
      const stream = new Watched(hasher(), Uint8Array.of(other));
      const honest = actsFrom(deal.seed);
      const { first } = await again(deal, (number) => (number === deal.act ? stream : honest(number)));
      if (first) return expect(first.act).toBe(deal.act);
      if (stream.widest <= 1) return; // a hand of one card, or nothing to draw
    }
    expect.fail('nobody noticed');
  });

  it.each(matches)('$game for $seats with $options: an event left out is missed', async (deal) => {
    const dealing = /^(hand-dealt|cards-drawn|cards-laid-out|role-|tokens-placed)/;
    const at = deal.events.findIndex(({ event }) => dealing.test(event));
    const { first } = await again(deal, undefined, deal.events.toSpliced(at, 1));
    expect(first).not.toBeNull();
  });

  it('a card that was changed is named', async () => {
    const deal = deals.find(({ game }) => game === 'six-nimmt')!;
    const events = structuredClone(deal.events) as (BaseEvent & { seat?: number; cards?: number[] })[];
    const hand = events.find(({ seat }) => seat === 1)!;
    const [honest] = hand.cards!.splice(3, 1, 0);
    const { all, equal, first } = await again(deal, undefined, events);
    expect(equal).toBe(all - 1);
    expect(first).toEqual({ act: 0, seat: 1, claimed: '0', found: String(honest) });
  });

  it('a whole tournament also without WebCrypto', async () => {
    const deal = matches.at(-1)!;
    expect((await again(deal, actsOf(ours, unhex(deal.seed)!))).first).toBeNull();
  });

  it('does not deal what it does not know', async () => {
    const acts = actsFrom('00'.repeat(32));
    expect(await dealAgain('whist', acts, { seats: 4, options: {}, printed: null }, [])).toBeNull();
  });
});
