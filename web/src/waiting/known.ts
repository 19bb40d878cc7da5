/** The people the waiting room offers to invite. */

import type { Acquaintance } from '../lib/wire';

const MOST = 6;

/** Those who are here first, then as they come: friends before others, each once. */
export function toInvite(known: readonly Acquaintance[], seated: ReadonlySet<string>): Acquaintance[] {
  const found = new Map(
    known.filter(({ id, kind }) => kind !== 'bot' && !seated.has(id)).map((each) => [each.id, each]),
  );
  const all = [...found.values()];
  return [...all.filter(({ here }) => here), ...all.filter(({ here }) => !here)].slice(0, MOST);
}
