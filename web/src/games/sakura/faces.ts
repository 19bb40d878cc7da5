/** What is printed on a card, in words. */
import type { Text } from './outcomes';

const KEYS: Readonly<Record<string, string>> = {
  'emperor +': 'web-sakura-means-emperor-forward',
  'emperor -': 'web-sakura-means-emperor-back',
  'emperor ±': 'web-sakura-means-emperor-either',
  'nearest -': 'web-sakura-means-nearest',
  'furthest +': 'web-sakura-means-furthest',
  '+': 'web-sakura-means-forward',
  '±': 'web-sakura-means-either',
};
const WHOLE: Readonly<Record<string, string>> = {
  overtake: 'web-sakura-means-overtake',
  count: 'web-sakura-means-count',
};

/** `emperor +2` → the Emperor goes 2 spaces forward. */
export function inWords(action: string, text: Text): string {
  const whole = WHOLE[action];
  if (whole) return text(whole);
  return text(KEYS[action.slice(0, -1)] ?? action, { steps: Number(action.at(-1)) });
}

/** How far an action goes, as a badge says it: `+2` or `−2`. */
export function signed(action: string, forward: boolean): string {
  return (forward ? '+' : '−') + action.at(-1);
}
