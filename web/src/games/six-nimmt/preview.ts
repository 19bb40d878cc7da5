/** What the server's hints say about a move, for drawing it. */

import type { LegalMove, Phrase } from '../../lib/protocol';

/** A waiting card at the place where it would go; place 6 takes the row. */
export interface Ghost {
  card: number;
  row: number;
  place: number;
}

const number = (phrase: Phrase, name: string): number => Number(phrase.arguments?.[name] ?? 0);

/** Where the rest of the trick goes after this row. */
export function ghostsOf(legal: LegalMove | undefined): Ghost[] {
  const rest = legal?.hint?.arguments?.rest;
  if (!Array.isArray(rest)) return [];
  return (rest as Phrase[]).map((said) => ({
    card: number(said, 'card'),
    row: number(said, 'row') - 1,
    place: said.key.endsWith('-taking') ? 6 : number(said, 'place'),
  }));
}
