/** Ropes around my place: how far my weapon reaches, and everybody's stud on their distance. */

import type { Seat } from '../../lib/protocol';
import type { Layout, Point } from './layout';
import type { Reach } from './reach';

export interface Ring {
  distance: number;
  rx: number;
  ry: number;
  /** The weapon's rope is thick, inside it is thin, outside are dots. */
  kind: 'near' | 'reach' | 'far';
}

export interface Stud extends Point {
  seat: Seat;
  distance: number;
  reached: boolean;
  anchor: Point;
}

const THREE = [0.2, 0.375, 0.545];
const FOUR = [0.17, 0.305, 0.435, 0.56];
const PHONE_HEIGHT = 0.42;

/** Everybody farther than the last ring stands on it, with their number. */
export function rings(layout: Layout, reaches: Reach[], weapon: number): Ring[] {
  const radii = radiiOf(layout, reaches);
  const shown = Math.min(radii.length, weapon);
  return radii.map((ry, place) => {
    const distance = place + 1;
    const kind = distance === shown ? 'reach' : distance < shown ? 'near' : 'far';
    return { distance, rx: ry * ratio(layout), ry, kind };
  });
}

export function studs(layout: Layout, reaches: Reach[]): Stud[] {
  const radii = radiiOf(layout, reaches);
  return reaches.flatMap(({ seat, distance, reached }) => {
    const place = layout.places.find((one) => one.seat === seat);
    if (!place) return [];
    const { anchor } = place;
    const dx = anchor.x - layout.me.x;
    const dy = anchor.y - layout.me.y;
    const far = Math.hypot(dx / ratio(layout), dy);
    // On a phone it never slides under the seat's name.
    const most = layout.narrow ? 1 - 16 / Math.max(17, Math.abs(dy)) : 0.92;
    const part = Math.min(radii[Math.min(distance, radii.length) - 1] / far, most);
    return { seat, distance, reached, anchor, x: layout.me.x + dx * part, y: layout.me.y + dy * part };
  });
}

const SPOTS = [0.69, 0.5, 0.31, 0.6, 0.4, 0.64, 0.36, 0.55, 0.45, 0.74, 0.26, 0.78, 0.22, 0.82, 0.18];
/** Along words, from their one end to the other. */
const ALONG = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1];

/** Corners and middles of the piles: words keep away from them as from the studs. */
export function pilesOf({ piles, table }: Layout): Point[] {
  const half = piles.gap / 2 + 68;
  return [-half, -half / 2, 0, half / 2, half].flatMap((dx) =>
    [0, 49, 98].map((dy) => ({ x: table.x + dx, y: piles.y + dy })),
  );
}

/**
 * Where along a ring, as a part of it, words are least in the way of the studs and piles.
 * `half`: how far they reach to both sides of their middle.
 */
export function clearest(ring: Ring, me: Point, among: Point[], half = 92): number {
  const room = SPOTS.map((part) => {
    const far = ALONG.flatMap((along) => {
      const angle = Math.PI * (1 + part) + (along * half) / ring.rx;
      const x = me.x + ring.rx * Math.cos(angle);
      const y = me.y + (ring.ry + 12) * Math.sin(angle);
      return among.map((stud) => Math.hypot(stud.x - x, stud.y - y));
    });
    return Math.min(60, ...far);
  });
  return SPOTS[room.indexOf(Math.max(...room))];
}

function radiiOf(layout: Layout, reaches: Reach[]): number[] {
  const farthest = Math.max(3, ...reaches.map((one) => one.distance));
  const parts = farthest > 3 ? FOUR : THREE;
  // On a phone the seats hang into the table: the rings keep below them.
  const room = layout.narrow ? (layout.zone - 150) / PHONE_HEIGHT / 1.32 : layout.zone;
  return parts.map((part) => part * Math.max(room, 120));
}

const ratio = (layout: Layout): number => (layout.narrow ? 1.08 : 1.3);
