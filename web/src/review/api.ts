/** Reviews as the server gives them. */

import { ask, post, send, type Source } from '../lib/api';
import { received } from '../lib/moves';
import type { Sight } from '../lib/protocol';
import type { Judged, OwnReview, Question, ReviewInfo } from '../lib/wire';

const path = ({ kind, id }: Source): string => `/api/${kind === 'table' ? 'tables' : 'records'}/${id}/review`;

/** `since`: of one that is not done, only what came after so many moves. */
export const getReview = (source: Source, since = -1): Promise<ReviewInfo> => ask(`${path(source)}?since=${since}`);
export const askReview = (source: Source): Promise<ReviewInfo> => post(path(source), {});
export const stopReview = (source: Source): Promise<null> => send('DELETE', path(source), {});
export const getOwnReviews = (): Promise<OwnReview[]> => ask('/api/me/reviews');

/** A decision as its seat saw it: what a board needs, as in a replay. */
export interface Puzzle extends Omit<Question, 'sight'> {
  sight: Sight;
}

export async function getPuzzle(source: Source, move: number): Promise<Puzzle> {
  const asked = await ask<Question>(`${path(source)}/moves/${move}`);
  return { ...asked, sight: received(asked.sight) };
}

/** Another choice, judged like the one that was made, or longer; null where nobody judges. */
export const tryInstead = (source: Source, number: number, move: string, longer = false): Promise<Judged | null> =>
  post(`${path(source)}/moves/${number}`, { move, longer });
