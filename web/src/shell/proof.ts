/** What a certificate says: keys of messages, by step and by what came out. */

import type { Remark, State } from '../lib/fair/parts';
import type { Step, StepKey } from '../lib/fair/verify';

interface Told {
  title: string;
  holds: string;
  fails: string;
}

export const STEP_TEXTS: { [key in StepKey]: Told } = {
  commitment: {
    title: 'web-verify-commitment',
    holds: 'web-verify-commitment-holds',
    fails: 'web-verify-commitment-fails',
  },
  hashes: {
    title: 'web-verify-hashes',
    holds: 'web-verify-hashes-holds',
    fails: 'web-verify-hashes-fails',
  },
  entropy: {
    title: 'web-verify-entropy',
    holds: 'web-verify-entropy-holds',
    fails: 'web-verify-entropy-fails',
  },
  'deal-seed': {
    title: 'web-verify-deal-seed',
    holds: 'web-verify-deal-seed-holds',
    fails: 'web-verify-deal-seed-fails',
  },
  deal: {
    title: 'web-verify-deal',
    holds: 'web-verify-deal-holds',
    fails: 'web-verify-deal-fails',
  },
  moves: {
    title: 'web-verify-moves',
    holds: 'web-verify-moves-holds',
    fails: 'web-verify-moves-fails',
  },
  result: {
    title: 'web-verify-result',
    holds: 'web-verify-result-holds',
    fails: 'web-verify-result-fails',
  },
};

export const STATE_TEXTS: { [state in State]: string } = {
  holds: 'web-verify-state-holds',
  warns: 'web-verify-state-warns',
  unproved: 'web-verify-state-unproved',
  fails: 'web-verify-state-fails',
  skipped: 'web-verify-state-skipped',
};

export const BY_TEXTS = { browser: 'web-verify-by-browser', server: 'web-verify-by-server' };

/** Title and sentence of the whole. */
export const VERDICT_TEXTS = {
  running: ['web-verify-running', 'web-verify-running-more'],
  limited: ['web-verify-limited', 'web-verify-limited-more'],
  warned: ['web-verify-warned', 'web-verify-warned-more'],
  good: ['web-verify-good', 'web-verify-good-more'],
  bad: ['web-verify-bad', 'web-verify-bad-more'],
  unknown: ['web-verify-unknown', 'web-verify-unknown-more'],
} as const;

export const REMARK_TEXTS: { [remark in Remark]: string } = {
  'no-memory': 'web-verify-remark-no-memory',
  'first-edition': 'web-verify-remark-first-edition',
  withheld: 'web-verify-remark-withheld',
  elsewhere: 'web-verify-remark-elsewhere',
  silent: 'web-verify-remark-silent',
  missed: 'web-verify-remark-missed',
  'not-asked': 'web-verify-remark-not-asked',
  'not-taken': 'web-verify-remark-not-taken',
  'none-ours': 'web-verify-remark-none-ours',
  alone: 'web-verify-remark-alone',
  'drawn-by-server': 'web-verify-remark-drawn-by-server',
  'foreign-commitment': 'web-verify-remark-foreign-commitment',
  'no-hashes': 'web-verify-remark-no-hashes',
  'without-hash': 'web-verify-remark-without-hash',
  'other-hash': 'web-verify-remark-other-hash',
  'foreign-hashes': 'web-verify-remark-foreign-hashes',
  'left-out': 'web-verify-remark-left-out',
  'foreign-entropy': 'web-verify-remark-foreign-entropy',
  dealt: 'web-verify-remark-dealt',
  'foreign-deal': 'web-verify-remark-foreign-deal',
};

/** What someone should know although nothing is wrong. */
export const AMBER: ReadonlySet<Remark> = new Set<Remark>([
  'withheld',
  'elsewhere',
  'missed',
  'not-asked',
  'not-taken',
]);

/** The sentence of a step; none where its remarks say everything. */
export function stepText({ key, state, claimed, said }: Step): string | null {
  if (state === 'skipped') return 'web-verify-skipped';
  if (state === 'unproved' || (state === 'fails' && said?.length)) return null;
  if (key === 'deal' && claimed === '?') return 'web-verify-deal-missing';
  return STEP_TEXTS[key][state === 'fails' ? 'fails' : 'holds'];
}
