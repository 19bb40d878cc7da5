/** The end in words and figures: who won, how, and how near the others were. */

import type { EndProps, Line } from '../../lib/board';
import type { News } from '../../lib/protocol';
import { gapsBeside } from './ring';
import { touchedBy } from './told';
import type { IntrigoEvent, IntrigoView, TokenWon } from './view';

/** What changes who leads a token. */
const DEEDS: ReadonlySet<IntrigoEvent['event']> = new Set<IntrigoEvent['event']>([
  'card-played',
  'influence-bought',
  'tokens-swapped',
  'card-turned',
  'card-called',
  'cards-swapped',
  'card-moved',
  'token-turned',
]);

type Props = Pick<EndProps<IntrigoView, IntrigoEvent>, 'view' | 'me' | 'names'>;

const FOUR = 4;
const KINDS = 5;

export const winnersOf = (view: IntrigoView): number[] =>
  (view.result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Winners and watchers read how it was won; losers read who won, too. */
export function ending({ view, me, names }: Props): { title: Line; why: Line | null } {
  const winners = winnersOf(view);
  const named = winners.map((seat) => names[seat]).join(', ');
  const lost = me !== null && !winners.includes(me);
  const values = { names: named, count: winners.length };
  const alone = winners.length === 1 && winners[0] === me;
  const key = alone ? 'web-intrigo-end-you' : lost ? 'web-intrigo-end-lose' : 'web-intrigo-end-wins';
  const why = { key: 'web-intrigo-end-why', values: { ...values, ...reason(view), reader: lost ? 'lost' : 'other' } };
  return { title: { key, values }, why: winners.length ? why : null };
}

function reason(view: IntrigoView): { how: string; token: string } {
  const [token = ''] = view.won_by;
  if (!token) return { how: 'sum', token };
  return { how: view.won_by.length === 1 ? 'four' : 'five', token };
}

/** Where and when it was decided, and what a loser was short of. */
export function deeds(log: readonly News<IntrigoEvent>[], view: IntrigoView, me: number | null): Line[] {
  const moment = decisive(log, view);
  const found: Line[] = [];
  if (moment && view.won_by.length) {
    const values = { building: moment.reward.event.building, round: view.round };
    found.push({ key: 'web-intrigo-end-where', values });
  }
  const short = me === null || winnersOf(view).includes(me) ? 0 : missing(view.seals[me]);
  if (short) found.push({ key: 'web-intrigo-end-short', values: { count: short } });
  return found;
}

/** How many seals a player still needs to win; 0: none. */
export function missing(seals: readonly number[]): number {
  const most = Math.max(...seals);
  const kinds = seals.filter((held) => held > 0).length;
  return Math.max(0, Math.min(FOUR - most, KINDS - kinds));
}

const ORGANISATIONS = ['merchants', 'military', 'clergy', 'farmers', 'workers'];

/** By round, what every seat still missed after it; the start first. */
export function missingByRound(log: readonly News<IntrigoEvent>[], view: IntrigoView): number[][] {
  const seals = view.seals.map((row) => row.map(() => 0));
  const rounds: number[][] = [seals.map(missing)];
  let counted = 0;
  for (const { event } of log) {
    if (event.event === 'token-won' && event.token !== 'ducat') {
      const kind = ORGANISATIONS.indexOf(event.token);
      if (kind >= 0) seals[event.seat][kind] += 1;
      counted += 1;
    }
    if (event.event === 'round-ended') rounds.push(seals.map(missing));
  }
  const total = view.seals.flat().reduce((sum, held) => sum + held, 0);
  // A log that does not reach back to the start tells no curve.
  if (counted !== total) return [];
  return [...rounds, view.seals.map(missing)];
}

/** What it came down to: the winner's last seal, and what was done beside it last. */
export interface Decisive {
  reward: News<TokenWon>;
  /** One deed, with what came of it: bought, then swapped. */
  deed: News<IntrigoEvent>[];
  /** What lies on both sides of the token. */
  beside: [string | null, string | null];
}

export function decisive(log: readonly News<IntrigoEvent>[], view: IntrigoView): Decisive | null {
  const winners = winnersOf(view);
  const at = log.findLastIndex(
    ({ event }) => event.event === 'token-won' && event.token !== 'ducat' && winners.includes(event.seat),
  );
  if (at < 0) return null;
  const reward = log[at] as News<TokenWon>;
  const { building } = reward.event;
  const gaps = gapsBeside(building, view.gaps.length);
  const isThere = ({ event }: News<IntrigoEvent>): boolean => {
    const touched = touchedBy(event);
    return DEEDS.has(event.event) && (touched.buildings.has(building) || gaps.some((gap) => touched.gaps.has(gap)));
  };
  const start = log.findLastIndex(({ event }) => event.event === 'round-began');
  const last = log.slice(start + 1, at).findLast(isThere);
  const deed = last ? log.filter(({ seq, event }) => seq === last.seq && DEEDS.has(event.event)) : [];
  return { reward, deed, beside: [view.gaps[gaps[0]], view.gaps[gaps[1]]] };
}
