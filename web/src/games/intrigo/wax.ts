/** The organisations' seals: an outline, a glyph and an earthen wax each. */
import type { Organisation } from './pieces';

export interface WaxPaint {
  light: string;
  colour: string;
  dark: string;
  glyph: string;
}

/** Wax is earth. */
export const WAX: Record<Organisation, WaxPaint> = {
  merchants: { light: '#D9963A', colour: '#A9651A', dark: '#5E340A', glyph: '#FFF1D2' },
  military: { light: '#B8503F', colour: '#83281F', dark: '#45100B', glyph: '#FFE6DA' },
  clergy: { light: '#FBF3DF', colour: '#DDCDA8', dark: '#8C7848', glyph: '#5A4518' },
  farmers: { light: '#A2AE4C', colour: '#6C7A28', dark: '#37400F', glyph: '#FBFBDD' },
  workers: { light: '#8596A3', colour: '#546673', dark: '#28343D', glyph: '#F1F6F9' },
};

const SWORD =
  'M0-12L1.7-9.4V3.6H-1.7V-9.4ZM-4.6 3.6H4.6V6H-4.6ZM-1.2 6H1.2V9.4H-1.2ZM-1.9 10.4A1.9 1.9 0 0 1 1.9 10.4A1.9 1.9 0 0 1-1.9 10.4Z';

interface Stroke {
  path: string;
  transform?: string;
  /** Whether the inner loops of the path are holes. */
  holes?: boolean;
}

/** Scales, crossed swords, a cross, an ear of corn, a hammer: a box of 24 around the origin. */
export const GLYPHS: Record<Organisation, Stroke[]> = {
  merchants: [
    { path: 'M-.9-8.4H.9V6.4H4.4V8.4H-4.4V6.4H-.9Z' },
    { path: 'M-8.6-6.6L8.6-6.6V-4.8H-8.6Z' },
    {
      path: 'M-8-5L-11.2 2H-4.8ZM-8-2.4L-6.6 1H-9.4ZM8-5L4.8 2H11.2ZM8-2.4L9.4 1H6.6Z',
      holes: true,
    },
    { path: 'M-11.6 2H-4.4C-4.4 5.4-11.6 5.4-11.6 2ZM4.4 2H11.6C11.6 5.4 4.4 5.4 4.4 2Z' },
  ],
  military: [
    { path: SWORD, transform: 'translate(0 -.6) rotate(40)' },
    { path: SWORD, transform: 'translate(0 -.6) rotate(-40)' },
  ],
  clergy: [{ path: 'M-1.7-10H1.7L1.2-4.6H6.8V-1.2L1.2-1.6L2.2 10H-2.2L-1.2-1.6L-6.8-1.2V-4.6H-1.2Z' }],
  farmers: [
    { path: 'M-.8 11V-4H.8V11Z' },
    { path: 'M0-11C2.4-8.6 2.4-5.6 0-3.4C-2.4-5.6-2.4-8.6 0-11Z' },
    {
      path: 'M1-1.6C1.4-5 3.6-6.8 6.6-6.6C6.8-3.4 4.6-1.4 1-1.6ZM-1-1.6C-1.4-5-3.6-6.8-6.6-6.6C-6.8-3.4-4.6-1.4-1-1.6ZM1 3C1.4-.4 3.6-2.2 6.6-2C6.8 1.2 4.6 3.2 1 3ZM-1 3C-1.4-.4-3.6-2.2-6.6-2C-6.8 1.2-4.6 3.2-1 3ZM1 7.6C1.4 4.2 3.6 2.4 6.6 2.6C6.8 5.8 4.6 7.8 1 7.6ZM-1 7.6C-1.4 4.2-3.6 2.4-6.6 2.6C-6.8 5.8-4.6 7.8-1 7.6Z',
    },
  ],
  workers: [{ path: 'M-1.4-4H1.4V11H-1.4ZM-7.4-10H4.6L7.6-7.4V-3.4H-7.4Z', transform: 'rotate(38)' }],
};

/** How much a glyph is shrunk to fit into its seal. */
export const GLYPH_ROOM: Record<Organisation, number> = {
  merchants: 20.5,
  military: 18.6,
  clergy: 17.5,
  farmers: 18.6,
  workers: 18.6,
};

/** A seal's outline, radius 1: scalloped, shield, quatrefoil, hexagon, square. */
export const OUTLINES: Record<Organisation, string> = {
  merchants: scalloped(90),
  military: 'M-.86-.86C-.5-.78-.24-.86 0-.98C.24-.86.5-.78.86-.86C.98-.1.86.62 0 1.02C-.86.62-.98-.1-.86-.86Z',
  clergy: 'M-.5-.5A.5.49 0 0 1 .5-.5A.49.5 0 0 1 .5.5A.5.49 0 0 1-.5.5A.49.5 0 0 1-.5-.5Z',
  farmers: roundedPolygon(hexagon(1.04), 0.22),
  workers: roundedPolygon(
    [
      [-0.86, -0.86],
      [0.86, -0.86],
      [0.86, 0.86],
      [-0.86, 0.86],
    ],
    0.26,
  ),
};

type Corner = [number, number];

function hexagon(radius: number): Corner[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = Math.PI / 6 + (corner * Math.PI) / 3;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function scalloped(points: number): string {
  const path = Array.from({ length: points }, (_, point) => {
    const angle = (point / points) * Math.PI * 2;
    const radius = 0.885 + 0.105 * Math.abs(Math.cos(4 * angle));
    return `${(radius * Math.cos(angle)).toFixed(3)} ${(radius * Math.sin(angle)).toFixed(3)}`;
  });
  return `M${path.join('L')}Z`;
}

function roundedPolygon(corners: Corner[], radius: number): string {
  const steps = corners.map((corner, index) => {
    const before = corners.at(index - 1) ?? corner;
    const after = corners[(index + 1) % corners.length] ?? corner;
    return `${towards(corner, before, radius)}Q${written(corner)} ${towards(corner, after, radius)}`;
  });
  return `M${steps.join('L')}Z`;
}

function towards(from: Corner, to: Corner, distance: number): string {
  const share = distance / Math.hypot(to[0] - from[0], to[1] - from[1]);
  return written([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
}

function written(corner: Corner): string {
  return corner.map((value) => value.toFixed(3)).join(' ');
}
