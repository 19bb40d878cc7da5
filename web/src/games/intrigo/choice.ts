/** What is picked, read for drawing: the card, its ghost in a gap, and what it would do. */
import { starts, type Path, type Way } from '../../lib/paths';
import type { LegalMove } from '../../lib/protocol';
import { nameOf, numberOf } from './paths';
import type { IntrigoView } from './view';

export interface Ghost {
  gap: number;
  code: string;
}

/** The card of the hand or of a pile that is picked. */
export function chosenCard(picked: Path): string | null {
  const first = picked[0] ?? '';
  return first.startsWith('card ') || first.startsWith('pile ') ? nameOf(first) : null;
}

/** Where the picked card would lie: in the picked gap, or in the one under the pointer. */
export function ghostOf(picked: Path, over: string | null): Ghost | null {
  const code = chosenCard(picked);
  const gap = picked[1] ?? (picked.length === 1 ? over : null);
  return code && gap?.startsWith('gap ') ? { gap: numberOf(gap), code } : null;
}

/** The move that would be made: of what is picked, with the thing under the pointer. */
export function foreseenMove(
  ways: readonly Way[],
  picked: Path,
  over: string | null,
  moves: readonly LegalMove[],
): LegalMove | null {
  const path = over === null ? picked : [...picked, over];
  if (path.length < 2) return null;
  const way = ways.find((one) => one.path.length === path.length && starts(one.path, path));
  return (way && moves.find(({ move }) => move === way.move)) ?? null;
}

/** The move to ask about when a thing cannot be picked: the server says why it is refused. */
export function moveFor(name: string, picked: Path, view: IntrigoView): string | null {
  const [kind] = name.split(' ');
  const empty = view.gaps.indexOf(null);
  const card = chosenCard(picked);
  if (kind === 'packet') return `keep ${nameOf(name)}`;
  if (kind === 'card') return `play ${nameOf(name)} at ${Math.max(empty, 0)}`;
  if (kind === 'pile') return `${nameOf(name)} at ${Math.max(empty, 0)} idle`;
  if (kind !== 'gap' || !card || picked.length > 1) return null;
  const gap = numberOf(name);
  return picked[0].startsWith('card ') ? `play ${card} at ${gap}` : `${card} at ${gap} idle`;
}
