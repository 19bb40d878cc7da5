/** Where a review writes on the lanes: bulls below the cards, and the place that a card goes to. */

import type { Coached } from '../../lib/board';
import Bull from './Bull.svelte';
import { landingOfCard, type View } from './view';

export const coached: Coached<View> = {
  worth(move) {
    const [verb, number] = move.split(' ');
    if (verb === 'row') return { thing: `row ${number}`, place: 'later' };
    return { thing: `card ${number}`, place: 'below' };
  },
  Unit: Bull,
  leads(board, move, view) {
    const [verb, card] = move.split(' ');
    const row = verb === 'play' && view.phase === 'choose' ? (landingOfCard(view, Number(card))?.row ?? null) : null;
    if (row === null) return null;
    const places = board.querySelectorAll(`[data-place="row ${row + 1}"] .place`);
    return places[Math.min(view.rows[row].length, places.length - 1)] ?? null;
  },
};
