/**
 * One pip of strength in the shape of each room, filled and outlined. Lists have dots.
 *
 * Where a plate changes its ground, it sets `--pip` and `--pip-line`, so that they stay visible.
 */

import { ROOMS, type Pip } from '../rooms';

const DOT: Pip = {
  box: '0 0 10 10',
  full: '<circle cx="5" cy="5" r="4.3" fill="currentColor" stroke="currentColor"/>',
  empty: '<circle cx="5" cy="5" r="4.3" fill="none" stroke="currentColor"/>',
};

export const PIPS: Readonly<{ [room: string]: Pip }> = {
  '': DOT,
  ...Object.fromEntries([...ROOMS].map(([key, { pip }]) => [key, pip])),
};
