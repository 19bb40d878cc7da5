import { expect, test } from 'vitest';
import { isNumbers, numbersText, readData, readNumbers } from './data';

test('short lists are typed, with commas or without', () => {
  expect(isNumbers([1, 2, 3])).toBe(true);
  expect(isNumbers(null)).toBe(false);
  expect(readNumbers(numbersText([1, 1, 2]), 3)).toEqual([1, 1, 2]);
  expect(readNumbers(' 0 2; 4 ', 3)).toEqual([0, 2, 4]);
});

test('what is no such list is none', () => {
  for (const text of ['', '1, 2', '1, 2, 3, 4', '1, 2, x', '1, 2, -3', '1.5, 2, 3'])
    expect(readNumbers(text, 3)).toBeNull();
});

test('a file holds a list or an object', () => {
  expect(readData('[{"number": 1}]')).toEqual([{ number: 1 }]);
  expect(readData('{"torii": 8}')).toEqual({ torii: 8 });
  for (const text of ['', 'null', '7', '"deck"', '[1,']) expect(readData(text)).toBeNull();
});
