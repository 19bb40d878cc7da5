import { expect, it } from 'vitest';
import { withClauses } from './clauses';

const words = (text: string) => ({ text, clause: false, before: '', after: '' });

it('finds the ids of clauses among the words, with the brackets that touch them', () => {
  expect(withClauses('The row is yours (6N-7, BA-13).')).toEqual([
    words('The row is yours '),
    { text: '6N-7', clause: true, before: '(', after: ',' },
    words(' '),
    { text: 'BA-13', clause: true, before: '', after: ').' },
  ]);
  expect(withClauses('BA-9 and on')).toEqual([{ text: 'BA-9', clause: true, before: '', after: '' }, words(' and on')]);
  expect(withClauses('no clause: 10-20')).toEqual([words('no clause: 10-20')]);
});

it('loses nothing of the text', () => {
  const text = 'First «Dynamite» (BA-40), then “Jail” (BA-44). See BA-2; BA-3: more (6N-1)';
  const all = withClauses(text).map((part) => part.before + part.text + part.after);
  expect(all.join('')).toBe(text);
});
