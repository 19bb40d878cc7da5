import { expect, it } from 'vitest';
import { blocks } from './ruletext';

it('lines with a bullet are one list, the others are paragraphs', () => {
  expect(blocks('Roles:\n• Sheriff\n• Outlaw\nThe rest.')).toEqual([
    { kind: 'paragraph', lines: ['Roles:'] },
    { kind: 'list', lines: ['Sheriff', 'Outlaw'] },
    { kind: 'paragraph', lines: ['The rest.'] },
  ]);
});
