/** Legal moves with their sentences and hints, from the form in which they are sent. */

import type { LegalMoves, Phrase, Sayable, Sight as Sent } from './wire';
import type { Sight } from './protocol';

/** A legal move: its text, its clause, its sentence, and what helps to decide. */
export interface LegalMove {
  move: string;
  rule: string;
  said: Phrase;
  hint?: Phrase | null;
}

type Several = { list: unknown[] };

const isSeveral = (value: unknown): value is Several => typeof value === 'object' && value !== null && 'list' in value;

export function unfold({ rule, forms, phrases, groups }: LegalMoves): LegalMove[] {
  const known: Phrase[] = [];
  const argument = (value: unknown): Sayable => {
    if (Array.isArray(value)) return known[value[0] as number];
    return isSeveral(value) ? value.list.map(argument) : (value as Sayable);
  };
  const phrase = ([form, ...values]: unknown[]): Phrase => {
    const [key, ...names] = forms[form as number];
    return { key, arguments: Object.fromEntries(names.map((name, at) => [name, argument(values[at])])) };
  };
  for (const row of phrases) known.push(phrase(row)); // rows refer to earlier ones
  return groups.flatMap(([beginning, moves]) =>
    moves.map(([end, said, hint]) => ({
      move: beginning + end,
      rule,
      said: phrase(said),
      hint: hint === null ? null : known[hint],
    })),
  );
}

/** A sight as boards want it. */
export const received = ({ moves, ...sight }: Sent): Sight => ({
  ...sight,
  moves: moves ? unfold(moves) : [],
});
