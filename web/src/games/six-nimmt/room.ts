import '../../fonts/six-nimmt.css';
import type { RoomDeclaration } from '../../lib/rooms';

const BULL =
  'M.8 1.2C.2 8 4.3 12.4 10 12.7c-2.3.3-4.6 1.3-5.6 3.4 2.2 1.2 4.9.9 6.8-.5.3 2.7.8 4.7 1.5 6.2.9 2.1 1.9 3.2 3.3 3.2s2.4-1.1 3.3-3.2c.7-1.5 1.2-3.5 1.5-6.2 1.9 1.4 4.6 1.7 6.8.5-1-2.1-3.3-3.1-5.6-3.4C27.7 12.4 31.8 8 31.2 1.2 29.3 5.6 25.7 7.7 21 7.6c-1.5-1-3.2-1.4-5-1.4s-3.5.4-5 1.4C6.3 7.7 2.7 5.6.8 1.2z';

export default {
  place: 2,
  name: 'web-name-six-nimmt',
  pitch: 'web-pitch-six-nimmt',
  look: {
    glyph:
      'M10 1L20 11L18.5 12.5L18 12V24H2V12L1.5 12.5L0 11ZM6 12.5C5 15 7 16.5 8 16.5V18.5Q10 21 12 18.5V16.5C13 16.5 15 15 14 12.5C13.5 14 12.5 14 11.5 14H8.5C7.5 14 6.5 14 6 12.5Z',
    font: 'var(--f-six)',
    weight: 900,
    light: '#9A7BE0',
    colour: '#3B1F78',
    night: '#FFD60A',
  },
  // A printed poster come alive: dry and bright.
  timbre: { pitch: 1, bright: 1, cut: 10000, echo: 0, delay: 0 },
  pip: {
    box: '0 0 32 26',
    full: `<path d="${BULL}" fill="var(--pip, #FFD21F)" stroke="var(--pip, #FFD21F)" stroke-width="1.6"/>`,
    empty: `<path d="${BULL}" fill="none" stroke="var(--pip-line, #A78FE3)" stroke-width="1.6"/>`,
  },
  middle: 'web-room-middle-six-nimmt',
  score: 'web-home-score-bulls',
  usual: 'web-room-usual-six-nimmt',
  standing: [{ key: 'web-leaving-standing-row', decision: 'choose-row', moves: ['?'] }],
} satisfies RoomDeclaration;
