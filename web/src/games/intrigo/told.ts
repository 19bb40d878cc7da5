/** What a picture tells, from its events: where things come from, and whose reward is given. */
import type { News } from '../../lib/protocol';
import type { IntrigoEvent, IntrigoView, TokenStayed, TokenWon } from './view';

/** Events without a picture of their own. */
const SILENT: ReadonlySet<string> = new Set(['asked', 'ended', 'leads-changed', 'packet-received']);

export type Reward = TokenWon | TokenStayed;

/** The reward that the lantern stands at; null outside phase 3. */
export function rewardIn(news: readonly News<IntrigoEvent>[]): News<Reward> | null {
  const last = news.findLast(({ event }) => !SILENT.has(event.event));
  return last && isReward(last) ? last : null;
}

function isReward(news: News<IntrigoEvent>): news is News<Reward> {
  return news.event.event === 'token-won' || news.event.event === 'token-stayed';
}

/** A building on the track of rewards: its token, and what became of it. */
export interface Told {
  building: number;
  token: string | null;
  /** Who took it, or the reason why it stays; null: it comes later. */
  outcome: { family: string } | { reason: string } | null;
}

/** The rewards of this round up to the one that is told, and the tokens that are left. */
export function track(log: readonly News<IntrigoEvent>[], reward: News<Reward>, view: IntrigoView): Told[] {
  const found: Told[] = view.tokens.map((token, building) => ({ building, token, outcome: null }));
  for (const event of givenUpTo(log, reward)) {
    const { building } = event;
    if (building <= reward.event.building) found[building] = told(event, view);
  }
  return found;
}

/** The rewards of this round, to the one that is told. */
function givenUpTo(log: readonly News<IntrigoEvent>[], reward: News<Reward>): Reward[] {
  const at = log.findLastIndex((news) => isSame(news, reward));
  const until = at < 0 ? log : log.slice(0, at);
  const start = until.findLastIndex(({ event }) => event.event === 'round-began');
  return [...until.slice(start + 1), reward].filter(isReward).map(({ event }) => event);
}

/** What a seat has won in this round so far. */
export interface Gain {
  seals: string[];
  ducats: number;
}

/** By seat, up to the reward that is told. */
export function gainsOf(log: readonly News<IntrigoEvent>[], reward: News<Reward>, seats: number): Gain[] {
  const gains = Array.from({ length: seats }, (): Gain => ({ seals: [], ducats: 0 }));
  for (const event of givenUpTo(log, reward)) {
    if (event.event !== 'token-won') continue;
    const gain = gains[event.seat];
    if (event.token === 'ducat') gain.ducats += 1;
    else gain.seals.push(event.token);
  }
  return gains;
}

function isSame(news: News<IntrigoEvent>, reward: News<Reward>): boolean {
  return news.seq === reward.seq && isReward(news) && news.event.building === reward.event.building;
}

function told(event: Reward, view: IntrigoView): Told {
  const { building, token } = event;
  if (event.event === 'token-won') return { building, token, outcome: { family: event.family } };
  const { family } = view.leads[building];
  const shown = event.reason === 'face-down' ? `${token} down` : token;
  // Nobody plays the family that leads.
  const outcome = event.reason === 'nobody' && family ? { family } : { reason: event.reason };
  return { building, token: shown, outcome };
}

/** The place that what lies in a gap flies from, when it is new there. */
export function cameFrom(news: readonly News<IntrigoEvent>[], gap: number): string | undefined {
  for (const { event } of news.toReversed()) {
    if (event.event === 'card-played' && event.gap === gap) return `hand ${event.seat}`;
    if (event.event === 'card-called' && event.gap === gap) return `hand ${event.holder}`;
    if (event.event === 'influence-bought' && event.gap === gap) return `pile ${event.influence}`;
  }
  return undefined;
}

/** The building that a token was swapped from. */
export function swappedFrom(news: readonly News<IntrigoEvent>[], building: number): number | null {
  for (const { event } of news.toReversed()) {
    if (event.event !== 'tokens-swapped') continue;
    if (event.building === building) return event.other;
    if (event.other === building) return event.building;
  }
  return null;
}

export interface Touched {
  gaps: Set<number>;
  buildings: Set<number>;
}

/** What an event was about, to show it when a reader points at it in the log. */
export function touchedBy(event: IntrigoEvent | null): Touched {
  const touched: Touched = { gaps: new Set(), buildings: new Set() };
  if (!event) return touched;
  if ('gap' in event) touched.gaps.add(event.gap);
  if ('target' in event) touched.gaps.add(event.target);
  if ('building' in event) touched.buildings.add(event.building);
  if ('other' in event) {
    (event.event === 'tokens-swapped' ? touched.buildings : touched.gaps).add(event.other);
  }
  if (event.event === 'tokens-placed') {
    for (const { building } of event.placed) touched.buildings.add(building);
  }
  return touched;
}
