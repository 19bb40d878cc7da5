/** What a seat may know of Sakura, and what happens in it: the shapes of the server. */
import type { SakuraArtistMoved, SakuraView } from '../../lib/wire';

export type { SakuraCard as Card, SakuraEvent, SakuraFace as Face, SakuraPrinted, SakuraView } from '../../lib/wire';

/** A seat, or null: the Court painter (SA-24). */
export type Named = SakuraArtistMoved['artist'];

/** The artist of an event: the Court painter comes after the last seat. */
export function artistOf(named: Named, view: SakuraView): number {
  return named ?? view.seats;
}
