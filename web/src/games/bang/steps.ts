/** The pictures between two sights: what the events tell, one by one, each as long as it needs. */

import type { Step } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import type { BangEvent, BangView, Step as Pending } from './view';

/** Milliseconds; events that are not here belong to the next picture. */
const HOLD: Record<string, number> = {
  'turn-began': 260,
  'cards-drawn': 300,
  'open-card-drawn': 520,
  'cards-looked-at': 300,
  'card-put-back': 300,
  'discard-taken': 380,
  'card-played': 480,
  'card-put-in-play': 420,
  'card-answered': 460,
  'card-discarded': 260,
  'card-taken': 420,
  'table-card-taken': 420,
  'store-opened': 700,
  'store-card-taken': 320,
  'card-turned': 850,
  'cards-turned': 800,
  'card-chosen': 700,
  'dynamite-passed': 420,
  'dynamite-exploded': 700,
  'life-lost': 520,
  'life-gained': 380,
  'player-eliminated': 2300,
  'cards-inherited': 480,
};

/** Events that a picture of its own has told: the last one does not tell them again. */
const told = new WeakSet<BangEvent>();

/** Of what a sight tells, that which its picture shows for the first time. */
export function fresh(events: BangEvent[]): BangEvent[] {
  const left = events.filter((event) => !told.has(event));
  return left.length ? left : events;
}

const AIMED = new Set(['shot', 'attack', 'duel']);
const calm = (pending: Pending[]): Pending[] => pending.filter(([kind]) => !AIMED.has(kind));

const DEALS = new Set([
  'hand-dealt',
  'game-ended',
  'characters-turned-up',
  'card-kept',
  'cards-returned',
]);

/** A deal, or the end of a game: nothing of the old picture moves. */
export function isNewTable(before: Sight<BangView, BangEvent>, after: Sight<BangView, BangEvent>): boolean {
  const deals = after.events.some(({ event }) => DEALS.has(event.event));
  return deals || before.view.game !== after.view.game;
}

export function steps(
  before: Sight<BangView, BangEvent>,
  after: Sight<BangView, BangEvent>,
): Step<BangView, BangEvent>[] {
  if (isNewTable(before, after)) return [];
  const { to_act, decision } = after.view;
  let view: BangView = { ...before.view, to_act, decision, pending: calm(before.view.pending) };
  const found: Step<BangView, BangEvent>[] = [];
  let events: BangEvent[] = [];
  // A sight that tells more than what is new (after a reconnect) repeats nothing.
  const seen = before.events.at(-1)?.seq ?? -1;
  for (const { event, seq } of after.events) {
    if (seq <= seen) {
      told.add(event);
      continue;
    }
    view = fold(view, event);
    events.push(event);
    const hold = HOLD[event.event];
    if (!hold) continue;
    found.push({ view, events, hold });
    events = [];
  }
  // What comes last is the sight itself.
  if (!events.length) found.pop();
  for (const step of found) step.events.forEach((event) => told.add(event));
  return found;
}
