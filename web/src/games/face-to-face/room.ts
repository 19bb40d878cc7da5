import '../../fonts/face-to-face.css';
import type { RoomDeclaration } from '../../lib/rooms';

export default {
  place: 3,
  name: 'web-name-face-to-face',
  pitch: 'web-pitch-face-to-face',
  look: {
    glyph: 'M1.5 24V8H4V4.5H7V1H13V4.5H16V8H18.5V24ZM9.3 6V24H10.7V6ZM5 11V24H6.2V11ZM13.8 11V24H15V11Z',
    font: 'var(--f-face)',
    weight: 400,
    light: '#C9B07A',
    colour: '#0D0C0B',
    night: '#D8AE55',
  },
  // A temple hall.
  timbre: { pitch: 0.89, bright: 0.95, cut: 9000, echo: 0.24, delay: 95 },
  pip: {
    box: '0 0 16 16',
    full: '<path d="M8 1l7 7-7 7-7-7z" fill="var(--pip, #E6BE6A)" stroke="var(--pip, #E6BE6A)" stroke-width="1.4"/><path d="M8 5l3 3-3 3-3-3z" fill="var(--pip-core, #171412)"/>',
    empty: '<path d="M8 1l7 7-7 7-7-7z" fill="none" stroke="var(--pip-line, #8D8375)" stroke-width="1.4"/>',
  },
} satisfies RoomDeclaration;
