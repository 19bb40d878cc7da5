/** Where everybody stands, and how much room that takes. */
import { point, type Point } from './curve';
import { footOf, type Trail } from './trail';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The foot of a lantern; those who share the gate are lined up over its roof in seat order. */
export function lanternFoot(trail: Trail, artists: readonly number[], artist: number, space: number): Point {
  if (space > 0) return footOf(trail, space, 17 * trail.lantern, 21 * trail.lantern);
  const sharing = artists.flatMap((at, other) => (at === 0 || other === artist ? [other] : []));
  return gatePlace(trail, sharing.indexOf(artist), sharing.length);
}

export function emperorFoot(trail: Trail, space: number): Point {
  return footOf(trail, space, 22 * trail.emperor, 30 * trail.emperor);
}

/** Who meets the Emperor stands beside his stone, so that both are seen. */
export function meetingAt(trail: Trail, space: number): { space: number; at: Point } {
  const spot = trail.spots[space];
  const side = spot.x > trail.width * 0.85 ? -1 : 1;
  return { space, at: point(spot.x + side * trail.stone * 1.7, spot.y + trail.stone * 2.4) };
}

function gatePlace(trail: Trail, place: number, count: number): Point {
  const gate = trail.spots[0];
  const gap = 27 * trail.lantern;
  const half = (count - 1) / 2;
  // A lantern must not leave the page.
  const middle = Math.max(gate.x, half * gap + 19 * trail.lantern);
  return point(middle + (place - half) * gap, gate.y - trail.roof);
}

/** What all figures cover, the Emperor last. */
export function figureBoxes(trail: Trail, artists: readonly number[], emperor: number): Box[] {
  const lanterns = artists.map((space, artist) => {
    const foot = lanternFoot(trail, artists, artist, space);
    return boxAbove(foot, 18 * trail.lantern, 44 * trail.lantern);
  });
  return [...lanterns, boxAbove(emperorFoot(trail, emperor), 26 * trail.emperor, 74 * trail.emperor)];
}

function boxAbove(foot: Point, half: number, height: number): Box {
  return { left: foot.x - half, right: foot.x + half, top: foot.y - height, bottom: foot.y };
}

export function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The first of these boxes that no figure covers; the first one if all are covered. */
export function freest<T extends Box>(places: readonly T[], figures: readonly Box[]): T {
  return places.find((place) => !figures.some((box) => overlap(place, box))) ?? places[0];
}

/** The middles of all figures. */
export function middles(boxes: readonly Box[]): Point[] {
  return boxes.map(({ left, right, top, bottom }) => point((left + right) / 2, (top + bottom) / 2));
}
