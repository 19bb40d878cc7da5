/** Which element lies next in the direction of an arrow key. */

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Point {
  x: number;
  y: number;
}

/** The nearest point in that direction; what lies aside counts as further away. */
export function pointNearest(from: Point, points: readonly Point[], key: string): number {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best = -1;
  let least = Infinity;
  points.forEach((point, index) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    const far = along + 2.5 * aside;
    if (along > 1 && far < least) {
      least = far;
      best = index;
    }
  });
  return best;
}

export function nearest<E extends Element>(things: E[], from: Element | null, key: string): E | null {
  if (!from || !things.includes(from as E)) return things[0] ?? null;
  const at = pointNearest(middle(from), things.map(middle), key);
  return things[at] ?? null;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
