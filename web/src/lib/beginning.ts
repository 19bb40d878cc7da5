/** A match that has hardly begun is told from its deal: who comes a moment late misses nothing. */

import type { News, Sight } from './protocol';

/** So many entries of the log, deal included, are told to who comes then; later only what is new. */
const FEW = 8;

/**
 * What happened until now, moment by moment, if it is to be told; else nothing.
 *
 * The deal alone is told whenever it is all there is; what was played since, once in a tab.
 */
export async function beginning(
  table: string,
  log: readonly News[],
  sight: Sight,
  history: () => Promise<Sight[]>,
): Promise<Sight[]> {
  const entries = new Set(log.map(({ seq }) => seq)).size;
  if (entries === 0 || entries > FEW || sight.view.result) return [];
  if (entries === 1) return [{ ...sight, events: [...log] }];
  if (wasHere(table)) return [];
  return history().catch(() => []);
}

/** Whether this tab has shown the table before; from now on it has. */
function wasHere(table: string): boolean {
  try {
    const key = `ludoteka.begun ${table}`;
    const was = sessionStorage.getItem(key) !== null;
    sessionStorage.setItem(key, 'yes');
    return was;
  } catch {
    return true;
  }
}
