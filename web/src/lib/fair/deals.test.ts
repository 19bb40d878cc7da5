import { describe, expect, it } from 'vitest';
import fixture from '../../../fixtures/deals.json';
import type { BaseEvent } from '../wire';
import { actsOf } from './chance';
import { compare, dealAgain } from './deals';
import { hasher, unhex } from './hash';

const printed = fixture.printed as { [key: string]: unknown };
const deals = fixture.deals as unknown as {
  game: string;
  seats: number;
  options: { [key: string]: unknown };
  seed: string;
  events: BaseEvent[];
}[];

const again = (deal: (typeof deals)[number], seed = deal.seed) =>
  dealAgain(deal.game, actsOf(hasher(), unhex(seed)!), {
    ...deal,
    printed: printed[`${deal.game} ${deal.seats}`],
  });

describe('the browser deals again', () => {
  it('every game', () => {
    expect(new Set(deals.map(({ game }) => game)).size).toBe(5);
  });

  it.each(deals)('$game for $seats with $options', async (deal) => {
    const { all, equal, first } = compare((await again(deal))!, deal.events);
    expect(first).toBeNull();
    expect(equal).toBe(all);
    expect(all).toBeGreaterThan(0);
  });

  it.each(deals.filter(({ options }) => !Object.keys(options).length))(
    'another seed deals $game for $seats otherwise',
    async (deal) => {
      const { all, equal, first } = compare((await again(deal, '11'.repeat(32)))!, deal.events);
      expect(equal).toBeLessThan(all);
      expect(first?.claimed).not.toBe(first?.found);
    },
  );

  it('a card that was changed is named', async () => {
    const deal = deals.find(({ game }) => game === 'six-nimmt')!;
    const dealt = (await again(deal))!;
    const events = structuredClone(deal.events) as (BaseEvent & { seat?: number; cards?: number[] })[];
    const hand = events.find(({ seat }) => seat === 1)!;
    const [honest] = hand.cards!.splice(3, 1, 0);
    const { all, equal, first } = compare(dealt, events);
    expect(equal).toBe(all - 1);
    expect(first).toEqual({ seat: 1, claimed: '0', found: String(honest) });
  });

  it('does not deal what it does not know', async () => {
    expect(await dealAgain('whist', actsOf(hasher(), new Uint8Array(32)), { seats: 4, options: {}, printed: null })).toBeNull();
  });
});
