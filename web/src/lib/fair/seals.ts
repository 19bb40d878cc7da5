/** Commitment and deal seed, as docs/fairness.md describes them. */

import { hex, hmac, join, unhex, utf8, type Hasher } from './hash';

export const SEED_BYTES = 32;
export const MOST_ENTROPY_BYTES = 64;

export function parseSeed(text: string | null | undefined): Uint8Array | null {
  const seed = unhex(text ?? 'none');
  return seed?.length === SEED_BYTES ? seed : null;
}

export function isEntropy(text: string): boolean {
  const bytes = unhex(text);
  return bytes !== null && bytes.length <= MOST_ENTROPY_BYTES;
}

export const commitment = async (by: Hasher, serverSeed: Uint8Array): Promise<string> =>
  hex(await by.hash('SHA-256', join(utf8('ludoteka-commit-1\n'), serverSeed)));

export function dealSeed(
  by: Hasher,
  serverSeed: Uint8Array,
  game: string,
  entropy: readonly string[],
): Promise<Uint8Array> {
  const lines = ['ludoteka-deal-1', game, ...entropy.map((part) => part.toLowerCase())];
  return hmac(by, serverSeed, utf8(lines.join('\n')));
}
