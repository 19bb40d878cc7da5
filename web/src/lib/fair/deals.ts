/**
 * All random acts of a match from its seed, as docs/fairness.md describes them.
 *
 * The client knows no rules; this is the one exception, since the point of it is that the
 * browser deals again without the server. What is not chance (who discards what) it takes from
 * the events of the match.
 */

import type { BaseEvent, Events } from '../wire';
import type { Acts } from './chance';
import { Following, type Comparison } from './following';
import { bang } from './games/bang';
import { faceToFace } from './games/face-to-face';
import { intrigo } from './games/intrigo';
import { sakura } from './games/sakura';
import { sixNimmt } from './games/six-nimmt';

export interface Match {
  seats: number;
  options: Record<string, unknown>;
  /** What is printed on the cards of the game, in the order of its card table. */
  printed: unknown;
}

/** Follows one match of a game, event by event. */
export interface Follow<Event> {
  (at: Following, match: Match): (event: Event) => Promise<void>;
}

const FOLLOWERS: { [key in keyof Events]: Follow<Events[key]> } = {
  'six-nimmt': sixNimmt,
  'face-to-face': faceToFace,
  sakura,
  intrigo,
  bang,
};

/** The events of a game are those of its own kind; the wire leaves that open. */
const followerOf = (game: string) => FOLLOWERS[game as keyof Events] as Follow<BaseEvent> | undefined;

/** The events against what the seed deals; null for a game that this page does not know. */
export async function dealAgain(
  game: string,
  acts: Acts,
  match: Match,
  events: readonly BaseEvent[],
): Promise<Comparison | null> {
  const follow = followerOf(game);
  if (!follow) return null;
  const at = new Following(acts);
  const see = follow(at, match);
  for (const event of events) await see(event);
  at.finish();
  return at;
}
