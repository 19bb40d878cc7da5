/** What is printed on cards in the reader's language: all that a card needs of its surroundings. */

import { getContext, setContext } from 'svelte';
import type { BoardProps, Language } from '../../lib/board';
import type { Card } from './cards';

export interface Printing {
  readonly language: Language;
  cardName(kind: string): string;
  rank(card: Card): string;
}

const KEY = Symbol('printing');

export function printIn(words: () => Pick<BoardProps, 'text' | 'language'>): void {
  setContext<Printing>(KEY, {
    get language() {
      return words().language;
    },
    cardName: (kind) => words().text(`bang-card-${kind}`),
    rank: (card) => (/\d/.test(card.rank) ? card.rank : words().text(`bang-rank-${card.rank.toLowerCase()}`)),
  });
}

export const getPrinting = (): Printing => getContext<Printing>(KEY);
