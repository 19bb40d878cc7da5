/** The cast: ten wind-up figures as which bots play. Name and face come from the id alone. */

import { preferences } from '../preferences.svelte';

export interface Figure {
  id: string;
  /** How strong it usually plays, 0 to 5. */
  level: number;
}

/** In the order of the sheet, which is the server's. */
export const CAST: readonly Figure[] = [
  { id: 'dodo', level: 0 },
  { id: 'lotta', level: 1 },
  { id: 'bruno', level: 1 },
  { id: 'sally', level: 2 },
  { id: 'otto', level: 2 },
  { id: 'doc', level: 3 },
  { id: 'zita', level: 3 },
  { id: 'nestor', level: 4 },
  { id: 'nona', level: 4 },
  { id: 'ada', level: 5 },
];

const IDS = new Set(CAST.map(({ id }) => id));

export const isFigure = (id: string | null | undefined): id is string => !!id && IDS.has(id);

/** In the reader's language; sentences never change it. */
export const figureName = (id: string): string => preferences.text(`figure-${id}`);

/** How it plays at its usual strength; never a promise for another. */
export const figureTemper = (id: string): string => preferences.text(`figure-${id}-temper`);

/** Who would sit down: nearest to the wanted strength, in the order of the sheet. */
export function nextFigure(level: number, taken: readonly string[]): Figure | undefined {
  const free = CAST.filter(({ id }) => !taken.includes(id));
  const far = (figure: Figure) => Math.abs(figure.level - level);
  return free.reduce<Figure | undefined>(
    (best, figure) => (best && far(best) <= far(figure) ? best : figure),
    undefined,
  );
}

const STAND_IN = CAST.find(({ id }) => id === 'otto')!;

/** Who would play for someone who leaves, as the server chooses. */
export const nextStandIn = (taken: readonly string[]): Figure =>
  (taken.includes(STAND_IN.id) && nextFigure(STAND_IN.level, taken)) || STAND_IN;
