/** A free corner beside a stone, where a badge covers nothing. */
import { distance, point, type Point } from './curve';

const CORNERS = 16;

/** Of the points so far around a middle, the one that is furthest from everything busy. */
export function freeCorner(middle: Point, away: number, busy: readonly Point[]): Point {
  let best = point(middle.x + away, middle.y);
  let widest = -1;
  for (let i = 0; i < CORNERS; i++) {
    const angle = (i / CORNERS) * 2 * Math.PI;
    const corner = point(middle.x + Math.cos(angle) * away, middle.y + Math.sin(angle) * away);
    const room = Math.min(...busy.map((other) => distance(corner, other)));
    if (room > widest) {
      widest = room;
      best = corner;
    }
  }
  return best;
}
