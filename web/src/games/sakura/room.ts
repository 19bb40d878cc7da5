import '../../fonts/sakura.css';
import type { RoomDeclaration } from '../../lib/rooms';

const PETAL = 'M0 0C-5-2.5-4.5-8-1.3-9.2L0-7.8 1.3-9.2C4.5-8 5-2.5 0 0Z';

const blossom = (fill: string, stroke: string): string =>
  [0, 72, 144, 216, 288]
    .map(
      (turn) => `<path transform="rotate(${turn})" d="${PETAL}" fill="${fill}" stroke="${stroke}" stroke-width=".9"/>`,
    )
    .join('');

export default {
  place: 1,
  name: 'web-name-sakura',
  pitch: 'web-pitch-sakura',
  look: {
    glyph: 'M0 8.5Q2.5 7.5 3.5 4Q10 2.5 16.5 4Q17.5 7.5 20 8.5L18.5 10V24H1.5V10ZM10 10.7A5.6 5.6 0 1 0 10.01 10.7Z',
    font: 'var(--f-sakura)',
    weight: 400,
    light: '#E9A9B5',
    colour: '#587540',
    night: '#9DBA78',
  },
  // A garden: open air, paper and bamboo.
  timbre: { pitch: 1.06, bright: 1.15, cut: 12000, echo: 0.06, delay: 120 },
  pip: {
    box: '-10 -10 20 20',
    full: `${blossom('#E27F9C', '#9E3A5C')}<circle r="1.7" fill="#FFF3C9"/>`,
    empty: blossom('none', '#9C8F7A'),
  },
  middle: 'web-room-middle-sakura',
  score: 'web-home-score-blossoms',
} satisfies RoomDeclaration;
