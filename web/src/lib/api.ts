/** The server's REST: lobby, games, tables. Errors are sentences for the reader. */

import type { Why } from './board';
import type { Me, Offer, Opened, Replay, TableCard, TablePage, TableRequest } from './wire';

export type { GameInfo, Me, Offer, OptionInfo, Preset, Replay, TableLine, TableRequest } from './wire';

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

/** An answer of the server, or a Problem that it told. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
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
export const openTable = (request: TableRequest): Promise<Opened> =>
  post('/api/tables', { entropy: entropy(), ...request });

export const getTables = (): Promise<TablePage> => ask('/api/tables');
export const getMyTables = (): Promise<TablePage> => ask('/api/me/tables');

/** A finished match through one pair of eyes. */
export const getReplay = (table: string, seat: number | null): Promise<Replay> =>
  ask(`/api/tables/${table}/replay${seat === null ? '' : `?seat=${seat}`}`);

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
