/** What a review says of hidden roles. Chances to win stand in the panel, none on the seats. */

import type { Coached } from '../../lib/board';
import RoleMark from './parts/RoleMark.svelte';

export const coached: Coached = {
  leads: (board, move) => {
    const seat = / at (\d+)/.exec(move)?.[1];
    return seat ? board.querySelector(`[data-place="seat ${seat}"]`) : null;
  },
  could: { Sign: RoleMark, name: (what) => `bang-role-${what}` },
};
