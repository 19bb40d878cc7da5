import { expect, test } from 'vitest';
import type { Presence, TableSeat, TableInfo } from './protocol';
import { canRelieve } from './relief';

const MINUTES = 300_000;
const card = { seat: 1, kind: 'person', stand_in: false, late: false } as TableSeat;
const presence = { here: [0], away: { 1: 1_000 }, relieve_after: MINUTES } as unknown as Presence;
const at = (clock: TableInfo['clock']) => ({ status: 'live', clock }) as TableInfo;
const untimed = at({ kind: 'none' });
const timed = at({ kind: 'slow', each: 86_400 });

test('without a clock a bot may be asked for after minutes', () => {
  expect(canRelieve(untimed, presence, card, 1_000 + MINUTES - 1)).toBe(false);
  expect(canRelieve(untimed, presence, card, 1_000 + MINUTES)).toBe(true);
});

test('with a clock only when its time has run out', () => {
  expect(canRelieve(timed, presence, card, 10 * MINUTES)).toBe(false);
  expect(canRelieve(timed, presence, { ...card, late: true }, 10 * MINUTES)).toBe(true);
});

test('nobody is replaced who is here, or has a bot playing already', () => {
  expect(canRelieve(untimed, { ...presence, away: {} }, card, 10 * MINUTES)).toBe(false);
  expect(canRelieve(untimed, presence, { ...card, stand_in: true }, 10 * MINUTES)).toBe(false);
  expect(canRelieve({ ...untimed, status: 'over' }, presence, card, 10 * MINUTES)).toBe(false);
});
