/** Which picture a step draws over the table, from its events; without a step, what hangs in the air. */

import type { Step } from '../../../lib/board';
import type { Seat } from '../../../lib/protocol';
import { card } from '../cards';
import { attackOf } from '../situation';
import type { BangFields, BangView, CardName } from '../view';

export type Picture =
  /** Gun, line, sight and a bullet that stands in the air; `fires`: it has just been fired. */
  | { kind: 'shot'; by: Seat; at: Seat; card: string; fires: boolean; key: string }
  | { kind: 'duel'; by: Seat; at: Seat; key: string }
  | { kind: 'fan'; by: Seat; at: Seat[]; card: string; key: string }
  | { kind: 'dodge'; by: Seat; at: Seat; key: string }
  | { kind: 'hit'; by: Seat | null; at: Seat; lost: number; key: string }
  | { kind: 'burst'; at: Seat; lost: number; key: string }
  | { kind: 'rope'; by: Seat; at: Seat; pulls: boolean; key: string }
  | { kind: 'tear'; by: Seat; at: Seat; card: CardName; key: string };

/** A card turned for a draw!, beside the deck, and whether it helps. */
export interface Drawn {
  card: CardName;
  verdict: 'good' | 'bad' | null;
}

interface Shown {
  events: BangFields[];
  view: BangView;
}

const find = (events: BangFields[], ...kinds: string[]): BangFields | null =>
  events.find((event) => kinds.includes(event.event)) ?? null;
const kindOf = (event: BangFields | null): string => (typeof event?.card === 'string' ? card(event.card).kind : '');

/** `before`: the view that was shown before the step, with what was under way then. */
export function pictureOf(step: Shown | null, before: BangView | null, view: BangView): Picture | null {
  const told = step && (played(step) ?? suffered(step, before));
  return told ?? inTheAir(view);
}

function played({ events, view }: Shown): Picture | null {
  const event = find(events, 'card-played');
  if (!event) return null;
  const by = event.seat ?? -1;
  const at = event.target ?? -1;
  const kind = kindOf(event);
  const key = `${kind} ${by} ${at} ${event.card}`;
  if (kind === 'gatling' || kind === 'indians') {
    return { kind: 'fan', by, at: view.alive.filter((seat) => seat !== by), card: kind, key };
  }
  if (at < 0 || at === by) return null;
  if (kind === 'duel') return { kind: 'duel', by, at, key: duelKey(by, at, view) };
  if (kind === 'bang' || kind === 'missed') {
    return { kind: 'shot', by, at, card: 'bang', fires: true, key: shotKey(by, at, view) };
  }
  if (kind === 'panic') return { kind: 'rope', by, at, pulls: false, key };
  return null;
}

function suffered({ events, view }: Shown, before: BangView | null): Picture | null {
  const attack = before && attackOf(before);
  const burst = find(events, 'dynamite-exploded');
  const lost = find(events, 'life-lost');
  if (burst) return { kind: 'burst', at: burst.seat ?? -1, lost: lost?.amount ?? 3, key: `burst ${burst.seat}` };
  if (lost) {
    const by = attack && attack.by >= 0 && attack.by !== lost.seat ? attack.by : null;
    return { kind: 'hit', by, at: lost.seat ?? -1, lost: lost.amount ?? 1, key: `hit ${lost.seat} ${lost.life}` };
  }
  const dodge = find(events, 'shot-cancelled');
  if (dodge && attack)
    return { kind: 'dodge', by: attack.by, at: dodge.seat ?? -1, key: `dodge ${dodge.seat} ${view.discard.length}` };
  return robbed(events, view);
}

function robbed(events: BangFields[], view: BangView): Picture | null {
  const taken = find(events, 'card-taken', 'table-card-taken');
  if (taken && taken.victim != null && taken.victim !== taken.seat) {
    return {
      kind: 'rope',
      by: taken.seat ?? -1,
      at: taken.victim,
      pulls: true,
      key: `pull ${taken.seat} ${taken.victim}`,
    };
  }
  const torn = find(events, 'card-discarded');
  if (torn?.rule === 'BA-31' && typeof torn.card === 'string') {
    return { kind: 'tear', by: view.turn, at: torn.seat ?? -1, card: torn.card, key: `tear ${torn.card}` };
  }
  return null;
}

/** The same key while someone thinks: the picture stays, it does not begin again. */
const shotKey = (by: Seat, at: Seat, view: BangView): string => `shot ${by} ${at} ${view.fired.length} ${view.bangs}`;
const duelKey = (by: Seat, at: Seat, view: BangView): string => `duel ${by} ${at} ${view.discard.length}`;

function inTheAir(view: BangView): Picture | null {
  const attack = attackOf(view);
  if (!attack || attack.by < 0) return null;
  const { kind, by, at } = attack;
  if (kind === 'duel') return { kind: 'duel', by, at, key: duelKey(by, at, view) };
  return { kind: 'shot', by, at, card: attack.card, fires: false, key: shotKey(by, at, view) };
}

/** The turned card of a step; its sentence says whether it helps. */
/** What a turned card may come to that is bad for its owner. */
const BAD = ['no', 'stays', 'bursts'];

export function drawnIn(step: Step<BangView, BangFields> | null): Drawn | null {
  const event = step && find(step.events, 'card-turned', 'card-chosen');
  if (typeof event?.card !== 'string') return null;
  const result = step?.line?.values?.result;
  const verdict = result === undefined ? null : BAD.includes(String(result)) ? 'bad' : 'good';
  return { card: event.card, verdict };
}
