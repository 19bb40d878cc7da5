/** A picture of a review to send around, 1200 × 630, drawn here and given away as PNG. */

import { strokeOf } from '../shell/strokes';
import type { Review } from '../lib/wire';
import { percent } from './reading';
import type { Reviewing } from './reviewing.svelte';

interface Shared {
  game: string;
  title: string;
  names: readonly string[];
  ranks: readonly number[];
  review: Review;
  reviewing: Reviewing;
  text: (key: string, values?: Record<string, string | number>) => string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const NIGHT: Readonly<{ [game: string]: string }> = {
  'six-nimmt': '#2b1560',
  bang: '#2b170c',
  sakura: '#1b2338',
  'face-to-face': '#100d0b',
  intrigo: '#10203a',
};
const LEFT = 60;
const RIGHT = WIDTH - 60;
const TOP = 170;
const BOTTOM = 440;
/** Two rows from so many players on, and then without the accuracy. */
const CROWD = 5;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** As SVG; whatever is written in it is text, never markup. */
export function shareSvg({ game, title, names, ranks, review, reviewing, text }: Shared): string {
  const { curve, seat: me } = reviewing;
  const last = Math.max(1, curve.at(-1)?.move ?? 1);
  const x = (move: number) => (LEFT + ((RIGHT - LEFT) * move) / last).toFixed(1);
  const y = (chance: number) => (BOTTOM - (BOTTOM - TOP) * chance).toFixed(1);
  const lines = names.map((_, seat) => {
    const { colour, dash } = strokeOf(seat, me);
    const path = curve.map(({ move, wins }, at) => `${at ? 'L' : 'M'}${x(move)} ${y(wins[seat])}`).join('');
    const width = ranks[seat] === 1 ? 7 : 3;
    return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-linejoin="round"/>`;
  });
  const rows = names.length >= CROWD ? 2 : 1;
  const columns = Math.ceil(names.length / rows);
  const width = (RIGHT - LEFT) / columns;
  const order = names.map((_, seat) => seat).sort((a, b) => ranks[a] - ranks[b]);
  const cards = order.map((seat, at) => {
    const left = LEFT + width * (at % columns);
    const top = 486 + Math.floor(at / columns) * 66;
    const accuracy = Math.round(review.seats.find((one) => one.seat === seat)?.accuracy ?? 0);
    const more =
      rows === 1
        ? `<text x="${left}" y="${top + 66}" font-size="24" fill="#ffffffb8">${escaped(`${text('web-review-accuracy')} ${accuracy}`)}</text>`
        : '';
    return `<path d="M${left} ${top - 8}h60" stroke="${strokeOf(seat, me).colour}" stroke-width="${ranks[seat] === 1 ? 7 : 3}" stroke-dasharray="${strokeOf(seat, me).dash}"/>
      <text x="${left}" y="${top + 32}" font-size="30" font-weight="600" fill="#fff">${escaped(`${ranks[seat]}. ${cut(names[seat], Math.floor(width / 19))}`)}</text>${more}`;
  });
  const own = reviewing.own;
  const best = own.filter(({ mark }) => mark === 'find')[0];
  const worst = [...reviewing.mistakes].sort((a, b) => b.loss - a.loss)[0];
  const marks = [best, worst].flatMap((judged) => {
    if (!judged) return [];
    const [left, top] = [Number(x(judged.move)), Number(y(judged.wins[me]))];
    const shape =
      judged === best ? 'M0 -12C1 -4 4 -1 12 0C4 1 1 4 0 12C-1 4 -4 1 -12 0C-4 -1 -1 -4 0 -12Z' : 'M-11 -8H11L0 11Z';
    const colour = judged === best ? '#a8d3ff' : '#ffa9c4';
    return [
      `<g transform="translate(${left} ${top})"><circle r="20" fill="#14101f" stroke="${colour}" stroke-width="2"/><path d="${shape}" fill="${colour}"/></g>`,
    ];
  });
  const levels = [0, 0.5, 1].map(
    (level) =>
      `<path d="M${LEFT} ${y(level)}H${RIGHT}" stroke="#ffffff30"/><text x="${LEFT}" y="${Number(y(level)) - 6}" font-size="18" fill="#ffffff90">${escaped(text('web-percent', { value: percent(level) }))}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="'Golos Text', system-ui, sans-serif">
    <rect width="100%" height="100%" fill="${NIGHT[game] ?? '#22201c'}"/>
    <text x="${LEFT}" y="84" font-size="46" font-weight="700" fill="#fff">${escaped(cut(title, 46))}</text>
    <text x="${LEFT}" y="128" font-size="26" fill="#ffffffb8">${escaped(`Ludoteka · ${text('web-review-curve')}`)}</text>
    ${levels.join('')}${lines.join('')}${marks.join('')}${cards.join('')}
  </svg>`;
}

export async function sharePng(shared: Shared): Promise<Blob> {
  const picture = new Image(WIDTH, HEIGHT);
  picture.src = URL.createObjectURL(new Blob([shareSvg(shared)], { type: 'image/svg+xml' }));
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [WIDTH, HEIGHT];
    canvas.getContext('2d')!.drawImage(picture, 0, 0);
    return await new Promise<Blob>((give, fail) =>
      canvas.toBlob((blob) => (blob ? give(blob) : fail(new Error('no picture'))), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(picture.src);
  }
}

/** By the device's own dialog, or as a file. */
export async function sharePicture(shared: Shared): Promise<void> {
  const file = new File([await sharePng(shared)], 'review.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] });
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
