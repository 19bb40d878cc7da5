/** How games are named and what stands on their doors. */

import { ROOMS as DECLARED, type Look } from '../lib/rooms';

export interface RoomLook extends Look {
  key: string;
}

export const ROOMS: readonly RoomLook[] = [...DECLARED].map(([key, { look }]) => ({ key, ...look }));

const PLAIN: RoomLook = {
  key: '',
  glyph: 'M2 24V6L10 0L18 6V24Z',
  font: 'var(--text)',
  weight: 700,
  light: '#C9B07A',
  colour: '#5E574C',
  night: '#B8AE9E',
};

/** The look of a game; one of another package gets a plain door. */
export const roomOf = (key: string): RoomLook => ROOMS.find((room) => room.key === key) ?? { ...PLAIN, key };

export const nameKey = (game: string): string => DECLARED.get(game)?.name ?? `${game}-title`;
export const pitchKey = (game: string): string => DECLARED.get(game)?.pitch ?? `${game}-summary`;

const DOORS = import.meta.glob('../art/*.svg', { eager: true, query: '?url', import: 'default' });
export const doorOf = (game: string): string | undefined => DOORS[`../art/${game}.svg`] as string | undefined;
