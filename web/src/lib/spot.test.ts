import { describe, expect, it } from 'vitest';
import { START, parseSpot, reviewPath, spotHash } from './spot';

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

it('a link to a review names the decision, or its summary', () => {
  for (const review of [0, 31]) {
    const spot = { step: 12, seat: 1, open: false, review };
    expect(parseSpot(spotHash(spot))).toEqual(spot);
  }
  expect(parseSpot('#step=12')).not.toHaveProperty('review');
  expect(reviewPath('abc', 1)).toBe('/replay/abc#step=1&seat=2&review=summary');
  expect(reviewPath('abc', null)).toBe('/replay/abc#step=1&review=summary');
});
