/**
 * Is a record what it claims to be? Seven steps, in the order in which a stranger would take them.
 *
 * The browser takes the first five by itself, from the numbers in the record, and compares them
 * with what it saw before the deal, if it was there. The moves follow the rules of the game, which
 * only the engine knows: there the server is asked, and the page says so. The first step that
 * fails ends the chain: what follows it would prove nothing.
 */

import type { Record, Verdict } from '../wire';
import { actsOf } from './chance';
import { dealAgain } from './deals';
import type { Difference } from './following';
import { hex, type Hasher } from './hash';
import type { Memory } from './memory';
import { about, contributions, firstEdition, lostBy, seatsOf, withheldBy, type Said, type State } from './parts';
import { unlikeDealt, unlikeHashes, unlikeMemory } from './parts';
import { commitment, dealSeed, editionOf, isEntropy, parseSeed } from './seals';

export const STEPS = ['commitment', 'hashes', 'entropy', 'deal-seed', 'deal', 'moves', 'result'] as const;
export type StepKey = (typeof STEPS)[number];
export interface Step {
  key: StepKey;
  state: State;
  /** Who computed it. */
  by: 'browser' | 'server';
  claimed: string;
  found: string;
  /** How many things this browser had seen before the deal and has compared; undefined where it
   * could not have seen any. */
  seen?: number;
  said?: Said[];
  /** How many random acts were done again. */
  acts?: number;
  /** The first thing that was dealt otherwise than the seed says. */
  difference?: Difference;
}

type Finding = Omit<Step, 'key' | 'by' | 'state'> & { state?: State };

/** What the server adds: its own checks, the events of the match, and what is printed on the cards. */
export type Witness = Pick<Verdict, 'checks' | 'events' | 'printed'>;

export interface Evidence {
  by: Hasher;
  record: Record;
  memory: Memory | null;
  witness: () => Promise<Witness>;
}

/** The steps, each as soon as it is known. */
export async function* verify(evidence: Evidence): AsyncGenerator<Step> {
  let broken = false;
  for (const key of STEPS) {
    const by = key === 'moves' || key === 'result' ? 'server' : 'browser';
    if (broken) {
      yield { key, by, state: 'skipped', claimed: '', found: '' };
      continue;
    }
    const finding = await look[key](evidence);
    const state = finding.claimed === finding.found ? (finding.state ?? 'holds') : 'fails';
    broken = state === 'fails';
    yield { key, by, ...finding, state };
  }
}

const look: { [key in StepKey]: (evidence: Evidence) => Promise<Finding> } = {
  commitment: async ({ by, record: { fairness }, memory }) => {
    const seed = parseSeed(fairness.server_seed);
    const found = seed ? await commitment(by, seed) : '';
    const seen = memory ? 1 : 0;
    if (found === fairness.commitment && memory && memory.commitment !== found) {
      return { claimed: memory.commitment, found, seen, said: [about('foreign-commitment')] };
    }
    return { claimed: fairness.commitment, found, seen, said: memory ? [] : [about('no-memory')] };
  },

  hashes: async ({ by, record, memory }) => {
    if (editionOf(record.fairness) === 1) {
      const said = firstEdition(memory);
      return said.remark === 'no-hashes' ? wrong(said) : unproved([said]);
    }
    const hashes = record.fairness.hashes ?? [];
    if (hashes.length !== record.seats.length) return wrong(about('no-hashes'));
    const said = (await unlikeHashes(by, record.fairness)) ?? (await unlikeMemory(by, record.fairness, memory));
    if (said) return wrong(said);
    const count = hashes.filter((hash) => hash !== null).length;
    const withheld = withheldBy(record.fairness, memory);
    return {
      claimed: String(count),
      found: String(count),
      seen: memory?.hashes ? hashes.length : seatsOf(memory).length,
      ...(withheld.length && { state: 'warns' as const, said: [about('withheld', withheld)] }),
    };
  },

  entropy: async ({ record: { fairness, seats }, memory }) => {
    const edition = editionOf(fairness);
    const given = fairness.entropy.filter((part) => isEntropy(part, edition)).length;
    const wellFormed = given === fairness.entropy.length && given === seats.length;
    if (!wellFormed) return { claimed: String(seats.length), found: `${given} + ?` };
    const lost = memory ? lostBy(memory, fairness) : null;
    if (lost) return wrong(lost);
    const count = String(fairness.entropy.filter(Boolean).length);
    return { claimed: count, found: count, ...contributions(fairness, memory), seen: seatsOf(memory).length };
  },

  'deal-seed': async ({ by, record: { game, fairness } }) => {
    const seed = parseSeed(fairness.server_seed)!;
    const found = await dealSeed(by, seed, game, fairness.entropy, editionOf(fairness));
    return { claimed: fairness.deal_seed ?? '', found: hex(found) };
  },

  deal: async ({ by, record, memory, witness }) => {
    const seed = parseSeed(record.fairness.deal_seed)!;
    const told = await witness();
    const { events, printed } = told;
    const match = { seats: record.seats.length, options: record.options, printed };
    const found = await dealAgain(record.game, actsOf(by, seed), match, events);
    // nothing compared is nothing proved, and what stops too early may hide a shuffle
    if (!found || !isWhole(record, told)) return { claimed: '?', found: '' };
    const { all, equal, acts, first } = found;
    if (first) return { claimed: String(all), found: String(equal), acts, difference: first };
    // the events follow from the seed: are they those by which this browser was dealt its cards?
    const other = memory && unlikeDealt(memory, events);
    if (other) return wrong(other);
    const own = Object.keys(memory?.dealt ?? {}).map(Number);
    return { claimed: String(all || '?'), found: String(equal), acts, said: own.length ? [about('dealt', own)] : [] };
  },

  moves: async ({ witness }) => claimOf('moves', await witness()),
  result: async ({ witness }) => claimOf('result', await witness()),
};

const wrong = (said: Said): Finding => ({ claimed: '?', found: '', said: [said] });
const unproved = (said: Said[]): Finding => ({ claimed: '', found: '', state: 'unproved', said });

/** Whether the events reach the end; where a move cannot be played, the next step says so. */
function isWhole({ result }: Record, witness: Witness): boolean {
  const { claimed, found } = claimOf('moves', witness);
  return result === null || claimed !== found || witness.events.at(-1)?.event === 'ended';
}

/** What is not there does not hold. */
function claimOf(key: string, { checks }: Witness): Finding {
  const check = checks.find((one) => one.key === key);
  return { claimed: check?.claimed ?? '?', found: check?.found ?? '' };
}

/** What all of it comes to: never better than the least of the steps. */
export function verdictOf(steps: readonly Step[]): 'bad' | 'running' | 'limited' | 'warned' | 'good' {
  const has = (state: State) => steps.some((step) => step.state === state);
  if (has('fails')) return 'bad';
  if (steps.length < STEPS.length) return 'running';
  if (has('unproved')) return 'limited';
  return has('warns') ? 'warned' : 'good';
}

/** The rules by which the match was played, and those of the server, where they differ. */
export function otherRules({ checks }: Witness): { played: string; now: string } | null {
  const rules = checks.find((check) => check.key === 'rules');
  return rules && rules.claimed !== rules.found ? { played: rules.claimed, now: rules.found } : null;
}

/** Long numbers as people compare them: beginning and end, in fours. */
export function shortened(number: string): string {
  if (number.length <= 20) return number;
  const four = (at: number) => number.slice(at).slice(0, 4);
  return `${four(0)} ${four(4)} … ${four(number.length - 8)} ${four(number.length - 4)}`;
}
