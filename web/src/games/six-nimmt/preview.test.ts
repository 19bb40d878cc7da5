import { expect, test } from 'vitest';
import taking from '../../../fixtures/six-nimmt/row-6.json';
import type { LegalMove } from '../../lib/protocol';
import { ghostsOf } from './preview';

test('every waiting card has one ghost, on a row of the table', () => {
  const { view, moves } = taking.welcome.sights[0];
  for (const legal of moves as unknown as LegalMove[]) {
    const ghosts = ghostsOf(legal);
    expect(ghosts.map((ghost) => ghost.card)).toEqual(view.queue.slice(1));
    for (const ghost of ghosts) {
      expect(view.rows[ghost.row]).toBeDefined();
      expect(ghost.place).toBeGreaterThan(1);
      expect(ghost.place).toBeLessThanOrEqual(6);
    }
  }
});

test('a row that nothing follows has no ghosts', () => {
  expect(ghostsOf(undefined)).toEqual([]);
});
