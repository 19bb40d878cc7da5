import { expect, test } from 'vitest';
import type { Acquaintance } from '../lib/wire';
import { toInvite } from './known';

const person = (id: string, more: Partial<Acquaintance> = {}): Acquaintance => ({
  id,
  name: id,
  kind: 'guest',
  face: 1,
  here: false,
  matches: 1,
  last: null,
  game: null,
  ...more,
});

test('who is here comes first, who sits and programs not at all, each once', () => {
  const known = [
    person('ann'),
    person('ben', { here: true }),
    person('bot', { kind: 'bot' }),
    person('ann'),
    person('cleo'),
  ];
  expect(toInvite(known, new Set(['cleo'])).map(({ id }) => id)).toEqual(['ben', 'ann']);
});

test('there are never more than fit into a line or two', () => {
  const many = Array.from({ length: 20 }, (_, number) => person(`p${number}`));
  expect(toInvite(many, new Set()).map(({ id }) => id)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4', 'p5']);
});
