/**
 * What a view remembers of the hands: counts, known cards, and who may hold a lost one.
 *
 * It is the bookkeeping of the server's observer (`memory.py`), read from a view and written
 * back into one.
 */

import { count, isHidden, type Hidden, type Seat } from '../../lib/protocol';
import type { BangView, CardName } from './view';

export type Cards = readonly CardName[] | Hidden;
type Order = (cards: Iterable<CardName>) => CardName[];

export class Memory {
  #view: BangView;
  #open: boolean[];
  #counts: number[];
  /** By seat; of an open hand, all of it. */
  #known: Set<CardName>[];
  #shown: Set<CardName>;
  #suspects: Map<CardName, Set<Seat>>;
  top: CardName | null;

  constructor(view: BangView) {
    this.#view = view;
    this.#open = view.hands.map((hand) => !isHidden(hand));
    this.#counts = view.hands.map(count);
    this.#known = view.hands.map((hand, seat) => new Set(isHidden(hand) ? view.known[seat] : hand));
    this.#shown = new Set(view.shown);
    this.#suspects = new Map(view.maybe.map(([card, holders]) => [card, new Set(holders)]));
    this.top = view.top[0] ?? null;
  }

  /** Into the hand, unseen by others. */
  receive(seat: Seat, cards: Cards): void {
    this.#counts[seat] += count(cards);
    if (!isHidden(cards)) for (const card of cards) this.#known[seat].add(card);
  }

  /** From the deck: its top card may be known. */
  draw(seat: Seat, cards: Cards): void {
    this.receive(seat, cards);
    if (this.top !== null) this.#known[seat].add(this.top);
    this.top = null;
  }

  receiveOpen(seat: Seat, card: CardName): void {
    this.receive(seat, [card]);
    this.#shown.add(card);
  }

  /** Cards of the deck that everybody sees now. */
  turned(cards: readonly CardName[]): void {
    if (this.top !== null && cards.includes(this.top)) this.top = null;
  }

  /** Out of the hand, for all to see. */
  lose(seat: Seat, card: CardName): void {
    this.#counts[seat] -= 1;
    for (const known of this.#known) known.delete(card);
    this.#shown.delete(card);
    this.#suspects.delete(card);
    this.#spread(seat, null);
    this.#conclude();
  }

  /** One card from hand to hand, which only the two see. */
  passOn(giver: Seat, taker: Seat, card: CardName | Hidden): void {
    this.#counts[giver] -= 1;
    this.#counts[taker] += 1;
    const inside = !isHidden(card);
    this.#spread(giver, inside ? null : taker);
    if (this.#counts[giver]) this.#loseTrack(giver, taker, inside);
    else if (!inside) this.#hand(giver, taker);
    if (!isHidden(card)) {
      this.#known[giver].delete(card);
      this.#known[taker].add(card);
      this.#suspects.delete(card);
    }
    this.#conclude();
  }

  /** A whole hand, which only the two see. */
  passAll(giver: Seat, taker: Seat, cards: Cards): void {
    this.#counts[taker] += this.#counts[giver];
    this.#counts[giver] = 0;
    this.#spread(giver, isHidden(cards) ? taker : null);
    this.#hand(giver, taker);
    if (!isHidden(cards)) {
      for (const card of cards) {
        this.#known[taker].add(card);
        this.#suspects.delete(card);
      }
    }
    this.#conclude();
  }

  /** Everybody can tell again who holds it. */
  trace(card: CardName): void {
    this.#shown.add(card);
  }

  #hand(giver: Seat, taker: Seat): void {
    for (const card of this.#known[giver]) this.#known[taker].add(card);
    this.#known[giver] = new Set();
  }

  #loseTrack(giver: Seat, taker: Seat, inside: boolean): void {
    for (const card of this.#known[giver]) this.#shown.delete(card);
    if (inside) return;
    for (const card of this.#known[giver]) this.#suspects.set(card, new Set([giver, taker]));
    this.#known[giver] = new Set();
  }

  /** Who suspected the giver suspects the taker, too; nobody suspects an empty hand. */
  #spread(giver: Seat, taker: Seat | null): void {
    for (const holders of this.#suspects.values()) {
      if (!holders.has(giver)) continue;
      if (!this.#counts[giver]) holders.delete(giver);
      if (taker !== null) holders.add(taker);
    }
  }

  /** A single suspect is certain. */
  #conclude(): void {
    for (const [card, holders] of this.#suspects) {
      if (holders.size !== 1) continue;
      this.#suspects.delete(card);
      for (const holder of holders) this.#known[holder].add(card);
    }
  }

  /** The fields of the view that tell all this; `order` is the order of the deck. */
  fields(order: Order): Pick<BangView, 'hands' | 'known' | 'shown' | 'maybe' | 'top'> {
    const suspects = order(this.#suspects.keys());
    return {
      hands: this.#known.map((known, seat) => (this.#open[seat] ? order(known) : { hidden: this.#counts[seat] })),
      known: this.#known.map((known, seat) => (this.#open[seat] ? this.#rest(seat) : order(known))),
      shown: order(this.#shown),
      maybe: suspects.map((card) => {
        const holders = [...(this.#suspects.get(card) ?? [])];
        return [card, holders.sort((a, b) => a - b)];
      }),
      top: this.top === null ? [] : [this.top],
    };
  }

  /** Of a hand that lies open to these eyes, nothing has to be known besides. */
  #rest(seat: Seat): CardName[] {
    return this.#view.known[seat].filter((card) => this.#known[seat].has(card));
  }
}
