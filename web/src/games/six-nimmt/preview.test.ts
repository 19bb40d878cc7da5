import { expect, test } from 'vitest';
import choosing from '../../../fixtures/six-nimmt/choose-late-6.json';
import taking from '../../../fixtures/six-nimmt/row-6.json';
import type { LegalMove } from '../../lib/protocol';
import { ghostsOf, landingOf } from './preview';

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

test('every card in hand says where it would go', () => {
  for (const legal of choosing.welcome.sights[0].moves as unknown as LegalMove[]) {
    expect(landingOf(legal)).not.toBeNull();
    expect(ghostsOf(legal)).toEqual([]);
  }
});

test('a row that nothing follows has no ghosts, and a draft says nothing', () => {
  const said = { key: 'six-nimmt-move-take', arguments: { card: 3 } };
  const draft: LegalMove = { move: 'take 3', rule: '6N-14', said, hint: null };
  expect(landingOf(draft)).toBeNull();
  expect(ghostsOf(undefined)).toEqual([]);
});
