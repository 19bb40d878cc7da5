import '../fonts/bang.css';
import '../fonts/sakura.css';
import '../fonts/six-nimmt.css';
import '../fonts/face-to-face.css';
import '../fonts/intrigo.css';

/** What the shell knows of the rooms: their glyph, face and colours. The rest the server says. */

export interface RoomLook {
  key: string;
  /** The gate's silhouette, 20 × 24. */
  glyph: string;
  font: string;
  weight: number;
  light: string;
  colour: string;
  night: string;
}

export const ROOMS: readonly RoomLook[] = [
  {
    key: 'bang',
    glyph:
      'M0 3H2V1H18V3H20V6.5H19V24H1V6.5H0ZM4.5 9.5V24H15.5V9.5ZM4.5 13.5Q7.5 10.8 9.5 13.5V20.5H4.5ZM15.5 13.5Q12.5 10.8 10.5 13.5V20.5H15.5Z',
    font: 'var(--f-bang)',
    weight: 900,
    light: '#E0A24A',
    colour: '#5E3520',
    night: '#B4753E',
  },
  {
    key: 'sakura',
    glyph:
      'M0 8.5Q2.5 7.5 3.5 4Q10 2.5 16.5 4Q17.5 7.5 20 8.5L18.5 10V24H1.5V10ZM10 10.7A5.6 5.6 0 1 0 10.01 10.7Z',
    font: 'var(--f-sakura)',
    weight: 400,
    light: '#E9A9B5',
    colour: '#587540',
    night: '#9DBA78',
  },
  {
    key: 'six-nimmt',
    glyph:
      'M10 1L20 11L18.5 12.5L18 12V24H2V12L1.5 12.5L0 11ZM6 12.5C5 15 7 16.5 8 16.5V18.5Q10 21 12 18.5V16.5C13 16.5 15 15 14 12.5C13.5 14 12.5 14 11.5 14H8.5C7.5 14 6.5 14 6 12.5Z',
    font: 'var(--f-six)',
    weight: 900,
    light: '#9A7BE0',
    colour: '#3B1F78',
    night: '#FFD60A',
  },
  {
    key: 'face-to-face',
    glyph:
      'M1.5 24V8H4V4.5H7V1H13V4.5H16V8H18.5V24ZM9.3 6V24H10.7V6ZM5 11V24H6.2V11ZM13.8 11V24H15V11Z',
    font: 'var(--f-face)',
    weight: 400,
    light: '#C9B07A',
    colour: '#0D0C0B',
    night: '#D8AE55',
  },
  {
    key: 'intrigo',
    glyph:
      'M1.5 24V13.5C1.5 8 8.3 8 10 0C11.7 8 18.5 8 18.5 13.5V24ZM5 24H15V15C15 12 11 11.5 10 8C9 11.5 5 12 5 15Z',
    font: 'var(--f-intrigo)',
    weight: 400,
    light: '#6F96D6',
    colour: '#1F3E74',
    night: '#7FA4D8',
  },
];

const PLAIN: RoomLook = {
  key: '',
  glyph: 'M2 24V6L10 0L18 6V24Z',
  font: 'var(--text)',
  weight: 700,
  light: '#C9B07A',
  colour: '#5E574C',
  night: '#B8AE9E',
};

/** The look of a game; one of another package gets a plain door. */
export const roomOf = (key: string): RoomLook =>
  ROOMS.find((room) => room.key === key) ?? { ...PLAIN, key };

const NAMES: Record<string, string> = {
  bang: 'web-name-bang',
  sakura: 'web-name-sakura',
  'six-nimmt': 'web-name-six-nimmt',
  'face-to-face': 'web-name-face-to-face',
  intrigo: 'web-name-intrigo',
};
const PITCHES: Record<string, string> = {
  bang: 'web-pitch-bang',
  sakura: 'web-pitch-sakura',
  'six-nimmt': 'web-pitch-six-nimmt',
  'face-to-face': 'web-pitch-face-to-face',
  intrigo: 'web-pitch-intrigo',
};

export const nameKey = (game: string): string => NAMES[game] ?? `${game}-title`;
export const pitchKey = (game: string): string => PITCHES[game] ?? `${game}-summary`;

const DOORS = import.meta.glob('../art/*.svg', { eager: true, query: '?url', import: 'default' });
export const doorOf = (game: string): string | undefined =>
  DOORS[`../art/${game}.svg`] as string | undefined;
