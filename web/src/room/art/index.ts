/** The rooms' tables and where their seats are. */

import { plain } from './plain';
import type { RoomArt } from './types';

const files = import.meta.glob(['./*.ts', '!./index.ts', '!./plain.ts', '!./types.ts'], {
  eager: true,
  import: 'default',
}) as Record<string, RoomArt>;

/** One file a game, named by its key. */
export const artOf = (game: string): RoomArt => files[`./${game}.ts`] ?? plain;

/** The place of a seat in hundredths of the table; 0 sits at the foot, clockwise. */
export function placeOf(art: RoomArt, at: number, seats: number): { x: number; y: number } {
  const own = art.places?.(seats)?.[at];
  const angle = Math.PI / 2 + (at * 2 * Math.PI) / seats;
  const { rx, ry, cy = 268 } = art.place;
  const [x, y] = own ?? [280 + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  return { x: x / 5.6, y: y / 5.6 };
}
