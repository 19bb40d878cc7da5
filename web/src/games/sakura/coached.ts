/** Where a review writes: the chance of every card of the hand. */

import type { Coached } from '../../lib/board';

export const coached: Coached = {
  worth(move) {
    const [verb, card, second] = move.split(' ');
    return verb === 'play' && !second ? { thing: `card ${card}`, place: 'low' } : null;
  },
};
