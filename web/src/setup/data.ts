/** Options that hold a table of data: a deck or a path from a file, or a short list of numbers. */

/** Three prices and the like are typed; everything longer comes from a file. */
export const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'number');

export const numbersText = (value: readonly number[]): string => value.join(', ');

/** "1, 1 2" as numbers; null unless there are so many. */
export function readNumbers(text: string, count: number): number[] | null {
  const words = text.trim().split(/[\s,;]+/);
  return words.length === count && words.every((word) => /^\d{1,4}$/.test(word)) ? words.map(Number) : null;
}

/** What a file holds, if it is a list or an object; whether it fits the game the server says. */
export function readData(text: string): unknown {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' ? data : null;
  } catch {
    return null;
  }
}
