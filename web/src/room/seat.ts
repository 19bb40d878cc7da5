/** A seat as the table shows it, before it is a seat of a match. */

import type { Faced } from '../lib/faced';

export interface SeatView {
  seat: number;
  kind: 'me' | 'person' | 'bot' | 'friend' | 'anyone';
  /** On the plate. */
  name: string;
  /** Under the name; bots show their strength instead. */
  sub: string;
  who: Faced;
  /** Of a bot: turns of the key. */
  level?: number | null;
  /** Sits and is ready: a tick at the face. */
  ready?: boolean;
  /** The line has dropped: a dashed ring. */
  away?: boolean;
  /** For who does not see the table: "Seat 4 of 6: Zita, bot, Skilled". */
  label: string;
}
