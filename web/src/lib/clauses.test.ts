import { expect, it } from 'vitest';
import { withClauses } from './clauses';

it('finds the ids of clauses among the words', () => {
  expect(withClauses('The row is yours (6N-7, BA-13).')).toEqual([
    { text: 'The row is yours (', clause: false },
    { text: '6N-7', clause: true },
    { text: ', ', clause: false },
    { text: 'BA-13', clause: true },
    { text: ').', clause: false },
  ]);
  expect(withClauses('no clause: 10-20')).toEqual([{ text: 'no clause: 10-20', clause: false }]);
});
