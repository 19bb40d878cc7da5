/** What is printed on a card, in words. */
import type { Phrase } from '../../lib/protocol';

const GARDEN: Readonly<Record<string, string>> = {
  'emperor +': 'sakura-garden-emperor-forward',
  'emperor -': 'sakura-garden-emperor-back',
  'emperor ±': 'sakura-garden-emperor-either',
  'nearest -': 'sakura-garden-nearest',
  'furthest +': 'sakura-garden-furthest',
  '+': 'sakura-artist-forward',
  '±': 'sakura-artist-either',
};

export function actionPhrase(action: string): Phrase {
  const steps = Number(action.at(-1));
  const key = GARDEN[action.slice(0, -1)];
  return key ? { key, arguments: { steps } } : { key: `sakura-artist-${action}`, arguments: {} };
}

/** How far an action goes, as a badge says it: `+2` or `−2`. */
export function signed(action: string, forward: boolean): string {
  return (forward ? '+' : '−') + action.at(-1);
}
