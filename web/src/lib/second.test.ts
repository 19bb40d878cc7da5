import { describe, expect, it } from 'vitest';
import type { LegalMove, Sight } from './protocol';
import { SecondThoughts } from './second.svelte';

const legal = (move: string): LegalMove => ({ move, rule: '6N-3', said: { key: 'x', arguments: {} }, hint: null });

function table(open = true) {
  const done: string[] = [];
  const board = {
    sight: { moves: [legal('play 5'), legal('play 7')] } as unknown as Sight,
    choose: (move: string) => void done.push(`choose ${move}`),
    change: (move: string) => void done.push(`change ${move}`),
  };
  const second = new SecondThoughts(
    () => board,
    () => open,
  );
  const names = () => second.moves.map(({ move }) => move);
  const see = (sight: Partial<Sight>) => (board.sight = sight as Sight);
  return { done, second, names, see };
}

describe('second thoughts', () => {
  it('offers what the server offers, and chooses it', () => {
    const { done, second, names } = table();
    expect(names()).toEqual(['play 5', 'play 7']);
    second.choose('play 5');
    expect(done).toEqual(['choose play 5']);
  });

  it('offers the other moves while the choice can be taken back', () => {
    const { done, second, names, see } = table();
    names();
    second.choose('play 5');
    see({ moves: [], take_back: true });
    expect(names()).toEqual(['play 7']);
    second.choose('play 7');
    expect(done).toEqual(['choose play 5', 'change play 7']);
  });

  it('offers nothing once it cannot, or where choices are not made together', () => {
    for (const [open, take_back] of [
      [true, false],
      [false, true],
    ]) {
      const { second, names, see } = table(open);
      names();
      second.choose('play 5');
      see({ moves: [], take_back });
      expect(names()).toEqual([]);
    }
  });
});
