import { describe, expect, it } from 'vitest';
import { received, unfold } from './moves';
import type { LegalMoves } from './wire';

const SENT: LegalMoves = {
  rule: 'IN-10',
  forms: [
    ['intrigo-token-clergy'],
    ['intrigo-lead', 'building', 'token'],
    ['intrigo-hint-play', 'changes'],
    ['intrigo-move-play', 'card', 'gap'],
    ['intrigo-move-pass'],
  ],
  phrases: [[0], [1, 4, [0]], [2, { list: [[1], 7, { seat: 2 }] }]],
  groups: [
    [
      'play c4 at ',
      [
        ['0', [3, [0], 10], 2],
        ['11', [3, [0], 11], null],
      ],
    ],
    ['', [['pass', [4], null]]],
  ],
};

const CLERGY = { key: 'intrigo-token-clergy', arguments: {} };

describe('legal moves', () => {
  it('have their whole texts, in order, and one clause', () => {
    const moves = unfold(SENT);
    expect(moves.map(({ move }) => move)).toEqual(['play c4 at 0', 'play c4 at 11', 'pass']);
    expect(moves.every(({ rule }) => rule === 'IN-10')).toBe(true);
  });

  it('have their sentences with the phrases in them', () => {
    const said = { key: 'intrigo-move-play', arguments: { card: CLERGY, gap: 11 } };
    expect(unfold(SENT)[1].said).toEqual(said);
    expect(unfold(SENT)[2].said).toEqual({ key: 'intrigo-move-pass', arguments: {} });
  });

  it('have hints, whose lists hold phrases, numbers and seats', () => {
    const lead = { key: 'intrigo-lead', arguments: { building: 4, token: CLERGY } };
    const hint = { key: 'intrigo-hint-play', arguments: { changes: [lead, 7, { seat: 2 }] } };
    expect(unfold(SENT)[0].hint).toEqual(hint);
    expect(unfold(SENT)[1].hint).toBeNull();
  });

  it('are none where nothing is owed', () => {
    const view = { kind: 'x' } as never;
    expect(received({ seat: 0, events: [], view }).moves).toEqual([]);
  });
});
