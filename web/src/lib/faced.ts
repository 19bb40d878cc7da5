/** Someone whose face can be shown: a person of a board, a seat's card, a profile. */

import { isFigure } from './cast/figures';

export interface Faced {
  name: string;
  /** Which one of the cast; then nothing else matters. */
  figure?: string | null;
  /** As the person has chosen it; records from before that have none. */
  face?: number | null;
  kind?: string | null;
}

/** Machines are square, people round. */
export const isMachine = ({ figure, kind }: Faced): boolean => isFigure(figure) || kind === 'bot' || kind === 'program';

/** Peter has one face, also where he is called “Peter (with Ann)”; names have no brackets. */
export const seedOf = ({ name, face }: Faced): string => (face == null ? name.replace(/ \(.*\)$/, '') : String(face));

/** Tells faces apart, for tests and for nobody's eyes. */
export const faceKey = (who: Faced): string => (isFigure(who.figure) ? `figure ${who.figure}` : `face ${seedOf(who)}`);
