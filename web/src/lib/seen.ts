/** What was seen last, kept on this device for when there is no network. Read only: no moves. */

import type { Line, Welcome } from './wire';
import type { ClockInfo, Presence, Sight, TableInfo, You } from './protocol';

export const SEEN = 'seen';

export interface SeenTable {
  table: TableInfo;
  you: You;
  clock: ClockInfo | null;
  presence: Presence;
  seq: number;
  sights: readonly Sight[];
  lines: readonly Line[];
}

const path = (id: string): string => `/seen/${encodeURIComponent(id)}`;

export function keepSeen(id: string, { sights, lines, ...rest }: SeenTable): void {
  if (!('caches' in globalThis)) return;
  const shown = sights.map((sight) => ({ ...sight, events: [], moves: null, take_back: false }));
  const welcome = { type: 'welcome', now: Date.now(), since: -1, hurry: false, ...rest, sights: shown, lines };
  const body = new Response(JSON.stringify(welcome), { headers: { 'content-type': 'application/json' } });
  void caches.open(SEEN).then(
    (cache) => cache.put(path(id), body),
    () => {},
  );
}

export async function seenTable(id: string): Promise<Welcome | null> {
  if (!('caches' in globalThis)) return null;
  const found = await caches.match(path(id), { cacheName: SEEN }).catch(() => undefined);
  return found ? ((await found.json()) as Welcome) : null;
}

/** Another person may use this browser next. */
export async function forgetSeen(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(SEEN).catch(() => false);
}
