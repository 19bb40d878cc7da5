/** For tests: a browser's storage, matches of both editions as an honest server leaves them, and what a browser saw. */

import type { BaseEvent, Fairness, Record } from '../wire';
import { actsOf } from './chance';
import { ascending, range } from './following';
import { hasher, hex } from './hash';
import type { Memory, Store } from './memory';
import { commitment, dealSeed, entropyHash, parseSeed, type Edition } from './seals';
import type { Witness } from './verify';

const by = hasher();
export const SERVER_SEED = '2a'.repeat(32);
/** Ann reveals, Ben reveals, the third seat is a bot. */
export const ENTROPY = ['0a'.repeat(32), '0b'.repeat(32), ''];
export const SEATS = [{ name: 'Ann' }, { name: 'Ben' }, { name: 'Bot', bot: 'greedy' }];

export interface Played {
  record: Record;
  witness: Witness;
}

export async function hashesOf(committed: string, entropy: readonly string[]): Promise<(string | null)[]> {
  return Promise.all(entropy.map((part, seat) => (part ? entropyHash(by, committed, seat, part) : null)));
}

/** Everything that follows from seed, hashes and entropy, as a server computes it: also a crooked
 * one, whose record is in agreement with itself. */
export async function sealed(
  serverSeed: string,
  entropy: string[],
  edition: Edition = 2,
  hashes?: (string | null)[],
): Promise<Fairness> {
  const seed = parseSeed(serverSeed)!;
  const committed = await commitment(by, seed);
  const dealt = hex(await dealSeed(by, seed, 'sakura', entropy, edition));
  const first = { commitment: committed, entropy, server_seed: serverSeed, deal_seed: dealt };
  if (edition === 1) return first;
  return { ...first, edition, hashes: hashes ?? (await hashesOf(committed, entropy)) };
}

export async function played(fairness: Fairness): Promise<Played> {
  const seats = SEATS.slice(0, fairness.entropy.length);
  const dealt = parseSeed(fairness.deal_seed)!;
  const deck = (await actsOf(by, dealt)(0).shuffled(range(1, 60))).reverse();
  const hand = (seat: number) => ({
    event: 'hand-dealt',
    rule: 'SA-4',
    seat,
    cards: ascending(deck.slice(5 * seat, 5 * seat + 5)),
  });
  return {
    record: {
      format: 'ludoteka-record-1',
      software: 'ludoteka',
      game: 'sakura',
      rules: 1,
      options: {},
      seats,
      started: '2026-11-16T00:00:00+00:00',
      fairness,
      moves: [],
      result: { ranks: seats.map((_, at) => at + 1), scores: seats.map(() => 0) },
    },
    witness: {
      checks: [
        { key: 'rules', claimed: '1', found: '1' },
        { key: 'moves', claimed: '7', found: '7' },
        { key: 'result', claimed: 'null', found: 'null' },
      ],
      events: [
        { event: 'garden-opened', rule: 'SA-4' },
        ...seats.map((_, seat) => hand(seat)),
        { event: 'ended', rule: 'SA-23' },
      ],
      printed: null,
    },
  };
}

/** What the browser of seat 0 saw at an honest table, and did. */
export async function memoryOf(fairness: Fairness): Promise<Memory> {
  return {
    table: 't',
    commitment: fairness.commitment,
    entropy: { 0: fairness.entropy[0] },
    committed: [0],
    hashes: [...fairness.hashes!],
    sent: [0],
    revealed: [0],
    elsewhere: [],
    missed: [],
    dealt: {},
    at: 0,
  };
}

/** The events of the deal as this seat receives them. */
export function dealtTo(seat: number, { witness }: Played): BaseEvent[] {
  const isDealt = ({ event }: BaseEvent) => event !== 'ended';
  const hide = (event: Dealt): Dealt =>
    event.cards && event.seat !== seat ? { ...event, cards: { hidden: 5 } } : event;
  const asked = { event: 'asked', rule: 'SA-5' };
  return [...(witness.events as Dealt[]).filter(isDealt).map(hide), asked];
}

type Dealt = BaseEvent & { seat?: number; cards?: unknown };

/** What a browser stores things in. */
export class Shelf implements Store {
  kept = new Map<string, string>();
  get length(): number {
    return this.kept.size;
  }
  key = (at: number) => [...this.kept.keys()][at] ?? null;
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem(key: string, value: string): void {
    this.kept.set(key, value);
  }
  removeItem(key: string): void {
    this.kept.delete(key);
  }
}
