/**
 * Is a record what it claims to be? Six steps, in the order in which a stranger would take them.
 *
 * The browser takes the first four by itself, from the numbers in the record. The moves follow
 * the rules of the game, which only the engine knows: there the server is asked, and the page
 * says so. The first step that fails ends the chain: what follows it would prove nothing.
 */

import type { BaseEvent, Record, Verdict } from '../wire';
import { actsOf } from './chance';
import { compare, dealAgain, type Difference } from './deals';
import { hex, type Hasher } from './hash';
import { commitment, dealSeed, isEntropy, parseSeed } from './seals';

export const STEPS = ['commitment', 'entropy', 'deal-seed', 'deal', 'moves', 'result'] as const;
export type StepKey = (typeof STEPS)[number];
export type State = 'holds' | 'fails' | 'skipped';

export interface Step {
  key: StepKey;
  state: State;
  /** Who computed it. */
  by: 'browser' | 'server';
  claimed: string;
  found: string;
  /** The first thing that was dealt otherwise than the seed says. */
  difference?: Difference;
}

type Finding = Omit<Step, 'key' | 'by' | 'state'>;

/** What the server adds: its own checks, the deal as events, and what is printed on the cards. */
export type Witness = Pick<Verdict, 'checks' | 'deal' | 'printed'>;

/** The steps, each as soon as it is known. */
export async function* verify(
  by: Hasher,
  record: Record,
  witness: () => Promise<Witness>,
): AsyncGenerator<Step> {
  let broken = false;
  for (const key of STEPS) {
    const who = key === 'moves' || key === 'result' ? 'server' : 'browser';
    if (broken) {
      yield { key, by: who, state: 'skipped', claimed: '', found: '' };
      continue;
    }
    const finding = await look[key](by, record, witness);
    broken = finding.claimed !== finding.found;
    yield { key, by: who, state: broken ? 'fails' : 'holds', ...finding };
  }
}

type Look = (by: Hasher, record: Record, witness: () => Promise<Witness>) => Promise<Finding>;

const look: { [key in StepKey]: Look } = {
  commitment: async (by, { fairness }) => {
    const seed = parseSeed(fairness.server_seed);
    return { claimed: fairness.commitment, found: seed ? await commitment(by, seed) : '' };
  },

  entropy: async (_by, { fairness, seats }) => {
    const given = fairness.entropy.filter(isEntropy).length;
    const alike = given === fairness.entropy.length;
    return { claimed: String(seats.length), found: alike ? String(given) : `${given} + ?` };
  },

  'deal-seed': async (by, record) => {
    const seed = parseSeed(record.fairness.server_seed)!;
    const found = await dealSeed(by, seed, record.game, record.fairness.entropy);
    return { claimed: record.fairness.deal_seed ?? '', found: hex(found) };
  },

  deal: async (by, record, witness) => {
    const seed = parseSeed(record.fairness.deal_seed)!;
    const { deal, printed } = await witness();
    const { options, seats } = record;
    const dealt = await dealAgain(record.game, actsOf(by, seed), {
      seats: seats.length,
      options,
      printed,
    });
    const events: BaseEvent[] = deal.map((told) => told.event);
    const { all, equal, first } = compare(dealt ?? [], events);
    const difference = first ? { difference: first } : {};
    // nothing compared is nothing proved
    return { claimed: String(all || '?'), found: String(equal), ...difference };
  },

  moves: async (_by, _record, witness) => claimOf('moves', await witness()),
  result: async (_by, _record, witness) => claimOf('result', await witness()),
};

/** What is not there does not hold. */
function claimOf(key: string, { checks }: Witness): Finding {
  const check = checks.find((one) => one.key === key);
  return { claimed: check?.claimed ?? '?', found: check?.found ?? '' };
}

/** The rules by which the match was played, and those of the server, where they differ. */
export function otherRules({ checks }: Witness): { played: string; now: string } | null {
  const rules = checks.find((check) => check.key === 'rules');
  return rules && rules.claimed !== rules.found
    ? { played: rules.claimed, now: rules.found }
    : null;
}

/** Long numbers as people compare them: beginning and end, in fours. */
export function shortened(number: string): string {
  if (number.length <= 20) return number;
  const four = (at: number) => number.slice(at).slice(0, 4);
  return `${four(0)} ${four(4)} … ${four(number.length - 8)} ${four(number.length - 4)}`;
}
