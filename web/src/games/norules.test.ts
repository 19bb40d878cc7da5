import { describe, expect, it } from 'vitest';

/** What boards must not know by themselves: the engine tells it by `printed`, view or hint. */
const files = import.meta.glob(['./*/**/*.ts', './*/**/*.svelte', '!./**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

const FORBIDDEN: Record<string, RegExp> = {
  'a table of clauses by card or character': /^\s*'?[a-z][\w-]*'?: '(BA|SA|FF|IN|6N)-\d+',$/m,
  'a list of all kinds in the order of the rules': /const (KINDS|CHARACTERS) = \[/,
  'a step by its number': /pending\S*\[\d\]|pending\.at\(-1\)\??\.?\[\d\]/,
  'a board that nothing has checked': /as unknown as BoardModule/,
  'the size of a hand or a row': /const (TRICKS|PLACES|HAND_SIZE|USUAL_LIMIT) = \d/,
};

describe('no board has', () => {
  for (const [what, pattern] of Object.entries(FORBIDDEN)) {
    it(what, () => {
      const found = Object.entries(files).filter(([, text]) => pattern.test(text));
      expect(found.map(([path]) => path)).toEqual([]);
    });
  }

  it('escaped this test', () => expect(Object.keys(files).length).toBeGreaterThan(150));
});
