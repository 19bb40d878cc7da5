import type { BangCardName, BangEvent, BangPlayingCard } from '../../wire';
import { cardsOf } from '../following';

/** Where the cards of BANG! are, apart from the deck: hands, tables and the discard pile. */
export class Holdings {
  #cards: readonly BangPlayingCard[];
  #order: Map<BangCardName, number>;
  hands: BangCardName[][];
  tables: BangCardName[][];
  /** Oldest first. */
  discard: BangCardName[] = [];

  constructor(seats: number, cards: readonly BangPlayingCard[]) {
    this.#cards = cards;
    this.#order = new Map(cards.map(({ name }, at) => [name, at]));
    this.hands = Array.from({ length: seats }, () => []);
    this.tables = Array.from({ length: seats }, () => []);
  }

  kind(card: BangCardName): string {
    return this.#cards[this.#order.get(card) ?? -1]?.kind ?? '';
  }

  liesBefore(seat: number, card: BangCardName): boolean {
    return this.tables[seat].includes(card);
  }

  /** A hand in the order of the card table. */
  sorted(seat: number): BangCardName[] {
    const at = (card: BangCardName) => this.#order.get(card) ?? -1;
    return this.hands[seat].toSorted((a, b) => at(a) - at(b));
  }

  /** All cards that nobody kept from the game before. */
  free(): BangCardName[] {
    const kept = new Set(this.hands.flat());
    return this.#cards.map(({ name }) => name).filter((name) => !kept.has(name));
  }

  see(event: BangEvent): void {
    this.#comings(event);
    this.#goings(event);
    this.#between(event);
  }

  /** Cards that come to a hand from the deck, from the middle or from others. */
  #comings(event: BangEvent): void {
    switch (event.event) {
      case 'hand-dealt':
        this.tables[event.seat] = [];
        return this.#gain(event.seat, ...cardsOf(event.cards));
      case 'cards-drawn':
        return this.#gain(event.seat, ...cardsOf(event.cards));
      case 'open-card-drawn':
      case 'store-card-taken':
        return this.#gain(event.seat, event.card);
      case 'card-put-back':
        return this.#gain(event.seat, ...cardsOf(event.kept));
      case 'discard-taken':
        drop(this.discard, event.card);
        return this.#gain(event.seat, event.card);
      case 'card-taken':
        if (typeof event.card !== 'string') return;
        drop(this.hands[event.victim], event.card);
        return this.#gain(event.seat, event.card);
      case 'table-card-taken':
        drop(this.tables[event.victim], event.card);
        return this.#gain(event.seat, event.card);
      case 'cards-inherited':
        this.hands[event.victim] = [];
        this.tables[event.victim] = [];
        return this.#gain(event.seat, ...cardsOf(event.hand), ...event.table);
    }
  }

  /** Cards that go to the discard pile or before someone. */
  #goings(event: BangEvent): void {
    switch (event.event) {
      case 'card-played':
      case 'card-answered':
      case 'card-discarded':
        if (!drop(this.tables[event.seat], event.card)) drop(this.hands[event.seat], event.card);
        this.discard.push(event.card);
        return;
      case 'card-turned':
        this.discard.push(event.card);
        return;
      case 'card-chosen':
        this.discard.push(...event.others, event.card);
        return;
      case 'deck-reshuffled':
        this.discard = [];
        return;
      case 'card-put-in-play':
        drop(this.hands[event.seat], event.card);
        this.tables[event.owner].push(event.card);
        return;
      case 'dynamite-passed':
        drop(this.tables[event.seat], event.card);
        this.tables[event.to].push(event.card);
    }
  }

  /** From one game of a tournament to the next: some cards may be kept (BA-86). */
  #between(event: BangEvent): void {
    switch (event.event) {
      case 'game-began':
        this.hands = this.hands.map(() => []);
        this.discard = [];
        return;
      case 'card-kept':
        drop(this.tables[event.seat], event.card);
        return this.#gain(event.seat, event.card);
      case 'cards-returned':
        this.tables[event.seat] = [];
    }
  }

  #gain(seat: number, ...cards: BangCardName[]): void {
    this.hands[seat].push(...cards);
  }
}

/** Whether the card was there. */
function drop(cards: BangCardName[], card: BangCardName): boolean {
  const at = cards.indexOf(card);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}
