import { describe, expect, it } from 'vitest';
import { previewOf } from './hints';
import type { LegalMove, Sayable } from '../../lib/protocol';

const hinted = (own: Sayable) => ({ hint: { key: 'sakura-hint-card', arguments: { own } } }) as unknown as LegalMove;
const at = (key: string, space: number): Sayable => ({ key, arguments: { space } });

describe('where a card would lead', () => {
  it('is told once of a space, though only one of two ways there embarrasses', () => {
    const both = [5, at('sakura-place-embarrassed', 5), at('sakura-place-tree', 7)];
    expect(previewOf(hinted(both)).own).toEqual([
      { space: 5, tree: false, embarrassed: true },
      { space: 7, tree: true, embarrassed: false },
    ]);
  });

  it('is nothing without a hint', () => {
    expect(previewOf(undefined)).toEqual({ emperor: [], own: [] });
  });
});
