import { describe, expect, it } from 'vitest';
import { BadFile, FORMAT, parseRecord, readRecord } from './record';

describe('a file', () => {
  it('that is a record is read', () => {
    const fairness = { commitment: '', entropy: ['00'], server_seed: null, deal_seed: null };
    const seats = [{ name: 'Ann' }];
    const record = { format: FORMAT, game: 'bang', options: {}, seats, fairness, moves: [] };
    expect(parseRecord(JSON.stringify(record))).toEqual(record);
  });

  it('that is too long is not read', async () => {
    await expect(readRecord(new Blob([' '.repeat(1_000_001)]))).rejects.toThrow('large');
  });

  it.each([
    ['foreign', 'hello'],
    ['foreign', '[1, 2]'],
    ['foreign', '{"format": "pgn"}'],
    ['partial', '{"format": "ludoteka-partial-1"}'],
    ['version', '{"format": "ludoteka-record-9"}'],
    ['broken', '{"format": "ludoteka-record-1", "game": "bang"}'],
  ])('is %s: %s', (problem, text) => {
    expect(() => parseRecord(text)).toThrow(BadFile);
    expect(() => parseRecord(text)).toThrow(problem);
  });
});
