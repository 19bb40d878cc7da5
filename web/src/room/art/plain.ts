/** A game of another package: a plain table in a plain room. */

import type { RoomArt } from './types';

export const plain: RoomArt = {
  ground: () => '<rect width="620" height="840" fill="#4A443B"/>',
  table: () =>
    '<circle cx="276" cy="282" r="184" fill="#000" opacity=".3"/><circle cx="280" cy="268" r="180" fill="#6B6357"/><circle cx="280" cy="268" r="168" fill="#857B6C"/>',
  place: { rx: 206, ry: 206 },
  middle: { top: 48, width: 46 },
};
