/** Where a move would lead, read from the hint that the server gives with it. */
import type { LegalMove, Phrase, Sayable } from '../../lib/protocol';

export interface Landing {
  readonly space: number;
  /** The Emperor would stop under a tree. */
  readonly tree: boolean;
  /** An artist would be embarrassed. */
  readonly embarrassed: boolean;
}

/** What would move, and where it would stand. */
export interface Preview {
  readonly emperor: readonly Landing[];
  readonly own: readonly Landing[];
}

const NOTHING: Preview = { emperor: [], own: [] };

export function previewOf(move: LegalMove | undefined): Preview {
  const hint = move?.hint;
  if (!hint) return NOTHING;
  const { space, emperor, own } = hint.arguments ?? {};
  if (space !== undefined) return { emperor: [directed(hint, space)], own: [] };
  return { emperor: landings(emperor), own: landings(own) };
}

function directed(hint: Phrase, space: Sayable): Landing {
  return {
    space: landing(space)?.space ?? 0,
    tree: hint.key.endsWith('-tree'),
    embarrassed: hint.key.endsWith('-meets'),
  };
}

/** One for each space: two ways may end there, and only one of them embarrassed. */
function landings(said: Sayable | undefined): Landing[] {
  const all = Array.isArray(said) ? said : [said];
  const found = new Map<number, Landing>();
  for (const { space, tree, embarrassed } of all.map(landing).filter((each) => each !== null)) {
    const other = found.get(space);
    found.set(space, {
      space,
      tree: tree || !!other?.tree,
      embarrassed: embarrassed || !!other?.embarrassed,
    });
  }
  return [...found.values()];
}

function landing(said: Sayable | undefined): Landing | null {
  if (typeof said === 'number') return { space: said, tree: false, embarrassed: false };
  if (!isPhrase(said)) return null;
  if (said.key === 'sakura-gate') return { space: 0, tree: false, embarrassed: false };
  const inner = landing(said.arguments?.space);
  if (!inner) return null;
  return {
    space: inner.space,
    tree: said.key === 'sakura-place-tree',
    embarrassed: said.key === 'sakura-place-embarrassed',
  };
}

function isPhrase(said: Sayable | undefined): said is Phrase {
  return typeof said === 'object' && said !== null && 'key' in said;
}
