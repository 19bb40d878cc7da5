/**
 * One WebSocket to a table, for as long as the page wants it.
 *
 * It comes back by itself with the seq it knows, so nothing is missed; commands carry ids and
 * are sent again after a drop until they are answered, so no click is lost and none counts twice.
 */

import type { Command, Done, Message, Refused } from './protocol';
import { randomHex } from './random';

export type Connection = 'live' | 'dropped' | 'catching-up';

export interface SocketHooks {
  message(message: Message): void;
  connection(state: Connection): void;
  /** The table is not there, or not for us: no use in trying again. */
  gone(code: number, reason: string): void;
}

/** What of WebSocket is needed here; tests give their own. */
export type Opener = (url: string) => WebSocket;

interface Waiting {
  frame: string;
  resolve: (answer: Done | Refused) => void;
}

const LONGEST = 15_000;
const PING = 25_000;
const GONE = new Set([4401, 4403, 4404, 4410]);

export class TableSocket {
  #url: (since: number) => string;
  #hooks: SocketHooks;
  #open: Opener;
  #socket: WebSocket | null = null;
  #seq = -1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #waiting = new Map<string, Waiting>();
  #closed = false;
  /** A server thinks so until it is told otherwise. */
  #visible = true;

  constructor(url: (since: number) => string, hooks: SocketHooks, open?: Opener) {
    this.#url = url;
    this.#hooks = hooks;
    this.#open = open ?? ((address) => new WebSocket(address));
    this.#connect();
  }

  /** Send a command; the answer comes even if the line drops in between. */
  send(command: Command): Promise<Done | Refused> {
    const id = randomHex();
    const frame = JSON.stringify({ id, ...command });
    return new Promise((resolve) => {
      this.#waiting.set(id, { frame, resolve });
      if (this.#socket?.readyState === 1) this.#socket.send(frame);
    });
  }

  /** Whether someone has the page before their eyes: then no notice about the table is sent. */
  show(visible: boolean): void {
    if (visible === this.#visible) return;
    this.#visible = visible;
    if (this.#socket?.readyState === 1) this.#tellVisible();
  }

  #tellVisible(): void {
    this.#socket?.send(JSON.stringify({ do: 'visible', on: this.#visible }));
  }

  /** Do not wait for the next try. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.#open(this.#url(this.#seq));
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(JSON.parse(data as string) as Message);
    socket.onclose = ({ code, reason }) => {
      if (this.#socket === socket) this.#dropped(code, reason);
    };
  }

  #receive(message: Message): void {
    if (message.type === 'welcome') this.#welcomed(message.seq);
    if (message.type === 'update') {
      // A gap: what is missing comes with the next welcome.
      if (message.seq !== this.#seq + 1) return this.#socket?.close();
      this.#seq = message.seq;
    }
    if (message.type === 'done' || (message.type === 'refused' && message.id)) {
      this.#answered(message.id ?? '', message);
    }
    this.#hooks.message(message);
  }

  #answered(id: string, answer: Done | Refused): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (answer.type === 'refused' && typeof answer.retry_after === 'number') {
      // Not now, but soon: the same id again is done once.
      setTimeout(() => {
        const asked = this.#waiting.has(id) && this.#socket?.readyState === 1;
        if (asked) this.#socket?.send(waiting.frame);
      }, answer.retry_after * 1000);
      return;
    }
    waiting.resolve(answer);
    this.#waiting.delete(id);
  }

  #welcomed(seq: number): void {
    this.#seq = seq;
    this.#tries = 0;
    this.#hooks.connection('live');
    if (!this.#visible) this.#tellVisible();
    for (const { frame } of this.#waiting.values()) this.#socket?.send(frame);
    clearInterval(this.#ping);
    this.#ping = setInterval(() => {
      if (this.#socket?.readyState === 1) this.#socket.send('{"do":"ping"}');
    }, PING);
  }

  #dropped(code: number, reason: string): void {
    this.#socket = null;
    clearInterval(this.#ping);
    if (this.#closed) return;
    if (GONE.has(code)) {
      this.#closed = true;
      return this.#hooks.gone(code, reason);
    }
    this.#hooks.connection('dropped');
    const wait = Math.min(LONGEST, 400 * 2 ** this.#tries) * (0.7 + 0.6 * Math.random());
    this.#tries += 1;
    this.#timer = setTimeout(() => this.#connect(), wait);
  }
}
