/** Who won, as the result tells it: for boards that say no more, and for one's place. */

import type { EndProps } from '../lib/board';
import type { Texts } from '../lib/texts';

type Said = Pick<EndProps, 'view' | 'names' | 'me'>;

export function standing({ view, names, me }: Said, texts: Texts) {
  const ranks = view.result?.ranks;
  if (!ranks) return { title: texts.get('web-over'), place: '', won: null };
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const won = me === null ? null : ranks[me] === 1;
  const alone = won && winners.length === 1;
  const named = winners.map((seat) => names[seat]).join(', ');
  const title = alone
    ? texts.get('web-over-you-win')
    : texts.get('web-over-wins', { names: named, count: winners.length });
  // Where all others only lost, nobody has a place.
  const hasPlaces = new Set(ranks).size > 2;
  const place =
    me !== null && !won && hasPlaces
      ? texts.get('web-over-place', { place: ranks[me], seats: ranks.length })
      : '';
  return { title, place, won };
}
