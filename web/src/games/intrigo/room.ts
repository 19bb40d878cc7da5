import '../../fonts/intrigo.css';
import type { RoomDeclaration } from '../../lib/rooms';

export default {
  place: 4,
  name: 'web-name-intrigo',
  pitch: 'web-pitch-intrigo',
  look: {
    glyph: 'M1.5 24V13.5C1.5 8 8.3 8 10 0C11.7 8 18.5 8 18.5 13.5V24ZM5 24H15V15C15 12 11 11.5 10 8C9 11.5 5 12 5 15Z',
    font: 'var(--f-intrigo)',
    weight: 400,
    light: '#6F96D6',
    colour: '#1F3E74',
    night: '#7FA4D8',
  },
  // Stone and water.
  timbre: { pitch: 0.97, bright: 1.05, cut: 9000, echo: 0.2, delay: 140 },
  pip: {
    box: '0 0 18 18',
    full: '<circle cx="9" cy="9" r="7.6" fill="#E7B64A" stroke="#8D6413" stroke-width="1.4"/><path d="M5.5 11q1-5 4.5-5.5 3.5 1 3 5.5z" fill="#7A5310"/>',
    empty: '<circle cx="9" cy="9" r="7.6" fill="none" stroke="var(--pip-line, #8FA0C8)" stroke-width="1.4"/>',
  },
  middle: 'web-room-middle-intrigo',
} satisfies RoomDeclaration;
