/** Answers that can be left for the questions of a slow game: what each game offers to tick. */

import { ask } from '../lib/api';
import type { StandingAnswer } from '../lib/wire';

export interface Choice extends Pick<StandingAnswer, 'decision' | 'moves'> {
  /** The message that says it: `web-standing-…`. */
  key: string;
}

/** By game; a game that is not here asks nothing that could be answered ahead. */
export const CHOICES: { [game: string]: readonly Choice[] } = {
  bang: [
    { key: 'web-leaving-standing-shot', decision: 'answer-shot', moves: ['barrel', 'ability', 'answer missed-*', 'answer *', 'pass'] },
    { key: 'web-leaving-standing-indians', decision: 'answer-indians', moves: ['answer bang-*', 'answer *', 'pass'] },
    { key: 'web-leaving-standing-rescue', decision: 'rescue', moves: ['play beer-*', 'play *', 'pass'] },
  ],
  'six-nimmt': [{ key: 'web-leaving-standing-row', decision: 'choose-row', moves: ['?'] }],
};

export const getStanding = (table: string, seat: number): Promise<StandingAnswer[]> =>
  ask(`/api/tables/${table}/standing?seat=${seat}`);
