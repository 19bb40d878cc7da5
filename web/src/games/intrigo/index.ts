import { board } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import Board from './Board.svelte';
import { coached } from './coached';
import End from './End.svelte';
import Held from './Held.svelte';
import Sign from './Sign.svelte';
import { ending, missing } from './ending';
import { asks, fold } from './fold';
import { heading, lines } from './lines';
import { steps } from './steps';
import type { IntrigoView } from './view';
import type { Text } from './words';

function where(view: IntrigoView, text: Text): string {
  const round = text('web-intrigo-round', { round: view.round });
  if (view.phase === 'draft') return `${round} · ${text('web-intrigo-phase-draft')}`;
  const filled = view.gaps.filter((lying) => lying !== null).length;
  const gaps = text('web-intrigo-filled', { filled, all: view.gaps.length });
  return `${round} · ${text('web-intrigo-phase-palace')} · ${gaps}`;
}

const opening = ({ view }: Sight<IntrigoView>) => ({ line: lines.places(view), face: view.first });

/** The last packet of a draft is one card. */
const isForced = (view: IntrigoView): boolean => view.phase === 'draft';

const curve = {
  label: 'web-intrigo-missing',
  values: (view: IntrigoView) => view.seals.map(missing),
};

export default board({
  key: 'intrigo',
  Board,
  Held,
  End,
  Sign,
  fold,
  asks,
  opening,
  steps,
  isForced,
  heading,
  ending,
  curve,
  coached,
  where,
});
