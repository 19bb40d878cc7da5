/** What a certificate says: keys of messages, by step and by what came out. */

import type { State, StepKey } from '../lib/fair/verify';

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
  fails: 'web-verify-state-fails',
  skipped: 'web-verify-state-skipped',
};

export const BY_TEXTS = { browser: 'web-verify-by-browser', server: 'web-verify-by-server' };

/** Title and sentence of the whole. */
export const VERDICT_TEXTS = {
  running: ['web-verify-running', 'web-verify-running-more'],
  good: ['web-verify-good', 'web-verify-good-more'],
  bad: ['web-verify-bad', 'web-verify-bad-more'],
  unknown: ['web-verify-unknown', 'web-verify-unknown-more'],
} as const;
