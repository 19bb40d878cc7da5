import type { BaseEvent, BaseView, Hidden, Seat } from '../../lib/protocol';

export interface View extends BaseView {
  options: { variant: string; limit: number | null; deals: number | null };
  phase: 'draft' | 'choose' | 'row' | 'over';
  deal: number;
  starter: Seat;
  rows: number[][];
  hands: (number[] | Hidden)[];
  chosen: (number | Hidden | null)[];
  queue: number[];
  piles: number[][];
  totals: number[];
  open: number[];
  out: Hidden;
}

export type Event = BaseEvent &
  (
    | { event: 'deal-began'; deal: number }
    | { event: 'hand-dealt'; seat: Seat; cards: number[] | Hidden }
    | { event: 'cards-laid-out'; cards: number[]; seat: Seat }
    | { event: 'card-taken'; seat: Seat; card: number }
    | { event: 'rows-opened'; cards: number[] }
    | { event: 'card-chosen'; seat: Seat; card: number | Hidden }
    | { event: 'cards-revealed'; cards: number[] }
    | { event: 'row-taken'; seat: Seat; row: number; cards: number[]; bulls: number }
    | { event: 'card-placed'; seat: Seat; card: number; row: number }
    | { event: 'deal-scored'; bulls: number[]; totals: number[] }
    | { event: 'ended' | 'asked' }
  );

/** The cards and the row that an event was about, for whoever points at it in the log. */
export function pointedAt(event: Event | null): { cards: Set<number>; row: number | null } {
  const told = (event ?? {}) as { card?: unknown; cards?: unknown; row?: number };
  const cards = [told.card, ...(Array.isArray(told.cards) ? told.cards : [])];
  return { cards: new Set(cards.filter((card) => typeof card === 'number')), row: told.row ?? null };
}

export interface Tables {
  /** By the card's number; there is no card 0. */
  bulls: number[];
}

export const TRICKS = 10;
export const PLACES = 5;
