/**
 * One pip of strength in the shape of each room, filled and outlined. Lists have dots.
 *
 * Where a plate changes its ground, it sets `--pip` and `--pip-line`, so that they stay visible.
 */

interface Pip {
  box: string;
  full: string;
  empty: string;
}

const BULL =
  'M.8 1.2C.2 8 4.3 12.4 10 12.7c-2.3.3-4.6 1.3-5.6 3.4 2.2 1.2 4.9.9 6.8-.5.3 2.7.8 4.7 1.5 6.2.9 2.1 1.9 3.2 3.3 3.2s2.4-1.1 3.3-3.2c.7-1.5 1.2-3.5 1.5-6.2 1.9 1.4 4.6 1.7 6.8.5-1-2.1-3.3-3.1-5.6-3.4C27.7 12.4 31.8 8 31.2 1.2 29.3 5.6 25.7 7.7 21 7.6c-1.5-1-3.2-1.4-5-1.4s-3.5.4-5 1.4C6.3 7.7 2.7 5.6.8 1.2z';
const PETAL = 'M0 0C-5-2.5-4.5-8-1.3-9.2L0-7.8 1.3-9.2C4.5-8 5-2.5 0 0Z';

const blossom = (fill: string, stroke: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) => `<path transform="rotate(${turn})" d="${PETAL}" fill="${fill}" stroke="${stroke}" stroke-width=".9"/>`)
    .join('');

const cartridge = (brass: string, lead: string, line: string, edge: string): string =>
  `<path d="M2 25V10Q6-2 10 10V25Z" fill="${brass}" stroke="${line}" stroke-width="1.3"/>` +
  `<path d="M2 10Q6-2 10 10Z" fill="${lead}" stroke="${edge}" stroke-width="1.3"/>` +
  `<path d="M1 25.2H11" stroke="${line}" stroke-width="2"/>`;

export const PIPS: Readonly<{ [room: string]: Pip }> = {
  '': {
    box: '0 0 10 10',
    full: '<circle cx="5" cy="5" r="4.3" fill="currentColor" stroke="currentColor"/>',
    empty: '<circle cx="5" cy="5" r="4.3" fill="none" stroke="currentColor"/>',
  },
  bang: {
    box: '0 0 12 26',
    full: cartridge('#D9A441', '#8A9096', '#5A3A10', '#33373B'),
    empty: cartridge('none', 'none', 'var(--pip-line, #B08E55)', 'var(--pip-line, #B08E55)'),
  },
  sakura: {
    box: '-10 -10 20 20',
    full: `${blossom('#E27F9C', '#9E3A5C')}<circle r="1.7" fill="#FFF3C9"/>`,
    empty: blossom('none', '#9C8F7A'),
  },
  'six-nimmt': {
    box: '0 0 32 26',
    full: `<path d="${BULL}" fill="var(--pip, #FFD21F)" stroke="var(--pip, #FFD21F)" stroke-width="1.6"/>`,
    empty: `<path d="${BULL}" fill="none" stroke="var(--pip-line, #A78FE3)" stroke-width="1.6"/>`,
  },
  'face-to-face': {
    box: '0 0 16 16',
    full: '<path d="M8 1l7 7-7 7-7-7z" fill="var(--pip, #E6BE6A)" stroke="var(--pip, #E6BE6A)" stroke-width="1.4"/><path d="M8 5l3 3-3 3-3-3z" fill="var(--pip-core, #171412)"/>',
    empty: '<path d="M8 1l7 7-7 7-7-7z" fill="none" stroke="var(--pip-line, #8D8375)" stroke-width="1.4"/>',
  },
  intrigo: {
    box: '0 0 18 18',
    full: '<circle cx="9" cy="9" r="7.6" fill="#E7B64A" stroke="#8D6413" stroke-width="1.4"/><path d="M5.5 11q1-5 4.5-5.5 3.5 1 3 5.5z" fill="#7A5310"/>',
    empty: '<circle cx="9" cy="9" r="7.6" fill="none" stroke="var(--pip-line, #8FA0C8)" stroke-width="1.4"/>',
  },
};
