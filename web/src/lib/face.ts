/**
 * Faces: the same seed always draws the same face, as an SVG text of constants only.
 *
 * People have a number, which they can change; records from before that have only names. Programs
 * are wind-up figures with a key, so that a machine is seen without reading. No beards: a seed
 * must not guess wrong.
 */

/** How many the server knows. */
export const FACES = 4096;

/** Of someone at this device, who has only a name: CRC-32, as the server computes it. */
export function nameFace(name: string): number {
  let crc = ~0;
  for (const byte of new TextEncoder().encode(name)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (~crc >>> 0) % FACES;
}

/** My own first, then others that lie far from each other. */
export function offeredFaces(own: number, count: number, from = own): number[] {
  const found = new Set([own]);
  for (let next = from; found.size < count;) found.add((next = (next + 1597) % FACES));
  return [...found];
}

const INK = '#22201C';
const GROUNDS = ['#E9C46A', '#D98E73', '#9DB59A', '#8FA9C4', '#C9A7BE', '#D9B28A', '#B7C48A', '#A9B8B5'];
const COATS = ['#2D3A5E', '#8B1E24', '#3E5A3A', '#5E3520', '#3B1F78', '#1E4A48', INK];
const SKINS = ['#F7E3CB', '#F0CFAE', '#DDB08A', '#B98560', '#8C5A3C'];
const HAIRS = [INK, '#5A3418', '#8A4B22', '#C9923E', '#8D877C', '#3A2A2E'];
const METALS = ['#D9A441', '#B9C0C6', '#C98B5E', '#A9B99A'];

type Chance = () => number;

function chance(seed: string): Chance {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    h = (Math.imul(h ^ (h >>> 15), 2246822519) + 0x9e3779b9) | 0;
    return ((h ^ (h >>> 13)) >>> 0) / 4294967296;
  };
}

const pick = <T>(random: Chance, from: readonly T[]): T => from[Math.floor(random() * from.length)];

/** The drawing of a face, 48 × 48. */
export function face(seed: string, bot: boolean): string {
  const random = chance(`${seed}·`);
  random();
  random();
  const ground = pick(random, GROUNDS);
  const coat = pick(random, COATS);
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIRS);
  return bot ? robot(random, ground, coat) : human(random, { ground, coat, skin, hair });
}

function robot(random: Chance, ground: string, coat: string): string {
  const metal = pick(random, METALS);
  const hat = pick(random, [
    '<path d="M24 11V6"/><circle cx="24" cy="5" r="2" fill="#F6F1E7"/>',
    `<path d="M17 12q7-8 14 0z" fill="${coat}"/>`,
    `<path d="M16 11h16l-2-6H18z" fill="${coat}"/>`,
  ]);
  const eyes = pick(random, [
    `<circle cx="19" cy="23" r="3.3" fill="#F6F1E7" stroke="${INK}" stroke-width="1.3"/><circle cx="29" cy="23" r="3.3" fill="#F6F1E7" stroke="${INK}" stroke-width="1.3"/><circle cx="19.6" cy="23" r="1.3"/><circle cx="29.6" cy="23" r="1.3"/>`,
    `<path d="M15.5 20.5h17v5h-17z" fill="${INK}"/><circle cx="20" cy="23" r="1.5" fill="#FFD98A"/><circle cx="28" cy="23" r="1.5" fill="#FFD98A"/>`,
    `<path d="M16 23q3-4 6 0M26 23q3-4 6 0" fill="none" stroke="${INK}" stroke-width="1.7"/>`,
  ]);
  return (
    `<rect width="48" height="48" fill="${ground}"/><path d="M10 48q0-11 14-11t14 11z" fill="${coat}"/>` +
    `<g stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"><path d="M40 17v8M40 21h-5" fill="none" stroke-width="2"/>` +
    `<path d="M40 13.5q4.5-2 4.5 2t-4.5 2zM40 28.5q4.5 2 4.5-2t-4.5-2z" fill="${metal}"/>` +
    `<path d="M12 14q12-5 24 0l-1 20q-11 5-22 0z" fill="${metal}"/><path d="M14 18q10-3 20 0" fill="none" stroke-width="1"/>${hat}</g>` +
    `${eyes}<path d="M19 30h10M21 28.6v3M24 28.6v3M27 28.6v3" stroke="${INK}" stroke-width="1.1" fill="none"/>` +
    '<circle cx="14.8" cy="31" r=".9"/><circle cx="33.2" cy="31" r=".9"/>'
  );
}

interface Colours {
  ground: string;
  coat: string;
  skin: string;
  hair: string;
}

function human(random: Chance, { ground, coat, skin, hair }: Colours): string {
  const style = Math.floor(random() * 7);
  const w = 10.5 + random() * 2;
  const h = 12.5 + random() * 2;
  const tilt = (random() * 8 - 4).toFixed(1);
  const l = 24 - w;
  const r = 24 + w;
  const back = [
    `<path d="M${l - 2} 24Q22 4 ${r + 2} 22V40H${l - 2}Z" fill="${hair}"/>`,
    '',
    `<circle cx="24" cy="8" r="5" fill="${hair}"/>`,
    '',
    '',
    `<g fill="${hair}"><circle cx="14" cy="17" r="6"/><circle cx="34" cy="17" r="6"/><circle cx="18" cy="10" r="6"/><circle cx="30" cy="10" r="6"/><circle cx="12" cy="25" r="5"/><circle cx="36" cy="25" r="5"/></g>`,
    '',
  ][style];
  const front = [
    `<path d="M${l} 22Q${l} 9 24 9.5T${r} 22Q${r - 3} 14 26 14Q17 15 ${l} 22Z" fill="${hair}"/>`,
    `<path d="M${l - 0.5} 21Q${l} 9 24 9T${r + 0.5} 21Q${r - 2} 17 ${r - 3} 15Q24 17 ${l + 4} 14Q${l + 2} 18 ${l - 0.5} 21Z" fill="${hair}"/>`,
    `<path d="M${l} 20Q${l + 1} 10 24 10T${r} 20Q24 11 ${l} 20Z" fill="${hair}"/>`,
    `<path d="M${l} 20Q${l - 1} 17 ${l + 2} 15M${r} 20Q${r + 1} 17 ${r - 2} 15" stroke="${hair}" stroke-width="3.5" fill="none"/>`,
    `<path d="M8 16.5q16 4 32 0q-4-2-6-3q-2-8-10-8t-10 8q-2 1-6 3z" fill="${coat}"/><path d="M14 12.8q10 3 20 0" stroke="${ground}" stroke-width="1.6" fill="none"/>`,
    `<path d="M${l} 19Q20 10 30 13Q34 14 ${r} 19Q30 8 22 9T${l} 19Z" fill="${hair}"/>`,
    `<path d="M${l - 1} 22Q${l - 2} 7 24 7T${r + 1} 22Q24 12 ${l - 1} 22Z" fill="${coat}"/><path d="M${l + 1} 17Q24 10 ${r - 1} 17" stroke="${ground}" stroke-width="1.3" fill="none" stroke-dasharray="1.5 2.5"/>`,
  ][style];
  const eyes = pick(random, [
    '<circle cx="19.5" cy="23" r="1.45"/><circle cx="28.5" cy="23" r="1.45"/>',
    `<path d="M17.5 23.5q2-2.4 4 0M26.5 23.5q2-2.4 4 0" fill="none" stroke="${INK}" stroke-width="1.5"/>`,
    `<g fill="none" stroke="${INK}" stroke-width="1.3"><circle cx="19" cy="23.5" r="3.6"/><circle cx="29" cy="23.5" r="3.6"/><path d="M22.6 23q1.4-1 2.8 0"/></g><circle cx="19" cy="23.5" r="1.2"/><circle cx="29" cy="23.5" r="1.2"/>`,
  ]);
  const mouth = pick(random, ['M20.5 30.5q3.5 3 7 0', 'M21 31q4 1.5 6.5-1', 'M21 30.8h6']);
  const extra = ornament(random(), { l, r, ground });
  const nose = pick(random, ['24.5 22.5l-1.8 4.6h2.2', '23.5 24q-1.5 3.5 1 3.5', '24 24v3']);
  return (
    `<rect width="48" height="48" fill="${ground}"/><g transform="rotate(${tilt} 24 40)">${back}` +
    `<path d="M8 50q1-12 16-12t16 12z" fill="${coat}"/><path d="M20 34h8v5q-4 3-8 0z" fill="${skin}"/>` +
    `<path d="M${l} 20Q${l} 9.5 24 9.5T${r} 20Q${r + 0.5} ${24 + h} 24 ${24 + h}T${l} 20Z" fill="${skin}" stroke="${INK}" stroke-width="1.3"/>` +
    `${extra}${eyes}<path d="M${nose}" fill="none" stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>` +
    `<path d="${mouth}" fill="none" stroke="${INK}" stroke-width="1.4" stroke-linecap="round"/>${front}</g>`
  );
}

/** Freckles, earrings, a scarf, or nothing. */
function ornament(fate: number, at: { l: number; r: number; ground: string }): string {
  if (fate < 0.2) {
    return `<g fill="${INK}" opacity=".55"><circle cx="16.5" cy="27.5" r=".8"/><circle cx="18.8" cy="28.6" r=".8"/><circle cx="29.5" cy="28.6" r=".8"/><circle cx="31.6" cy="27.5" r=".8"/></g>`;
  }
  if (fate < 0.38) {
    return `<g fill="#E3B04B" stroke="${INK}"><circle cx="${at.l}" cy="29" r="1.9"/><circle cx="${at.r}" cy="29" r="1.9"/></g>`;
  }
  if (fate < 0.55) {
    return `<path d="M14 37q10 7 20 0l1 5q-11 6-22 0z" fill="${at.ground}" stroke="${INK}" stroke-width="1.2"/>`;
  }
  return '';
}
