/** Tutorials as the server tells them, and what is kept of them on this device. */

import { ask } from './api';
import type { Why } from './board';
import type { Sight, TableCard } from './protocol';

export interface LessonLine {
  name: string;
  rules: string[];
}

export interface LessonCard extends LessonLine {
  seats: number;
  options: Record<string, unknown>;
  printed: unknown;
  sight: Sight;
}

/** What came of a move: refused, or played with the answers of the others. */
export interface Tried {
  refused: Why | null;
  reached: boolean;
  sights: Sight[];
}

const path = (game: string) => `/api/games/${game}/tutorial`;

export const getTutorial = (game: string): Promise<LessonLine[]> => ask(path(game));
export const getLesson = (game: string, number: number): Promise<LessonCard> =>
  ask(`${path(game)}/${number}`);
export const tryMove = (game: string, number: number, move: string): Promise<Tried> =>
  ask(`${path(game)}/${number}/try?${new URLSearchParams({ move })}`);

/** The table that a lesson is played at, as a board wants it: nobody's, with no clock. */
export function practiceTable(game: string, card: LessonCard, names: readonly string[]): TableCard {
  const me = card.sight.seat;
  return {
    id: '',
    game,
    title: '',
    status: 'live',
    host: '',
    seats: Array.from({ length: card.seats }, (_, seat) => ({
      seat,
      kind: seat === me ? ('person' as const) : ('bot' as const),
      name: names[seat % names.length],
      person: null,
      // Not by the name, which is another in each language.
      face: seat,
      bot: null,
      figure: null,
      ready: true,
      stand_in: false,
      stand_in_figure: null,
      left: false,
      resigned: false,
      vacation: null,
      vacation_used: 0,
      late: false,
      guest_of: null,
      meant: null,
    })),
    options: card.options,
    clock: { kind: 'none' },
    listed: false,
    spectators: false,
    chat: false,
    auto_start: false,
    created: 0,
    fairness: {
      commitment: '',
      edition: 2,
      phase: null,
      committed: [],
      revealed: [],
      hashes: null,
      entropy: null,
      server_seed: null,
      deal_seed: null,
    },
    asked_back: null,
    agreed: [],
    relieving: null,
    relief_agreed: [],
    stopping: null,
    closed: null,
    vacation_days: 0,
    held: false,
    starts_at: null,
    rated: false,
    unrated: null,
    several_seats: false,
    rematch: null,
    result: null,
  };
}
