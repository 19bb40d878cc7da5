import { describe, expect, it } from 'vitest';
import type { BaseEvent, Record } from '../wire';
import { hasher, hex } from './hash';
import { commitment, dealSeed, parseSeed } from './seals';
import { actsOf } from './chance';
import { dealAgain } from './deals';
import { otherRules, shortened, verify, type Step, type Witness } from './verify';

const by = hasher();
const SERVER_SEED = '2a'.repeat(32);

async function honest(): Promise<{ record: Record; witness: Witness }> {
  const seed = parseSeed(SERVER_SEED)!;
  const entropy = ['00ff', ''];
  const dealt = await dealSeed(by, seed, 'sakura', entropy);
  const hands = (await dealAgain('sakura', actsOf(by, dealt), { seats: 2, options: {}, printed: null }))!;
  const events = hands.map(({ seat, things }) => ({ event: 'hand-dealt', rule: 'SA-4', seat, cards: things }));
  return {
    record: {
      format: 'ludoteka-record-1',
      software: 'ludoteka',
      game: 'sakura',
      rules: 1,
      options: {},
      seats: [{ name: 'Ann' }, { name: 'Ben' }],
      started: '2026-11-16T00:00:00+00:00',
      fairness: {
        commitment: await commitment(by, seed),
        entropy,
        server_seed: SERVER_SEED,
        deal_seed: hex(dealt),
      },
      moves: [],
      result: null,
    },
    witness: {
      checks: [
        { key: 'rules', claimed: '1', found: '1' },
        { key: 'moves', claimed: '7', found: '7' },
        { key: 'result', claimed: 'null', found: 'null' },
      ],
      deal: events.map((event) => ({ seq: 0, event })),
      printed: null,
    },
  };
}

async function steps(record: Record, witness: Witness): Promise<Step[]> {
  const found: Step[] = [];
  for await (const step of verify(by, record, async () => witness)) found.push(step);
  return found;
}

const broken = (found: Step[]) => found.find(({ state }) => state === 'fails')?.key;

describe('verification', () => {
  it('an honest record holds in all six steps', async () => {
    const { record, witness } = await honest();
    expect((await steps(record, witness)).map(({ state }) => state)).toEqual(Array(6).fill('holds'));
  });

  it.each([
    ['commitment', { server_seed: '2b'.repeat(32) }],
    ['commitment', { server_seed: 'no seed' }],
    ['commitment', { commitment: '00'.repeat(32) }],
    ['entropy', { entropy: ['00ff'] }],
    ['entropy', { entropy: ['00ff', 'xyz'] }],
    ['deal-seed', { entropy: ['00fe', ''] }],
    ['deal-seed', { deal_seed: '11'.repeat(32) }],
  ])('%s is red when the file says %o', async (key, change) => {
    const { record, witness } = await honest();
    const found = await steps({ ...record, fairness: { ...record.fairness, ...change } }, witness);
    expect(broken(found)).toBe(key);
    const at = found.findIndex(({ state }) => state === 'fails');
    expect(found.slice(at + 1).every(({ state }) => state === 'skipped')).toBe(true);
  });

  it('the deal is red when another card was dealt, or none', async () => {
    const { record, witness } = await honest();
    const changed = structuredClone(witness);
    (changed.deal[1].event as BaseEvent & { cards: number[] }).cards[0] = 99;
    const deal = (await steps(record, changed))[3];
    expect(deal).toMatchObject({ state: 'fails', claimed: '10', found: '9' });
    expect(deal.difference).toMatchObject({ seat: 1, claimed: '99' });
    expect(broken(await steps(record, { ...witness, deal: [] }))).toBe('deal');
  });

  it.each(['moves', 'result'])('%s are red when the server says so, or says nothing', async (key) => {
    const { record, witness } = await honest();
    const others = witness.checks.filter((check) => check.key !== key);
    const checks = [...others, { key, claimed: '7', found: '3; 4: illegal' }];
    expect(broken(await steps(record, { ...witness, checks }))).toBe(key);
    expect(broken(await steps(record, { ...witness, checks: others }))).toBe(key);
  });

  it('says by which rules was played, if by others', async () => {
    const { witness } = await honest();
    expect(otherRules(witness)).toBeNull();
    const checks = [{ key: 'rules', claimed: '1', found: '2' }];
    expect(otherRules({ ...witness, checks })).toEqual({ played: '1', now: '2' });
  });

  it('shortens long numbers only', () => {
    expect(shortened('0123')).toBe('0123');
    expect(shortened('0123456789abcdef'.repeat(4))).toBe('0123 4567 … 89ab cdef');
  });
});
