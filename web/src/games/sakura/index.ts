import type { BoardModule } from '../../lib/board';
import Board from './Board.svelte';
import Held from './Held.svelte';
import type { Text } from './outcomes';
import { steps } from './steps';
import type { SakuraView } from './view';

/** For the bar: "Round 11 · tree 2 of 3 next". */
function where(view: SakuraView, text: Text): string {
  const round = text('web-sakura-round', { round: view.round });
  const trees = view.path.trees.length;
  if (view.paid >= trees) return round;
  return `${round} · ${text('web-sakura-next-tree', { tree: view.paid + 1, trees })}`;
}

export default { key: 'sakura', Board, Held, steps, where } as unknown as BoardModule;
