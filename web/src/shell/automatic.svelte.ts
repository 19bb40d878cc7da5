/** Moves that nobody need click. */

import type { BoardModule } from '../lib/board';
import { kept } from '../lib/kept';
import { preferences } from '../lib/preferences.svelte';
import type { Seat } from '../lib/protocol';
import type { LiveTable } from '../lib/table.svelte';

interface Settings {
  module: () => BoardModule;
  /** Whether everything that happened was shown: nothing is done before. */
  isTold: () => boolean;
}

/** Milliseconds in which one sees what is left, before it is taken. */
const LOOK = 700;

/**
 * The only answer to a question: the server gives it if the player wishes so, after a delay that
 * tells nothing. Where everybody knows that there is only one, as of the last card of a packet, it
 * is given at once.
 */
export function automate(live: () => LiveTable, { module, isTold }: Settings): void {
  /** What the server was told on this connection; null: nothing. */
  let told: boolean | null = null;

  $effect(() => {
    const { connection, table, you } = live();
    const on = preferences.automatic;
    if (connection !== 'live') told = null;
    if (connection !== 'live' || table?.status !== 'live' || on === told) return;
    // Who has never chosen has nothing to say.
    if (kept('automatic') === null && told === null && !on) return;
    told = on;
    for (const seat of you?.seats ?? []) void live().send({ do: 'automate', seat, on });
  });

  $effect(() => {
    const { sights, you, pending } = live();
    if (!isTold() || pending !== null) return;
    const known = (you?.seats ?? []).flatMap((seat) => forced(seat, sights, module()));
    if (!known.length) return;
    const timer = setTimeout(() => void live().play(...known[0]), LOOK);
    return () => clearTimeout(timer);
  });
}

function forced(seat: Seat, sights: LiveTable['sights'], module: BoardModule): [Seat, string][] {
  const sight = sights.get(seat);
  const [only, ...others] = sight?.moves ?? [];
  return sight && only && !others.length && module.isForced?.(sight.view) ? [[seat, only.move]] : [];
}
