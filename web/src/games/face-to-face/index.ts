import { board, type BoardProps, type Heading } from '../../lib/board';
import { count, type Sight } from '../../lib/protocol';
import Board from './Board.svelte';
import { coached } from './coached';
import End from './End.svelte';
import Held from './Held.svelte';
import Interlude from './Interlude.svelte';
import Sign from './Sign.svelte';
import { ending } from './ending';
import { fold } from './fold';
import { steps } from './steps';
import type { Event, View } from './view';

function where(view: View, text: BoardProps['text']): string {
  const games = view.options['best-of'];
  const turn = view.turns;
  if (games === 1) return text('web-face-to-face-where-one', { turn });
  if (view.result) return text('web-face-to-face-where-over', { games });
  // Hands lie open between two games: the one that has ended is still looked at.
  const ended = view.hands.every(Array.isArray);
  const game = view.wins.reduce((sum, won) => sum + won, 0) + (ended ? 0 : 1);
  return text('web-face-to-face-where', { game, games, turn });
}

/** "Game 1. You begin." */
function opening({ view }: Sight<View, Event>) {
  const seat = view.turn;
  return { line: { key: 'web-face-to-face-tell-game', seats: { seat }, values: { game: 1 } }, face: seat };
}

/** A game, and in it a turn: with its question, or with the end that stands in its place. */
function heading(event: Event, view: View | null): Heading | null {
  if (event.event === 'game-began') {
    return { line: { key: 'web-face-to-face-heading-game', values: { game: event.game } }, large: true };
  }
  const begins = (event.event === 'asked' && !view?.plays) || event.event === 'turn-impossible';
  if (!begins || !view) return null;
  const seat = event.event === 'asked' ? event.seats[0] : event.seat;
  const line = { key: 'web-face-to-face-heading-turn', seats: { seat }, values: { turn: view.turns } };
  return { line, face: seat };
}

/** Cards that each side still has to play. */
const curve = {
  label: 'web-face-to-face-curve',
  values: (view: View) => view.hands.map((hand, seat) => count(hand) + count(view.draw_piles[seat])),
};

export default board({
  key: 'face-to-face',
  Board,
  End,
  Held,
  Interlude,
  Sign,
  fold,
  opening,
  steps,
  heading,
  ending,
  curve,
  coached,
  where,
});
