/**
 * Where everything stands, in units of the drawing: a board of 1140 × 852, or a phone 390 wide.
 *
 * `unit` is how many pixels one of them has; all sizes in the styles are multiples of it.
 */

import type { Seat } from '../../lib/protocol';

export interface Point {
  x: number;
  y: number;
}

/** Clockwise from my left: low and high on the left, three on top, high and low on the right. */
export type Slot = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export interface Place {
  seat: Seat;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Of the seat's own drawing. */
  scale: number;
  /** Poster on the right, so that the cards face the table. */
  mirrored: boolean;
  /** Where rays and bullets end. */
  anchor: Point;
}

export interface Layout {
  narrow: boolean;
  unit: number;
  width: number;
  height: number;
  /** The height of what lies above my own things. */
  zone: number;
  places: Place[];
  table: { x: number; y: number; rx: number; ry: number };
  /** The middle of the rings: my place at the table. */
  me: Point;
  piles: { y: number; gap: number };
  /** Whether the slates in the corners have room for words. */
  slates: 'whole' | 'short';
}

const WIDE = { width: 1140, height: 852, mine: 304 };
const PHONE = { width: 390, height: 690, mine: 190 };
/** Below this, fewer words rather than smaller ones. */
export const FEW_WORDS = 0.8;
const SEAT = { width: 242, height: 182 };

const SLOTS: Record<number, Slot[]> = {
  2: ['C', 'E'],
  3: ['B', 'D', 'F'],
  4: ['A', 'C', 'E', 'G'],
  5: ['A', 'C', 'D', 'E', 'G'],
  6: ['A', 'B', 'C', 'E', 'F', 'G'],
  7: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
};

/** The others, clockwise from who sits at the bottom. */
export function others(seats: number, bottom: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, step) => (bottom + step + 1) % seats);
}

/** A phone, held upright; one that lies on its side has the round table of the large screens. */
export function isNarrow(width: number, height: number): boolean {
  const flat = width >= 600 && height <= 440;
  return width < height || (width < 760 && !flat);
}

/** `prompt`: how high the prompt stands, in pixels; a phone's table ends above it. */
export function layout(
  width: number,
  height: number,
  seats: number,
  bottom: Seat,
  prompt: number,
): Layout {
  return isNarrow(width, height)
    ? phone(width, height, others(seats, bottom), prompt)
    : wide(width, height, others(seats, bottom));
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function wide(pixels: number, high: number, round: Seat[]): Layout {
  const unit = between(0.58, Math.min(pixels / WIDE.width, high / WIDE.height), 2.2);
  const width = pixels / unit;
  const slots = SLOTS[round.length];
  // Two seats on each side need their height; in a flat window the board is scrolled then.
  const height = Math.max(high / unit, slots.includes('A') && slots.includes('B') ? 812 : 660);
  const zone = height - WIDE.mine;
  const rx = between(340, width * 0.325, zone * 0.92);
  const table = { x: width / 2, y: zone * 0.63, rx, ry: zone * 0.47 };
  const middle = slots.includes('D');
  const scale = round.length === 7 ? 0.88 : 1;
  const places = round.map((seat, turn) => place(seat, slots[turn], slots, scale, width, zone, rx));
  return {
    narrow: false,
    unit,
    width,
    height,
    zone,
    places,
    table,
    me: { x: width / 2, y: zone + 14 },
    piles: { y: zone * 0.405 + (middle ? 24 : 0), gap: middle ? 76 : 16 },
    slates: unit < FEW_WORDS || leftmost(places) < 268 ? 'short' : 'whole',
  };
}

/** Where the seats on top begin. */
const leftmost = (places: Place[]): number =>
  Math.min(...places.filter((one) => one.y < 60).map((one) => one.x));

function place(
  seat: Seat,
  slot: Slot,
  slots: Slot[],
  scale: number,
  width: number,
  zone: number,
  rx: number,
): Place {
  const size = { width: SEAT.width * scale, height: SEAT.height * scale };
  const side = Math.max(18, width / 2 - rx - 0.85 * size.width);
  const onTop = 'CDE'.includes(slot);
  const mirrored = 'FG'.includes(slot);
  const x = onTop ? topX(slot, slots, size.width, width) : mirrored ? width - side - size.width : side;
  const y = onTop ? 34 : sideY(slot, slots, size.height, zone);
  const reach = 'AG'.includes(slot) ? 0.62 : 0.7;
  const anchor = onTop
    ? { x: x + size.width / 2, y: y + size.height }
    : { x: mirrored ? x : x + size.width, y: y + size.height * reach };
  return { seat, x, y, ...size, scale, mirrored, anchor };
}

function topX(slot: Slot, slots: Slot[], seat: number, width: number): number {
  const step = slots.includes('D')
    ? between(seat + 16, width * 0.21, 330)
    : between(seat / 2 + 24, width * 0.153, 260);
  const turn = slot === 'C' ? -1 : slot === 'E' ? 1 : 0;
  return width / 2 + turn * step - seat / 2;
}

function sideY(slot: Slot, slots: Slot[], seat: number, zone: number): number {
  const low = zone - seat - 36;
  if (slots.length === 3) return zone * 0.42 - seat / 2 + 20;
  if ('AG'.includes(slot)) return slots.length === 7 ? zone - seat - 20 : low;
  return slots.length === 7 ? 34 + seat + 4 : 104;
}

function phone(pixels: number, high: number, round: Seat[], prompt: number): Layout {
  const unit = between(0.86, Math.min(pixels / PHONE.width, high / PHONE.height), 1.9);
  const width = pixels / unit;
  const height = Math.max(high / unit, 560);
  const zone = height - PHONE.mine - Math.max(72, prompt / unit);
  const column = Math.min(96, (width - 8) / round.length);
  const spare = (width - 8 - column * round.length) / (round.length + 1);
  const half = (round.length - 1) / 2;
  const places = round.map((seat, turn) => {
    const bow = half ? Math.abs(turn - half) / half : 0;
    const x = 4 + spare + turn * (column + spare) + 2;
    const box = { width: column - 5, height: 168 };
    const y = 24 + 26 * bow ** 2;
    const anchor = { x: x + box.width / 2, y: y + box.height };
    return { seat, x, y, ...box, scale: 1, mirrored: false, anchor };
  });
  return {
    narrow: true,
    unit,
    width,
    height,
    zone,
    places,
    table: { x: width / 2, y: zone * 0.62, rx: width * 0.6, ry: zone * 0.54 },
    me: { x: width / 2, y: zone + 6 },
    piles: { y: zone - 88, gap: width - 2 * 46 - 20 },
    slates: 'short',
  };
}
