/** Who has won and why, in a title and a sentence. */

import type { EndProps, Line } from '../../../lib/board';
import type { BangEvent, BangPrinted, BangView } from '../view';
import { decisive, type History, type Kill } from './history';

export type BangEnd = EndProps<BangView, BangEvent, BangPrinted>;

const firsts = (view: BangView): number[] =>
  (view.result?.ranks ?? []).flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** `win`, `lose`, or for who looks on the side that has won. */
export function outcome({ view, me }: Pick<BangEnd, 'view' | 'me'>): string {
  if (me !== null) return firsts(view).includes(me) ? 'win' : 'lose';
  if (view.options.mode === 'tournament') return firsts(view).length > 1 ? 'shared' : 'survivor';
  return view.side ?? 'over';
}

export function ending(props: BangEnd): { title: Line; why: Line | null } {
  const { view } = props;
  const result = outcome(props);
  const [winner] = firsts(view);
  const seats = winner === undefined ? undefined : { seat: winner };
  const title = { key: 'web-bang-end-title', seats, values: { result } };
  return { title, why: view.result ? why(props) : null };
}

function why({ view }: BangEnd): Line | null {
  const [winner, ...others] = firsts(view);
  if (view.options.mode === 'tournament') {
    const values = { amount: view.money[winner] ?? 0, others: others.length };
    return { key: 'web-bang-end-money', seats: { seat: winner }, values };
  }
  const side = view.side;
  if (!side) return null;
  if (side === 'survivor') return ofThree(view, winner);
  if (side === 'renegade') return { key: 'web-bang-end-renegade', seats: { seat: winner } };
  // With two Renegades, the plural.
  const renegades = view.roles.filter((role) => role === 'renegade').length;
  return { key: 'web-bang-end-why', values: { side, renegades } };
}

/** Of three, who shot their prey has won; else the last one standing. */
function ofThree(view: BangView, winner: number): Line {
  const place = view.killers.findIndex((by) => by === winner);
  const last = view.alive.length === 1;
  if (place < 0 || (last && view.fallen.length === 2 && view.killers[1] !== winner)) {
    return { key: 'web-bang-end-last', seats: { seat: winner } };
  }
  const victim = view.fallen[place];
  return {
    key: 'web-bang-end-prey',
    seats: { seat: winner, target: victim },
    values: { role: String(view.roles[victim]) },
  };
}

/** The deed that decided it, and what became of me before. */
export function deeds(props: BangEnd, history: History): Line[] {
  const { view, me } = props;
  // A tournament is not decided by one deed.
  if (view.options.mode === 'tournament') return [];
  const kill = momentOf(props, history);
  const found: Line[] = [];
  const mine = history.kills.find(({ victim }) => victim === me);
  if (mine && mine !== kill) {
    const won = outcome(props) === 'win';
    found.push({ key: 'web-bang-end-fell', values: { round: mine.round, result: won ? 'win' : 'lose' } });
  }
  if (kill) found.push(killLine(kill));
  return found;
}

export const momentOf = ({ view }: BangEnd, history: History): Kill | null =>
  decisive(history, view.roles, ['outlaws', 'renegade'].includes(view.side ?? ''));

export function killLine({ by, victim, dynamite, round }: Kill): Line {
  if (by !== null) return { key: 'web-bang-end-kill', seats: { seat: by, target: victim }, values: { round } };
  const how = dynamite ? 'dynamite' : 'duel';
  return { key: 'web-bang-end-death', seats: { target: victim }, values: { round, how } };
}

/** The same deed as a moment: with what it was done. */
export function momentLine(kill: Kill): Line {
  if (kill.by === null) return killLine(kill);
  const { by, victim, round, card } = kill;
  return { key: 'web-bang-end-moment', seats: { seat: by, target: victim }, values: { round, card } };
}
