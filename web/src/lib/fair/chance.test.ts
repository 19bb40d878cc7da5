import { describe, expect, it } from 'vitest';
import vectors from '../../../../tests/core/vectors.json';
import { actsOf, Stream } from './chance';
import { hasher, hex, ours, unhex } from './hash';
import { commitment, dealSeed, entropyHash, parseSeed } from './seals';

const bytes = (text: string) => unhex(text)!;

describe.each([hasher(), ours])('the generator of docs/fairness.md', (by) => {
  it.each(vectors.words)('gives the words of key $key', async ({ key, words }) => {
    const stream = new Stream(by, bytes(key));
    for (const word of words) expect(await stream.word()).toBe(word);
  });

  it.each(vectors.acts)('shuffles act $act as documented', async (vector) => {
    const cards = Array.from({ length: 104 }, (_, at) => at + 1);
    const found = await actsOf(by, bytes(vector.seed))(vector.act).shuffled(cards);
    expect(found).toEqual(vector['shuffled 1 to 104']);
  });

  it.each(vectors['passed over'])('passes over a word of the last run', async (vector) => {
    const stream = new Stream(by, bytes(vector.key));
    expect(await stream.below(vector.size)).toBe(vector.first);
    expect(await stream.word()).toBe(vector['next word']);
  });

  it.each(vectors.fairness)('commits and mixes the entropy of $entropy', async (vector) => {
    const seed = parseSeed(vector.server_seed)!;
    expect(await commitment(by, seed)).toBe(vector.commitment);
    expect(hex(await dealSeed(by, seed, vector.game, vector.entropy, 1))).toBe(vector.deal_seed);
  });

  it.each(vectors['fairness 2'])('hashes and mixes what was revealed: $entropy', async (vector) => {
    const seed = parseSeed(vector.server_seed)!;
    expect(await commitment(by, seed)).toBe(vector.commitment);
    for (const [seat, entropy] of vector.entropy.entries()) {
      if (entropy) expect(await entropyHash(by, vector.commitment, seat, entropy)).toBe(vector.hashes[seat]);
    }
    expect(hex(await dealSeed(by, seed, vector.game, vector.entropy, 2))).toBe(vector.deal_seed);
  });
});
