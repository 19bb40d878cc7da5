/** Which moves stand as buttons in the prompt: those that are not a card or seat to click. */

import type { LegalMove } from '../../lib/protocol';
import type { Way } from '../../lib/paths';
import { intent, type Intent } from './moves';

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
  decision: string | null,
): Choice[] {
  const open = new Set(left.map((way) => way.move));
  const all = moves.map((legal) => ({ ...intent(legal.move), legal }));
  const first = all.filter(({ verb, legal }) => isButton(verb, picked, open.has(legal.move), decision));
  return fitting(first)
    .map((choice) => ({ ...choice, quiet: QUIET.has(choice.verb) }))
    .sort((a, b) => Number(a.quiet) - Number(b.quiet));
}

/** With many goals the players stand there; cards before them are chosen where they lie. */
function fitting<T extends Intent>(all: T[]): T[] {
  return all.length > MOST ? all.filter(({ on }) => on === null) : all;
}

/** What is picked is played or put back: the turn does not end by a slip. */
function isButton(verb: string, picked: boolean, open: boolean, decision: string | null): boolean {
  if (verb === 'heal' && decision !== 'play') return false;
  if (picked) return open && verb !== 'bid';
  if (QUIET.has(verb)) return true;
  if (verb === 'take' && decision === 'discard-second') return true;
  if (decision === 'play') return false;
  return !OPEN.has(verb);
}
