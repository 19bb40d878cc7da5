/** When a bot may be asked to play for somebody who is away. The server decides; this only says
 *  when there is a point in asking. */

import type { Presence, SeatCard, TableCard } from './protocol';

export function canRelieve(
  table: TableCard,
  presence: Presence,
  card: SeatCard,
  now: number,
): boolean {
  const since = presence.away[card.seat];
  if (table.status !== 'live' || card.kind === 'bot' || card.stand_in || since === undefined) {
    return false;
  }
  return table.clock.kind === 'none' ? now - since >= presence.relieve_after : card.late;
}
