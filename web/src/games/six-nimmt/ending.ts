/** The end in words: who won, my place, and who went through the fence. */

import type { EndProps, Line } from '../../lib/board';
import type { Event, Printed, View } from './view';

const WON = {
  deals: 'web-six-nimmt-end-won-deals',
  one: 'web-six-nimmt-end-won-one',
  many: 'web-six-nimmt-end-won-many',
};
const LOST = {
  deals: 'web-six-nimmt-end-lost-deals',
  one: 'web-six-nimmt-end-lost-one',
  many: 'web-six-nimmt-end-lost-many',
};

type Props = Pick<EndProps<View, Event, Printed>, 'view' | 'printed' | 'me'>;

export function ending({ view, printed, me }: Props): { title: Line; why: Line | null } {
  const ranks = view.result?.ranks ?? [];
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  return { title: titleOf(winners, me), why: ranks.length ? whyOf(view, printed, winners, me) : null };
}

function titleOf(winners: number[], me: number | null): Line {
  const mine = me !== null && winners.includes(me);
  // I come first where I share a win.
  const [seat, other] = mine ? [me, ...winners.filter((winner) => winner !== me)] : winners;
  const seats: Record<string, number> = winners.length === 2 ? { seat, other } : { seat };
  return { key: 'web-six-nimmt-end-title', seats, values: { winners: winners.length } };
}

function whyOf(view: View, printed: Printed, winners: number[], me: number | null): Line {
  const scores = view.result?.scores ?? view.totals;
  const limit = printed.limit;
  const out = limit === null ? [] : scores.flatMap((total, seat) => (total > limit ? [seat] : []));
  const furthest = out.toSorted((a, b) => scores[b] - scores[a])[0];
  const won = me === null || winners.includes(me);
  const shown = won ? (me ?? winners[0]) : me;
  const values: Record<string, number> = {
    bulls: scores[shown],
    players: view.seats,
    deals: view.deal,
    out: out.length,
    most: furthest === undefined ? 0 : scores[furthest],
  };
  const seats: Record<string, number> = furthest === undefined ? {} : { seat: furthest };
  const about = out.length === 0 ? 'deals' : out.length === 1 ? 'one' : 'many';
  return { key: (won ? WON : LOST)[about], seats, values };
}
