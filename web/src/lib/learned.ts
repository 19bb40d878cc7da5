/** Which lessons of a game were done on this device. */

type Store = Pick<Storage, 'getItem' | 'setItem'>;

const key = (game: string) => `ludoteka.learned.${game}`;

export function learned(game: string, store: Store = localStorage): string[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key(game)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : [];
  } catch {
    return []; // a browser that keeps nothing, or kept something else
  }
}

/** Lessons are known by name: in another order or number they stay done. */
export function learn(game: string, name: string, store: Store = localStorage): string[] {
  const known = learned(game, store);
  const now = known.includes(name) ? known : [...known, name];
  try {
    store.setItem(key(game), JSON.stringify(now));
  } catch {
    // then it holds until the page is closed
  }
  return now;
}

/** Where to go on: the first lesson, counted from 1, that is not done; after all, the first. */
export function goOn(lessons: readonly string[], known: readonly string[]): number {
  return (
    Math.max(
      0,
      lessons.findIndex((name) => !known.includes(name)),
    ) + 1
  );
}
