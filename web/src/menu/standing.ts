/** Answers that can be left for the questions of a slow game: what each game offers to tick. */

import { ask } from '../lib/api';
import { ROOMS, type Choice } from '../lib/rooms';
import type { StandingAnswer } from '../lib/wire';

/** By game; a game that says none asks nothing that could be answered ahead. */
export const choicesOf = (game: string): readonly Choice[] => ROOMS.get(game)?.standing ?? [];

export const getStanding = (table: string, seat: number): Promise<StandingAnswer[]> =>
  ask(`/api/tables/${table}/standing?seat=${seat}`);
