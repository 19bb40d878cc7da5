import { expect, test } from 'vitest';
import { described, fromBase64, toMinutes, toTime } from './notifications';

test('times are minutes since midnight, and back', () => {
  for (const time of ['00:00', '07:05', '23:59']) expect(toTime(toMinutes(time))).toBe(time);
  expect(toMinutes('22:30')).toBe(1350);
});

test('a key is read from Base64 for URLs', () => {
  expect([...fromBase64('-_8A')]).toEqual([251, 255, 0]);
});

test('a subscription without keys is described all the same, and refused by the server', () => {
  expect(described({ endpoint: 'https://x', keys: { p256dh: 'a', auth: 'b' } })).toEqual({
    endpoint: 'https://x',
    p256dh: 'a',
    auth: 'b',
  });
  expect(described({})).toEqual({ endpoint: '', p256dh: '', auth: '' });
});
