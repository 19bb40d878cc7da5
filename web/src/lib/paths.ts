/**
 * Moves as paths of things: `play 17 up` is the card 17, then the pile `up`.
 *
 * Pure: what can be picked after what has been picked, and which moves are left.
 */

/** The things to pick, in order, for a move; their names are the board's own. */
export type Path = readonly string[];

export interface Way {
  move: string;
  path: Path;
}

/** A move's words as things, verbs included: what a board gets that says nothing else. */
export const words = (move: string): Path => move.split(' ');

export const starts = (path: Path, picked: Path): boolean => picked.every((thing, place) => path[place] === thing);

/** The ways that go on from what is picked. */
export function left(ways: readonly Way[], picked: Path): Way[] {
  return ways.filter((way) => starts(way.path, picked));
}

/** The things that can be picked next. */
export function next(ways: readonly Way[], picked: Path): Set<string> {
  const things = left(ways, picked).map((way) => way.path[picked.length]);
  return new Set(things.filter((thing) => thing !== undefined));
}

/** The move whose path is exactly this; if others go on from here, it waits to be confirmed. */
export function whole(ways: readonly Way[], picked: Path): Way | null {
  return ways.find((way) => way.path.length === picked.length && starts(way.path, picked)) ?? null;
}

export type Click =
  | { kind: 'pick'; picked: Path }
  | { kind: 'play'; move: string; picked: Path }
  | { kind: 'drop' }
  | { kind: 'nothing' };

/**
 * What a click on a thing means.
 *
 * A next thing goes on the path, and the last one plays the move, unless it has to be
 * confirmed by a second click. A second click on the picked thing plays the one move that is
 * left, or lets go. Another first thing starts anew; anything else does nothing.
 */
export function click(
  ways: readonly Way[],
  picked: Path,
  thing: string,
  confirm: (way: Way) => boolean = () => false,
): Click {
  if (next(ways, picked).has(thing)) return arrive(ways, [...picked, thing], confirm);
  if (picked.at(-1) === thing) {
    const found = whole(ways, picked);
    const rest = left(ways, picked);
    if (found) return { kind: 'play', move: found.move, picked };
    if (rest.length === 1) return { kind: 'play', move: rest[0].move, picked: rest[0].path };
    return { kind: 'drop' };
  }
  const place = picked.indexOf(thing);
  if (place >= 0) return { kind: 'pick', picked: picked.slice(0, place + 1) };
  for (let length = picked.length - 1; length >= 0; length -= 1) {
    const kept = picked.slice(0, length);
    if (next(ways, kept).has(thing)) return arrive(ways, [...kept, thing], confirm);
  }
  return { kind: 'nothing' };
}

function arrive(ways: readonly Way[], picked: Path, confirm: (way: Way) => boolean): Click {
  const found = whole(ways, picked);
  const alone = left(ways, picked).length === 1;
  if (found && alone && !confirm(found)) return { kind: 'play', move: found.move, picked };
  return { kind: 'pick', picked };
}
