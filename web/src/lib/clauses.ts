/** The ids of clauses in a text, such as 6N-7 or BA-13, told from the words around them. */

export interface Part {
  text: string;
  clause: boolean;
}

const CLAUSE = /\b((?:6N|BA|SA|FF|IN)-\d+)\b/;

export function withClauses(text: string): Part[] {
  return text
    .split(CLAUSE)
    .map((part, place) => ({ text: part, clause: place % 2 === 1 }))
    .filter((part) => part.text);
}
