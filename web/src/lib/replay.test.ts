import { describe, expect, it } from 'vitest';
import { marks, parseSpot, spotHash, START } from './replay';

describe('a link to a moment', () => {
  it.each([
    { step: 12, seat: 2, open: false },
    { step: 1, seat: null, open: false },
    { step: 94, seat: 0, open: true },
  ])('leads back to where it was copied: %o', (spot) => {
    expect(parseSpot(spotHash(spot))).toEqual(spot);
  });

  it('counts as people do', () => {
    expect(spotHash({ step: 12, seat: 0, open: true })).toBe('#step=12&seat=1&open=1');
  });

  it.each(['', '#', '#step=-3&seat=x', '#step=1e9', '#BA-13'])('that is none is the start: %s', (hash) => {
    expect(parseSpot(hash)).toEqual(START);
  });
});

describe('marks on the scrubber', () => {
  const moment = (...events: object[]) => ({
    events: events.map((event, seq) => ({ seq, event: { rule: 'X', ...event } as never })),
  });
  const turn = moment({ event: 'turn-began', seat: 1 });

  it('stand where deals, rounds or games begin', () => {
    const moments = [
      moment({ event: 'deal-began', deal: 1 }, { event: 'hand-dealt' }),
      moment({ event: 'card-chosen' }),
      moment({ event: 'deal-scored' }, { event: 'deal-began', deal: 2 }),
      turn,
    ];
    expect(marks(moments)).toEqual([
      { at: 0, label: '1' },
      { at: 2, label: '2' },
    ]);
  });

  it('stand where turns begin, if there is only one game', () => {
    const moments = [moment({ event: 'game-began', game: 1 }), turn, moment({ event: 'shot' }), turn];
    expect(marks(moments)).toEqual([
      { at: 1, label: '' },
      { at: 3, label: '' },
    ]);
  });
});
