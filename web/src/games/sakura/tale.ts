/** The story of a round: what each card did, as the events told it. */
import type { News } from '../../lib/protocol';
import type { Card, Named, SakuraEvent } from './view';

export type Deed =
  | { kind: 'emperor'; origin: number; space: number }
  | { kind: 'walk'; artist: Named; origin: number; space: number }
  | { kind: 'embarrassed'; artist: Named; space: number }
  | { kind: 'nothing' };

export interface CardTale {
  readonly card: Card;
  readonly artist: number;
  readonly deeds: readonly Deed[];
  readonly skipped: boolean;
}

/** How things stood when the cards of the round were turned over. */
export interface Start {
  readonly artists: readonly number[];
  readonly tokens: readonly number[];
  readonly emperor: number;
}

export interface Tale {
  /** In ascending order, as they are resolved. */
  readonly cards: readonly CardTale[];
  /** The card that is being resolved; null once the round is over. */
  readonly current: Card | null;
  readonly paid: { readonly tree: number; readonly prizes: readonly number[] } | null;
  /** Null: not known, as after a reload in mid-round. */
  readonly start: Start | null;
}

export const SILENCE: Tale = { cards: [], current: null, paid: null, start: null };

/** The story of the latest round in a log, up to an entry of the table. */
export function retell(log: readonly News<SakuraEvent>[], seq = Infinity): Tale {
  const events = log.filter((news) => news.seq <= seq).map((news) => news.event);
  const start = events.findLastIndex(({ event }) => event === 'cards-revealed');
  return start < 0 ? SILENCE : events.slice(start).reduce(tell, SILENCE);
}

export function tell(tale: Tale, event: SakuraEvent): Tale {
  switch (event.event) {
    case 'cards-revealed': {
      const chosen = event.painter === null ? event.cards : [...event.cards, event.painter];
      const cards = chosen.map((card, artist) => ({ card, artist, deeds: [], skipped: false }));
      cards.sort((a, b) => a.card - b.card);
      return { ...SILENCE, cards };
    }
    case 'round-began':
      return { ...tale, current: null };
    case 'card-begun':
      return { ...tale, current: event.card };
    case 'cards-skipped':
      return {
        ...tale,
        cards: tale.cards.map((told) => (event.cards.includes(told.card) ? { ...told, skipped: true } : told)),
      };
    case 'tokens-paid':
      return { ...tale, current: null, paid: { tree: event.tree, prizes: event.prizes } };
    default: {
      const deed = deedOf(event);
      return deed ? withDeed(tale, deed) : tale;
    }
  }
}

function withDeed(tale: Tale, deed: Deed): Tale {
  const cards = tale.cards.map((told) =>
    told.card === tale.current ? { ...told, deeds: [...told.deeds, deed] } : told,
  );
  return { ...tale, cards };
}

function deedOf(event: SakuraEvent): Deed | null {
  switch (event.event) {
    case 'emperor-moved':
      return { kind: 'emperor', origin: event.origin, space: event.space };
    case 'artist-moved':
      return { kind: 'walk', artist: event.artist, origin: event.origin, space: event.space };
    case 'artist-embarrassed':
      return { kind: 'embarrassed', artist: event.artist, space: event.space };
    case 'emperor-stayed':
    case 'artist-stayed':
    case 'nobody-nearest':
    case 'nobody-furthest':
      return { kind: 'nothing' };
    default:
      return null;
  }
}

/** The cards of the round by artist. */
export function chosenIn(tale: Tale): Card[] {
  return tale.cards.toSorted((a, b) => a.artist - b.artist).map(({ card }) => card);
}
