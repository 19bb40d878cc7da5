/** Line and colour of every seat in a curve, so that neither alone tells them apart. */

const DASHES = ['none', '7 4', '2 4', '10 3 2 3', '5 3', '1 3', '12 4', '3 3 8 3', '6 6', '2 6'];
/** Each is seen on the night of any room. */
const COLOURS = [
  '#ff9a76',
  '#8ec5ff',
  '#ffd166',
  '#d0bcff',
  '#93dc9a',
  '#ff9ec0',
  '#7fe0d6',
  '#e8c9a0',
  '#d8d8d8',
  '#b9e57c',
];

/** The seat whose eyes these are has a whole line. */
export const strokeOf = (seat: number, me: number | null): { colour: string; dash: string } => ({
  colour: COLOURS[seat % COLOURS.length],
  dash: seat === me ? 'none' : DASHES[seat % DASHES.length],
});
