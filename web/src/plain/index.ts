/** The board of games that brought none: views as lists, moves as buttons. */

import type { BoardModule } from '../lib/board';
import Board from './Board.svelte';

export default { key: '', Board } as BoardModule;
