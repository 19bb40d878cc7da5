import type { BoardModule, BoardProps } from '../../lib/board';
import Board from './Board.svelte';
import Held from './Held.svelte';
import { steps } from './steps';
import type { View } from './view';

function where(view: View, text: BoardProps['text']): string {
  const games = view.options['best-of'];
  if (games === 1) return '';
  const game = view.wins.reduce((sum, won) => sum + won, 0) + (view.result ? 0 : 1);
  return text('web-face-to-face-where', { game, games });
}

export default { key: 'face-to-face', Board, Held, steps, where } as unknown as BoardModule;
