import { board } from '../../lib/board';
import Board from './Board.svelte';
import { coached } from './coached';
import End from './end/End.svelte';
import { ending } from './end/ending';
import { fold } from './fold';
import { heading } from './heading';
import { chapters } from './rounds';
import Held from './Held.svelte';
import { steps } from './steps';
import { opening } from './telling/turns';
import TellSign from './TellSign.svelte';
import type { BangView } from './view';

/** Of a tournament, which game it is. */
function where(view: BangView, text: (key: string, values?: Record<string, number>) => string): string {
  if (view.options.mode === 'single') return text('web-bang-table', { seats: view.seats });
  return text('web-bang-game', { game: view.game, games: view.seats });
}

const curve = { label: 'web-bang-curve', values: (view: BangView) => view.lives };

export default board({
  key: 'bang',
  curve,
  Board,
  fold,
  opening,
  steps,
  heading,
  chapters: (log, view) => chapters(log, view.seats),
  Held,
  Sign: TellSign,
  End,
  ending,
  coached,
  where,
});
