/** Commitments, hashes and the deal seed, as docs/fairness.md describes them. */

import { hex, hmac, join, unhex, utf8, type Hasher } from './hash';

export const SEED_BYTES = 32;
export const LEAST_ENTROPY_BYTES = 16;
export const MOST_ENTROPY_BYTES = 64;

export type Edition = 1 | 2;
/** Records of the first edition do not say so. */
export const editionOf = ({ edition }: { edition?: Edition }): Edition => edition ?? 1;

export function parseSeed(text: string | null | undefined): Uint8Array | null {
  const seed = unhex(text ?? 'none');
  return seed?.length === SEED_BYTES ? seed : null;
}

/** Edition 1 took any number of bytes; since then it is nothing, or enough of them. */
export function isEntropy(text: string, edition: Edition): boolean {
  const bytes = unhex(text);
  if (bytes === null || bytes.length > MOST_ENTROPY_BYTES) return false;
  return edition === 1 || bytes.length === 0 || bytes.length >= LEAST_ENTROPY_BYTES;
}

/** A seat's own part of the chance, to be drawn when the server has committed itself. */
export const drawEntropy = (): string => hex(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

export const commitment = async (by: Hasher, serverSeed: Uint8Array): Promise<string> =>
  hex(await by.hash('SHA-256', join(utf8('ludoteka-commit-1\n'), serverSeed)));

/** What a seat shows before it reveals: bound to the server's commitment and to the seat. */
export async function entropyHash(by: Hasher, committed: string, seat: number, entropy: string): Promise<string> {
  const lines = ['ludoteka-entropy-2', committed, seat, entropy.toLowerCase()];
  return hex(await by.hash('SHA-256', utf8(lines.join('\n'))));
}

export function dealSeed(
  by: Hasher,
  serverSeed: Uint8Array,
  game: string,
  entropy: readonly string[],
  edition: Edition,
): Promise<Uint8Array> {
  const lines = [`ludoteka-deal-${edition}`, game, ...entropy.map((part) => part.toLowerCase())];
  return hmac(by, serverSeed, utf8(lines.join('\n')));
}
