/** The paddock from above: a fence around, four tracks inside; behind it the poster's bull. */

import type { RoomArt } from './types';

const POSTER =
  'M-30 10C-60 300 130 560 430 560 400 700 470 930 570 930s170-230 140-370c300 0 490-260 460-550-90 220-240 300-420 290-60-34-120-46-180-46s-120 12-180 46C210 310 60 230-30 10z';
const BULL =
  'M.8 1.200C.2 8 4.300 12.400 10 12.700c-2.300.3-4.600 1.300-5.600 3.400 2.200 1.200 4.900.9 6.800-.5.300 2.700.8 4.700 1.500 6.200.9 2.100 1.900 3.200 3.300 3.200s2.400-1.100 3.300-3.200c.7-1.500 1.200-3.500 1.500-6.200 1.900 1.400 4.600 1.700 6.800.5-1-2.100-3.300-3.100-5.600-3.400C27.700 12.400 31.800 8 31.200 1.200 29.300 5.600 25.700 7.700 21 7.600c-1.500-1-3.200-1.400-5-1.400s-3.500.4-5 1.400C6.300 7.700 2.700 5.600.8 1.200z';
const [X0, X1, Y0, Y1] = [138, 422, 128, 420];
const FIRST = [12, 37, 43, 58];

const post = (x: number, y: number, turn: number): string =>
  `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})" d="M-6 9V-7L0-16 6-7V9Z" fill="#FFD21F" stroke="#2A1263" stroke-width="1.5"/>`;

const rail = (off: number): string =>
  `<rect x="${X0 - off}" y="${Y0 - off}" width="${X1 - X0 + 2 * off}" height="${Y1 - Y0 + 2 * off}" rx="${26 + off}" fill="none" stroke="#FFD21F" stroke-width="4"/>`;

function posts(): string {
  let drawn = '';
  for (let x = X0 + 36; x <= X1 - 30; x += 30.2) drawn += post(x, Y0 - 4, 0) + post(x, Y1 + 4, 180);
  for (let y = Y0 + 36; y <= Y1 - 30; y += 29) drawn += post(X0 - 4, y, -90) + post(X1 + 4, y, 90);
  return drawn;
}

function track(number: number, at: number): string {
  const y = 146 + at * 54;
  const card = `<g transform="translate(156 ${y + 3})"><rect width="38" height="43" rx="4.5" fill="#fff"/><text x="19" y="34" text-anchor="middle" font-family="Rubik" font-weight="900" font-size="23" letter-spacing="-1.2" fill="#2A1263">${number}</text><svg x="13.5" y="4" width="11" height="9" viewBox="0 0 32 26"><path d="${BULL}" fill="#2A1263" opacity=".7"/></svg></g>`;
  const hoof = (k: number): string =>
    `<g transform="translate(${174 + k * 42} ${y + 24})" fill="#6B4BBB"><ellipse rx="7" ry="2.600" cy="-4" transform="rotate(-8)"/><ellipse rx="7" ry="2.600" cy="4" transform="rotate(8)"/></g>`;
  const gate = `<g transform="translate(371 ${y + 6})" fill="#6B4BBB"><path d="M0 9h30v4H0zM0 25h30v4H0zM4 38V5l3-4 3 4v33zM20 38V5l3-4 3 4v33z"/></g>`;
  return `<rect x="152" y="${y}" width="256" height="49" rx="8" fill="#331A70"/>${card}${[1, 2, 3, 4].map(hoof).join('')}${gate}`;
}

export default {
  ground: () =>
    `<rect x="-600" y="-600" width="2400" height="2400" fill="#3B1F7D"/><path transform="translate(-260)" d="${POSTER}" fill="#472991"/>`,
  table: () =>
    `<rect x="118" y="110" width="324" height="330" rx="36" fill="#1E0D49" opacity=".45" transform="translate(-6 16)"/><rect x="${X0}" y="${Y0}" width="${X1 - X0}" height="${Y1 - Y0}" rx="26" fill="#472991"/>${FIRST.map(track).join('')}${rail(1)}${rail(9)}${posts()}`,
  place: { rx: 226, ry: 206, cy: 270 },
  middle: { top: 70.5, width: 48 },
} satisfies RoomArt;
