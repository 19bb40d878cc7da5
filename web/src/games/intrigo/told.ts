/** What a picture tells, from its events: where things come from, and whose reward is given. */
import type { News } from '../../lib/protocol';
import type { IntrigoEvent, TokenStayed, TokenWon } from './view';

export type Reward = TokenWon | TokenStayed;

/** The reward that the lantern stands at; null outside phase 3. */
export function rewardIn(news: readonly News<IntrigoEvent>[]): News<Reward> | null {
  const last = news.findLast(({ event }) => event.event !== 'asked' && event.event !== 'ended');
  return last && isReward(last) ? last : null;
}

function isReward(news: News<IntrigoEvent>): news is News<Reward> {
  return news.event.event === 'token-won' || news.event.event === 'token-stayed';
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
