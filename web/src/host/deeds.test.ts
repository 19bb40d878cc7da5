import { expect, test } from 'vitest';
import type { PersonLine } from '../lib/wire';
import { offeredFor } from './deeds';

const line = (changes: Partial<PersonLine>): PersonLine =>
  ({ kind: 'account', is_host: false, muted_until: 0, banned_until: 0, ...changes }) as PersonLine;

test('an account can be given a link, a token and the house', () => {
  expect(offeredFor(line({}), false, 5)).toEqual(['mute', 'ban', 'rename', 'reset', 'token', 'make-host', 'delete']);
});

test('a guest has no password and no tokens, a bot no password', () => {
  const now = { muted_until: 9, banned_until: 9 };
  expect(offeredFor(line({ kind: 'guest', ...now }), false, 5)).toEqual(['unmute', 'unban', 'rename', 'delete']);
  expect(offeredFor(line({ kind: 'bot' }), false, 5)).toEqual(['mute', 'ban', 'rename', 'token', 'delete']);
});

test('hosts are only unmade; tokens are made for oneself', () => {
  expect(offeredFor(line({ is_host: true }), false, 5)).toEqual(['unmake-host']);
  expect(offeredFor(line({ is_host: true }), true, 5)).toEqual(['token', 'unmake-host']);
});
