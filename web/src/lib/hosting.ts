/** What hosts see and do: `/api/host`. */

import { ask, post } from './api';
import type {
  AccountRequest,
  Action,
  Ban,
  BanInfo,
  BanRequest,
  Confirmation,
  FailureLine,
  HostTokenRequest,
  ServerLoad,
  MuteRequest,
  NetworkBanRequest,
  NewAccount,
  NewToken,
  PersonInfo,
  RenameRequest,
  ReportLine,
  ReportPage,
  ResetLink,
  TableEntry,
  Token,
} from './wire';

const HOST = '/api/host';
const person = (id: string, deed: string): string => `${HOST}/people/${id}/${deed}`;

export const getLoad = (): Promise<ServerLoad> => ask(`${HOST}/load`);
export const getActions = (): Promise<Action[]> => ask(`${HOST}/actions`);
export const getFailures = (): Promise<FailureLine[]> => ask(`${HOST}/bot-failures`);
export const getFailure = (id: string): Promise<unknown> => ask(`${HOST}/bot-failures/${id}`);

export const getHostTables = (status: string): Promise<TableEntry[]> =>
  ask(`${HOST}/tables?${new URLSearchParams(status ? { status } : {})}`);
export const closeTable = (id: string, why: string): Promise<void> => post(`${HOST}/tables/${id}/close`, { why });

export const getPeople = (name: string): Promise<PersonInfo[]> =>
  ask(`${HOST}/people?${new URLSearchParams({ name })}`);
export const mute = (id: string, data: MuteRequest): Promise<void> => post(person(id, 'mute'), data);
export const unmute = (id: string, why: string): Promise<void> => post(person(id, 'unmute'), { why });
export const ban = (id: string, data: BanRequest): Promise<Ban> => post(person(id, 'ban'), data);
export const unban = (id: string, why: string): Promise<void> => post(person(id, 'unban'), { why });
export const rename = (id: string, data: RenameRequest): Promise<void> => post(person(id, 'rename'), data);

export const addAccount = (data: AccountRequest): Promise<NewAccount> => post(`${HOST}/accounts`, data);
export const reset = (id: string, data: Confirmation): Promise<ResetLink> => post(person(id, 'reset'), data);
export const deletePerson = (id: string, data: Confirmation): Promise<void> => post(person(id, 'delete'), data);
export const makeHost = (id: string, data: Confirmation): Promise<void> => post(person(id, 'make-host'), data);
export const unmakeHost = (id: string, data: Confirmation): Promise<void> => post(person(id, 'unmake-host'), data);
export const makePersonToken = (id: string, data: HostTokenRequest): Promise<NewToken> =>
  post(person(id, 'tokens'), data);
export const getPersonTokens = (id: string): Promise<Token[]> => ask(person(id, 'tokens'));
export const revoke = (id: string, token: string, why: string): Promise<void> =>
  post(person(id, `tokens/${token}/revoke`), { why });

export const getBans = (): Promise<BanInfo[]> => ask(`${HOST}/bans`);
export const banNetwork = (data: NetworkBanRequest): Promise<Ban> => post(`${HOST}/bans`, data);
export const endBan = (id: string, why: string): Promise<void> => post(`${HOST}/bans/${id}/end`, { why });

export const getReports = (status: 'open' | 'closed'): Promise<ReportLine[]> => ask(`${HOST}/reports?status=${status}`);
export const getReport = (id: string): Promise<ReportPage> => ask(`${HOST}/reports/${id}`);
export const closeReport = (id: string, why: string): Promise<void> => post(`${HOST}/reports/${id}/close`, { why });

/** The server's "for good": the end of the year 9999. */
export const FOR_GOOD = 253_402_300_799_000;
