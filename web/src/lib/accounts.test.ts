import { expect, it } from 'vitest';
import { complaint } from './accounts';
import { Problem } from './api';

it.each([
  ['name-taken', {}, 'name'],
  ['name-length', {}, 'name'],
  ['password-common', {}, 'password'],
  ['wrong-password', {}, 'password'],
  ['too-many-tokens', {}, 'label'],
  ['bad-field', { field: 'scopes' }, 'scopes'],
  ['registration-closed', {}, 'form'],
])('what is refused as %s %o stands at the field %s', (code, values, field) => {
  const problem = new Problem(400, code, 'No.', values);
  expect(complaint(problem)).toEqual({ [field]: 'No.' });
});

it('what is no refusal stands at the form', () => {
  expect(complaint(new TypeError('no network'))).toEqual({ form: 'no network' });
});
