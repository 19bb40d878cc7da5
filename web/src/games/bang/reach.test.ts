import { describe, expect, it } from 'vitest';
import { reachOf, weaponOf } from './reach';
import { fixture } from '../fixtures';
import type { BangPrinted, BangView } from './view';

function table(change: Partial<BangView>): BangView {
  const view = {
    alive: [0, 1, 2, 3, 4, 5],
    tables: [[], [], [], [], [], []],
    characters: ['willy-the-kid', null, null, null, null, null],
    reach: [1, 1, 1, 1, 1, 1],
    distances: [[0, 1, 2, 3, 2, 1]],
    ways: [[0, 1, 2, 3, 2, 1]],
    farther: [[], [], [], [], [], []],
    nearer: [[], [], [], [], [], []],
  };
  return { ...view, ...change } as unknown as BangView;
}

describe('who can be reached', () => {
  it('is told with the number of seats', () => {
    expect(reachOf(table({}), 0, 3)).toEqual({
      seat: 3,
      distance: 3,
      reached: false,
      seats: 3,
      terms: [],
      below: false,
    });
  });

  it('counts the horse of the one and the scope of the other', () => {
    const view = table({
      farther: [[], [], ['mustang', 'paul-regret'], [], [], []],
      nearer: [['scope', 'rose-doolan'], [], [], [], [], []],
      distances: [[0, 1, 2, 1, 1, 1]],
      reach: [2, 1, 1, 1, 1, 1],
    });
    const found = reachOf(view, 0, 2);
    expect(found?.reached).toBe(true);
    expect(found?.terms.map((term) => term.what)).toEqual(['mustang', 'paul-regret', 'scope', 'rose-doolan']);
  });

  it('never falls below one', () => {
    const view = table({ nearer: [['scope'], [], [], [], [], []] });
    expect(reachOf(view, 0, 1)).toMatchObject({ distance: 1, seats: 1, below: true });
    const farther = { ...view, distances: [[0, 1, 1, 2, 1, 1]] };
    expect(reachOf(farther, 0, 2)).toMatchObject({ distance: 1, seats: 2, below: false });
  });

  it('has no sum in an earlier log, which does not tell the terms', () => {
    const view = table({ ways: [], farther: [], nearer: [] });
    expect(reachOf(view, 0, 3)).toMatchObject({ distance: 3, seats: null, terms: [], below: false });
  });

  it('is nobody who is out', () => {
    expect(reachOf(table({ distances: [[0, 0, 2, 3, 2, 1]] }), 0, 1)).toBeNull();
  });
});

const { printed } = await fixture<{ printed: BangPrinted }>('bang', 'play-5');

it('shoots with the Colt if no weapon lies there', () => {
  const view = table({ tables: [['mustang-8h'], ['barrel-qs', 'schofield-jc'], [], [], [], []] });
  expect(weaponOf(view, printed, 0)).toBeNull();
  expect(weaponOf(view, printed, 1)).toBe('schofield');
});
