/** The path as one brush stroke: a ribbon with uneven edges, bristle marks and a frayed tail. */
import { beside, line, tenth, type Curve, type Point } from './curve';
import { Dice } from './dice';

export interface Hair {
  readonly d: string;
  readonly width: number;
  readonly opacity: number;
}

export interface Stroke {
  readonly wash: string;
  readonly ink: string;
  readonly bristles: readonly Hair[];
  readonly tail: readonly Hair[];
}

/** How a stroke differs between the large drawing and the small one. */
interface Touch {
  readonly bristles: number;
  readonly endings: number;
  readonly reach: number;
  readonly ending: number;
  readonly fray: number;
}

const LARGE: Touch = { bristles: 120, endings: 34, reach: 1, ending: 210, fray: 58 };
const SMALL: Touch = { bristles: 70, endings: 16, reach: 0.6, ending: 90, fray: 22 };
const TAILS = 26;

export function paint(curve: Curve, width: number, small: boolean): Stroke {
  const touch = small ? SMALL : LARGE;
  return {
    wash: ribbon(curve, -6, width + 7, 1.6, new Dice(11)),
    ink: ribbon(curve, -4, width, 1.1, new Dice(5)),
    bristles: bristles(curve, width, touch),
    tail: tail(curve, width, touch),
  };
}

/** The outline of the stroke: the hand trembles a little and presses unevenly. */
function ribbon(curve: Curve, from: number, width: number, jitter: number, dice: Dice): string {
  const right: Point[] = [];
  const left: Point[] = [];
  let trembleRight = 0;
  let trembleLeft = 0;
  for (let along = from; along <= curve.length; along += 5) {
    const spot = curve.at(along);
    trembleRight = trembleRight * 0.82 + dice.between(-1, 1) * jitter;
    trembleLeft = trembleLeft * 0.82 + dice.between(-1, 1) * jitter;
    const pressure = 1 + 0.1 * Math.sin(along / 170) + 0.05 * Math.sin(along / 53);
    const half = (width * pressure) / 2;
    right.push(beside(spot, half + trembleRight));
    left.push(beside(spot, -(half + trembleLeft)));
  }
  return line(right.concat(left.reverse())) + 'Z';
}

/** Fine lines the colour of paper, more and more of them as the brush runs dry. */
function bristles(curve: Curve, width: number, touch: Touch): Hair[] {
  const dice = new Dice(21);
  const hairs: Hair[] = [];
  for (let i = 0; i < touch.bristles; i++) {
    const along = Math.pow(dice.next(), 0.62) * curve.length;
    const reach = dice.between(40, 190) * touch.reach;
    const offset = dice.between(-0.49, 0.49) * width;
    const end = Math.min(curve.length, along + reach);
    hairs.push(hair(follow(curve, offset, along, end), dice, [0.5, 1.5], [0.25, 0.75]));
  }
  for (let i = 0; i < touch.endings; i++) {
    const offset = dice.between(-0.5, 0.5) * width;
    const along = curve.length - dice.between(20, touch.ending);
    hairs.push(hair(follow(curve, offset, along, curve.length), dice, [0.8, 2.4], [0.5, 0.95]));
  }
  return hairs;
}

function tail(curve: Curve, width: number, touch: Touch): Hair[] {
  const dice = new Dice(31);
  const end = curve.at(curve.length);
  return Array.from({ length: TAILS }, () => {
    const start = beside(end, dice.between(-0.5, 0.5) * width);
    const reach = dice.between(8, touch.fray);
    const d = line([start, { x: start.x + end.tx * reach, y: start.y + end.ty * reach }]);
    return hair(d, dice, [0.8, 2.8], [0.4, 1]);
  });
}

type Range = readonly [number, number];

function hair(d: string, dice: Dice, width: Range, opacity: Range): Hair {
  return { d, width: tenth(dice.between(...width)), opacity: tenth(dice.between(...opacity)) };
}

/** A line that keeps its distance from the middle of the curve. */
export function follow(curve: Curve, offset: number, from: number, to: number, stride = 9): string {
  const points: Point[] = [];
  for (let along = from; along < to; along += stride) points.push(beside(curve.at(along), offset));
  points.push(beside(curve.at(to), offset));
  return line(points);
}
