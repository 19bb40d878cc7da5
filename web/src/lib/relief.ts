/** When a bot may be asked to play for someone who is away. The server decides; this only says
 *  when there is a point in asking. */

import type { Presence, TableSeat, TableInfo } from './protocol';

export function canRelieve(table: TableInfo, presence: Presence, card: TableSeat, now: number): boolean {
  const since = presence.away[card.seat];
  if (table.status !== 'live' || card.kind === 'bot' || card.stand_in || since === undefined) {
    return false;
  }
  return table.clock.kind === 'none' ? now - since >= presence.relieve_after : card.late;
}
