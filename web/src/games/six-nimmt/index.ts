import type { BoardModule, BoardProps } from '../../lib/board';
import { count } from '../../lib/protocol';
import Board from './Board.svelte';
import Held from './Held.svelte';
import { steps } from './steps';
import { TRICKS, type View } from './view';

function where(view: View, text: BoardProps['text']): string {
  if (view.phase === 'draft') return text('web-six-nimmt-where-draft', { deal: view.deal });
  const held = count(view.hands[0]);
  const trick = Math.min(TRICKS, view.phase === 'row' ? TRICKS - held : TRICKS + 1 - held);
  return text('web-six-nimmt-where', { deal: view.deal, trick });
}

export default { key: 'six-nimmt', Board, Held, steps, where } as unknown as BoardModule;
