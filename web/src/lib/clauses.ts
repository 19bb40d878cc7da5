/** The ids of clauses in a text, such as 6N-7 or BA-13, told from the words around them. */

export interface Part {
  text: string;
  clause: boolean;
  /** Brackets and stops that touch a clause: they stay on its line. */
  before: string;
  after: string;
}

const CLAUSE = /(\(?)\b((?:6N|BA|SA|FF|IN)-\d+)\b([).,;:]*)/;
const GROUPS = 4;

export function withClauses(text: string): Part[] {
  const pieces = text.split(CLAUSE);
  const parts: Part[] = [];
  for (let at = 0; at < pieces.length; at += GROUPS) {
    const [words, before = '', clause = '', after = ''] = pieces.slice(at, at + GROUPS);
    if (words) parts.push({ text: words, clause: false, before: '', after: '' });
    if (clause) parts.push({ text: clause, clause: true, before, after });
  }
  return parts;
}
