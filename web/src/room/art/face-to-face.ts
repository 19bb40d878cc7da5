/** One dial, half gold, half silver, under the lights of a theatre. */

import type { RoomArt } from './types';

function ticks(colour: string, upper: boolean): string {
  const lines = Array.from({ length: 60 }, (_, k) => {
    const angle = ((k * 6 - 90) * Math.PI) / 180;
    if (Math.sin(angle) < 0 !== upper) return '';
    const [cos, sin, to] = [Math.cos(angle), Math.sin(angle), k % 5 ? 148 : 140];
    const [x1, y1, x2, y2] = [280 + 156 * cos, 268 + 156 * sin, 280 + to * cos, 268 + to * sin];
    return `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`;
  });
  return `<path d="${lines.join('')}" stroke="${colour}" stroke-width="1.6"/>`;
}

const card = (x: number, y: number, number: number, metal: string, up: boolean): string =>
  `<g transform="translate(${x} ${y})"><rect width="58" height="81" rx="6" fill="url(#room-${metal})"/><rect x="3.5" y="3.5" width="51" height="74" rx="3.5" fill="none" stroke="#17130F" stroke-opacity=".4"/><text x="29" y="55" text-anchor="middle" font-family="Oranienbaum" font-size="38" fill="#17130F">${number}</text><path d="${up ? 'M29 63l5.5 8.500h-11z' : 'M29 71.500l5.5-8.500h-11z'}" fill="#17130F"/></g>`;

const frame = (off: number): string =>
  `M${60 + off} 268V${120 + off}H${84 + off}V${96 + off}H${110 + off}V${72 + off}H${450 - off}V${96 + off}H${476 - off}V${120 + off}H${500 - off}V268`;

const metal = (id: string, stops: [string, string, string]): string =>
  `<linearGradient id="room-${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${stops[0]}"/><stop offset=".55" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient>`;

const rays = (colour: string, opacity: number, from: number, to: number): string =>
  `<g stroke="${colour}" stroke-opacity="${opacity}">${Array.from({ length: 15 }, (_, k) => `<path d="M310 ${from}L${-300 + k * 88} ${to}"/>`).join('')}</g>`;

export default {
  ground: () =>
    `<defs><radialGradient id="room-stage" cx=".5" cy=".46" r=".7"><stop offset="0" stop-color="#312B25"/><stop offset=".6" stop-color="#1B1815"/><stop offset="1" stop-color="#100E0C"/></radialGradient></defs><rect width="620" height="840" fill="url(#room-stage)"/>${rays('#E6BE6A', 0.1, -40, 400)}${rays('#D5DBE1', 0.09, 880, 440)}`,
  table: () =>
    `<defs>${metal('gold', ['#F6E3A8', '#C9983C', '#EBCB80'])}${metal('silver', ['#F7F9FA', '#AEB7C0', '#DDE2E6'])}<linearGradient id="room-glow" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#E6BE6A" stop-opacity=".2"/><stop offset="1" stop-color="#E6BE6A" stop-opacity="0"/></linearGradient></defs><path d="${frame(0)}" fill="url(#room-glow)" stroke="#E6BE6A" stroke-width="1.6"/><path d="${frame(7)}" fill="none" stroke="#B98932" stroke-width=".8"/><g transform="matrix(1 0 0 -1 0 536)"><path d="${frame(0)}" fill="#D5DBE1" fill-opacity=".09" stroke="#D5DBE1" stroke-width="1.6"/><path d="${frame(7)}" fill="none" stroke="#8D97A1" stroke-width=".8"/></g><circle cx="280" cy="268" r="164" fill="#0D0B09" opacity=".6"/><path d="M116 268a164 164 0 0 1 328 0" fill="none" stroke="url(#room-gold)" stroke-width="4.5"/><path d="M116 268a164 164 0 0 0 328 0" fill="none" stroke="url(#room-silver)" stroke-width="4.5"/>${ticks('#B98932', true)}${ticks('#8D97A1', false)}<path d="M112 268H448" stroke="#4A433B"/><path d="M280 261l7 7-7 7-7-7z" fill="#E6BE6A"/>${card(196, 166, 1, 'gold', true)}${card(306, 166, 60, 'gold', false)}${card(196, 290, 1, 'silver', true)}${card(306, 290, 60, 'silver', false)}`,
  place: { rx: 206, ry: 228 },
  middle: null,
} satisfies RoomArt;
