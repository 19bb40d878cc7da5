/** How the board is laid out in the place that it has. */

/** `phone` and `tablet` are one column, `lying` is a phone on its side. */
export type Layout = 'desk' | 'tablet' | 'phone' | 'lying';

const WIDTH = 1140;
const HEIGHT = 852;

export function layoutOf(wide: number, high: number): Layout {
  if (high <= 420 && wide > high) return 'lying';
  if (wide <= 600) return 'phone';
  return wide <= 1000 && wide <= high * 1.05 ? 'tablet' : 'desk';
}

/** A desk is drawn for one size and grows as a whole; below its size, words stay readable. */
export function zoomOf(layout: Layout, wide: number, high: number): number {
  if (layout !== 'desk') return 1;
  return Math.max(0.84, Math.min(1.8, wide / WIDTH, high / HEIGHT));
}

/** What there is room for under the bars of the end scene. */
export interface EndRoom {
  /** Height of a bar's row. */
  row: number;
  /** How many moments: at most three. */
  moments: number;
  hasCurve: boolean;
}

const GAP = 3;
const TALLEST = 54;
const MOMENT = 64;

/** Rows shrink before what stands below them goes; nothing scrolls. */
export function endRoomOf(high: number, seats: number, narrow: boolean): EndRoom {
  const [least, around, moments, curve] = narrow ? [34, 14, 100, 180] : [32, 40, 24 + 2 * MOMENT, 0];
  const fit = (below: number) => Math.floor((high - around - below) / seats) - GAP;
  const isRoomy = fit(moments) >= least;
  const row = Math.max(least, Math.min(TALLEST, fit(isRoomy ? moments : 0)));
  const left = high - around - seats * (row + GAP);
  const most = narrow ? 1 : Math.min(3, Math.floor((left - 24) / MOMENT));
  // The curve stands beside the moments where it is wide, above them where it is not.
  return { row, moments: isRoomy ? most : 0, hasCurve: isRoomy && fit(moments + curve) >= row };
}
