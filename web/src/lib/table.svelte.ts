/** A table as this browser knows it: fed by the socket, read by the page. */

import { Contributor, dealOf, type Alarm } from './fair/contributing';
import { hasher } from './fair/hash';
import { Memories } from './fair/memory';
import { setNow } from './now.svelte';
import type {
  ClockInfo,
  Command,
  Done,
  Message,
  News,
  Presence,
  Refused,
  Seat,
  Sight,
  TableInfo,
  Update,
  Welcome,
  You,
} from './protocol';
import { getLines } from './api';
import { NO_LINES, before, renewed, said } from './lines';
import { received } from './moves';
import { keepSeen, seenTable } from './seen';
import { session } from './session.svelte';
import { TableSocket, type Connection } from './socket';

/** A day-long tab must not grow: so many events are kept. */
const MOST_NEWS = 3000;
/** Milliseconds after news at which they are kept for when there is no network. */
const KEEP_AFTER = 2000;
/** Nobody clicked for these: the deal simply does without us, or has us already. */
const QUIET = new Set(['already-committed', 'hashes-fixed', 'no-reveal-now']);

export interface Arrival {
  /** All at once, as to someone who has just come: nothing should fly. */
  fresh?: boolean;
  /** Moves that were taken back. */
  undone?: readonly number[];
}

export class LiveTable {
  #id: string;
  #keeping: ReturnType<typeof setTimeout> | undefined;
  #socket: TableSocket;
  #contributor: Contributor;
  seq = -1;
  table = $state.raw<TableInfo | null>(null);
  you = $state.raw<You | null>(null);
  clock = $state.raw<ClockInfo | null>(null);
  presence = $state.raw<Presence | null>(null);
  /** Bots think shorter than usual: the server is busy. */
  hurry = $state(false);
  chat = $state.raw(NO_LINES);
  connection = $state<Connection>('catching-up');
  gone = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  pending = $state<string | null>(null);
  /** How many moves of my seats this page was told of: with each, a question is over. */
  answers = $state(0);
  /** The server contradicts what this browser saw before the deal. */
  alarm = $state<Alarm | null>(null);
  /** By the seat whose eyes they are; a spectator's are under null. */
  sights = $state.raw<Map<Seat | null, Sight>>(new Map());
  logs = $state.raw<Map<Seat | null, News[]>>(new Map());
  /** Told of every new sight, in order, and how it came. */
  onsight: (sight: Sight, how: Arrival) => void = () => {};

  constructor(id: string, language: () => string) {
    this.#id = id;
    const base = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
    const url = (since: number) => `${base}/ws/tables/${id}?since=${since}&lang=${language()}`;
    this.#socket = new TableSocket(url, {
      message: (message) => this.#receive(message),
      connection: (state) => this.#connected(state),
      gone: (_, reason) => (this.gone = reason || 'unknown'),
    });
    document.addEventListener('visibilitychange', this.#show);
    this.#show();
    this.#contributor = new Contributor(id, {
      by: hasher(),
      memories: new Memories(),
      send: (command) => this.#socket.send(command),
      alarm: (alarm) => (this.alarm ??= alarm),
    });
  }

  #connected(state: Connection): void {
    const was = this.connection;
    this.connection = state;
    // A server that came back may be a newer one; without any, this is what was seen last.
    if (state === 'live' && was === 'dropped') void session.load().catch(() => null);
    if (state === 'dropped' && this.seq < 0) void this.#recall();
    else if (state === 'dropped') this.#keep();
  }

  async #recall(): Promise<void> {
    const seen = await seenTable(this.#id);
    if (!seen || this.seq >= 0) return;
    this.#welcome(seen);
    this.seq = -1; // whatever comes is new
  }

  #keep(): void {
    clearTimeout(this.#keeping);
    this.#keeping = undefined;
    const { table, you, clock, presence, seq } = this;
    if (!table || !you || !presence || seq < 0) return;
    const sights = [...this.sights.values()];
    keepSeen(this.#id, { table, you, clock, presence, seq, sights, lines: this.chat.lines });
  }

  #receive(message: Message): void {
    if (message.type === 'welcome') this.#welcome(message);
    else if (message.type === 'update') this.#update(message);
    else if (message.type === 'presence') this.presence = message;
    else if (message.type === 'hurry') this.hurry = message.on;
    else if (message.type === 'pong') setNow(message.now);
    else if (message.type === 'refused' && !QUIET.has(message.code)) this.refused = message;
    if (message.type === 'welcome' || message.type === 'update') {
      this.#contribute(message);
      this.#keeping ??= setTimeout(() => this.#keep(), KEEP_AFTER);
    }
  }

  #contribute(message: Welcome | Update): void {
    const { table } = message;
    if (table && this.you) void this.#contributor.look(table, this.you.seats, dealOf(message));
  }

  #welcome(message: Welcome): void {
    setNow(message.now);
    const fresh = message.since < 0 || this.seq < 0;
    this.seq = message.seq;
    this.you = message.you;
    this.table = message.table;
    this.clock = message.clock;
    this.presence = message.presence;
    this.hurry = message.hurry;
    this.chat = renewed(this.chat, { lines: message.lines, earlier: message.earlier_lines ?? false });
    const kept = new Map<Seat | null, News[]>();
    for (const { seat } of message.sights) kept.set(seat, fresh ? [] : (this.logs.get(seat) ?? []));
    this.logs = kept;
    this.sights = new Map();
    for (const sight of message.sights) this.#see(received(sight), { fresh });
  }

  #update(message: Update): void {
    this.seq = message.seq;
    if (message.table) this.table = message.table;
    if (message.clock) this.clock = message.clock;
    const { kind, seat } = message.happened;
    if (kind === 'moved' && this.you?.seats.includes(seat ?? -1)) this.answers += 1;
    if (message.line) this.chat = said(this.chat, message.line);
    const undone = message.happened.undone ?? [];
    if (undone.length) this.#forget(new Set(undone));
    for (const sight of message.sights ?? []) this.#see(received(sight), { undone });
  }

  #see(sight: Sight, how: Arrival): void {
    const log = [...(this.logs.get(sight.seat) ?? []), ...sight.events].slice(-MOST_NEWS);
    this.logs = new Map(this.logs).set(sight.seat, log);
    this.sights = new Map(this.sights).set(sight.seat, sight);
    this.onsight(sight, how);
  }

  /** Moves that were taken back never happened. */
  #forget(seqs: Set<number>): void {
    this.logs = new Map([...this.logs].map(([seat, log]) => [seat, log.filter((news) => !seqs.has(news.seq))]));
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

  /** Older lines of the chat; if they do not come, there is another click. */
  async readBack(): Promise<void> {
    const first = this.chat.lines[0];
    if (!this.table || !first || !this.chat.earlier) return;
    const page = await getLines(this.table.id, first.seq).catch(() => null);
    if (page) this.chat = before(this.chat, page);
  }

  retry(): void {
    this.#socket.retry();
  }

  #show = (): void => {
    this.#socket.show(!document.hidden);
    if (document.hidden) this.#keep();
  };

  close(): void {
    document.removeEventListener('visibilitychange', this.#show);
    this.#keep();
    this.#socket.close();
  }
}
