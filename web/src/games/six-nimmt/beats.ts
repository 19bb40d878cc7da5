/** What the picture of a step shows beyond its view. */

import type { Line, Step } from '../../lib/board';
import type { Event, View } from './view';

export type Beat =
  /** A back comes from its owner. */
  | { kind: 'in'; seat: number }
  /** The backs turn over; the faces stay in the order of seats. */
  | { kind: 'flip' }
  /** Cards with their names slide into ascending order. */
  | { kind: 'sort' }
  /** A card goes to its place. */
  | { kind: 'place'; seat: number; card: number; row: number; place: number }
  /** The sixth card stands in the pen; the row that it takes is counted. */
  | { kind: 'sixth'; seat: number; card: number; row: number; cards: number[]; bulls: number }
  /** The taken cards run to their seat, then the card starts the row. */
  | { kind: 'take'; seat: number; card: number; row: number; cards: number[]; bulls: number; low: boolean }
  /** What the trick did, worst first. */
  | { kind: 'sum'; took: { seat: number; bulls: number }[] }
  /** A card is drafted. */
  | { kind: 'draft'; seat: number; card: number }
  /** Cards come for a new deal. */
  | { kind: 'deal' }
  /** The deal is counted, and another one follows. */
  | { kind: 'deal-end'; deal: number }
  | { kind: 'end' }
  /** Nothing to see: what was asked. */
  | { kind: 'quiet' };

export interface Told extends Step<View, Event> {
  beat: Beat;
}

/** How long movements take at normal pace. */
export const FLIGHT = 320;
export const BETWEEN = 60;
export const FLIP = 300;
export const SORT = 350;
export const LAND = 120;
export const SHAKE = 260;
export const TICK = 110;
export const COUNT = 400;

/** When the first of so many cards has left, how long the last one travels. */
export const herd = (cards: number): number => FLIGHT + BETWEEN * Math.max(0, cards - 1);

export type { Line };
