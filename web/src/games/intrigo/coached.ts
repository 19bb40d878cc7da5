/** Where a review writes: in every doorway the best that could be done there, and on drafted cards. */

import type { Coached } from '../../lib/board';
import { thing } from './paths';

export const coached: Coached = {
  worth(move) {
    const [verb, ...rest] = move.split(' ');
    if (verb === 'pass') return { thing: thing.pass, place: 'middle' };
    if (verb === 'keep') return { thing: thing.packet(rest[0]), place: 'middle' };
    const gap = Number(rest[rest.indexOf('at') + 1]);
    return { thing: thing.gap(gap), place: 'middle' };
  },
  leads: (board, move) => {
    const gap = / at (\d+)/.exec(move)?.[1];
    return gap ? board.querySelector(`[data-thing="${thing.gap(Number(gap))}"]`) : null;
  },
};
