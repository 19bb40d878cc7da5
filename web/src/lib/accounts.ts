/** What a person may do with their own account, and see of others. */

import { ask, post, Problem, send } from './api';
import { forgetSeen } from './seen';
import { session } from './session.svelte';
import type {
  Person as Bot,
  BotRequest,
  Credentials,
  Me,
  NewPassword,
  NewToken,
  Profile,
  ResetRequest,
  Token,
  TokenRequest,
} from './wire';

export type Scope = TokenRequest['scopes'][number];

/** A visitor without a session becomes a guest first. */
export async function rename(name: string): Promise<Me> {
  await post('/api/guests', {});
  return (session.me = await send<Me>('PATCH', '/api/me', { name }));
}

/** The face that everybody sees. */
export async function wear(face: number): Promise<Me> {
  await post('/api/guests', {});
  return (session.me = await send<Me>('PATCH', '/api/me', { face }));
}

/** A guest becomes an account, with the same games. */
export async function register(data: Credentials): Promise<Me> {
  return (session.me = await post<Me>('/api/accounts', data));
}

export async function logIn(data: Credentials): Promise<Me> {
  return (session.me = await post<Me>('/api/session', data));
}

export async function logOut({ everywhere = false } = {}): Promise<void> {
  await ask(everywhere ? '/api/session/everywhere' : '/api/session', { method: 'DELETE' });
  session.me = null;
  await forgetSeen();
}

export const changePassword = (data: NewPassword): Promise<Me> => send('PUT', '/api/me/password', data);

/** With the one-time word of a host. */
export async function resetPassword(data: ResetRequest): Promise<Me> {
  return (session.me = await post<Me>('/api/session/reset', data));
}

/** For good. An account confirms it with its password; a guest has none. */
export async function leave(password: string | null): Promise<void> {
  await send('DELETE', '/api/me', { password });
  session.me = null;
  await forgetSeen();
}

/** Tokens of one's own, or of a bot that is one's own. */
const tokensPath = (bot: string | null): string => (bot === null ? '/api/me/tokens' : `/api/me/bots/${bot}/tokens`);
export const getTokens = (bot: string | null): Promise<Token[]> => ask(tokensPath(bot));
export const makeToken = (bot: string | null, data: TokenRequest): Promise<NewToken> => post(tokensPath(bot), data);
export const revokeToken = (bot: string | null, id: string): Promise<void> =>
  ask(`${tokensPath(bot)}/${id}`, { method: 'DELETE' });

/** Programs that play under names of their own. */
export const getBots = (): Promise<Bot[]> => ask('/api/me/bots');
export const makeBot = (data: BotRequest): Promise<Bot> => post('/api/me/bots', data);
export const deleteBot = (id: string): Promise<void> => ask(`/api/me/bots/${id}`, { method: 'DELETE' });

export const getProfile = (id: string): Promise<Profile> => ask(`/api/people/${id}`);

/** What was refused, by field of a form; `form` is for what belongs to none. */
export type Complaints = { [field: string]: string };

const FIELDS: readonly [RegExp, string][] = [
  [/^(wrong-)?password/, 'password'],
  [/^name/, 'name'],
  [/token/, 'label'],
];

export function complaint(error: unknown): Complaints {
  const sentence = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Problem)) return { form: sentence };
  if (error.code === 'bad-field') return { [String(error.arguments.field)]: sentence };
  const field = FIELDS.find(([code]) => code.test(error.code))?.[1] ?? 'form';
  return { [field]: sentence };
}
