import '../../fonts/bang.css';
import type { RoomDeclaration } from '../../lib/rooms';

const cartridge = (brass: string, lead: string, line: string, edge: string): string =>
  `<path d="M2 25V10Q6-2 10 10V25Z" fill="${brass}" stroke="${line}" stroke-width="1.3"/>` +
  `<path d="M2 10Q6-2 10 10Z" fill="${lead}" stroke="${edge}" stroke-width="1.3"/>` +
  `<path d="M1 25.2H11" stroke="${line}" stroke-width="2"/>`;

export default {
  place: 0,
  name: 'web-name-bang',
  pitch: 'web-pitch-bang',
  look: {
    glyph:
      'M0 3H2V1H18V3H20V6.5H19V24H1V6.5H0ZM4.5 9.5V24H15.5V9.5ZM4.5 13.5Q7.5 10.8 9.5 13.5V20.5H4.5ZM15.5 13.5Q12.5 10.8 10.5 13.5V20.5H15.5Z',
    font: 'var(--f-bang)',
    weight: 900,
    light: '#E0A24A',
    colour: '#5E3520',
    night: '#B4753E',
  },
  // A wooden saloon: dull, close.
  timbre: { pitch: 0.94, bright: 0.85, cut: 7000, echo: 0.14, delay: 46 },
  pip: {
    box: '0 0 12 26',
    full: cartridge('#D9A441', '#8A9096', '#5A3A10', '#33373B'),
    empty: cartridge('none', 'none', 'var(--pip-line, #B08E55)', 'var(--pip-line, #B08E55)'),
  },
  middle: 'web-room-middle-bang',
  standing: [
    {
      key: 'web-leaving-standing-shot',
      decision: 'answer-shot',
      moves: ['barrel', 'ability', 'answer missed-*', 'answer *', 'pass'],
    },
    { key: 'web-leaving-standing-indians', decision: 'answer-indians', moves: ['answer bang-*', 'answer *', 'pass'] },
    { key: 'web-leaving-standing-rescue', decision: 'rescue', moves: ['play beer-*', 'play *', 'pass'] },
  ],
} satisfies RoomDeclaration;
