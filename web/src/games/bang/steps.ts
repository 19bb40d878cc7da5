/** What the events between two sights tell, one beat after another. */

import type { Step } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { fold } from './fold';
import { answered, hit } from './telling/attacks';
import * as auction from './telling/auction';
import type { Moment, Tell, Told } from './telling/moment';
import * as plays from './telling/plays';
import * as turns from './telling/turns';
import type { BangEvent, BangPrinted, BangView } from './view';

type Seen = Sight<BangView, BangEvent>;

/** By kind of event. What is not here has the server's sentence. */
const TELL: Record<string, Tell> = {
  'game-began': turns.dealt,
  'turn-began': turns.turn,
  'turn-skipped': turns.skipped,
  'cards-drawn': plays.drawn,
  'open-card-drawn': plays.shown,
  'cards-looked-at': plays.looked,
  'card-put-back': plays.putBack,
  'discard-taken': plays.fromDiscard,
  'card-played': plays.played,
  'card-put-in-play': plays.putInPlay,
  'card-answered': answered,
  'card-discarded': plays.discarded,
  'card-taken': plays.taken,
  'table-card-taken': plays.taken,
  'store-card-taken': plays.fromStore,
  'card-turned': turns.turned,
  'cards-turned': turns.turnedTwo,
  'card-chosen': turns.turned,
  'dynamite-passed': turns.passed,
  'dynamite-exploded': turns.exploded,
  'life-lost': hit,
  'player-eliminated': turns.out,
  'cards-inherited': plays.inherited,
  'game-ended': turns.gameOver,
  'bounty-paid': auction.bounty,
  'characters-turned-up': auction.forHire,
  'character-offered': auction.offers,
  'bid-made': auction.bids,
  'bidding-left': auction.leaves,
  'character-hired': auction.hires,
  'character-released': auction.releases,
  'card-kept': auction.keeps,
  'cards-returned': auction.returns,
};

/** What belongs to the picture before it, whatever that is. */
const SILENT = new Set([
  'asked',
  'ended',
  'suspended',
  'distances-changed',
  'card-traced',
  'deck-reshuffled',
  'shot-cancelled',
  'store-opened',
  'role-dealt',
  'role-shown',
  'character-dealt',
  'hand-dealt',
]);

/** What belongs to the picture that a certain event opened. */
const JOINS: Record<string, (event: BangEvent, opened: BangEvent) => boolean> = {
  // A Beer or a Saloon and what it heals; two cards for a life.
  'life-gained': () => true,
  // A Stagecoach and its cards; a turn and its first cards; Black Jack's third one.
  'cards-drawn': (event, opened) =>
    event.rule === 'BA-30' || (opened.event === 'open-card-drawn' && event.rule === 'BA-51'),
  // The old weapon, the burnt Dynamite, the opened Jail, what the dead leave behind.
  'card-discarded': (event, opened) =>
    ['BA-10', 'BA-40', 'BA-44', 'BA-18'].includes(event.rule) || (event.rule === 'BA-19' && opened.rule === 'BA-19'),
  'life-lost': (_, opened) => opened.event === 'dynamite-exploded',
  'money-paid': () => true,
};

/** A turn that begins with cards is told by the cards. */
const LEADS: Record<string, string[]> = {
  'turn-began': ['cards-drawn', 'open-card-drawn', 'cards-looked-at', 'card-turned', 'cards-turned'],
};

function joins(event: BangEvent, opened: BangEvent | null, group: BangEvent[]): boolean {
  if (SILENT.has(event.event)) return true;
  if (!opened) return false;
  if (JOINS[event.event]?.(event, opened)) return true;
  const last = group.filter((one) => !SILENT.has(one.event)).at(-1);
  return LEADS[last?.event ?? '']?.includes(event.event) ?? false;
}

/** The events of each picture, in order; the first one that is not silent opens it. */
export function grouped(events: BangEvent[]): BangEvent[][] {
  const groups: BangEvent[][] = [];
  for (const event of events) {
    const group = groups.at(-1);
    const opened = group?.find((one) => !SILENT.has(one.event)) ?? null;
    const silentSoFar = group !== undefined && opened === null;
    if (group && (silentSoFar || joins(event, opened, group))) group.push(event);
    else groups.push([event]);
  }
  return groups;
}

/** The event that a picture is about. */
function subject(group: BangEvent[]): BangEvent | null {
  const told = group.filter((one) => !SILENT.has(one.event));
  const [first, second] = told;
  return second && LEADS[first.event]?.includes(second.event) ? second : (first ?? null);
}

const NOTHING: Told = { line: null, motion: 0, hold: 0 };

/** A picture that no sentence is made for says what the server says. */
const SPOKEN: Told = { motion: 300, hold: 500 };

export function steps(before: Seen, after: Seen, printed: BangPrinted): Step<BangView, BangEvent>[] {
  // A sight that tells more than what is new (after a reconnect) repeats nothing.
  const seen = before.events.at(-1)?.seq ?? -1;
  const events = after.events.filter(({ seq }) => seq > seen).map(({ event }) => event);
  let view = before.view;
  let told = 0;
  const found = grouped(events).map((group) => {
    const about = subject(group);
    const moment = about && momentOf(about, events, { view, after, printed });
    view = group.reduce((now, event) => fold(now, event, printed), view);
    told += group.length;
    const beat = moment ? (TELL[moment.event.event]?.(moment) ?? SPOKEN) : NOTHING;
    return { ...beat, view: told === events.length ? after.view : view, events: group };
  });
  return found;
}

interface Place {
  view: BangView;
  after: Seen;
  printed: BangPrinted;
}

function momentOf(event: BangEvent, events: BangEvent[], { view, after, printed }: Place): Moment {
  const rest = events.slice(events.indexOf(event) + 1);
  return { event, rest, view, end: after.view, me: after.seat, printed };
}
