/** What a host can do to a person, and what is said about it. */

import type { PersonLine } from '../lib/wire';

export type What =
  'mute' | 'unmute' | 'ban' | 'unban' | 'rename' | 'reset' | 'token' | 'make-host' | 'unmake-host' | 'delete';

export const LABELS: { [what in What]: string } = {
  mute: 'web-people-mute',
  unmute: 'web-people-unmute',
  ban: 'web-people-ban',
  unban: 'web-people-unban',
  rename: 'web-people-rename',
  reset: 'web-people-reset',
  token: 'web-people-token',
  'make-host': 'web-people-make-host',
  'unmake-host': 'web-people-unmake-host',
  delete: 'web-people-delete',
};

export const MORE: { [what in What]: string } = {
  mute: 'web-people-mute-more',
  unmute: 'web-people-unmute-more',
  ban: 'web-people-ban-more',
  unban: 'web-people-unban-more',
  rename: 'web-people-rename-more',
  reset: 'web-people-reset-more',
  token: 'web-people-token-more',
  'make-host': 'web-people-make-host-more',
  'unmake-host': 'web-people-unmake-host-more',
  delete: 'web-people-delete-more',
};

/** What the server wants the host's own password for. */
export const CONFIRMED: ReadonlySet<What> = new Set(['reset', 'token', 'make-host', 'unmake-host', 'delete']);

/** Everything else about a host is for the console. */
export function offeredFor(line: PersonLine, isOneself: boolean, now: number): What[] {
  if (line.is_host) return isOneself ? ['token', 'unmake-host'] : ['unmake-host'];
  const always: What[] = [
    line.muted_until > now ? 'unmute' : 'mute',
    line.banned_until > now ? 'unban' : 'ban',
    'rename',
  ];
  if (line.kind === 'account') always.push('reset', 'token', 'make-host');
  if (line.kind === 'bot') always.push('token');
  return [...always, 'delete'];
}
