/** The server's REST: lobby, games, tables. Errors are sentences for the reader. */

import type { Why } from './board';
import { newId } from './ids';
import type { BaseView, ClockRule, News, SeatCard, TableCard } from './protocol';

export interface Choice {
  value: string | number;
  label: string;
}

export interface OptionInfo {
  name: string;
  kind: 'flag' | 'number' | 'choice' | 'data';
  default: unknown;
  label: string;
  about: string;
  least: number | null;
  most: number | null;
  choices: Choice[];
  seats: number[];
  only_with: Record<string, unknown>;
  not_with: string[];
}

export interface Preset {
  key: string;
  label: string;
  options: Record<string, unknown>;
  seats: number[];
}

export interface GameInfo {
  key: string;
  title: string;
  summary: string;
  seats: number[];
  default_seats: number;
  minutes: [number, number];
  presets: Preset[];
  options: OptionInfo[];
  decisions: { key: string; rule: string; secret: boolean; label: string }[];
  chapters: { key: string; label: string; clauses: string[] }[];
  examples: string[];
}

export interface Offer {
  info: GameInfo;
  bots: string[];
}

export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'live' | 'over' | 'closed';
  host: string;
  updated: number;
  to_act: number[];
  your_seats: number[];
  your_turn: boolean;
  summary: {
    seats: SeatCard[];
    clock: ClockRule;
    spectators: boolean;
    ranks: number[] | null;
    scores: number[] | null;
  };
}

export interface TableRequest {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  bots?: string[];
  own_seats?: number;
  names?: string[];
  clock?: ClockRule;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  start?: boolean;
  entropy?: string;
}

/** What the server says when it refuses. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  constructor(status: number, code: string, sentence: string) {
    super(sentence);
    this.status = status;
    this.code = code;
  }
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const headers = { 'accept-language': document.documentElement.lang, ...init?.headers };
  const answer = await fetch(path, { ...init, headers });
  const body: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (answer.ok) return body as T;
  const told = (body ?? {}) as { code?: string; sentence?: string };
  throw new Problem(answer.status, told.code ?? 'failed', told.sentence ?? answer.statusText);
}

const post = <T>(path: string, data: unknown): Promise<T> =>
  ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });

export const getGames = (): Promise<Offer[]> => ask('/api/games');
export const getGame = (key: string): Promise<Offer> => ask(`/api/games/${key}`);
export const getTable = (id: string): Promise<TableCard> => ask(`/api/tables/${id}`);
export const getPrinted = (table: string): Promise<unknown> => ask(`/api/tables/${table}/printed`);
/** Asks again where there was no answer: the same id opens no second table. */
export async function openTable(request: TableRequest): Promise<{ id: string; path: string }> {
  const asked = { id: newId(), entropy: entropy(), ...request };
  for (let pause = 500; ; pause *= 2) {
    try {
      return await post('/api/tables', asked);
    } catch (problem) {
      const isFinal = problem instanceof Problem && problem.status < 500;
      if (isFinal || pause > 2000) throw problem;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}

export const getTables = (): Promise<{ tables: TableLine[] }> => ask('/api/tables');
export const getMyTables = (): Promise<{ tables: TableLine[] }> => ask('/api/me/tables');

export interface Replay {
  game: string;
  seats: string[];
  options: Record<string, unknown>;
  seat: number | null;
  moments: { seq: number; events: News[]; view: BaseView }[];
}

/** A finished match through one pair of eyes. */
export const getReplay = (table: string, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`);

export interface Me {
  id: string;
  name: string;
  kind: string;
}

export const getMe = (): Promise<Me> => ask('/api/me');
/** Somebody without a name yet becomes a guest first. */
export async function rename(name: string): Promise<Me> {
  await post('/api/guests', {});
  const headers = { 'content-type': 'application/json' };
  return ask('/api/me', { method: 'PATCH', headers, body: JSON.stringify({ name }) });
}

/** Why a move is not allowed now; nothing, where the server has nothing to say. */
export async function getWhy(table: string, seat: number, move: string): Promise<Why | null> {
  const query = new URLSearchParams({ seat: String(seat), move });
  const path = `/api/tables/${table}/why?${query}`;
  return ask<{ why: Why | null }>(path).then(
    (answer) => answer.why,
    () => null,
  );
}

/** Our part of the deal's chance: 16 random bytes, hexadecimal. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
