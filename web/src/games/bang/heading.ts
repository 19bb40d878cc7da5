/** Where a chapter of the story begins: a game of a tournament, and every turn. */

import type { Heading } from '../../lib/board';
import type { BangEvent } from './view';

export function heading(event: BangEvent): Heading | null {
  if (event.event === 'game-began') {
    return { line: { key: 'web-bang-heading-game', values: { game: event.game ?? 1 } }, large: true };
  }
  if (event.event !== 'turn-began') return null;
  const seat = event.seat ?? 0;
  return { line: { key: 'web-bang-heading-turn', seats: { seat } }, face: seat };
}
