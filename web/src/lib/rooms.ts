/**
 * What the shell shows of a game outside of its board: one declaration a game, `games/<game>/room.ts`.
 *
 * A game without one, such as that of another package, is shown in a plain way everywhere.
 */

import type { StandingAnswer } from './wire';

export interface Look {
  /** The gate's silhouette, 20 × 24. */
  glyph: string;
  font: string;
  weight: number;
  light: string;
  colour: string;
  night: string;
}

/** The family of sounds, tuned and coloured for the room. */
export interface Timbre {
  /** Times every frequency of a tone. */
  pitch: number;
  /** Times every frequency of a noise. */
  bright: number;
  /** Cut above this frequency, as walls and wood do. */
  cut: number;
  /** How much of the sound comes back from the walls, 0–1, and after how many milliseconds. */
  echo: number;
  delay: number;
}

/** One pip of strength, filled and outlined. */
export interface Pip {
  box: string;
  full: string;
  empty: string;
}

/** An answer that can be left for a question of a slow game. */
export interface Choice extends Pick<StandingAnswer, 'decision' | 'moves'> {
  /** The message that says it: `web-standing-…`. */
  key: string;
}

export interface RoomDeclaration {
  /** Its place among the doors, from 0. */
  place: number;
  /** Messages: its name and one sentence about it, on its door. */
  name: string;
  pitch: string;
  look: Look;
  timbre: Timbre;
  pip: Pip;
  /** What the middle of the table says before the start about so many players. */
  middle?: string;
  /** A score in a list of finished matches. */
  score?: string;
  /** The usual length, where a set-up form offers others. */
  usual?: string;
  standing?: readonly Choice[];
}

const files = import.meta.glob('../games/*/room.ts', { eager: true, import: 'default' }) as Record<
  string,
  RoomDeclaration
>;

/** In the order of their doors. */
export const ROOMS: ReadonlyMap<string, RoomDeclaration> = new Map(
  Object.entries(files)
    .map(([path, room]): [string, RoomDeclaration] => [path.split('/').at(-2) ?? '', room])
    .sort(([, one], [, other]) => one.place - other.place),
);
