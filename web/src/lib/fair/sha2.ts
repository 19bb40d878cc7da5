/**
 * SHA-256 and SHA-512 (FIPS 180-4), for pages without WebCrypto: browsers have it only over
 * https and on localhost, and a house in the living room is plain http. Slow and small; the
 * constants are computed from the primes that define them.
 */

interface Kind {
  bits: bigint;
  rounds: number;
  /** Rotations of the two big sums; rotations and shift of the two small ones. */
  sums: [Turns, Turns];
  steps: [Turns, Turns];
}
type Turns = [bigint, bigint, bigint];

const SHA256: Kind = {
  bits: 32n,
  rounds: 64,
  sums: [
    [2n, 13n, 22n],
    [6n, 11n, 25n],
  ],
  steps: [
    [7n, 18n, 3n],
    [17n, 19n, 10n],
  ],
};
const SHA512: Kind = {
  bits: 64n,
  rounds: 80,
  sums: [
    [28n, 34n, 39n],
    [14n, 18n, 41n],
  ],
  steps: [
    [1n, 8n, 7n],
    [19n, 61n, 6n],
  ],
};

export const sha256 = (message: Uint8Array): Uint8Array => digest(SHA256, message);
export const sha512 = (message: Uint8Array): Uint8Array => digest(SHA512, message);

function digest(kind: Kind, message: Uint8Array): Uint8Array {
  const size = Number(kind.bits) / 8;
  let state = startOf(kind);
  const keys = keysOf(kind);
  const words = wordsOf(padded(message, 16 * size), size);
  for (let at = 0; at < words.length; at += 16) {
    state = mixed(kind, state, keys, words.slice(at, at + 16));
  }
  return Uint8Array.from(state.flatMap((word) => bytesOf(word, size)));
}

const once = (make: (kind: Kind) => bigint[]) => {
  const made = new Map<Kind, bigint[]>();
  return (kind: Kind): bigint[] => made.get(kind) ?? made.set(kind, make(kind)).get(kind)!;
};
const startOf = once(({ bits }) => PRIMES.slice(0, 8).map((prime) => fraction(prime, 2n, bits)));
const keysOf = once(({ bits, rounds }) => PRIMES.slice(0, rounds).map((prime) => fraction(prime, 3n, bits)));

/** The message, a one, zeros, and its length in bits at the end of the last block. */
function padded(message: Uint8Array, block: number): Uint8Array {
  const length = Math.ceil((message.length + 1 + block / 8) / block) * block;
  const whole = new Uint8Array(length);
  whole.set(message);
  whole[message.length] = 0x80;
  whole.set(bytesOf(BigInt(message.length) * 8n, 8), length - 8);
  return whole;
}

function mixed(kind: Kind, state: bigint[], keys: bigint[], block: bigint[]): bigint[] {
  const { bits, sums, steps } = kind;
  const mask = (1n << bits) - 1n;
  const turn = (word: bigint, by: bigint) => (word >> by) | ((word << (bits - by)) & mask);
  const sum = (word: bigint, [a, b, c]: Turns) => turn(word, a) ^ turn(word, b) ^ turn(word, c);
  const step = (word: bigint, [a, b, c]: Turns) => turn(word, a) ^ turn(word, b) ^ (word >> c);
  const words = [...block];
  for (let t = 16; t < kind.rounds; t += 1) {
    const older = step(words[t - 15], steps[0]) + words[t - 16];
    words.push((step(words[t - 2], steps[1]) + words[t - 7] + older) & mask);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let t = 0; t < kind.rounds; t += 1) {
    const chosen = (e & f) ^ (~e & mask & g);
    const first = h + sum(e, sums[1]) + chosen + keys[t] + words[t];
    const second = sum(a, sums[0]) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) & mask, c, b, a, (first + second) & mask];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) & mask);
}

const PRIMES = primes(80);

function primes(count: number): bigint[] {
  const found: bigint[] = [];
  for (let number = 2n; found.length < count; number += 1n) {
    if (found.every((prime) => number % prime !== 0n)) found.push(number);
  }
  return found;
}

/** The first bits after the point of a prime's square or cube root. */
function fraction(prime: bigint, degree: bigint, bits: bigint): bigint {
  const wanted = prime << (degree * bits);
  let [low, high] = [0n, 1n << (bits + 8n)];
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** degree <= wanted) low = middle;
    else high = middle;
  }
  return low & ((1n << bits) - 1n);
}

const bytesOf = (word: bigint, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Number((word >> BigInt(8 * (size - 1 - at))) & 255n));

function wordsOf(bytes: Uint8Array, size: number): bigint[] {
  const words: bigint[] = [];
  for (let at = 0; at < bytes.length; at += size) {
    words.push(bytes.subarray(at, at + size).reduce((word, byte) => (word << 8n) | BigInt(byte), 0n));
  }
  return words;
}
