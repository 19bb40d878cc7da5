/** The one generator of chance, as docs/fairness.md describes it. */

import { join, type Hasher } from './hash';

/** A number as 8 bytes, most significant first. */
export function counter(number: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(number));
  return bytes;
}

/** A stream of 32-bit words from a key: block i is SHA-512(key + i), read as 16 words. */
export class Stream {
  #by: Hasher;
  #key: Uint8Array;
  #block = 0;
  #words: number[] = [];

  constructor(by: Hasher, key: Uint8Array) {
    this.#by = by;
    this.#key = key;
  }

  async word(): Promise<number> {
    if (!this.#words.length) {
      const block = await this.#by.hash('SHA-512', join(this.#key, counter(this.#block)));
      const bytes = new DataView(block.buffer, block.byteOffset);
      this.#words = Array.from({ length: 16 }, (_, at) => bytes.getUint32(4 * at));
      this.#block += 1;
    }
    return this.#words.shift()!;
  }

  /** Words of the last, incomplete run of `limit` numbers are passed over. */
  async below(limit: number): Promise<number> {
    const end = 2 ** 32 - (2 ** 32 % limit);
    let word = await this.word();
    while (word >= end) word = await this.word();
    return word % limit;
  }

  async sample<T>(items: readonly T[], count: number): Promise<T[]> {
    const pool = [...items];
    for (let at = 0; at < count; at += 1) {
      const other = at + (await this.below(pool.length - at));
      [pool[at], pool[other]] = [pool[other], pool[at]];
    }
    return pool.slice(0, count);
  }

  shuffled<T>(items: readonly T[]): Promise<T[]> {
    return this.sample(items, items.length);
  }

  async choice<T>(items: readonly T[]): Promise<T> {
    return items[await this.below(items.length)];
  }
}

/** The streams of a match, by the number of the random act. */
export type Acts = (number: number) => Stream;

export const actsOf =
  (by: Hasher, dealSeed: Uint8Array): Acts =>
  (number) =>
    new Stream(by, join(dealSeed, counter(number)));
