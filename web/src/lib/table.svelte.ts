/** A table as this browser knows it: fed by the socket, read by the page. */

import { setNow } from './now.svelte';
import type {
  ClockCard,
  Command,
  Done,
  Line,
  Message,
  News,
  Presence,
  Refused,
  Seat,
  Sight,
  TableCard,
  Update,
  Welcome,
  You,
} from './protocol';
import { TableSocket, type Connection } from './socket';

/** A day-long tab must not grow: so many events and lines are kept. */
const MOST_NEWS = 3000;
const MOST_LINES = 300;

export class LiveTable {
  #socket: TableSocket;
  seq = -1;
  table = $state.raw<TableCard | null>(null);
  you = $state.raw<You | null>(null);
  clock = $state.raw<ClockCard | null>(null);
  presence = $state.raw<Presence | null>(null);
  lines = $state.raw<Line[]>([]);
  connection = $state<Connection>('catching-up');
  gone = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  pending = $state<string | null>(null);
  /** By the seat whose eyes they are; a spectator's are under null. */
  sights = $state.raw<Map<Seat | null, Sight>>(new Map());
  logs = $state.raw<Map<Seat | null, News[]>>(new Map());
  /** Told of every new sight, in order; `fresh`: all at once, nothing should fly. */
  onsight: (sight: Sight, fresh: boolean) => void = () => {};

  constructor(id: string, language: () => string) {
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const url = (since: number) => `${base}/ws/tables/${id}?since=${since}&lang=${language()}`;
    this.#socket = new TableSocket(url, {
      message: (message) => this.#receive(message),
      connection: (state) => (this.connection = state),
      gone: (_, reason) => (this.gone = reason || 'unknown'),
    });
  }

  #receive(message: Message): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'pong') setNow(message.now);
    else if (message.type === 'refused') this.refused = message;
  }

  #welcome(message: Welcome): void {
    setNow(message.now);
    const fresh = message.since < 0 || this.seq < 0;
    this.seq = message.seq;
    this.you = message.you;
    this.table = message.table;
    this.clock = message.clock;
    this.presence = message.presence;
    this.lines = message.lines.slice(-MOST_LINES); // all of them, also after a drop
    const kept = new Map<Seat | null, News[]>();
    for (const { seat } of message.sights) kept.set(seat, fresh ? [] : (this.logs.get(seat) ?? []));
    this.logs = kept;
    this.sights = new Map();
    for (const sight of message.sights) this.#see(sight, fresh);
  }

  #update(message: Update): void {
    this.seq = message.seq;
    if (message.table) this.table = message.table;
    if (message.clock) this.clock = message.clock;
    if (message.line) this.lines = [...this.lines, message.line].slice(-MOST_LINES);
    const undone = message.happened.undone ?? [];
    if (undone.length) this.#forget(new Set(undone));
    for (const sight of message.sights ?? []) this.#see(sight, undone.length > 0);
  }

  #see(sight: Sight, fresh: boolean): void {
    const log = [...(this.logs.get(sight.seat) ?? []), ...sight.events].slice(-MOST_NEWS);
    this.logs = new Map(this.logs).set(sight.seat, log);
    this.sights = new Map(this.sights).set(sight.seat, sight);
    this.onsight(sight, fresh);
  }

  /** Moves that were taken back never happened. */
  #forget(seqs: Set<number>): void {
    this.logs = new Map(
      [...this.logs].map(([seat, log]) => [seat, log.filter((news) => !seqs.has(news.seq))]),
    );
  }

  async send(command: Command): Promise<Done | Refused> {
    this.refused = null;
    return this.#socket.send(command);
  }

  async play(seat: Seat, move: string): Promise<void> {
    if (this.pending !== null) return;
    this.pending = move;
    await this.send({ do: 'play', seat, move, after: this.seq });
    this.pending = null;
  }

  retry(): void {
    this.#socket.retry();
  }

  close(): void {
    this.#socket.close();
  }
}
