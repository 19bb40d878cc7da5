/** Tutorials as the server tells them, and what is kept of them on this device. */

import { ask } from './api';
import type { Why } from './board';
import { received } from './moves';
import type { Sight, TableInfo } from './protocol';
import type { Sight as SentSight } from './wire';

export interface LessonLine {
  name: string;
  rules: string[];
}

export interface LessonInfo extends LessonLine {
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

type SentLesson = Omit<LessonInfo, 'sight'> & { sight: SentSight };
type SentTrial = Omit<Tried, 'sights'> & { sights: SentSight[] };

const path = (game: string) => `/api/games/${game}/tutorial`;

export const getTutorial = (game: string): Promise<LessonLine[]> => ask(path(game));
export async function getLesson(game: string, number: number): Promise<LessonInfo> {
  const card = await ask<SentLesson>(`${path(game)}/${number}`);
  return { ...card, sight: received(card.sight) };
}

export async function tryMove(game: string, number: number, move: string): Promise<Tried> {
  const query = new URLSearchParams({ move });
  const tried = await ask<SentTrial>(`${path(game)}/${number}/try?${query}`);
  return { ...tried, sights: tried.sights.map(received) };
}

/** The table that a lesson is played at, as a board wants it: nobody's, with no clock. */
export function practiceTable(game: string, card: LessonInfo, names: readonly string[]): TableInfo {
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
