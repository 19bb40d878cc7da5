/**
 * What is printed on a card, as a picture: who moves, how far, and which way.
 *
 * A golden figure with a tall hat is the Emperor who moves, a white one the Emperor as a mark;
 * the lantern is the card owner's artist; a straw hat is any artist, solid if it moves.
 */

export type Figure = 'emperor' | 'court' | 'own' | 'hat' | 'other';

export interface Piece {
  readonly figure: Figure;
  readonly x: number;
  readonly scale: number;
}

/** An arrowhead: right is forward, left is back. */
export interface Chevron {
  readonly x: number;
  readonly y: number;
  readonly way: 1 | -1;
  readonly scale: number;
}

export interface Picture {
  readonly pieces: readonly Piece[];
  readonly chevrons: readonly Chevron[];
  /** Further strokes, by name: an arc over an artist, a bracket over several. */
  readonly sign?: 'arc' | 'bracket';
  readonly value: string;
}

const BLANK: Picture = { pieces: [], chevrons: [], value: '' };

export function pictureOf(action: string): Picture {
  const found = /^(emperor |nearest |furthest )?([+\-±])(\d)$/.exec(action);
  if (!found) return SIGNS[action] ?? { ...BLANK, value: action };
  const [, who, sign, digits] = found;
  const value = (sign === '-' ? '−' : sign) + digits;
  const steps = Number(digits);
  if (who === 'nearest ') return { ...NEAREST, value };
  if (who === 'furthest ') return { ...FURTHEST, value };
  const figure = who === 'emperor ' ? 'emperor' : 'own';
  return { ...moved(figure, sign, steps), value };
}

function moved(figure: Figure, sign: string, steps: number): Picture {
  if (sign === '±') return eitherWay(figure, steps);
  const each = Array.from({ length: steps }, (_, i) => i);
  if (sign === '-') {
    const chevrons = each.map((i) => chevron(24 - i * 14, -1));
    return { ...BLANK, pieces: [{ figure, x: 50, scale: 1 }], chevrons };
  }
  const gap = figure === 'emperor' ? 14 : 12.5;
  const first = (figure === 'emperor' ? 52 : 51) - steps * 3;
  const scale = figure === 'emperor' ? 1 : 0.95;
  const chevrons = each.map((i) => chevron(first + i * gap, 1));
  return { ...BLANK, pieces: [{ figure, x: 26 - steps * 3, scale }], chevrons };
}

/** By number of steps: distance of the first chevron, gap, scale of chevrons and of the figure. */
const BOTH_SIDES = [
  [27, 12, 1, 0.95],
  [22, 10.5, 0.92, 0.82],
  [19, 9, 0.82, 0.7],
] as const;

function eitherWay(figure: Figure, steps: number): Picture {
  const [edge, gap, size, scale] = BOTH_SIDES[Math.min(steps, 3) - 1];
  const each = Array.from({ length: steps }, (_, i) => edge + i * gap);
  const y = figure === 'emperor' ? 25 : 28;
  return {
    ...BLANK,
    pieces: [{ figure, x: 40, scale: figure === 'emperor' ? 1 : scale }],
    chevrons: each.flatMap((away) => [chevron(40 + away, 1, y, size), chevron(40 - away, -1, y, size)]),
  };
}

function chevron(x: number, way: 1 | -1, y = 25, scale = 1): Chevron {
  return { x, y, way, scale };
}

const NEAREST: Picture = {
  ...BLANK,
  pieces: [
    { figure: 'court', x: 64, scale: 0.84 },
    { figure: 'hat', x: 39, scale: 0.84 },
  ],
  chevrons: [chevron(19, -1, 31, 0.92), chevron(8, -1, 31, 0.92)],
};

const FURTHEST: Picture = {
  ...BLANK,
  pieces: [
    { figure: 'hat', x: 13, scale: 0.84 },
    { figure: 'other', x: 54, scale: 0.56 },
    { figure: 'court', x: 74, scale: 0.76 },
  ],
  chevrons: [chevron(30, 1, 31, 0.84), chevron(39, 1, 31, 0.84)],
};

const SIGNS: Readonly<Record<string, Picture>> = {
  overtake: {
    ...BLANK,
    pieces: [
      { figure: 'own', x: 29, scale: 0.84 },
      { figure: 'other', x: 65, scale: 0.94 },
    ],
    sign: 'arc',
  },
  count: {
    ...BLANK,
    pieces: [
      { figure: 'own', x: 12, scale: 0.68 },
      { figure: 'other', x: 33, scale: 0.54 },
      { figure: 'other', x: 50, scale: 0.54 },
      { figure: 'court', x: 72, scale: 0.78 },
    ],
    sign: 'bracket',
    value: '+n',
  },
};

/** The chevron as SVG data. */
export function chevronLine({ x, y, way, scale }: Chevron): string {
  const back = x - way * 3.2 * scale;
  return `M${back},${y - 8.5 * scale}L${x + way * 3.4 * scale},${y}L${back},${y + 8.5 * scale}`;
}
