import type { BaseEvent, BaseView, Hidden, Seat } from '../../lib/protocol';

export type PileName = 'up' | 'down';
export type Kind = 'normal' | 'trick' | 'help';
/** A card and whose it is. */
export type Laid = [card: number, seat: Seat];

export interface Play {
  move: number;
  card: number;
  pile: PileName;
  kind: Kind;
  step: number;
}

/** What may still come to a pile: the card of the trick, and how many numbers. */
export interface Outlook {
  trick: number | null;
  left: number;
}

export interface View extends BaseView {
  options: { 'best-of': number; 'first-player': number | string; 'last-card': string };
  wins: number[];
  starter: Seat;
  turn: Seat;
  plays: number;
  helped: boolean;
  up: Laid[][];
  down: Laid[][];
  hands: (number[] | Hidden)[];
  draw_piles: Hidden[];
  /** By seat: of the ascending and of the descending pile. */
  outlook: [up: Outlook, down: Outlook][];
  possible: Play[];
}

interface Played {
  seat: Seat;
  card: number;
  pile: PileName;
  top: number;
}

export type Event = BaseEvent &
  (
    | { event: 'game-began'; game: number; seat: Seat }
    | { event: 'cards-drawn'; seat: Seat; cards: number[] | Hidden }
    | ({ event: 'card-played' } & Played)
    | ({ event: 'trick-played' } & Played)
    | ({ event: 'help-given'; to: Seat } & Played)
    | { event: 'turn-ended'; seat: Seat; plays: number }
    | { event: 'all-cards-played' | 'turn-impossible'; seat: Seat }
    | { event: 'game-scored'; seat: Seat; wins: number[] }
    | { event: 'ended' | 'asked' }
  );

/** The pile that an event was about: whose it is, and which; for whoever points at it in the log. */
export function pointedAt(event: Event | null): { seat: Seat; pile: PileName; card: number } | null {
  if (!event || !('pile' in event)) return null;
  const seat = event.event === 'help-given' ? event.to : event.seat;
  return { seat, pile: event.pile, card: event.card };
}

export type Metal = 'gold' | 'silver';
export const metalOf = (seat: Seat): Metal => (seat === 0 ? 'gold' : 'silver');

export const HAND = 6;

/** The number that a pile shows. */
export const topOf = (pile: Laid[], name: PileName): number =>
  pile.at(-1)?.[0] ?? (name === 'up' ? 1 : 60);

export const outlookOf = (view: View, seat: Seat, name: PileName): Outlook =>
  view.outlook[seat][name === 'up' ? 0 : 1];
