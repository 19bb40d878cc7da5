import { expect, test } from 'vitest';
import { parse } from './router.svelte';

test('every path of the house is a page', () => {
  expect(parse('/')).toEqual({ page: 'home' });
  expect(parse('/new/bang')).toEqual({ page: 'new', game: 'bang' });
  expect(parse('/t/7kf3')).toEqual({ page: 'table', id: '7kf3', invite: '' });
  expect(parse('/t/7kf3', '#f00d')).toEqual({ page: 'table', id: '7kf3', invite: 'f00d' });
  expect(parse('/rules/sakura', '#SA-5')).toEqual({ page: 'rules', game: 'sakura', clause: 'SA-5' });
  expect(parse('/learn/bang')).toEqual({ page: 'learn', game: 'bang', lesson: 0 });
  expect(parse('/learn/bang/3')).toEqual({ page: 'learn', game: 'bang', lesson: 3 });
  const table = { kind: 'table', id: '7kf3' };
  expect(parse('/replay/7kf3', '#step=3')).toEqual({ page: 'replay', source: table });
  expect(parse('/records/7kf3')).toEqual({ page: 'replay', source: { ...table, kind: 'record' } });
  expect(parse('/replay')).toEqual({ page: 'upload' });
  expect(parse('/people/x1')).toEqual({ page: 'person', id: 'x1' });
  expect(parse('/me')).toEqual({ page: 'me' });
});

test('a path that is none says so', () => {
  expect(parse('/elsewhere/x')).toEqual({ page: 'nowhere' });
  expect(parse('/t')).toEqual({ page: 'nowhere' });
});

test('a reviewed decision of a table or of a record is asked anew', () => {
  expect(parse('/try/t/7kf3/31')).toEqual({ page: 'try', source: { kind: 'table', id: '7kf3' }, move: 31 });
  expect(parse('/try/r/7kf3/2')).toEqual({ page: 'try', source: { kind: 'record', id: '7kf3' }, move: 2 });
  expect(parse('/try/t')).toEqual({ page: 'nowhere' });
});
