/** The palace as a ring of façades over dark water, a moon and a gondola. */

import type { RoomArt } from './types';

type Place = [x: number, y: number, turn: number];
const [X0, Y0, SIZE] = [130, 118, 300];

function façades(seats: number): { unit: number; places: Place[] } {
  const side = seats === 3 ? 3 : 4;
  const unit = SIZE / (side + 1);
  const steps = Array.from({ length: side }, (_, k) => unit * (k + 0.5));
  const places: Place[] = [
    ...steps.map((s): Place => [X0 + s, Y0 + unit / 2, 0]),
    ...steps.map((s): Place => [X0 + SIZE - unit / 2, Y0 + s, 90]),
    ...steps.map((s): Place => [X0 + SIZE - s, Y0 + SIZE - unit / 2, 180]),
    ...steps.map((s): Place => [X0 + unit / 2, Y0 + SIZE - s, 270]),
  ];
  return { unit, places };
}

function lamp([x1, y1]: Place, [x2, y2]: Place, unit: number): string {
  const where = `${((x1 + x2) / 2).toFixed(1)} ${((y1 + y2) / 2).toFixed(1)}`;
  return `<g transform="translate(${where})"><circle r="${unit * 0.17}" fill="#F4B94A"/><circle r="${unit * 0.3}" fill="#F4B94A" opacity=".22"/></g>`;
}

function front([x, y, turn]: Place, k: number, unit: number): string {
  const [w, sealed] = [unit * 0.78, k % 2 === 0];
  const fill = k === 0 ? '#C9A24A' : sealed ? '#A8432F' : '#E3D6BC';
  const mark = sealed
    ? `<path d="M0 ${-w * 0.26}L${w * 0.26} 0 0 ${w * 0.26} ${-w * 0.26} 0Z" fill="${k === 0 ? '#F6E9C4' : '#7E2A1C'}"/>`
    : `<circle r="${w * 0.25}" fill="#E7B64A" stroke="#8D6413" stroke-width="1.3"/>`;
  const teeth = `<path d="M${-w / 2} ${-w / 2}l${w / 6}-5 ${w / 6} 5 ${w / 6}-5 ${w / 6} 5 ${w / 6}-5 ${w / 6} 5z" fill="#F1E4C8"/>`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})"><rect x="${-w / 2}" y="${-w / 2}" width="${w}" height="${w}" fill="${fill}" stroke="#F1E4C8" stroke-width="1.6"/>${teeth}${mark}</g>`;
}

function palace(seats: number): string {
  const { unit, places } = façades(seats);
  const lamps = places.map((place, k) => lamp(place, places[(k + 1) % places.length], unit));
  const fronts = places.map((place, k) => front(place, k, unit));
  return `<rect x="${X0 - 16}" y="${Y0 - 12}" width="${SIZE + 32}" height="${SIZE + 32}" fill="#050B1E" opacity=".5" transform="translate(-6 14)"/><rect x="${X0 - 8}" y="${Y0 - 8}" width="${SIZE + 16}" height="${SIZE + 16}" fill="#B9A57C"/><rect x="${X0}" y="${Y0}" width="${SIZE}" height="${SIZE}" fill="#8D7C5A"/><rect x="${X0 + unit}" y="${Y0 + unit}" width="${SIZE - 2 * unit}" height="${SIZE - 2 * unit}" fill="#28365A"/>${lamps.join('')}${fronts.join('')}`;
}

function waves(): string {
  let state = 11;
  const next = (): number => (state = (state * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: 70 }, () => {
    const [x, y] = [next() * 620, next() * 840];
    return `<path d="M${x.toFixed(0)} ${y.toFixed(0)}q9-5 18 0t18 0"/>`;
  }).join('');
}

const NIGHT = `<circle cx="520" cy="86" r="30" fill="#F7E6B4"/><circle cx="520" cy="86" r="58" fill="#F7E6B4" opacity=".12"/><g stroke="#F7E6B4" stroke-width="2.400" stroke-linecap="round" opacity=".5"><path d="M492 150h56M500 166h40M508 182h24M496 200h30M512 216h26"/></g><g transform="translate(506 742)" fill="#070D1F"><path d="M-52 2q52 22 104-8-8 22-52 24-40 0-52-16z"/><path d="M8 2v-30q-4-3-3-8t5-5 5 5-3 8l3 30z"/><path d="M16-22L-26 22" stroke="#070D1F" stroke-width="2.400"/></g><circle cx="480" cy="742" r="4" fill="#F4B94A"/><circle cx="480" cy="742" r="12" fill="#F4B94A" opacity=".25"/>`;

export default {
  ground: () =>
    `<defs><linearGradient id="room-water" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#0C1738"/><stop offset="1" stop-color="#1B3E6E"/></linearGradient></defs><rect width="620" height="840" fill="url(#room-water)"/><g fill="none" stroke="#6F96D6" stroke-opacity=".28" stroke-width="1.3">${waves()}</g>${NIGHT}`,
  table: palace,
  place: { rx: 206, ry: 208 },
  /** With four, one sits at the middle of each side. */
  places: (seats) =>
    seats === 4
      ? [
          [280, 474],
          [58, 280],
          [280, 40],
          [502, 280],
        ]
      : null,
  middle: { top: 47.9, width: 26 },
} satisfies RoomArt;
