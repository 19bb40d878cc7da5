import { describe, expect, test } from 'vitest';
import type { TableSeat, TableInfo } from '../lib/protocol';
import { daysLeft, isSeries, waysOut } from './ways';

const seat = (number: number, kind: TableSeat['kind'], more: Partial<TableSeat> = {}) =>
  ({ seat: number, kind, stand_in: false, resigned: false, vacation_used: 0, vacation: null, ...more }) as TableSeat;
const table = (seats: TableSeat[], more: Partial<TableInfo> = {}) =>
  ({ status: 'live', clock: { kind: 'none' }, vacation_days: 20, seats, ...more }) as TableInfo;

describe('ways out', () => {
  test('who is alone with bots closes the game, and needs nothing else', () => {
    const ways = waysOut(table([seat(0, 'person'), seat(1, 'bot')]), [0]);
    expect(ways).toMatchObject({ close: true, stop: false, leave: false, resign: false });
  });

  test('hot-seat with bots is alone, too', () => {
    expect(waysOut(table([seat(0, 'person'), seat(1, 'person'), seat(2, 'bot')]), [0, 1]).close).toBe(true);
  });

  test('among people there are three ways, and no closing', () => {
    const ways = waysOut(table([seat(0, 'person'), seat(1, 'person')]), [0]);
    expect(ways).toMatchObject({ close: false, stop: true, leave: true, resign: true, slow: false });
  });

  test('who left already does not leave again, and who resigned has no way left', () => {
    const others = seat(1, 'person');
    expect(waysOut(table([seat(0, 'person', { stand_in: true }), others]), [0]).leave).toBe(false);
    const gone = waysOut(table([seat(0, 'person', { stand_in: true, resigned: true }), others]), [0]);
    expect(Object.values(gone)).not.toContain(true);
  });

  test('spectators and finished games have none', () => {
    const seats = [seat(0, 'person'), seat(1, 'person')];
    expect(Object.values(waysOut(table(seats), []))).not.toContain(true);
    expect(Object.values(waysOut(table(seats, { status: 'over' }), [0]))).not.toContain(true);
  });
});

test('what is left of a vacation that runs is not used yet', () => {
  const day = 86_400_000;
  const card = seat(0, 'person', { vacation_used: 5 * day, vacation: 10 * day });
  expect(daysLeft(table([card]), card, 8 * day)).toBe(17);
  expect(daysLeft(table([card]), card, 20 * day)).toBe(15);
});

test('a match of several games is told apart, because resigning gives up all of them', () => {
  for (const options of [{ 'best-of': 3 }, { mode: 'tournament' }, { deals: 2 }])
    expect(isSeries({ options })).toBe(true);
  for (const options of [{}, { 'best-of': 1 }, { mode: 'single' }, { deals: 1 }])
    expect(isSeries({ options })).toBe(false);
});
