import { describe, expect, it } from 'vitest';
import { Memories, MOST_TABLES } from './memory';
import { Shelf } from './testing';

describe('what this browser remembers of a deal', () => {
  it('outlives the page, and other tabs see it', () => {
    const shelf = new Shelf();
    new Memories(shelf).begin('t1', 'aa');
    new Memories(shelf).change('t1', (memory) => (memory.entropy[2] = 'ff'));
    expect(new Memories(shelf).get('t1')).toMatchObject({ commitment: 'aa', entropy: { 2: 'ff' } });
  });

  it('is found by the commitment of a record', () => {
    const memories = new Memories(new Shelf());
    memories.begin('t1', 'aa');
    expect(memories.byCommitment('aa')?.table).toBe('t1');
    expect(memories.byCommitment('bb')).toBeNull();
  });

  it('of the oldest tables is forgotten', () => {
    const shelf = new Shelf();
    shelf.setItem('ludoteka.theme', 'dark');
    let now = 0;
    const memories = new Memories(shelf, () => (now += 1));
    for (let table = 0; table < MOST_TABLES + 5; table += 1) memories.begin(`t${table}`, 'aa');
    expect(shelf.length).toBe(MOST_TABLES + 1);
    expect(memories.get('t4')).toBeNull();
    expect(memories.get('t5')).not.toBeNull();
    expect(shelf.getItem('ludoteka.theme')).toBe('dark');
  });

  it('makes room for itself where the browser has none left', () => {
    const shelf = new Shelf();
    let now = 0;
    const memories = new Memories(shelf, () => (now += 1));
    for (let table = 0; table < 200; table += 1) memories.begin(`t${table}`, 'aa');
    const put = shelf.setItem.bind(shelf);
    shelf.setItem = (key, value) => {
      if (shelf.length >= 200 && !shelf.kept.has(key)) throw new Error('quota');
      put(key, value);
    };
    memories.begin('new', 'bb');
    expect(new Memories(shelf).get('new')).not.toBeNull();
    expect(memories.get('t199')).not.toBeNull();
    expect(memories.get('t0')).toBeNull();
  });

  it('from before it kept the cards is still read', () => {
    const shelf = new Shelf();
    const lists = { committed: [0], revealed: [0], elsewhere: [], missed: [] };
    const old = { table: 't1', commitment: 'aa', entropy: { 0: 'ff' }, hashes: null, ...lists, at: 1 };
    shelf.setItem('ludoteka.deal.t1', JSON.stringify(old));
    expect(new Memories(shelf).get('t1')).toEqual({ ...old, sent: [], dealt: {} });
  });

  it('is kept for the page alone where the browser stores nothing', () => {
    const full = new Shelf();
    full.setItem = () => {
      throw new Error('quota');
    };
    for (const memories of [new Memories(null), new Memories(full)]) {
      memories.begin('t1', 'aa');
      memories.change('t1', (memory) => memory.committed.push(0));
      expect(memories.get('t1')?.committed).toEqual([0]);
      expect(memories.byCommitment('aa')?.table).toBe('t1');
    }
  });

  it('is not read from what is none', () => {
    const shelf = new Shelf();
    shelf.setItem('ludoteka.deal.t1', '{"table": 1}');
    shelf.setItem('ludoteka.deal.t2', 'not JSON');
    expect(new Memories(shelf).get('t1')).toBeNull();
    expect(new Memories(shelf).get('t2')).toBeNull();
  });
});
