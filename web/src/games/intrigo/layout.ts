/** How the room is arranged, and where everybody sits. */

/** `desk`: banners around the ring; `tall`: one column; `flat`: ring beside a column. */
export type Layout = 'desk' | 'tall' | 'flat';

export function layoutOf(width: number, height: number): Layout {
  if (width >= 900 && height >= 560) return 'desk';
  return width > height * 1.2 && width >= 440 ? 'flat' : 'tall';
}

/** The seats clockwise, beginning with the one at the bottom: a spectator looks with seat 0. */
export function clockwiseFrom(me: number | null, seats: number): number[] {
  return Array.from({ length: seats }, (_, step) => ((me ?? 0) + step) % seats);
}
