import { expect, test } from 'vitest';
import { SEEN as kept } from '../lib/seen';
import { SEEN } from './answering';
import { told } from './pushes';

test('page and worker mean the same cache', () => {
  expect(SEEN).toBe(kept);
});

test('a push that cannot be read is shown all the same, and leads nowhere else', () => {
  expect(told(null)).toEqual({ title: 'Ludoteka', body: '', url: '/', tag: 'ludoteka', lang: 'en' });
  expect(told({ url: '/t/abc' }).url).toBe('/t/abc');
  for (const url of ['https://evil.example', '//evil.example', 'javascript:alert(1)', 7]) {
    expect(told({ url }).url).toBe('/');
  }
});
