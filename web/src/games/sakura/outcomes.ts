/** What a card did, in a line: `Emperor 29 → 31, Anton 26 → 30`. */
import type { Deed } from './tale';
import type { Named } from './view';

export type Text = (key: string, values?: Record<string, string | number>) => string;

export function outcomeOf(deeds: readonly Deed[], names: readonly string[], text: Text): string {
  return deeds
    .map((deed) => said(deed, names, text))
    .join(', ')
    .replaceAll(' → ', '\u00a0→\u00a0');
}

/** The Court painter comes after the last seat. */
function nameOf(artist: Named, names: readonly string[]): string {
  return names[artist ?? names.length - 1];
}

function said(deed: Deed, names: readonly string[], text: Text): string {
  switch (deed.kind) {
    case 'emperor':
      return text('web-sakura-did-emperor', { origin: deed.origin, space: deed.space });
    case 'walk': {
      const name = nameOf(deed.artist, names);
      return text('web-sakura-did-walk', { name, origin: deed.origin, space: deed.space });
    }
    case 'embarrassed':
      return text('web-sakura-did-embarrassed', {
        name: nameOf(deed.artist, names),
        space: deed.space,
      });
    case 'nothing':
      return text('web-sakura-did-nothing');
  }
}
