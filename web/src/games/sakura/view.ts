/** What a seat may know of Sakura, and what happens in it: the shapes of the server. */
import type { BaseEvent, BaseView, Hidden, Result, Seat } from '../../lib/protocol';
import type { Path } from './garden/trail';

export type Card = number;
/** A seat, or null: the Court painter (SA-24). */
export type Named = Seat | null;

export interface Face {
  number: Card;
  garden: string;
  artist: string;
}

export interface SakuraView extends BaseView {
  options: { tactical: boolean };
  path: Path;
  phase: 'choose' | 'emperor' | 'artist' | 'over';
  round: number;
  emperor: number;
  /** By artist; with two players the Court painter is the third. */
  artists: number[];
  tokens: number[];
  supply: number;
  paid: number;
  tree: boolean;
  hands: (Card[] | Hidden)[];
  chosen: (Card | Hidden | null)[];
  double: Seat | null;
  queue: Card[];
  discards: Card[];
  deck: Hidden;
}

interface Walk {
  origin: number;
  space: number;
}

type Told =
  | { event: 'garden-opened'; emperor: number; tokens: number; supply: number }
  | { event: 'hand-dealt'; seat: Seat; cards: Card[] | Hidden }
  | { event: 'round-began'; round: number }
  | { event: 'two-cards-due'; seat: Seat }
  | { event: 'card-chosen'; seat: Seat; card: Card | Hidden }
  | { event: 'two-cards-chosen'; seat: Seat; card: Card | Hidden; painter: Card | Hidden }
  | { event: 'deck-shuffled'; cards: number }
  | { event: 'cards-revealed'; cards: Card[]; painter: Card | null }
  | { event: 'card-begun'; artist: Named; card: Card; garden: string; action: string }
  | { event: 'direction-chosen'; seat: Seat; direction: 'forward' | 'back' }
  | ({ event: 'emperor-moved' } & Walk)
  | { event: 'emperor-stayed'; space: number }
  | { event: 'tree-reached'; tree: number; space: number }
  | { event: 'nobody-nearest' }
  | { event: 'nobody-furthest' }
  | ({ event: 'artist-moved'; artist: Named } & Walk)
  | { event: 'artist-stayed'; artist: Named; space: number }
  | ({ event: 'artist-embarrassed'; artist: Named; lost: number } & Walk)
  | { event: 'cards-skipped'; cards: Card[] }
  | { event: 'tokens-paid'; tree: number; prizes: number[]; totals: number[] }
  | { event: 'cards-discarded'; cards: Card[] }
  | { event: 'card-drawn'; seat: Seat; card: Card | Hidden }
  | { event: 'asked'; seats: Seat[]; decision: string }
  | { event: 'ended'; result: Result };

export type SakuraEvent = BaseEvent & Told;

/** The artist of an event: the Court painter comes after the last seat. */
export function artistOf(named: Named, view: SakuraView): number {
  return named ?? view.seats;
}

/** What is printed on the cards and the board. */
export interface SakuraTables {
  deck: Face[];
  path: Path;
  /** By tree: for the nearest artist, the second, and so on (SA-19). */
  prizes: number[][];
}
