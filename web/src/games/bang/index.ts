import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import { steps } from './steps';
import type { BangView } from './view';

/** Of a tournament, which game it is. */
function where(view: BangView, text: (key: string, values?: Record<string, number>) => string): string {
  if (view.options.mode === 'single') return text('web-bang-table', { seats: view.seats });
  return text('web-bang-game', { game: view.game, games: view.seats });
}

export default { key: 'bang', Board, steps, where } as unknown as BoardModule;
