/** The families' colours and crests: a jewel each, and a figure each. */
import type { Family } from './pieces';

export interface FamilyPaint {
  colour: string;
  /** For fields that carry text (AA with cream). */
  field: string;
  dark: string;
  ground: string;
}

/** Families are jewels. */
export const FAMILY_PAINT: Record<Family, FamilyPaint> = {
  contarini: { colour: '#2C5FC4', field: '#2453B0', dark: '#173A86', ground: '#FFF6E0' },
  dandolo: { colour: '#B3203F', field: '#A31C3A', dark: '#6F0F26', ground: '#FFF6E0' },
  gradenigo: { colour: '#13795A', field: '#0F6B4F', dark: '#084634', ground: '#FFF6E0' },
  morosini: { colour: '#D08A12', field: '#9C630B', dark: '#8A5503', ground: '#FFF6E0' },
  tiepolo: { colour: '#6F5C93', field: '#5F4E80', dark: '#423458', ground: '#F3ECE0' },
};

/** A shield in a box of 40 × 46. */
export const SHIELD = 'M2 2H38V22C38 34 30 41 20 45C10 41 2 34 2 22Z';

interface Figure {
  path: string;
  paint: 'colour' | 'dark' | 'ground';
}

/** Three bends, a parted field, a stair, a cross, a tower. */
export const CRESTS: Record<Family, Figure[]> = {
  contarini: [
    {
      path: 'M-6 20L20 -6L28 2L-6 36ZM-6 46L46 -6V10L0 56ZM18 56L50 24V40L34 56Z',
      paint: 'colour',
    },
  ],
  dandolo: [
    { path: 'M0 0H40V22H0Z', paint: 'colour' },
    { path: 'M0 20.5H40V23.5H0Z', paint: 'dark' },
  ],
  gradenigo: [{ path: 'M0 0H13V11H22V20H31V29H40V46H29V39H20V30H11V21H0Z', paint: 'colour' }],
  morosini: [
    { path: 'M14.5 0H25.5V15H40V26H25.5V46H14.5V26H0V15H14.5Z', paint: 'colour' },
    { path: 'M16 20.5A4 4 0 0 1 24 20.5A4 4 0 0 1 16 20.5Z', paint: 'ground' },
  ],
  tiepolo: [
    { path: 'M9 9H14V13H17.5V9H22.5V13H26V9H31V18H28.5V31H32V37H8V31H11.5V18H9Z', paint: 'colour' },
    { path: 'M17 37V29A3 3 0 0 1 23 29V37Z', paint: 'ground' },
  ],
};
