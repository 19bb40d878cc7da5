/** What a hand is called for screen readers: in a replay it is not the reader's. */

import type { BoardProps } from './board';

type Eyes = Pick<BoardProps, 'past' | 'me' | 'names' | 'text'>;

/** `own`: the key of "Your hand" in the words of the game. */
export function handName({ past, me, names, text }: Eyes, own: string): string {
  return past && me !== null ? text('web-replay-hand', { name: names[me] }) : text(own);
}
