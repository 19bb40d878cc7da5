/** The cards of a round as the scroll lists them. */
import { isHidden } from '../../lib/protocol';
import type { Scene } from './scene';
import type { CardTale, Deed, Tale } from './tale';
import type { Card, SakuraView } from './view';

/** How a card stands: not chosen, face down, turning over, waiting, in work, done, or void. */
export type Stand = 'choosing' | 'chosen' | 'deck' | 'turning' | 'waiting' | 'now' | 'done' | 'void';

export interface Row {
  readonly artist: number;
  /** Null: not there, or not to be seen. */
  readonly card: Card | null;
  readonly stand: Stand;
  /** Of a card in work, the half that is being done. */
  readonly half: 'garden' | 'artist' | null;
  readonly deeds: readonly Deed[];
}

/** Whether the cards of the round lie open. */
export function isRevealed(view: SakuraView): boolean {
  return view.chosen.every((card) => typeof card === 'number');
}

/** The rows of a sight, or of a step of the story. */
export function rowsOf(view: SakuraView, tale: Tale, scene: Scene | null = null): Row[] {
  if (scene?.kind === 'sum') return tale.cards.map(doneRow);
  if (!isRevealed(view)) return closedRows(view);
  const rows = openRows(view, tale);
  if (scene?.kind === 'turn') return rows.map(turning).sort((a, b) => a.artist - b.artist);
  if (scene?.kind === 'sort') return rows.map((row) => ({ ...row, stand: 'waiting', half: null }));
  return scene?.card ? rows.map((row) => inWork(row, scene)) : rows;
}

/** A round that was told to its end, while its cards are put away. */
function doneRow({ card, artist, deeds, skipped }: CardTale): Row {
  return { artist, card, stand: skipped ? 'void' : 'done', half: null, deeds };
}

/** Still in the order of seats, turning over. */
function turning(row: Row): Row {
  return { ...row, stand: 'turning', half: null };
}

function inWork(row: Row, scene: Scene): Row {
  if (row.card !== scene.card || scene.kind === 'pay' || scene.kind === 'line-up') {
    return row.stand === 'now' ? { ...row, stand: 'done', half: null } : row;
  }
  return { ...row, stand: 'now', half: scene.half };
}

/** In seat order: who has chosen, and my own card. */
function closedRows(view: SakuraView): Row[] {
  return view.chosen.map((card, artist) => {
    const seen = typeof card === 'number' ? card : null;
    return { artist, card: seen, stand: closedStand(view, artist), half: null, deeds: [] };
  });
}

function closedStand(view: SakuraView, artist: number): Stand {
  // SA-24: the Court painter's card comes from the deck, unless someone plays it (SA-25)
  if (artist >= view.seats && view.double === null) return 'deck';
  return view.chosen[artist] === null ? 'choosing' : 'chosen';
}

/** In ascending order, as they are resolved. */
function openRows(view: SakuraView, tale: Tale): Row[] {
  const rows = view.chosen.flatMap((card, artist) =>
    card === null || isHidden(card) ? [] : [openRow(view, tale, card, artist)],
  );
  return rows.sort((a, b) => (a.card ?? 0) - (b.card ?? 0));
}

function openRow(view: SakuraView, tale: Tale, card: Card, artist: number): Row {
  const told = tale.cards.find((each) => each.card === card);
  const stand = openStand(view, card, told);
  const half = stand === 'now' ? (view.phase === 'artist' ? 'artist' : 'garden') : null;
  return { artist, card, stand, half, deeds: told?.deeds ?? [] };
}

function openStand(view: SakuraView, card: Card, told: CardTale | undefined): Stand {
  if (told?.skipped) return 'void';
  if (view.queue[0] === card) return 'now';
  return view.queue.includes(card) ? 'waiting' : 'done';
}
