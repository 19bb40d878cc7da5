/** The saloon: floor boards in the light of a window, a round table with a rope. */

import type { RoomArt } from './types';

const column = (x: number): string => `<path d="M${x} 0V840"/>`;
const joints = (x: number, at: number): string =>
  [0, 241, 482].map((y) => `<path d="M${x - 26} ${60 + ((at * 137 + y) % 640)}h52"/>`).join('');
const PLANKS = `<g stroke="#1E0F07" stroke-width="2">${Array.from({ length: 13 }, (_, at) => column(52 * at) + joints(52 * at, at)).join('')}</g>`;

const GROUND = `<rect width="620" height="840" fill="#2C180D"/>${PLANKS}
<g fill="#FFC76B" opacity=".13"><path d="M345 -20L424 -20L390 124L306 124ZM436 -20L516 -20L486 124L402 124ZM302 138L387 138L322 408L222 408ZM399 138L484 138L428 408L335 408ZM218 424L318 424L250 706L134 706ZM331 424L424 424L366 706L263 706Z"/></g><g fill="#FFC76B" opacity=".09"><path d="M560 -20L640 -20L640 270L522 270ZM518 286L640 286L640 640L470 640ZM466 656L640 656V860L438 860Z"/></g>`;

const TABLE = `<ellipse cx="274" cy="286" rx="184" ry="182" fill="#0E0603" opacity=".62"/>
<circle cx="280" cy="268" r="180" fill="#5B3219"/><circle cx="280" cy="268" r="170" fill="#8C522A"/>
<clipPath id="tb"><circle cx="280" cy="268" r="169"/></clipPath><g clip-path="url(#tb)"><g fill="#824A25"><path d="M110 98h56v340h-56zM216 98h52v340h-52zM322 98h48v340h-48z"/></g><g stroke="#6E3D1C" stroke-width="1.300" fill="none"><path d="M166 98v340M216 98v340M268 98v340M322 98v340M370 98v340"/><path d="M190 128q8 60-2 130t6 140M240 108q-6 90 4 150t-4 160M295 108q10 60 0 120t8 200M346 108q-8 100 2 150t-6 160M398 148q8 90-2 240M140 178q8 90-2 200" opacity=".7"/></g><path d="M330 60L470 60L330 520L150 520Z" fill="#FFD58A" opacity=".16"/></g>
<circle cx="280" cy="268" r="170" fill="none" stroke="#C08A4A" stroke-width="1.500"/><circle cx="280" cy="268" r="128" fill="none" stroke="#D9B36A" stroke-width="3" stroke-dasharray="8 3.500" opacity=".5"/><circle cx="280" cy="268" r="128" fill="none" stroke="#5B3219" stroke-width="1" stroke-dasharray="8 3.500" stroke-dashoffset="4" opacity=".8"/>`;

/** Sheriff, Deputy, Outlaw, Renegade: colour and sign of each role's card, 24 × 24. */
const SIGNS = {
  sheriff: ['#D9A441', 'M12 3l2.6 5.600 6 .7-4.500 4.100 1.200 6-5.300-3-5.300 3 1.200-6L3.400 9.300l6-.7z'],
  deputy: ['#B9C0C6', 'M12 3l7 2.500v6q0 6-7 9.500q-7-3.500-7-9.500v-6z'],
  outlaw: ['#B23A32', 'M2 13q6-1 6.500-6q3.500-3 7 0q.5 5 6.500 6q-10 4-20 0zM8 17q4 2 8 0l-4 5z'],
  renegade: ['#5C7A66', 'M3 8q9 4 18 0q0 8-5 9q-3 0-4-3q-1 3-4 3q-5-1-5-9z'],
} as const;
/** Who is dealt with so many players, from three on (BA-2). */
const DEALT: (keyof typeof SIGNS)[][] = [
  ['deputy', 'outlaw', 'renegade'],
  ['sheriff', 'outlaw', 'outlaw', 'renegade'],
  ['sheriff', 'deputy', 'outlaw', 'outlaw', 'renegade'],
  ['sheriff', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade'],
  ['sheriff', 'deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade'],
];

/** The cards of the roles, as a fan in the middle of the table. */
function roles(seats: number): string {
  const dealt = DEALT[seats - 3] ?? [];
  const card = (role: keyof typeof SIGNS, at: number): string => {
    const [colour, sign] = SIGNS[role];
    const off = at - (dealt.length - 1) / 2;
    const turn = `translate(${280 + off * 35} ${206 + off * off * 2}) rotate(${off * 4.5})`;
    return `<g transform="${turn}"><rect x="-21" y="0" width="42" height="58" rx="4" fill="#F1E2BD" stroke="#6E3D1C" stroke-width=".6"/><rect x="-19" y="2" width="38" height="54" rx="3" fill="none" stroke="#A8824A"/><path transform="translate(-13 16) scale(1.08)" d="${sign}" fill="${colour}" stroke="#4A2412" stroke-width="1.1"/></g>`;
  };
  return dealt.map(card).join('');
}

export default {
  ground: () => GROUND,
  table: (seats) => TABLE + roles(seats),
  place: { rx: 206, ry: 206 },
  middle: { top: 54, width: 46 },
} satisfies RoomArt;
