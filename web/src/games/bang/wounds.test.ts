import { describe, expect, it } from 'vitest';
import type { News } from '../../lib/protocol';
import type { BangEvent } from './view';
import { holes, toldBy, wounds } from './wounds';

const log = (...events: object[]) =>
  events.map((event, seq) => ({ seq, event: { rule: 'BA-11', ...event } })) as unknown as News<BangEvent>[];
const shot = { event: 'card-played', seat: 2, card: 'bang-as', target: 0 };
const hit = { event: 'life-lost', seat: 0, amount: 1, life: 3 };

it('a wound names who shot, until my next turn', () => {
  expect(wounds(log(shot, hit), 0, true)).toEqual([{ by: 2, lost: 1, seq: 1 }]);
  expect(wounds(log(shot, hit, { event: 'turn-began', seat: 0 }), 0, true)).toEqual([]);
});

it('a Dynamite was nobody', () => {
  const burst = { event: 'life-lost', seat: 0, amount: 3, life: 1 };
  expect(wounds(log(shot, { event: 'dynamite-exploded', seat: 0 }, burst), 0)[0].by).toBeNull();
});

it('holes stay for the whole game, at most four', () => {
  expect(holes(log(hit, { event: 'turn-began', seat: 0 }, hit), 0)).toHaveLength(2);
  expect(holes(log(hit, hit, hit, hit, hit, hit), 0)).toHaveLength(4);
  expect(holes(log(hit, { event: 'game-began', game: 2 }), 0)).toHaveLength(0);
});

describe('looking back', () => {
  const all = [
    { seq: 2, event: shot },
    { seq: 2, event: hit },
    { seq: 5, event: hit },
  ] as unknown as News<BangEvent>[];

  it('knows only what had happened by then, within one move, too', () => {
    expect(toldBy(all, all[0])).toEqual(all.slice(0, 1));
    expect(wounds(toldBy(all, all[0]), 0)).toHaveLength(0);
    expect(holes(toldBy(all, all[1]), 0)).toHaveLength(1);
    expect(holes(toldBy(all, all[2]), 0)).toHaveLength(2);
  });

  it('finds an event that came a second time, as after a reload', () => {
    const again = structuredClone(all[1]);
    expect(toldBy(all, again)).toEqual(all.slice(0, 2));
  });

  it('is all of it when nothing is shown apart', () => {
    expect(toldBy(all, undefined)).toBe(all);
  });
});
