/**
 * The palace as a plan: where buildings, gaps and their signs are.
 *
 * The ring is a square of equal sides, folded out like a bird's-eye map: roofs outwards, bases to
 * the courtyard. Clockwise from the door in the upper left corner (IN-6). A side has its own
 * axes, `along` it and `deep` into the courtyard; `turned` brings them onto the square.
 */

export interface Point {
  x: number;
  y: number;
}

/** A box around its middle. */
export interface Box extends Point {
  width: number;
  height: number;
}

/** In units of the plan; the drawing is scaled as a whole. */
export interface Measures {
  /** A corner tower, and how deep a façade is. */
  tower: number;
  gap: number;
  facade: number;
  card: { width: number; height: number };
  token: number;
  pip: number;
  target: number;
  /** How far light falls into the courtyard. */
  light: number;
  /** Signs for small screens: fewer strokes, no numbers on the water. */
  compact: boolean;
}

export interface Building {
  index: number;
  /** 0 above, 1 right, 2 below, 3 left. */
  side: number;
  corner: boolean;
  /** What the façade was built for; the token may be of the other kind (IN-24). */
  kind: 'seal' | 'ducat';
  along: number;
  width: number;
  token: Point;
  /** Where the sign stands that tells who leads. */
  pip: Point;
  number: Point;
}

export interface Gap {
  index: number;
  side: number;
  along: number;
  /** The middle of what lies in it. */
  at: Point;
  /** The whole doorway, as it can be clicked. */
  box: Box;
}

export interface Plan {
  size: number;
  measures: Measures;
  buildings: Building[];
  gaps: Gap[];
}

const SIDES = 4;
const TOKEN_DEPTH = 0.655;
const CARD_DEPTH = 0.56;
/** The part of a tower's or façade's depth that is roof. */
export const ROOF = 12 / 98;
const NUMBERS_OUT = -13;

export function desktopMeasures(buildings: number): Measures {
  const shared = { compact: false };
  return buildings === 12
    ? {
        ...shared,
        tower: 112,
        gap: 88,
        facade: 100,
        card: { width: 66, height: 84 },
        token: 26,
        pip: 24,
        target: 19,
        light: 54,
      }
    : {
        ...shared,
        tower: 104,
        gap: 80,
        facade: 53,
        card: { width: 61, height: 77 },
        token: 22,
        pip: 22,
        target: 17.5,
        light: 66,
      };
}

export function phoneMeasures(buildings: number): Measures {
  const shared = { compact: true };
  return buildings === 12
    ? {
        ...shared,
        tower: 56,
        gap: 52,
        facade: 55,
        card: { width: 43, height: 49 },
        token: 17,
        pip: 15,
        target: 13,
        light: 24,
      }
    : {
        ...shared,
        tower: 53,
        gap: 41,
        facade: 36,
        card: { width: 35, height: 38 },
        token: 14.5,
        pip: 15,
        target: 11,
        light: 26,
      };
}

export function planOf(buildings: number, measures: Measures): Plan {
  const perSide = buildings / SIDES;
  const { tower, gap, facade } = measures;
  const size = 2 * tower + perSide * gap + (perSide - 1) * facade;
  const indices = Array.from({ length: buildings }, (_, index) => index);
  return {
    size,
    measures,
    buildings: indices.map((index) => buildingAt(index, perSide, size, measures)),
    gaps: indices.map((index) => gapAt(index, perSide, size, measures)),
  };
}

function buildingAt(index: number, perSide: number, size: number, measures: Measures): Building {
  const side = Math.floor(index / perSide);
  const step = index % perSide;
  const corner = step === 0;
  const { tower, gap, facade, pip } = measures;
  const along = corner ? 0 : tower + step * gap + (step - 1) * facade;
  const width = corner ? tower : facade;
  const middle = corner ? (tower * (1 + ROOF)) / 2 : along + facade / 2;
  const inset = tower - pip * 0.16;
  return {
    index,
    side,
    corner,
    kind: index % 2 === 0 ? 'seal' : 'ducat',
    along,
    width,
    token: turned(side, middle, corner ? middle : tower * TOKEN_DEPTH, size),
    pip: corner ? turned(side, inset, inset, size) : turned(side, middle, tower + pip * 0.18, size),
    number: turned(side, corner ? tower / 2 + 6 : middle, NUMBERS_OUT, size),
  };
}

function gapAt(index: number, perSide: number, size: number, measures: Measures): Gap {
  const side = Math.floor(index / perSide);
  const { tower, gap, facade } = measures;
  const along = tower + (index % perSide) * (gap + facade);
  const upright = side % 2 === 0;
  return {
    index,
    side,
    along,
    at: turned(side, along + gap / 2, tower * CARD_DEPTH, size),
    box: {
      ...turned(side, along + gap / 2, tower / 2, size),
      width: upright ? gap : tower,
      height: upright ? tower : gap,
    },
  };
}

/** A box as CSS, in parts of the plan. */
export function placed(box: Box, size: number): string {
  const part = (length: number) => `${((length / size) * 100).toFixed(3)}%`;
  const left = part(box.x - box.width / 2);
  const top = part(box.y - box.height / 2);
  return `left:${left};top:${top};width:${part(box.width)};height:${part(box.height)}`;
}

export function cardBox(plan: Plan, gap: number): string {
  return placed({ ...plan.gaps[gap].at, ...plan.measures.card }, plan.size);
}

/** A token's place, or something round it: so many times its radius wide. */
export function tokenBox(plan: Plan, building: number, times = 2.2): string {
  const side = plan.measures.token * times;
  return placed({ ...plan.buildings[building].token, width: side, height: side }, plan.size);
}

/** A point of a side, brought onto the square: sides turn clockwise by a quarter each. */
export function turned(side: number, along: number, deep: number, size: number): Point {
  if (side === 0) return { x: along, y: deep };
  if (side === 1) return { x: size - deep, y: along };
  if (side === 2) return { x: size - along, y: size - deep };
  return { x: deep, y: size - along };
}

/** The gaps on both sides of a building: the one before it and its own. */
export function gapsBeside(building: number, count: number): [number, number] {
  return [(building + count - 1) % count, building];
}

/** The buildings on both sides of a gap. */
export function buildingsBeside(gap: number, count: number): [number, number] {
  return [gap, (gap + 1) % count];
}

/** The gap on the other side of a building. */
export function gapAcross(gap: number, building: number, count: number): number {
  const [before, after] = gapsBeside(building, count);
  return gap === before ? after : before;
}
