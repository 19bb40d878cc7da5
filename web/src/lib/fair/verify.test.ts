import { describe, expect, it } from 'vitest';
import type { BaseEvent, Fairness } from '../wire';
import { dealtTo, ENTROPY, hashesOf, memoryOf, played, sealed, SERVER_SEED, type Played } from './testing';
import { hasher } from './hash';
import type { Memory } from './memory';
import type { State } from './parts';
import { otherRules, shortened, STEPS, verdictOf, verify, type Step, type StepKey } from './verify';

const by = hasher();
const UNPROVED = ['holds', 'holds', 'unproved', 'holds', 'holds', 'holds', 'holds'];

async function steps({ record, witness }: Played, memory: Memory | null = null): Promise<Step[]> {
  const found: Step[] = [];
  const asked = async () => witness;
  for await (const step of verify({ by, record, memory, witness: asked })) found.push(step);
  return found;
}

const honest = async (): Promise<Played> => played(await sealed(SERVER_SEED, ENTROPY));
const changed = ({ record, witness }: Played, change: Partial<Fairness>): Played => ({
  record: { ...record, fairness: { ...record.fairness, ...change } },
  witness,
});
const broken = (found: Step[]) => found.find(({ state }) => state === 'fails')?.key;
const at = (found: Step[], key: StepKey): Step => found[STEPS.indexOf(key)];
const remarks = (found: Step[], key: StepKey) => at(found, key).said?.map(({ remark }) => remark);

describe('verification', () => {
  it('an honest record holds in all seven steps for who contributed', async () => {
    const match = await honest();
    const found = await steps(match, await memoryOf(match.record.fairness));
    expect(found.map(({ state }) => state)).toEqual(Array(7).fill('holds'));
    expect(found.map(({ key }) => key)).toEqual(STEPS);
    expect(found.slice(0, 3).map(({ seen }) => seen)).toEqual([1, 3, 1]);
    expect(remarks(found, 'entropy')).toEqual(['silent']);
    expect(verdictOf(found)).toBe('good');
  });

  it('without a memory it says so, and claims neither to have seen nor to prove anything', async () => {
    const found = await steps(await honest());
    expect(remarks(found, 'commitment')).toEqual(['no-memory']);
    expect(found.slice(0, 3).map(({ seen }) => seen)).toEqual([0, 0, 0]);
    expect(found.map(({ state }) => state)).toEqual(UNPROVED);
    expect(remarks(found, 'entropy')).toEqual(['silent', 'none-ours']);
    expect(verdictOf(found)).toBe('limited');
  });

  it('a verdict is never better than the least of its steps', () => {
    const seven = (state: State) => STEPS.map((key) => ({ key, state: key === 'hashes' ? state : 'holds' }) as Step);
    expect(verdictOf(seven('holds'))).toBe('good');
    expect(verdictOf(seven('warns'))).toBe('warned');
    expect(verdictOf(seven('unproved'))).toBe('limited');
    expect(verdictOf(seven('fails'))).toBe('bad');
    expect(verdictOf(seven('warns').slice(0, 6))).toBe('running');
  });

  it.each<[StepKey, Partial<Fairness>]>([
    ['commitment', { server_seed: '2b'.repeat(32) }],
    ['commitment', { server_seed: 'no seed' }],
    ['commitment', { commitment: '00'.repeat(32) }],
    ['hashes', { hashes: null }],
    ['hashes', { hashes: ['00'.repeat(32), null, null] }],
    ['hashes', { entropy: ['0c'.repeat(32), ENTROPY[1], ''] }],
    ['entropy', { entropy: ENTROPY.slice(0, 2) }],
    ['entropy', { entropy: [...ENTROPY, ''] }],
    ['deal-seed', { entropy: ['', ENTROPY[1], ''] }],
    ['deal-seed', { deal_seed: '11'.repeat(32) }],
  ])('%s is red when the file says %o', async (key, change) => {
    const found = await steps(changed(await honest(), change));
    expect(broken(found)).toBe(key);
    const red = found.findIndex(({ state }) => state === 'fails');
    expect(found.slice(red + 1).every(({ state }) => state === 'skipped')).toBe(true);
  });

  it('the deal is red when another card was dealt, or none', async () => {
    const { record, witness } = await honest();
    const other = structuredClone(witness);
    (other.events[2] as BaseEvent & { cards: number[] }).cards[0] = 99;
    const deal = at(await steps({ record, witness: other }), 'deal');
    expect(deal).toMatchObject({ state: 'fails', claimed: '15', found: '14', acts: 1 });
    expect(deal.difference).toMatchObject({ act: 0, seat: 1, claimed: '99' });
    expect(broken(await steps({ record, witness: { ...witness, events: [] } }))).toBe('deal');
  });

  it('the deal is red when the events stop before the end', async () => {
    const { record, witness } = await honest();
    const short = { ...witness, events: witness.events.slice(0, -1) };
    expect(broken(await steps({ record, witness: short }))).toBe('deal');
    expect(broken(await steps({ record: { ...record, result: null }, witness: short }))).toBeUndefined();
  });

  it.each(['moves', 'result'])('%s are red when the server says so, or says nothing', async (key) => {
    const { record, witness } = await honest();
    const others = witness.checks.filter((check) => check.key !== key);
    const checks = [...others, { key, claimed: '7', found: '3; 4: illegal' }];
    expect(broken(await steps({ record, witness: { ...witness, checks } }))).toBe(key);
    expect(broken(await steps({ record, witness: { ...witness, checks: others } }))).toBe(key);
  });

  it('a record of the first edition says what it cannot show', async () => {
    const found = await steps(await played(await sealed(SERVER_SEED, ['00ff', '', '01'], 1)));
    expect(broken(found)).toBeUndefined();
    expect(found.slice(0, 4).map(({ state }) => state)).toEqual(['holds', 'unproved', 'unproved', 'holds']);
    expect(remarks(found, 'hashes')).toEqual(['first-edition']);
    expect(remarks(found, 'entropy')).toEqual(['drawn-by-server']);
  });

  it('a deal to which no seat added anything proves little', async () => {
    const found = await steps(await played(await sealed(SERVER_SEED, ['', '', ''])));
    expect(broken(found)).toBeUndefined();
    expect(at(found, 'entropy')).toMatchObject({ state: 'unproved' });
    expect(remarks(found, 'entropy')).toEqual(['alone']);
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

/** Each makes a record that agrees with itself as far as it can: only the memory, or what the
 * adversary cannot make up, shows it. */
describe('an adversary', () => {
  async function seenHonestly(): Promise<Memory> {
    return memoryOf((await honest()).record.fairness);
  }

  it('grinds with the entropy of a bot: it has no hash', async () => {
    const hashes = await hashesOf((await seenHonestly()).commitment, ENTROPY);
    const ground = [ENTROPY[0], ENTROPY[1], 'ff'.repeat(32)];
    const found = await steps(await played(await sealed(SERVER_SEED, ground, 2, hashes)));
    expect(broken(found)).toBe('hashes');
    expect(at(found, 'hashes').said).toEqual([{ remark: 'without-hash', seats: [2] }]);
  });

  it('changes the server seed, and the commitment with it', async () => {
    const found = await steps(await played(await sealed('77'.repeat(32), ENTROPY)), await seenHonestly());
    expect(broken(found)).toBe('commitment');
    expect(remarks(found, 'commitment')).toEqual(['foreign-commitment']);
  });

  it('shows two people two commitments: who saw the other one finds out', async () => {
    const match = await honest();
    const other = await memoryOf(await sealed('77'.repeat(32), ENTROPY));
    expect(broken(await steps(match, other))).toBe('commitment');
    expect(broken(await steps(match, await seenHonestly()))).toBeUndefined();
  });

  it('swaps the entropy of a person', async () => {
    const { hashes } = await seenHonestly();
    const swapped = [ENTROPY[0], 'cc'.repeat(32), ''];
    const plain = await steps(await played(await sealed(SERVER_SEED, swapped, 2, hashes!)));
    expect(at(plain, 'hashes').said).toEqual([{ remark: 'other-hash', seats: [1] }]);
    // and the hash as well: then only who was there knows
    const match = await played(await sealed(SERVER_SEED, swapped));
    expect(broken(await steps(match))).toBeUndefined();
    const found = await steps(match, await seenHonestly());
    expect(broken(found)).toBe('hashes');
    expect(at(found, 'hashes').said).toEqual([{ remark: 'foreign-hashes', seats: [1] }]);
  });

  it('swaps my own entropy, of which I had seen no list yet', async () => {
    const match = await played(await sealed(SERVER_SEED, ['cc'.repeat(32), ENTROPY[1], '']));
    const memory = { ...(await seenHonestly()), hashes: null };
    expect(broken(await steps(match, memory))).toBe('hashes');
  });

  it('invents the hash of another contributor afterwards', async () => {
    const match = await played(await sealed(SERVER_SEED, [ENTROPY[0], ENTROPY[1], 'ff'.repeat(32)]));
    const found = await steps(match, await seenHonestly());
    expect(broken(found)).toBe('hashes');
    expect(at(found, 'hashes').said).toEqual([{ remark: 'foreign-hashes', seats: [2] }]);
  });

  it('leaves out what I had revealed', async () => {
    const memory = await seenHonestly();
    const match = await played(await sealed(SERVER_SEED, ['', ENTROPY[1], ''], 2, memory.hashes!));
    const found = await steps(match, memory);
    expect(broken(found)).toBe('entropy');
    expect(at(found, 'entropy').said).toEqual([{ remark: 'left-out', seats: [0] }]);
  });

  it('denies that there were hashes, with a record of the first edition', async () => {
    const match = await played(await sealed(SERVER_SEED, ENTROPY, 1));
    expect(broken(await steps(match, await seenHonestly()))).toBe('hashes');
  });

  it('denies it to a browser that saw no more than the table being open', async () => {
    const match = await played(await sealed(SERVER_SEED, ENTROPY, 1));
    const seen = await seenHonestly();
    const little = { ...seen, entropy: {}, committed: [], hashes: null, sent: [], revealed: [] };
    expect(broken(await steps(match, little))).toBe('hashes');
  });

  it('deals me other cards than the seed gives, and tells the truth afterwards', async () => {
    const match = await honest();
    const memory = { ...(await seenHonestly()), dealt: { 0: dealtTo(0, match) } };
    const found = await steps(match, memory);
    expect(found.map(({ state }) => state)).toEqual(Array(7).fill('holds'));
    expect(at(found, 'deal').said).toEqual([{ remark: 'dealt', seats: [0] }]);
    const lie = structuredClone(memory);
    (lie.dealt[0][1] as BaseEvent & { cards: number[] }).cards[0] += 1;
    const caught = await steps(match, lie);
    expect(broken(caught)).toBe('deal');
    expect(at(caught, 'deal').said).toEqual([{ remark: 'foreign-deal', seats: [0] }]);
  });

  it('deals me more than it tells afterwards', async () => {
    const match = await honest();
    const dealt = dealtTo(0, match);
    const more = { ...(await seenHonestly()), dealt: { 0: [...dealt, ...dealt] } };
    expect(broken(await steps(match, more))).toBe('deal');
  });

  it('invents a hash for my own seat: nothing of mine is in the deal', async () => {
    const match = await played(await sealed(SERVER_SEED, ['cc'.repeat(32), '', '']));
    const seen = await memoryOf(match.record.fairness);
    const memory = { ...seen, entropy: {}, committed: [], sent: [], revealed: [], elsewhere: [0] };
    const found = await steps(match, memory);
    expect(found.map(({ state }) => state)).toEqual(UNPROVED);
    expect(remarks(found, 'entropy')).toEqual(['elsewhere', 'silent', 'none-ours']);
    expect(verdictOf(found)).toBe('limited');
    // where another seat of mine is in it, the server had no choice
    const other = await honest();
    const mine = { ...(await memoryOf(other.record.fairness)), elsewhere: [1] };
    expect(at(await steps(other, mine), 'entropy').state).toBe('warns');
  });

  it('who withholds is named, and the deal still verifies', async () => {
    const memory = await seenHonestly();
    const match = await played(await sealed(SERVER_SEED, [ENTROPY[0], '', ''], 2, memory.hashes!));
    const found = await steps(match, memory);
    const states = found.map(({ state }) => state);
    expect(states).toEqual(['holds', 'warns', 'holds', 'holds', 'holds', 'holds', 'holds']);
    expect(at(found, 'hashes').said).toEqual([{ remark: 'withheld', seats: [1] }]);
    expect(verdictOf(found)).toBe('warned');
  });

  it('a server that took nothing of mine is told, and its deal not called genuine', async () => {
    const match = await played(await sealed(SERVER_SEED, ['', ENTROPY[1], '']));
    const seen = await memoryOf(match.record.fairness);
    const memory = { ...seen, entropy: {}, committed: [], sent: [], revealed: [], missed: [0] };
    const found = await steps(match, memory);
    expect(remarks(found, 'entropy')).toEqual(['missed', 'silent', 'none-ours']);
    expect(verdictOf(found)).toBe('limited');
  });

  it.each([
    ['not-taken', [0]],
    ['not-asked', []],
  ])('my number that is not in the deal was not withheld: %s', async (remark, sent) => {
    const memory = { ...(await seenHonestly()), sent, revealed: [] };
    const match = await played(await sealed(SERVER_SEED, ['', ENTROPY[1], ''], 2, memory.hashes!));
    const found = await steps(match, memory);
    expect(broken(found)).toBeUndefined();
    expect(remarks(found, 'hashes') ?? []).toEqual([]);
    expect(remarks(found, 'entropy')).toEqual([remark, 'silent', 'none-ours']);
    expect(verdictOf(found)).toBe('limited');
  });
});
