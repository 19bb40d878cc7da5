/** The server's REST: lobby, games, tables. Errors are sentences for the reader. */

import type { Why } from './board';
import { preferences } from './preferences.svelte';
import { randomHex } from './random';
import { version } from './version.svelte';
import type { Sight } from './protocol';
import type {
  History,
  LinePage,
  Offer,
  Opened,
  Record,
  Replay,
  TableInfo,
  TableLine,
  TablePage,
  TableRequest,
} from './wire';
import type { Uploaded, Verdict } from './wire';

export type { GameInfo, Offer, OptionInfo, Preset, Replay, TableLine, TableRequest } from './wire';

/** What the server says when it refuses. */
export class Problem extends Error {
  readonly code: string;
  readonly status: number;
  readonly arguments: { [name: string]: unknown };
  constructor(status: number, code: string, sentence: string, values = {}) {
    super(sentence);
    this.status = status;
    this.code = code;
    this.arguments = values;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What browsers say of a lost line is for developers; what was called off stays that. */
function unanswered(error: unknown): never {
  throw error instanceof TypeError ? new Error(preferences.text('web-no-answer'), { cause: error }) : error;
}

/** A request with its answer; what the server refuses is thrown as a problem. */
export async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const headers = { 'accept-language': document.documentElement.lang, ...init?.headers };
  const answer = await fetch(path, { ...init, headers }).catch(unanswered);
  version.heard(answer.headers.get('ludoteka-build'));
  // An answer that breaks off, as when its page is left, is no answer: this throws then, as fetch does.
  const body = parsed(await answer.text());
  if (answer.ok) return body as T;
  const told = (body ?? {}) as { code?: string; sentence?: string; arguments?: object };
  const sentence = told.sentence ?? answer.statusText;
  throw new Problem(answer.status, told.code ?? 'failed', sentence, told.arguments);
}

export const send = <T>(method: string, path: string, data: unknown): Promise<T> =>
  ask(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  });
export const post = <T>(path: string, data: unknown): Promise<T> => send('POST', path, data);

export const getGames = (): Promise<Offer[]> => ask('/api/games');
export const getGame = (key: string): Promise<Offer> => ask(`/api/games/${key}`);
export const getTable = (id: string): Promise<TableInfo> => ask(`/api/tables/${id}`);
/** Lines of the chat before this entry. */
export const getLines = (id: string, before: number): Promise<LinePage> =>
  ask(`/api/tables/${id}/lines?before=${before}`);
export const getPrinted = (table: string): Promise<unknown> => ask(`/api/tables/${table}/printed`);
/** Asks again where there was no answer: the same id opens no second table. */
export async function openTable(request: TableRequest): Promise<Opened> {
  const asked = { id: randomHex(), ...request };
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

export const getTables = (): Promise<TablePage> => ask('/api/tables');
/** The latest first; `ended` are those that are over or were stopped in play; `before` is the `next` of the page before. */
export function getMyTables(status?: TableLine['status'] | 'ended', before?: number | null): Promise<TablePage> {
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (before) query.set('before', String(before));
  return ask(`/api/me/tables?${query}`);
}

/** A match that is over: one of a table here, or an uploaded record. */
export interface Source {
  kind: 'table' | 'record';
  id: string;
}

const sourcePath = ({ kind, id }: Source): string => (kind === 'table' ? `/api/tables/${id}` : `/api/records/${id}`);

export const recordPath = (source: Source): string =>
  source.kind === 'table' ? `${sourcePath(source)}/record` : sourcePath(source);

/** A finished match through one pair of eyes, or with all cards open. */
export function getReplay(source: Source, seat: number | null, open: boolean): Promise<Replay> {
  const query = new URLSearchParams();
  if (seat !== null) query.set('seat', String(seat));
  if (open) query.set('open_cards', 'true');
  return ask(`${sourcePath(source)}/replay?${query}`);
}

/**
 * All that these eyes were told since the deal, as sights; the first is the table at the start.
 * `last`: only so many, the newest ones; 0: all.
 */
export async function getHistory(table: string, seat: number | null, last = 0): Promise<Sight[]> {
  const query = new URLSearchParams({ last: String(last) });
  if (seat !== null) query.set('seat', String(seat));
  const { moments } = await ask<History>(`/api/tables/${table}/history?${query}`);
  return moments.map(({ events, view }) => ({ seat, events, view }));
}

export const getRecord = (source: Source): Promise<Record> => ask(recordPath(source));
export const getVerdict = (source: Source): Promise<Verdict> => ask(`${sourcePath(source)}/verification`);
/** What the server says of a record that it does not keep. */
export const checkRecord = (record: Record): Promise<Verdict> => post('/api/records/verification', record);
export const upload = (record: Record, settings = { public: false }): Promise<Uploaded> =>
  post('/api/records', { record, ...settings });

/** Why a move is not allowed now; nothing, where the server has nothing to say. */
export async function getWhy(table: string, seat: number, move: string): Promise<Why | null> {
  const query = new URLSearchParams({ seat: String(seat), move });
  const path = `/api/tables/${table}/why?${query}`;
  return ask<{ why: Why | null }>(path).then(
    (answer) => answer.why,
    () => null,
  );
}
