/** What each move was worth, written on the board beside the thing that it is about. */

import type { Coached } from '../lib/board';
import type { Judged } from '../lib/wire';

type Place = NonNullable<ReturnType<NonNullable<Coached['worth']>>>['place'];

export interface Value {
  thing: string;
  /** Tells moves of one thing apart; '' where there is one. */
  way: string;
  place: Place;
  move: string;
  win: number;
  unit: number | null;
  kind: 'better' | 'played' | 'other';
}

/** The best first; of several moves with the same place only the best one. */
export function valuesOf(judged: Judged, worth: NonNullable<Coached['worth']>): Value[] {
  const found = new Map<string, Value>();
  const moves = [...judged.alternatives, ...(judged.others ?? [])].sort((a, b) => b.win - a.win);
  for (const { move, win, unit } of moves) {
    const at = worth(move);
    if (!at) continue;
    const way = at.way ?? '';
    const key = `${at.thing} ${way}`;
    const kind = move === judged.best ? 'better' : move === judged.played ? 'played' : 'other';
    const before = found.get(key);
    // What was played is worth what it is, also where something better has the same place.
    if (!before || kind === 'better') {
      found.set(key, { thing: at.thing, way, place: at.place, move, win, unit: unit ?? null, kind });
    }
  }
  return [...found.values()];
}

/** A value beside others on the board, in its pixels. */
export interface Tag extends Value {
  left: number;
  top: number;
  /** Whether it begins there, and does not have its middle there. */
  isBeside: boolean;
}

const HEIGHT = 24;
const BESIDE = 8;
/** So much room has to be beside a thing. */
const WIDTH = 50;
/** Of the height of a thing. */
const LOW = 0.65;
/** Right of the middle, behind what lies there. */
const LATER = 0.62;

/** Where the values stand; those of one thing one above the other. */
export function tagsOf(board: HTMLElement, values: readonly Value[]): Tag[] {
  const frame = board.getBoundingClientRect();
  const things = [...new Set(values.map(({ thing }) => thing))];
  return things.flatMap((thing) => {
    const element = board.querySelector(`[data-thing="${CSS.escape(thing)}"]`);
    const box = element?.getBoundingClientRect();
    if (!box?.width) return [];
    const stack = values.filter((value) => value.thing === thing);
    const [left, top] = [box.left - frame.left, box.top - frame.top];
    const { place } = stack[0];
    const middle = left + box.width * (place === 'later' ? LATER : 0.5);
    const height = HEIGHT * stack.length;
    const middling = (box.height - height) / 2;
    const from = { below: box.height + 8, stacked: box.height - height, low: box.height * LOW - height / 2 };
    const first = top + (place === 'middle' || place === 'later' ? middling : from[place]);
    // Nothing is cut at the lower edge: large cards have room beside them.
    const begin = Math.min(first, frame.height - height - 2);
    const room = (element!.parentElement?.getBoundingClientRect().right ?? 0) - box.right;
    const isBeside = (place === 'below' && begin < first) || (place === 'stacked' && room >= WIDTH);
    const at = isBeside ? left + box.width + BESIDE : middle;
    return stack.map((value, row) => ({ ...value, left: at, top: begin + row * HEIGHT, isBeside }));
  });
}

/** Of a wider goal it is the middle that an arrow points to. */
const WIDE = 130;

/** An arrow from one box to another, as a path in the pixels of the board. */
export function arrowOf(board: HTMLElement, from: Element, to: Element): string {
  const frame = board.getBoundingClientRect();
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (!one.width || !other.width) return '';
  const goal = [other.left + other.width / 2 - frame.left, other.top + other.height / 2 - frame.top];
  const start = [one.left + one.width / 2 - frame.left, one.top + one.height / 2 - frame.top];
  const [dx, dy] = [goal[0] - start[0], goal[1] - start[1]];
  const length = Math.hypot(dx, dy);
  if (length < 40) return '';
  // From the edge of the first box to the edge of the other one.
  const leave = edge(dx, dy, one.width / 2 + 12, one.height / 2 + 12);
  const reach = 1 - edge(dx, dy, Math.min(WIDE, other.width) / 2, Math.min(WIDE, other.height) / 2);
  if (reach - leave < 0.08) return '';
  const at = (part: number): number[] => [start[0] + dx * part, start[1] + dy * part];
  const [a, b] = [at(leave), at(reach)];
  const bend = Math.min(18, length * 0.08);
  const middle = [(a[0] + b[0]) / 2 - (dy / length) * bend, (a[1] + b[1]) / 2 + (dx / length) * bend];
  const angle = Math.atan2(b[1] - middle[1], b[0] - middle[0]);
  const wing = (turn: number): string =>
    `${(b[0] - 15 * Math.cos(angle + turn)).toFixed(1)} ${(b[1] - 15 * Math.sin(angle + turn)).toFixed(1)}`;
  const [tip, curve] = [b, middle].map((point) => point.map((one) => one.toFixed(1)).join(' '));
  return `M${a.map((one) => one.toFixed(1)).join(' ')}Q${curve} ${tip}M${wing(0.5)}L${tip}L${wing(-0.5)}`;
}

/** What part of the way lies within the box where it begins. */
const edge = (dx: number, dy: number, halfWidth: number, halfHeight: number): number =>
  Math.min(dx ? halfWidth / Math.abs(dx) : 1, dy ? halfHeight / Math.abs(dy) : 1, 0.5);
