import type { SixNimmtEvent } from '../../lib/wire';

export type { SixNimmtEvent as Event, SixNimmtTables as Tables, SixNimmtView as View } from '../../lib/wire';

/** The cards and the row that an event was about, for whoever points at it in the log. */
export function pointedAt(event: SixNimmtEvent | null): { cards: Set<number>; row: number | null } {
  const told = (event ?? {}) as { card?: unknown; cards?: unknown; row?: number };
  const cards = [told.card, ...(Array.isArray(told.cards) ? told.cards : [])];
  return { cards: new Set(cards.filter((card) => typeof card === 'number')), row: told.row ?? null };
}

export const TRICKS = 10;
export const PLACES = 5;
