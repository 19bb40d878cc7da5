/** The buttons of the prompt, asked now or waiting while the story is told. */

import { choices, type Choice } from './choices';
import { intent } from './moves';
import type { Saloon } from './saloon.svelte';

export interface Offered {
  buttons: Choice[];
  /** The end of the turn: on a phone it stands beside the question, as long as nothing is picked. */
  end: Choice | null;
  /** Sid Ketchum may heal before he answers: a button leads to the cards. */
  heals: boolean;
}

export function offeredIn(saloon: Saloon): Offered {
  const { board, picker } = saloon;
  const later = saloon.isAsked ? null : board.later;
  const moves = saloon.isAsked ? (board.sight.moves ?? []) : (later?.moves ?? []);
  const decision = later ? (later.decision === 'play' ? 'play' : 'later') : saloon.view.decision;
  const all = choices(moves, picker.left, picker.picked.length > 0, decision);
  const end = saloon.leads ? (all.find(({ verb }) => verb === 'end') ?? null) : null;
  const heals =
    saloon.isAsked &&
    decision !== 'play' &&
    !picker.picked.length &&
    moves.some(({ move }) => intent(move).verb === 'heal');
  return { buttons: all.filter((choice) => choice !== end), end, heals };
}
