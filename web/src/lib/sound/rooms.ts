/** The timbre of each room: the same recipes of sound, tuned and coloured. */

import { ROOMS, type Timbre } from '../rooms';

export type { Timbre } from '../rooms';

const DRY: Timbre = { pitch: 1, bright: 1, cut: 10000, echo: 0, delay: 0 };

export const timbreOf = (game: string): Timbre => ROOMS.get(game)?.timbre ?? DRY;
