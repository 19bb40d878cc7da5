/** Recorded matches for tests: `web/fixtures/<game>/<scene>.json`. */

const files = import.meta.glob('../../fixtures/*/*.json', { import: 'default' });

export async function fixture<Fixture>(game: string, scene: string): Promise<Fixture> {
  const load = files[`../../fixtures/${game}/${scene}.json`];
  if (!load) throw new Error(`there is no fixture ${game}/${scene}`);
  return (await load()) as Fixture;
}
