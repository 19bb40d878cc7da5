/** Searching a text as one types: every word has to occur, wherever; what was found is marked. */

export interface Piece {
  text: string;
  found: boolean;
}

/** Letters that readers do not tell apart when they search; each stays one character. */
const ALIKE: Record<string, string> = { ё: 'е', ґ: 'г', '’': "'", ʼ: "'", '−': '-', '–': '-' };

const fold = (text: string): string => [...text].map((letter) => foldLetter(letter)).join('');

function foldLetter(letter: string): string {
  const lower = letter.toLocaleLowerCase();
  const plain = lower.length === letter.length ? lower : letter;
  return ALIKE[plain] ?? plain;
}

export const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export function matches(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/** The text in pieces, those that a word occurs in marked; overlapping ones become one. */
export function mark(text: string, words: readonly string[]): Piece[] {
  const folded = fold(text);
  const found = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      found.fill(true, at, at + word.length);
    }
  }
  const pieces: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1);
    if (last && last.found === found[at]) last.text += text[at];
    else pieces.push({ text: text[at], found: found[at] });
  }
  return pieces;
}
