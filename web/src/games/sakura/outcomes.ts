/** What a card did, in a line: `Emperor 29 → 31, Anton 26 → 30`. */
import type { Deed } from './tale';
import type { Named, SakuraView } from './view';

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

/** `The Emperor stands on 31. Anton on 30, you on 25.`: nearest first. */
export function standsInWords(view: SakuraView, names: readonly string[], me: number | null, text: Text): string {
  const order = [...view.artists.keys()].toSorted((a, b) => view.artists[b] - view.artists[a]);
  const artists = order.map((artist) => {
    const place = text('web-sakura-on', { space: view.artists[artist] });
    if (artist === me) return text('web-sakura-stands-you', { place });
    return text('web-sakura-stands', { name: names[artist], place });
  });
  return text('web-sakura-board-now', { emperor: view.emperor, artists: artists.join(', ') });
}
