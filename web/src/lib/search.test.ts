import { describe, expect, it } from 'vitest';
import { mark, matches, wordsOf } from './search';

describe('searching the rules', () => {
  it('wants every word, in any order and whatever their case', () => {
    const text = 'Barrel: when you are shot at you may draw!';
    expect(matches(text, wordsOf('DRAW barrel'))).toBe(true);
    expect(matches(text, wordsOf('barrel beer'))).toBe(false);
    expect(matches(text, wordsOf('  '))).toBe(true);
  });

  it('does not tell letters apart that readers type alike', () => {
    expect(matches('Всё, что ещё лежит', wordsOf('все еще'))).toBe(true);
    expect(matches('п’ять биків', wordsOf("п'ять"))).toBe(true);
    expect(matches('Nearest −2', wordsOf('nearest -2'))).toBe(true);
  });

  it('marks what was found in the text as it is written', () => {
    expect(mark('Ещё пиво, пиво!', wordsOf('ПИВО еще'))).toEqual([
      { text: 'Ещё', found: true },
      { text: ' ', found: false },
      { text: 'пиво', found: true },
      { text: ', ', found: false },
      { text: 'пиво', found: true },
      { text: '!', found: false },
    ]);
  });

  it('joins what overlaps, and marks nothing for nothing', () => {
    expect(mark('banana', wordsOf('ana'))).toEqual([
      { text: 'b', found: false },
      { text: 'anana', found: true },
    ]);
    expect(mark('row', wordsOf(''))).toEqual([{ text: 'row', found: false }]);
  });
});
