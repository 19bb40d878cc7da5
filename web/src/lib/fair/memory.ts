/**
 * What this browser saw and did before a deal, by table: kept until the match is verified, which
 * may be much later, and never sent anywhere.
 */

import type { BaseEvent } from '../wire';

export interface Memory {
  table: string;
  commitment: string;
  /** By seat of one's own: what was drawn for it. */
  entropy: { [seat: number]: string };
  /** The seats whose hashes the server has taken. */
  committed: number[];
  /** The hashes as they were fixed; null until then. */
  hashes: (string | null)[] | null;
  /** The seats whose entropy was sent, whatever became of it. */
  sent: number[];
  /** The seats whose entropy the server has taken. */
  revealed: number[];
  /** One's own seats for which another device sent a hash. */
  elsewhere: number[];
  /** One's own seats for which nothing was taken: it came too late, or nobody asked. */
  missed: number[];
  /** By seat of one's own: the events of the deal as they arrived. */
  dealt: { [seat: number]: BaseEvent[] };
  /** When it was last changed, in milliseconds. */
  at: number;
}

/** What of Storage is needed here. */
export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'ludoteka.deal.';
/** A kilobyte or two each: a year of playing every day. */
export const MOST_TABLES = 400;

const EMPTY = () => ({
  entropy: {},
  committed: [],
  hashes: null,
  sent: [],
  revealed: [],
  elsewhere: [],
  missed: [],
  dealt: {},
});

export class Memories {
  #store: Store | null;
  /** Where the browser stores nothing, for as long as the page lives. */
  #here = new Map<string, Memory>();
  #now: () => number;

  constructor(store: Store | null = ownStore(), now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  get(table: string): Memory | null {
    return this.#here.get(table) ?? this.#read(PREFIX + table);
  }

  /** Of a record that does not say at which table it was played. */
  byCommitment(commitment: string): Memory | null {
    const all = [...this.#keys().map((key) => this.#read(key)), ...this.#here.values()];
    return all.find((memory) => memory?.commitment === commitment) ?? null;
  }

  begin(table: string, commitment: string): Memory {
    this.#prune();
    return this.#write({ ...EMPTY(), table, commitment, at: this.#now() });
  }

  /** Read again, changed and written in one go: another tab may have written meanwhile. */
  change(table: string, change: (memory: Memory) => void): Memory | null {
    const memory = this.get(table);
    if (!memory) return null;
    change(memory);
    return this.#write({ ...memory, at: this.#now() });
  }

  #read(key: string): Memory | null {
    try {
      const text = this.#store?.getItem(key);
      const value: unknown = text ? JSON.parse(text) : null;
      return isMemory(value) ? { ...EMPTY(), ...value } : null;
    } catch {
      return null;
    }
  }

  #write(memory: Memory): Memory {
    let isStored = this.#put(memory);
    if (!isStored) {
      this.#prune(MOST_TABLES / 4); // older tables make room
      isStored = this.#put(memory);
    }
    if (isStored) this.#here.delete(memory.table);
    else this.#here.set(memory.table, memory);
    return memory;
  }

  #put(memory: Memory): boolean {
    try {
      this.#store?.setItem(PREFIX + memory.table, JSON.stringify(memory));
      return this.#store !== null;
    } catch {
      return false;
    }
  }

  #keys(): string[] {
    const { length = 0 } = this.#store ?? {};
    const keys = Array.from({ length }, (_, at) => this.#store?.key(at) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX));
  }

  #prune(most = MOST_TABLES): void {
    const known = this.#keys().map((key) => ({ key, at: this.#read(key)?.at ?? 0 }));
    const newest = known.toSorted((a, b) => b.at - a.at);
    for (const { key } of newest.slice(most - 1)) this.#store?.removeItem(key);
  }
}

function ownStore(): Store | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // forbidden by the browser's settings
  }
}

function isMemory(value: unknown): value is Memory {
  if (typeof value !== 'object' || value === null) return false;
  const { table, commitment, entropy, ...seats } = value as Partial<Memory>;
  const lists = [seats.committed, seats.revealed, seats.elsewhere, seats.missed];
  return (
    typeof table === 'string' &&
    typeof commitment === 'string' &&
    typeof entropy === 'object' &&
    lists.every((list) => Array.isArray(list))
  );
}
