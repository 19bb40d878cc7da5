/**
 * Where everything stands, in units of the drawing: a board of 1140 × 852, or a phone 390 wide;
 * on a phone that lies, the table is on the left and my own things are beside it.
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
  /** A phone on its side: my own things do not lie below the table, but on its right. */
  lying: boolean;
  unit: number;
  /** Of the table, and of the place for my own things. */
  width: number;
  mine: number;
  height: number;
  /** The height of the table: down to the strip of the narrator. */
  zone: number;
  /** In pixels: the strip, and the prompt below it. They never change with what they say. */
  box: { strip: number; prompt: number };
  /** How far my own things reach up: the bottom of the prompt. */
  below: number;
  /** On a phone, how high a portrait is. */
  portrait: number;
  places: Place[];
  table: { x: number; y: number; rx: number; ry: number };
  /** The middle of the rings: my place at the table. */
  me: Point;
  piles: { y: number; gap: number };
  /** Whether the slates in the corners have room for words: in two columns, or in one. */
  slates: 'whole' | 'tall' | 'short';
}

const WIDE = { width: 1140, height: 852, below: 198 };
const PHONE = { width: 390, height: 690, below: 190 };
const STRIP = 42;
const PROMPT = 108;
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

export function isNarrow(width: number, height: number): boolean {
  return width < 760 || width < height;
}

export function isLying(width: number, height: number): boolean {
  return height < 460 && width > 1.5 * height;
}

export function layout(width: number, height: number, seats: number, bottom: Seat): Layout {
  const round = others(seats, bottom);
  if (isLying(width, height)) return lying(width, height, round);
  return isNarrow(width, height) ? phone(width, height, round) : wide(width, height, round);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function wide(pixels: number, high: number, round: Seat[]): Layout {
  const unit = between(0.58, Math.min(pixels / WIDE.width, high / WIDE.height), 2.2);
  const width = pixels / unit;
  const slots = SLOTS[round.length];
  // Two seats on each side need their height; in a flat window the board is scrolled then.
  const height = Math.max(high / unit, slots.includes('A') && slots.includes('B') ? 812 : 700);
  const box = { strip: Math.max(36, STRIP * unit), prompt: Math.max(88, PROMPT * unit) };
  const zone = height - WIDE.below - (box.strip + box.prompt) / unit;
  const rx = between(340, width * 0.325, zone * 0.95);
  const table = { x: width / 2, y: zone * 0.63, rx, ry: zone * 0.47 };
  const middle = slots.includes('D');
  const scale = scaleOf(slots, zone);
  const places = round.map((seat, turn) => place(seat, slots[turn], slots, scale, width, zone, rx));
  return {
    narrow: false,
    lying: false,
    unit,
    width,
    mine: width,
    height,
    zone,
    box,
    below: WIDE.below,
    portrait: 0,
    places,
    table,
    me: { x: width / 2, y: zone + 14 },
    piles: { y: zone * 0.425 + (middle ? 22 : 0), gap: middle ? 76 : 16 },
    slates: slatesOf(places, unit, width),
  };
}

/** Three rows need room for the tab of whose turn it is, between them. */
function scaleOf(slots: Slot[], zone: number): number {
  if (slots.length === 7) return Math.min(0.84, (zone - 40) / 572);
  if (slots.length === 6) return Math.min(1, (zone - 132) / 364);
  return 1;
}

/** Words stand there if the seats on top leave them room, or if they are low enough. */
function slatesOf(places: Place[], unit: number, width: number): Layout['slates'] {
  if (unit < FEW_WORDS) return 'short';
  const top = places.filter((one) => one.y < 68);
  const left = Math.min(width, ...top.map((one) => one.x));
  if (left >= 18 + SLATE + 8) return 'whole';
  return left >= 18 + TALL + 12 && top.length ? 'tall' : 'short';
}

/** How wide a slate is, and one of a single column. */
const SLATE = 226;
const TALL = 144;

function place(seat: Seat, slot: Slot, slots: Slot[], scale: number, width: number, zone: number, rx: number): Place {
  const size = { width: SEAT.width * scale, height: SEAT.height * scale };
  const side = Math.max(18, width / 2 - rx - 0.85 * size.width);
  const onTop = 'CDE'.includes(slot);
  const mirrored = 'FG'.includes(slot);
  const x = onTop ? topX(slot, slots, size.width, width) : mirrored ? width - side - size.width : side;
  const y = onTop ? 30 : sideY(slot, slots, size.height, zone);
  const reach = 'AG'.includes(slot) ? 0.62 : 0.7;
  const anchor = onTop
    ? { x: x + size.width / 2, y: y + size.height }
    : { x: mirrored ? x : x + size.width, y: y + size.height * reach };
  return { seat, x, y, ...size, scale, mirrored, anchor };
}

function topX(slot: Slot, slots: Slot[], seat: number, width: number): number {
  const step = slots.includes('D') ? between(seat + 16, width * 0.21, 330) : between(seat / 2 + 24, width * 0.153, 260);
  const turn = slot === 'C' ? -1 : slot === 'E' ? 1 : 0;
  return width / 2 + turn * step - seat / 2;
}

function sideY(slot: Slot, slots: Slot[], seat: number, zone: number): number {
  if (slots.length === 3) return zone * 0.44 - seat / 2 + 20;
  if ('AG'.includes(slot)) return zone - seat - 8;
  return slots.length === 7 ? 30 + seat + 2 : 92;
}

function phone(pixels: number, high: number, round: Seat[]): Layout {
  const unit = between(0.86, Math.min(pixels / PHONE.width, high / PHONE.height), 1.9);
  const width = pixels / unit;
  const height = Math.max(high / unit, 590);
  const tablet = pixels >= 600;
  const box = { strip: tablet ? 50 : 46, prompt: tablet ? 176 : between(126, 0.215 * high, 160) };
  const zone = height - PHONE.below - 2 - (box.strip + box.prompt) / unit;
  const portrait = between(64, zone - 230, round.length > 4 ? 76 : 96);
  return {
    narrow: true,
    lying: false,
    unit,
    width,
    mine: width,
    height,
    zone,
    box,
    below: PHONE.below + 2,
    portrait,
    places: row(width, round, portrait),
    table: { x: width / 2, y: zone * 0.62, rx: width * 0.6, ry: zone * 0.54 },
    me: { x: width / 2, y: zone + 6 },
    piles: { y: zone - 84, gap: width - 2 * 46 - 20 },
    slates: 'short',
  };
}

/** Side by side in a bow, as wide as they can be. */
function row(width: number, round: Seat[], portrait: number): Place[] {
  const column = Math.min(118, (width - 8) / round.length);
  const spare = (width - 8 - column * round.length) / (round.length + 1);
  const half = (round.length - 1) / 2;
  return round.map((seat, turn) => {
    const bow = half ? Math.abs(turn - half) / half : 0;
    const x = 4 + spare + turn * (column + spare) + 2;
    const box = { width: column - 5, height: portrait + 104 };
    const y = 24 + 18 * bow ** 2;
    const anchor = { x: x + box.width / 2, y: y + box.height };
    return { seat, x, y, ...box, scale: 1, mirrored: false, anchor };
  });
}

const TABLE_SHARE = 0.55;

function lying(pixels: number, high: number, round: Seat[]): Layout {
  const unit = between(0.78, Math.min((TABLE_SHARE * pixels) / PHONE.width, high / 372), 1.9);
  const width = (TABLE_SHARE * pixels) / unit;
  const height = Math.max(high / unit, 340);
  return {
    narrow: true,
    lying: true,
    unit,
    width,
    mine: pixels / unit - width,
    height,
    zone: height,
    box: { strip: 42, prompt: Math.max(84, high - 194 * unit - 50) },
    below: 192,
    portrait: 64,
    places: row(width, round, 64),
    table: { x: width / 2, y: height * 0.66, rx: width * 0.6, ry: height * 0.6 },
    me: { x: width / 2, y: height - 4 },
    piles: { y: height - 84, gap: width - 2 * 46 - 20 },
    slates: 'short',
  };
}
