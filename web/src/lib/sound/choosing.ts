/** Which sound is heard when several would be: never two at once, the one that concerns me wins. */

import type { Accent, Sound } from '../board';

/** At fast pace only what matters most is heard. */
const AT_FAST: ReadonlySet<Sound> = new Set(['shot', 'hit', 'knock', 'bell', 'win', 'lose']);
/** Sounds that ask or end something come before those of the story. */
const FIRST: ReadonlySet<Sound> = new Set(['knock', 'win', 'lose']);

export interface Wanted {
  sound: Sound;
  accent?: Accent;
}

export function weight({ sound, accent }: Wanted): number {
  if (FIRST.has(sound)) return 3;
  if (accent === 'hits-me' || accent === 'good-for-me') return 2;
  return accent && accent !== 'plain' ? 1 : 0;
}

/** Whether `next` may sound now, while `last` began `since` milliseconds ago and lasts so long. */
export function mayFollow(next: Wanted, last: Wanted | null, since: number, lasts: number): boolean {
  return last === null || since >= lasts || weight(next) > weight(last);
}

export function isHeardAt(pace: string, { sound, accent }: Wanted): boolean {
  return pace !== 'fast' || AT_FAST.has(sound) || weight({ sound, accent }) > 1;
}
