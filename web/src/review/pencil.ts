/** Where the coach's pencil draws: the things on a board that a move is about. */

/** What a word is the name of, by the word before it; boards have one of these names for it. */
const KINDS: Readonly<{ [before: string]: readonly string[] }> = {
  at: ['seat', 'gap'],
  from: ['seat'],
  on: ['building'],
};

/** Names that boards may have for the things of a move, the likeliest first. */
export function thingsOf(move: string): string[][] {
  const [verb, ...rest] = move.split(' ');
  const found = [[move, `pile ${verb}`]];
  rest.forEach((word, at) => {
    const before = at ? rest[at - 1] : verb;
    const kinds = KINDS[before] ?? ['card', 'packet', before];
    found.push([...kinds.map((kind) => `${kind} ${word}`), word]);
  });
  return found;
}

/** Of each thing the element that shows it, as far as there is one. */
export function elementsOf(board: ParentNode, move: string): Element[] {
  const find = (names: string[]): Element[] => {
    for (const name of names) {
      const quoted = CSS.escape(name);
      // What cannot be chosen just now may have no name but that of its place.
      const element = board.querySelector(`[data-thing="${quoted}"], [data-place="${quoted}"]`);
      if (element) return [element];
    }
    return [];
  };
  return [...new Set(thingsOf(move).flatMap(find))];
}

/** A place beside others, in their pixels. */
export interface Ring {
  key: string;
  kind: 'better' | 'played';
  left: number;
  top: number;
  width: number;
  height: number;
  /** Its first thing carries the word. */
  first: boolean;
}

export function ringsOf(board: HTMLElement, better: string, played: string): Ring[] {
  const frame = board.getBoundingClientRect();
  const of = (kind: Ring['kind'], elements: Element[]): Ring[] =>
    elements.map((element, at) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { key: `${kind} ${at}`, kind, left: left - frame.left, top: top - frame.top, width, height, first: !at };
    });
  const worse = better === played ? [] : elementsOf(board, played);
  const good = elementsOf(board, better);
  // What both have in common tells nothing, unless it is all that there is.
  const only = good.filter((one) => !worse.includes(one));
  const others = worse.filter((one) => !good.includes(one));
  return [...of('better', only.length ? only : good), ...of('played', others)].filter(({ width }) => width > 0);
}

/** A ring as a hand draws it, in hundredths of a box: it begins at the top and ends a bit beside that. */
const SCRAWL = [
  [22, 9],
  [48, -4],
  [88, 0],
  [98, 34],
  [106, 66],
  [88, 100],
  [50, 101],
  [14, 102],
  [-6, 76],
  [-2, 42],
  [1, 18],
  [22, 0],
  [58, -2],
  [72, -2],
  [84, 4],
  [90, 10],
] as const;

/** The same around a box of this size. */
export function scrawl(width: number, height: number): string {
  const [first, ...rest] = SCRAWL.map(
    ([x, y]) => `${((x * width) / 100).toFixed(1)} ${((y * height) / 100).toFixed(1)}`,
  );
  return `M${first}C${rest.join(' ')}`;
}
