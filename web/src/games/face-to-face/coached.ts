/** Where a review writes: the chance of every way to play a card, and the pile that it goes to. */

import type { Coached } from '../../lib/board';
import type { View } from './view';

const WAYS: Readonly<{ [way: string]: string }> = { up: '▲', down: '▼' };

export const coached: Coached<View> = {
  worth(move) {
    const [verb, card, pile] = move.split(' ');
    if (verb === 'end') return { thing: 'end', place: 'stacked' };
    return { thing: `card ${card}`, way: `${verb === 'help' ? '↑' : ''}${WAYS[pile]}`, place: 'stacked' };
  },
  leads(board, move) {
    const [verb, , pile] = move.split(' ');
    return pile ? board.querySelector(`[data-thing="${verb === 'help' ? 'theirs' : 'mine'} ${pile}"]`) : null;
  },
};
