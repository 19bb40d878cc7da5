import { expect, it } from 'vitest';
import type { TableSeat, TableInfo, You } from '../lib/protocol';
import { notesBetween, takable, unready, wouldCome } from './room';

const seat = (number: number, more: Partial<TableSeat> = {}): TableSeat => ({
  seat: number,
  kind: 'free',
  name: '',
  person: null,
  face: null,
  bot: null,
  figure: null,
  ready: false,
  stand_in: false,
  stand_in_figure: null,
  left: false,
  resigned: false,
  vacation: null,
  vacation_used: 0,
  late: false,
  guest_of: null,
  meant: 'friend',
  ...more,
});
const person = (number: number, name: string, ready = true) =>
  seat(number, { kind: 'person', name, person: name.toLowerCase(), ready, meant: null });
const table = (seats: TableSeat[], more: Partial<TableInfo> = {}) =>
  ({ seats, listed: false, host: 'ann', options: {}, clock: { kind: 'none' }, chat: true, ...more }) as TableInfo;
const visitor: You = { person: 'cleo', name: 'Cleo', seats: [], is_host: false, invite: '' };

it('offers strangers the open seats of a listed table, and friends theirs first', () => {
  const listed = table([person(0, 'Ann'), seat(1, { meant: 'anyone' }), seat(2)], { listed: true });
  expect(takable(listed, visitor, '').map((card) => card.seat)).toEqual([1]);
  expect(takable(listed, visitor, 'f00').map((card) => card.seat)).toEqual([2, 1]);
  expect(takable({ ...listed, listed: false }, visitor, '')).toHaveLength(2);
});

it('tells who came, who left and that the rules are others', () => {
  const before = table([person(0, 'Ann'), person(1, 'Ben'), seat(2)]);
  const swapped = table([person(0, 'Ben'), person(1, 'Ann'), seat(2)]);
  expect(notesBetween(before, swapped)).toEqual([]);
  const after = table([person(0, 'Ann'), seat(1), person(2, 'Cleo')], { options: { deals: 2 } });
  expect(notesBetween(before, after).map(({ key, seat: card }) => [key, card?.name])).toEqual([
    ['web-room-sat', 'Cleo'],
    ['web-room-left', 'Ben'],
    ['web-room-rules-changed', undefined],
  ]);
});

it('names different bots for the free seats, and none who sits', () => {
  const otto = seat(1, { kind: 'bot', name: 'Otto', figure: 'otto', bot: 'greedy', ready: true });
  const free = [seat(2), seat(3)];
  const come = wouldCome(table([person(0, 'Ann'), otto, ...free]), free);
  expect(come).toEqual([
    { seat: 2, figure: 'sally' },
    { seat: 3, figure: 'lotta' },
  ]);
});

it('waits for others, not for me', () => {
  const cards = [person(0, 'Ann', false), person(1, 'Ben', false), seat(2)];
  const ann: You = { person: 'ann', name: 'Ann', seats: [0], is_host: true, invite: '' };
  expect(unready(table(cards), ann).map((card) => card.name)).toEqual(['Ben']);
});
