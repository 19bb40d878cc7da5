/** The last set-up of each room, kept in this browser. */

import { keep, kept } from '../lib/kept';
import type { Chair } from './chairs';
import type { Terms } from './rules.svelte';

export interface Last {
  chairs: Chair[];
  terms: Terms;
}

export function lastOf(game: string): Last | null {
  try {
    const last = JSON.parse(kept(`setup.${game}`) ?? 'null') as Last | null;
    return last?.chairs?.length && last.terms ? last : null;
  } catch {
    return null;
  }
}

export const keepLast = (game: string, last: Last): void => keep(`setup.${game}`, JSON.stringify(last));
