/** Who won, as the result tells it: for boards that say no more, and for one's place. */

import type { EndProps } from '../lib/board';
import type { BaseView } from '../lib/protocol';
import type { Texts } from '../lib/texts';

type Said = Pick<EndProps, 'view' | 'names' | 'me'>;
type Ranks = readonly number[];
/** By seat. */
type Resigned = readonly boolean[];

/** Those who resigned come after all others, whatever a bot made of their seats. */
export function finalRanks(ranks: Ranks, resigned: Resigned): number[] {
  const order = ranks.map((rank, seat) => (resigned[seat] ? Infinity : rank));
  return order.map((own) => 1 + order.filter((other) => other < own).length);
}

/** The view with the places that count, which a scene of the end shows. */
export function settled<View extends BaseView>(view: View, resigned: Resigned): View {
  if (!view.result || !resigned.includes(true)) return view;
  return { ...view, result: { ...view.result, ranks: finalRanks(view.result.ranks, resigned) } };
}

const winnersOf = (ranks: Ranks): number[] => ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));

/** Whether the end is another one than on the table: for who resigned, and where only bots of theirs won. */
export const isEndedByResigning = (ranks: Ranks, resigned: Resigned, me: number | null): boolean =>
  (me !== null && resigned[me]) || winnersOf(ranks).every((seat) => resigned[seat]);

export function standing({ view, names, me }: Said, resigned: Resigned, texts: Texts) {
  if (!view.result) return { title: texts.get('web-over'), place: '', won: null };
  const ranks = finalRanks(view.result.ranks, resigned);
  const winners = winnersOf(ranks);
  const won = me === null ? null : ranks[me] === 1 && !resigned[me];
  // Where all others only lost, nobody has a place.
  const hasPlaces = new Set(ranks).size > 2;
  const place =
    me !== null && !won && hasPlaces ? texts.get('web-over-place', { place: ranks[me], seats: ranks.length }) : '';
  return { title: title(), place, won };

  function title(): string {
    if (me !== null && resigned[me]) return texts.get('web-over-you-resigned');
    if (won && winners.length === 1) return texts.get('web-over-you-win');
    return texts.get('web-over-wins', {
      names: winners.map((seat) => names[seat]).join(', '),
      count: winners.length,
    });
  }
}
