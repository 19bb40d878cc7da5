/** Where the three cherry trees stand, with their plaques and captions. */
import { point, type Point } from './curve';
import type { Trail } from './trail';
import { fitsStream } from './water';

/** A plaque with its caption above or below it. */
export interface Sign {
  readonly plaque: Point;
  readonly caption: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly scale: number;
}

export interface Planted extends Point {
  readonly scale: number;
  /** Where the prizes may hang, the best place first. */
  readonly signs: readonly Sign[];
  readonly petals: { x: number; y: number; across: number; down: number; count: number };
}

export function plant(trail: Trail): Planted[] {
  if (trail.shape === 'tall') return trail.composed ? phoneGarden(trail) : anywhere(trail);
  return fitsStream(trail) ? composedGarden(trail) : anywhere(trail);
}

function above(x: number, y: number, scale = 1): Sign {
  return { plaque: point(x, y), caption: point(x, y - 27 * scale), anchor: 'middle', scale };
}

function beneath(x: number, y: number): Sign {
  return { plaque: point(x, y), caption: point(x + 48, y + 36), anchor: 'end', scale: 1 };
}

/** The composed garden: the first tree in the middle, the others at the two upper corners. */
function composedGarden(trail: Trail): Planted[] {
  const [first, second, third] = trail.path.trees.map((space) => trail.spots[space]);
  return [
    {
      ...point(first.x + 4, first.y - 22),
      scale: 0.8,
      signs: [above(first.x - 4, first.y + 76)],
      petals: { x: first.x + 2, y: first.y - 18, across: 90, down: 46, count: 34 },
    },
    {
      ...point(second.x - 68, second.y - 2),
      scale: 0.96,
      signs: [above(226, 140)],
      petals: { x: second.x + 20, y: second.y + 40, across: 96, down: 64, count: 22 },
    },
    {
      ...point(third.x + 74, third.y + 44),
      scale: 1.12,
      // Figures close to the last tree push its plaque to the trunk.
      signs: [above(third.x - 34, third.y - 58), beneath(third.x + 78, third.y + 34)],
      petals: { x: third.x - 30, y: third.y + 34, across: 80, down: 40, count: 16 },
    },
  ];
}

const PHONE_SCALES = [0.36, 0.46, 0.56];

/** On a phone; the captions there stand above the path. */
function phoneGarden(trail: Trail): Planted[] {
  return trail.path.trees.map((space, i) => {
    const spot = trail.spots[space];
    return {
      ...point(spot.x + 2, spot.y + 4),
      scale: PHONE_SCALES[i] ?? 0.4,
      signs: [],
      petals: { x: spot.x, y: spot.y + 24, across: 34, down: 22, count: 8 },
    };
  });
}

/** Any other board: each tree grows behind its own space. */
function anywhere(trail: Trail): Planted[] {
  const size = trail.brush / 50;
  return trail.path.trees.map((space, i) => {
    const spot = trail.spots[space];
    return {
      ...point(spot.x + 4, spot.y - 18 * size),
      scale: 0.8 * size,
      signs: [trail.composed ? above(spot.x, spot.y - 92) : inARow(trail, i)],
      petals: { x: spot.x, y: spot.y, across: 70 * size, down: 40 * size, count: 14 },
    };
  });
}

/** Where the rows are dense, the signs stand above them all. */
function inARow(trail: Trail, tree: number): Sign {
  return above(trail.width * (0.2 + 0.28 * tree), 106, 0.9);
}
