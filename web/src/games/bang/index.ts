import { board } from '../../lib/board';
import Board from './Board.svelte';
import { coached } from './coached';
import End from './end/End.svelte';
import { ending } from './end/ending';
import { fold } from './fold';
import { heading } from './heading';
import { chapters, roundOf } from './rounds';
import Held from './Held.svelte';
import { steps } from './steps';
import { opening } from './telling/turns';
import TellSign from './TellSign.svelte';
import type { News } from '../../lib/protocol';
import type { BangEvent, BangPrinted, BangView } from './view';

type Text = (key: string, values?: Record<string, number>) => string;

/** Of a tournament, which game it is; and the round, once one has begun. */
function where(view: BangView, text: Text, _: BangPrinted, log: readonly News<BangEvent>[]): string {
  const isSingle = view.options.mode === 'single';
  const table = { seats: view.seats, game: view.game, games: view.seats };
  const round = roundOf(log, view.seats);
  const parts = [text(isSingle ? 'web-bang-table' : 'web-bang-game', table)];
  return [...parts, ...(round ? [text('web-bang-end-round', { round })] : [])].join(' · ');
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
