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

/** Where a hand card would go now. */
export type Landing =
  | { kind: 'follows'; row: number }
  | { kind: 'takes'; row: number; bulls: number }
  | { kind: 'nowhere' };

export function landingOf(legal: LegalMove | undefined): Landing | null {
  const hint = legal?.hint;
  if (!hint) return null;
  if (hint.key.endsWith('hint-too-low')) return { kind: 'nowhere' };
  const row = number(hint, 'row') - 1;
  if (hint.key.endsWith('hint-takes')) return { kind: 'takes', row, bulls: number(hint, 'bulls') };
  return { kind: 'follows', row };
}
