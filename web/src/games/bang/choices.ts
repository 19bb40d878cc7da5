/** Which moves stand as buttons in the prompt: those that are not a card or seat to click. */

import type { LegalMove } from '../../lib/protocol';
import type { Way } from '../../lib/paths';
import { intent, type Intent } from './moves';
import type { BangView } from './view';

export interface Choice extends Intent {
  legal: LegalMove;
  /** The quiet one: to let it happen. */
  quiet: boolean;
}

const MOST = 4;
const QUIET = new Set(['end', 'pass']);

/** Cards that lie open to be clicked need no second button. */
const OPEN = new Set(['discard', 'take', 'put back', 'choose', 'keep', 'offer', 'bid', 'heal']);

export function choices(
  moves: readonly LegalMove[],
  left: readonly Way[],
  picked: boolean,
  view: BangView,
): Choice[] {
  const open = new Set(left.map((way) => way.move));
  const all = moves.map((legal) => ({ ...intent(legal.move), legal }));
  const first = all.filter(({ verb, legal }) => isButton(verb, picked, open.has(legal.move), view));
  const shown = first.length > MOST ? first.filter(({ at, on }) => at === null && on === null) : first;
  return shown
    .map((choice) => ({ ...choice, quiet: QUIET.has(choice.verb) }))
    .sort((a, b) => Number(a.quiet) - Number(b.quiet));
}

function isButton(verb: string, picked: boolean, open: boolean, view: BangView): boolean {
  if (QUIET.has(verb)) return true;
  if (picked) return open && verb !== 'bid';
  if (view.decision === 'play') return false;
  return !OPEN.has(verb);
}
