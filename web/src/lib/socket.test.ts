import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Message } from './protocol';
import { TableSocket, type Connection } from './socket';

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number; reason: string }) => void = () => {};
  url: string;
  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }
  send(frame: string) {
    this.sent.push(JSON.parse(frame));
  }
  close(code = 1006) {
    this.readyState = 3;
    this.onclose({ code, reason: '' });
  }
  tell(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const heard: Message[] = [];
const states: Connection[] = [];
const gone = vi.fn();
let socket: TableSocket;

const last = () => FakeSocket.all.at(-1)!;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  heard.length = states.length = 0;
  gone.mockClear();
  const hooks = {
    message: (message: Message) => heard.push(message),
    connection: (state: Connection) => states.push(state),
    gone,
  };
  socket = new TableSocket(
    (since) => `/ws?since=${since}`,
    hooks,
    (url) => new FakeSocket(url) as never,
  );
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

test('after a drop it comes back with the seq that it knows', () => {
  expect(last().url).toBe('/ws?since=-1');
  last().tell({ type: 'welcome', seq: 7 });
  last().tell({ type: 'update', seq: 8 });
  last().close();
  expect(states).toEqual(['live', 'dropped']);
  vi.advanceTimersByTime(2000);
  expect(last().url).toBe('/ws?since=8');
});

test('commands have ids of their own, also where there is no https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  last().tell({ type: 'welcome', seq: 1 });
  for (const move of ['play 1', 'play 2']) void socket.send({ do: 'play', seat: 0, move });
  const ids = last().sent.map((command) => command.id);
  expect(new Set(ids).size).toBe(2);
  vi.unstubAllGlobals();
});

test('a command is sent again after a drop, with the same id, until it is answered', async () => {
  last().tell({ type: 'welcome', seq: 1 });
  const answer = socket.send({ do: 'play', seat: 0, move: 'play 55' });
  const first = last().sent[0];
  last().close();
  vi.advanceTimersByTime(2000);
  last().tell({ type: 'welcome', seq: 1 });
  expect(last().sent[0]).toEqual(first);
  last().tell({ type: 'done', id: first.id, seq: 2, table: null });
  expect((await answer).type).toBe('done');
  last().close();
  vi.advanceTimersByTime(2000);
  last().tell({ type: 'welcome', seq: 2 });
  expect(last().sent).toEqual([]);
});

test('a click while the line is down is kept', () => {
  last().tell({ type: 'welcome', seq: 1 });
  last().close();
  void socket.send({ do: 'play', seat: 0, move: 'row 2' });
  vi.advanceTimersByTime(2000);
  last().tell({ type: 'welcome', seq: 1 });
  expect(last().sent).toMatchObject([{ do: 'play', move: 'row 2' }]);
});

test('a gap in the seqs is not shown but asked for again', () => {
  last().tell({ type: 'welcome', seq: 4 });
  last().tell({ type: 'update', seq: 6 });
  expect(heard.map((message) => message.type)).toEqual(['welcome']);
  vi.advanceTimersByTime(2000);
  expect(last().url).toBe('/ws?since=4');
});

test('it tries less and less often, and gives up only where there is no table', () => {
  for (let drop = 0; drop < 8; drop += 1) {
    last().close();
    vi.advanceTimersByTime(25_000);
  }
  expect(FakeSocket.all.length).toBe(9);
  last().close(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBe(9);
  expect(gone).toHaveBeenCalledOnce();
});

test('a server without its database is waited for, and no click is lost', async () => {
  last().tell({ type: 'welcome', seq: 1 });
  const answer = socket.send({ do: 'play', seat: 0, move: 'play 55' });
  const { id } = last().sent[0];
  last().tell({ type: 'refused', id, code: 'storage-down', sentence: '', retry_after: 2 });
  expect(last().sent.length).toBe(1);
  vi.advanceTimersByTime(2000);
  expect(last().sent[1]).toEqual(last().sent[0]);
  last().tell({ type: 'done', id, seq: 2, table: null });
  expect((await answer).type).toBe('done');
});

test('who is turned away for a moment comes back', () => {
  last().tell({ type: 'turned-away', code: 'storage-down', sentence: '', retry_after: 2 });
  last().close(4503);
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all.length).toBe(2);
  expect(gone).not.toHaveBeenCalled();
});
