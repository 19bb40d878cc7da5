/** Hashes of the fair deal: the browser's own, or ours where it offers none (plain http). */

import { sha256, sha512 } from './sha2';

type Name = 'SHA-256' | 'SHA-512';

export interface Hasher {
  /** Whether the browser computes; else this page does. */
  native: boolean;
  hash(name: Name, message: Uint8Array): Promise<Uint8Array>;
}

export const ours: Hasher = {
  native: false,
  hash: async (name, message) => (name === 'SHA-256' ? sha256 : sha512)(message),
};

const native: Hasher = {
  native: true,
  hash: async (name, message) => new Uint8Array(await crypto.subtle.digest(name, message as Uint8Array<ArrayBuffer>)),
};

/** WebCrypto is there in secure contexts only. */
export const hasher = (): Hasher => (globalThis.crypto?.subtle ? native : ours);

/** HMAC-SHA-256 (RFC 2104) with a key of at most 64 bytes, from the hash alone. */
export async function hmac(by: Hasher, key: Uint8Array, message: Uint8Array): Promise<Uint8Array> {
  const pad = (fill: number) => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ fill);
  const inner = await by.hash('SHA-256', join(pad(0x36), message));
  return by.hash('SHA-256', join(pad(0x5c), inner));
}

export function join(...parts: Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes, or null where the text is no hexadecimal. */
export function unhex(text: string): Uint8Array | null {
  if (!/^([0-9a-f]{2})*$/i.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
