import { describe, expect, it } from 'vitest';
import { hex, hmac, ours, utf8 } from './hash';
import { sha256, sha512 } from './sha2';

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 111, 112, 119, 120, 127, 128, 129, 300];
const message = (length: number) => Uint8Array.from({ length }, (_, at) => (at * 7 + length) % 256);

describe('our own SHA-2', () => {
  it.each(LENGTHS)('is what the browser computes, for %d bytes', async (length) => {
    const native = async (name: string) => hex(new Uint8Array(await crypto.subtle.digest(name, message(length))));
    expect(hex(sha256(message(length)))).toBe(await native('SHA-256'));
    expect(hex(sha512(message(length)))).toBe(await native('SHA-512'));
  });

  it('makes the HMAC of RFC 4231', async () => {
    const made = await hmac(ours, utf8('Jefe'), utf8('what do ya want for nothing?'));
    expect(hex(made)).toBe('5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843');
  });
});
