import { expect, test } from 'vitest';
import { lineText, withName } from './words';

const text = (key: string, values = {}) => `${key} ${JSON.stringify(values)}`;
const names = ['Ann', 'Bob'];
const line = { key: 'shoots', seats: { seat: 0, target: 1 }, values: { cards: 2 } };

test('seats are said by their names, and the message knows who the reader is', () => {
  const said = lineText(line, names, 1, text);
  expect(said).toBe('shoots {"seat":"Ann","target":"Bob","you":"target","cards":2}');
});

test('a spectator is none of them, and the first one counts if several are the reader', () => {
  expect(lineText(line, names, null, text)).toContain('"you":"none"');
  expect(lineText({ ...line, seats: { a: 1, b: 1 } }, names, 1, text)).toContain('"you":"a"');
});

test('a value that is a line is said first', () => {
  const card = { key: 'beer', values: { rank: 6 } };
  const said = lineText({ key: 'drinks', values: { card } }, names, null, (key, values = {}) =>
    'card' in values ? `${key} ${values.card}` : `${key} ${values.rank}`,
  );
  expect(said).toBe('drinks beer 6');
});

test('the name of who acts stands out', () => {
  expect(withName('Ann shoots.', 'Ann')).toEqual([
    { bold: true, text: 'Ann' },
    { bold: false, text: ' shoots.' },
  ]);
  expect(withName('You shoot.', 'Ann')).toEqual([{ bold: false, text: 'You shoot.' }]);
});
