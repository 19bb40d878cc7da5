/** The clauses that tell what a card or a character does, as the engine prints them. */

import type { BangPrinted } from './view';

export function cardClause(printed: BangPrinted, kind: string): string {
  return ruleOf(
    printed.cards.find((card) => card.kind === kind),
    kind,
  );
}

export function abilityClause(printed: BangPrinted, character: string): string {
  return ruleOf(
    printed.characters.find(({ name }) => name === character),
    character,
  );
}

function ruleOf(found: { rule: string } | undefined, what: string): string {
  if (!found) throw new Error(`nothing is printed of "${what}"`);
  return found.rule;
}
