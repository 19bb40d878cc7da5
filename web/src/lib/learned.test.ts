import { describe, expect, it } from 'vitest';
import { goOn, learn, learned } from './learned';

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
  };
}

describe('what was learned', () => {
  it('is kept by game, each lesson once', () => {
    const store = memory();
    learn('bang', 'shot', store);
    learn('bang', 'shot', store);
    learn('bang', 'beer', store);
    expect(learned('bang', store)).toEqual(['shot', 'beer']);
    expect(learned('sakura', store)).toEqual([]);
  });

  it('is nothing where the browser keeps nothing or nonsense', () => {
    const broken = {
      getItem: () => '{',
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(learned('bang', broken)).toEqual([]);
    expect(learn('bang', 'shot', broken)).toEqual(['shot']);
  });

  it('says where to go on', () => {
    expect(goOn(['a', 'b', 'c'], ['a', 'c'])).toBe(2);
    expect(goOn(['a', 'b', 'c'], [])).toBe(1);
    expect(goOn(['a', 'b'], ['b', 'a'])).toBe(1);
  });
});
