/** The chat as this browser knows it: its end, and what was asked for before it. */

import type { Line } from './protocol';
import type { LinePage } from './wire';

/** A day-long tab must not grow: so many lines are kept. */
export const MOST_LINES = 1000;

/** `earlier`: there are older lines than these. */
export type Lines = LinePage;

export const NO_LINES: Lines = { lines: [], earlier: false };

/** The end of the chat anew; what is known of the time before stays if nothing is missing between. */
export function renewed(known: Lines, end: Lines): Lines {
  const first = end.lines[0]?.seq;
  const last = known.lines.at(-1)?.seq;
  if (first === undefined || last === undefined || last < first) return end;
  const before = known.lines.filter((line) => line.seq < first);
  return before.length ? cut([...before, ...end.lines], known.earlier) : end;
}

export const said = (known: Lines, line: Line): Lines => cut([...known.lines, line], known.earlier);

/** A page from before what is known; one that was asked for twice changes nothing. Who reads on
 * and on may have more than are kept: the next line that is said cuts them. */
export function before(known: Lines, page: Lines): Lines {
  const first = known.lines[0]?.seq ?? Infinity;
  const older = page.lines.filter((line) => line.seq < first);
  if (page.lines.length && !older.length) return known;
  return { lines: [...older, ...known.lines], earlier: page.earlier };
}

function cut(lines: Line[], earlier: boolean): Lines {
  return { lines: lines.slice(-MOST_LINES), earlier: earlier || lines.length > MOST_LINES };
}
