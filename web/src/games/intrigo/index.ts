import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import Held from './Held.svelte';
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

export default { key: 'intrigo', Board, Held, steps, where } as unknown as BoardModule;
