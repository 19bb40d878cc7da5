/** Raked sand in the garden, the path as one stroke of the brush, trees and the Emperor. */

import type { RoomArt } from './types';

const [CX, CY, R] = [280, 268, 126];
const PETAL = 'M0 0C-5.600-2.600-5.400-9-1.600-10L0-8.300 1.600-10C5.400-9 5.600-2.600 0 0Z';

/** The same numbers every time: the garden does not change while one looks. */
function chance(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const at = (angle: number, radius: number): [number, number] => [
  CX + radius * Math.cos(angle),
  CY + radius * Math.sin(angle),
];
const point = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

const blossom = ([x, y]: [number, number], size: number, fill: string, turn = 0): string =>
  `<g transform="translate(${point([x, y])}) rotate(${turn.toFixed(0)}) scale(${(size / 10).toFixed(2)})" fill="${fill}">${[0, 72, 144, 216, 288].map((angle) => `<path d="${PETAL}" transform="rotate(${angle})"/>`).join('')}<circle r="1.7" fill="#FFF3C9"/></g>`;

function crown([x, y]: [number, number], seed: number): string {
  const next = chance(seed);
  const pinks = ['#F2A9BC', '#E891A9', '#FBD9E0', '#F6BCCB'];
  return Array.from({ length: 34 }, (_, k) => {
    const [angle, radius] = [next() * 6.28, Math.sqrt(next()) * 29];
    const where: [number, number] = [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.8];
    return blossom(where, 5 + next() * 5, pinks[k % 4], next() * 72);
  }).join('');
}

function brush(): string {
  const next = chance(21);
  const [inner, outer]: [string[], string[]] = [[], []];
  for (let k = 0; k <= 90; k += 1) {
    const t = k / 90;
    const width = (t < 0.06 ? 8 + t * 260 : t > 0.88 ? 24 - (t - 0.88) * 150 : 24) + next() * 2.4;
    const [angle, sway] = [2.25 + t * 5.6, Math.sin(t * 9) * 2];
    inner.push(point(at(angle, R - width / 2 + sway)));
    outer.unshift(point(at(angle, R + width / 2 + sway)));
  }
  return `<path d="M${inner.join('L')}L${outer.join('L')}Z" fill="#2B2926"/>`;
}

function bristles(): string {
  return Array.from({ length: 6 }, (_, k) => {
    const points = Array.from({ length: 83 - k * 3 }, (_unused, i) => {
      const step = i + 6;
      return point(at(2.25 + (step / 90) * 5.6, R - 9 + k * 3.6 + Math.sin(step / 10) * 1.6));
    });
    return `<path d="M${points.join('L')}" stroke-dasharray="${30 + k * 17} ${6 + k * 4}"/>`;
  }).join('');
}

const SPACES = Array.from({ length: 39 }, (_, k) => at(2.36 + (k / 38) * 5.33, R));
const TREES = [16, 27, 38];
const BRIDGES = [3, 11, 21, 32];

const stones = SPACES.map((place, k) =>
  TREES.includes(k)
    ? ''
    : `<circle cx="${place[0].toFixed(1)}" cy="${place[1].toFixed(1)}" r="5.6" fill="${BRIDGES.includes(k) ? '#A87B4F' : '#FBF7EC'}"/>`,
).join('');

const trees = TREES.map((space, k) => {
  const [x, y] = SPACES[space];
  const angle = Math.atan2(y - CY, x - CX);
  return crown(at(angle, 158), [5, 19, 33][k]) + blossom([x, y], 11, '#F6BCCB');
}).join('');

const rakes = Array.from({ length: 20 }, (_, k) => `<circle cx="${CX}" cy="${CY}" r="${30 + 8 * k}"/>`).join('');

const TORII = `<g transform="translate(${point(SPACES[6])}) rotate(-62)" fill="#C8402B"><path d="M-15-21q15-3 30 0v5q-15-2-30 0zM-11-12h22v3.500h-22z"/><path d="M-9-17h4V7h-4zM5-17h4V7H5z"/></g>`;
const EMPEROR = `<g transform="translate(280 250) scale(1.050)"><ellipse cy="2" rx="34" ry="8" fill="#DCCDAE"/><path d="M-30 0L-21-25Q-17-33-8-33H8Q17-33 21-25L30 0Q0 6-30 0Z" fill="#CF9B2E" stroke="#2B2926" stroke-width="1.600" stroke-linejoin="round"/><path d="M-8-33L0-17 8-33" fill="#FBF7EC" stroke="#2B2926" stroke-width="1.400"/><circle cy="-43" r="11" fill="#F4E0C8" stroke="#2B2926" stroke-width="1.500"/><path d="M-11-45Q-10-57 0-57T11-45Q0-50-11-45Z" fill="#2B2926"/><path d="M-4-54V-70Q0-75 5-70L4-54Z" fill="#2B2926"/><path d="M-4.500-42h2M3-42h2M-2-37q2 1.500 4 0" stroke="#2B2926" stroke-width="1.300" fill="none" stroke-linecap="round"/><circle cy="-12" r="5" fill="#FBF7EC"/></g>`;

function meadow(): string {
  const next = chance(3);
  return Array.from({ length: 7 }, (_, k) => {
    const [x, rx, ry] = [next() * 620, 120 + next() * 90, 40 + next() * 30];
    return `<ellipse cx="${x.toFixed(0)}" cy="${80 + k * 115}" rx="${rx.toFixed(0)}" ry="${ry.toFixed(0)}" fill="#B9C38F" opacity=".42"/>`;
  }).join('');
}

export default {
  ground: () =>
    `<rect width="620" height="840" fill="#F6F1E7"/><g filter="url(#room-haze)">${meadow()}</g><filter id="room-haze"><feGaussianBlur stdDeviation="26"/></filter><path d="M470-10C430 120 560 200 640 300V410C520 330 390 190 400-10Z" fill="#BCCBDA"/><path d="M-10 610C90 640 120 730 110 850H190C210 720 130 590-10 540Z" fill="#BCCBDA"/><g fill="none" stroke="#5F7FA6" stroke-width="1.200" opacity=".6"><path d="M430 20q0 110 90 190M452 10q-6 90 80 170M560 250q50 40 80 70M20 588q90 40 118 150M60 600q90 70 96 200"/></g><g fill="none" stroke="#8A9A5C" stroke-width="1.300" opacity=".6"><path d="M60 330q6-16 0-26M68 332q10-12 10-24M52 332q-8-12-10-22M520 690q6-16 0-26M528 692q10-12 10-24M512 692q-8-12-10-22"/></g>`,
  table: () =>
    `<circle cx="276" cy="282" r="192" fill="#3A4A22" opacity=".28"/><circle cx="${CX}" cy="${CY}" r="188" fill="#8A6A45"/><circle cx="${CX}" cy="${CY}" r="183" fill="#F4EBD6"/><g fill="none" stroke="#DCCDAE" stroke-width="1.4">${rakes}</g>${brush()}<g fill="none" stroke="#F4EBD6" stroke-width=".9" opacity=".55">${bristles()}</g>${stones}${trees}${TORII}${EMPEROR}`,
  place: { rx: 206, ry: 206 },
  middle: { top: 57.5, width: 28 },
} satisfies RoomArt;
