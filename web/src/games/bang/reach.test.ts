import { describe, expect, it } from 'vitest';
import { reachOf, seatsBetween, weaponOf } from './reach';
import type { BangView } from './view';

function table(change: Partial<BangView>): BangView {
  const view = {
    alive: [0, 1, 2, 3, 4, 5],
    tables: [[], [], [], [], [], []],
    characters: ['willy-the-kid', null, null, null, null, null],
    reach: [1, 1, 1, 1, 1, 1],
    distances: [[0, 1, 2, 3, 2, 1]],
  };
  return { ...view, ...change } as unknown as BangView;
}

describe('the way round the table', () => {
  it('is the shorter one', () => {
    expect(seatsBetween([0, 1, 2, 3, 4, 5], 0, 4)).toBe(2);
  });

  it('leaves out who is out', () => {
    expect(seatsBetween([0, 2, 3, 5], 0, 3)).toBe(2);
    expect(seatsBetween([0, 3], 0, 3)).toBe(1);
  });
});

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
      tables: [['scope-as'], [], ['mustang-8h'], [], [], []],
      characters: ['rose-doolan', null, 'paul-regret', null, null, null],
      distances: [[0, 1, 2, 1, 1, 1]],
      reach: [2, 1, 1, 1, 1, 1],
    });
    const found = reachOf(view, 0, 2);
    expect(found?.reached).toBe(true);
    expect(found?.terms.map((term) => term.what)).toEqual([
      'mustang',
      'paul-regret',
      'scope',
      'rose-doolan',
    ]);
  });

  it('never falls below one', () => {
    const view = table({ tables: [['scope-as'], [], [], [], [], []] });
    expect(reachOf(view, 0, 1)).toMatchObject({ distance: 1, seats: 1, below: true });
    const farther = { ...view, distances: [[0, 1, 1, 2, 1, 1]] };
    expect(reachOf(farther, 0, 2)).toMatchObject({ distance: 1, seats: 2, below: false });
  });

  it('explains nothing that does not add up to the distance of the view', () => {
    const view = table({ distances: [[0, 4, 2, 3, 2, 1]] });
    expect(reachOf(view, 0, 1)).toMatchObject({ distance: 4, seats: null, terms: [] });
  });

  it('is nobody who is out', () => {
    expect(reachOf(table({ distances: [[0, 0, 2, 3, 2, 1]] }), 0, 1)).toBeNull();
  });
});

it('shoots with the Colt if no weapon lies there', () => {
  const view = table({ tables: [['mustang-8h'], ['barrel-qs', 'schofield-jc'], [], [], [], []] });
  expect(weaponOf(view, 0)).toBeNull();
  expect(weaponOf(view, 1)).toBe('schofield');
});
