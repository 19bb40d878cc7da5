import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask, openTable } from './api';

const asked: { id: string }[] = [];
let answers: (() => Response | Promise<Response>)[] = [];

const away = () => Promise.reject(new TypeError('Failed to fetch'));
const says = (status: number, body: object) => () => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', (_path: string, init: RequestInit) => {
    asked.push(JSON.parse(init.body as string));
    return Promise.resolve(answers.shift()!());
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a table is asked for again under the same id until there is an answer', async () => {
  answers = [away, says(503, { code: 'storage-down' }), says(201, { id: 'a', path: '/t/a' })];
  const opening = openTable({ game: 'bang' });
  await vi.runAllTimersAsync();
  expect((await opening).path).toBe('/t/a');
  expect(asked.length).toBe(3);
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  answers = [says(201, { id: 'b', path: '/t/b' })];
  await openTable({ game: 'bang' });
  expect(asked[3].id).not.toBe(asked[0].id);
});

test('what is refused is not asked for again', async () => {
  answers = [says(400, { code: 'bad-seats', sentence: 'Too many.' })];
  await expect(openTable({ game: 'bang' })).rejects.toThrow('Too many.');
  expect(asked.length).toBe(1);
});

test('where no answer comes, that is said in the language of the page', async () => {
  answers = [away];
  await expect(ask('/api/games', { body: '{}' })).rejects.toThrow('web-no-answer');
});
