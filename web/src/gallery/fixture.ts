import type { Why } from '../lib/board';
import type { Sight, Welcome } from '../lib/protocol';

/** A moment of a real match: written by `scripts/fixtures.py`. */
export interface Fixture {
  game: string;
  printed: unknown;
  /** The table as its seat's browser would receive it, at the moment; its moves are unfolded. */
  welcome: Omit<Welcome, 'sights'> & { sights: Sight[] };
  /** The sights before it, oldest first, to see things move. */
  before: Sight[];
  /** Why moves that are not legal are not, by their text. */
  refusals: Record<string, Why>;
}

const files = import.meta.glob('../../fixtures/*/*.json', { import: 'default' }) as Record<
  string,
  () => Promise<Fixture>
>;

/** Names of all fixtures, by game. */
export const fixtures: Record<string, string[]> = {};
for (const path of Object.keys(files)) {
  const [game, file] = path.split('/').slice(-2);
  (fixtures[game] ??= []).push(file.replace('.json', ''));
}

export async function loadFixture(game: string, name: string): Promise<Fixture> {
  return files[`../../fixtures/${game}/${name}.json`]();
}

/** The moment's sight with the events after the sights before it, as a live table would send it. */
export function afterBefore({ welcome, before }: Fixture): Sight {
  const [whole] = welcome.sights;
  const known = before.at(-1)?.events.at(-1)?.seq ?? -1;
  return { ...whole, events: whole.events.filter((news) => news.seq > known) };
}
