/** Where guns, lines and sights are, in units of the layout. */

import type { Seat } from '../../../lib/protocol';
import type { Layout, Point } from '../layout';

export interface Box extends Point {
  width: number;
  height: number;
}

const POSTER = { width: 112, height: 146 };

/** The poster of a seat; mine for who sits at the bottom. */
export function posterOf(layout: Layout, seat: Seat): Box {
  const place = layout.places.find((one) => one.seat === seat);
  if (!place) return mine(layout);
  if (layout.narrow) return { x: place.x, y: place.y, width: place.width, height: layout.portrait };
  const width = POSTER.width * place.scale;
  const x = place.mirrored ? place.x + place.width - width : place.x;
  return { x, y: place.y, width, height: POSTER.height * place.scale };
}

function mine(layout: Layout): Box {
  if (layout.lying) return { x: layout.width + 8, y: layout.height - 183, width: 48, height: 52 };
  if (layout.narrow) return { x: 8, y: layout.height - 183, width: 48, height: 52 };
  return { x: 18, y: layout.height - 264, width: 158, height: 250 };
}

export const middle = ({ x, y, width, height }: Box): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Where a line begins or ends: at the seat's frame, or in the middle of my table edge. */
export function edgeOf(layout: Layout, seat: Seat): Point {
  const place = layout.places.find((one) => one.seat === seat);
  return place ? place.anchor : { x: layout.me.x, y: layout.zone - (layout.narrow ? 4 : 10) };
}

/** Whether this seat is drawn at the bottom. */
export const isMine = (layout: Layout, seat: Seat): boolean => !layout.places.some((one) => one.seat === seat);

export interface Way {
  from: Point;
  to: Point;
  length: number;
  /** Degrees. */
  turn: number;
}

export function way(from: Point, to: Point): Way {
  const [x, y] = [to.x - from.x, to.y - from.y];
  return { from, to, length: Math.hypot(x, y), turn: (Math.atan2(y, x) * 180) / Math.PI };
}

export const along = ({ from, to }: Way, part: number): Point => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** From someone's edge to someone's poster; to me it ends at the table's edge. */
export function shotWay(layout: Layout, by: Seat, at: Seat): Way {
  const target = isMine(layout, at) ? edgeOf(layout, at) : middle(posterOf(layout, at));
  return way(edgeOf(layout, by), target);
}
