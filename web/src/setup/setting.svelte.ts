/** A table that is being set. */

import type { Offer, TableRequest } from '../lib/api';
import { offered, USUAL } from '../lib/bots';
import { LEVELS } from '../lib/bots';
import type { TableInfo } from '../lib/protocol';
import { CAST } from '../lib/cast/figures';
import { alike, changed, fewest, resized, swapped, usual, type Chair, type Kind } from './chairs';
import { lastOf, type Last } from './last';
import { asked } from './options';
import { Rules } from './rules.svelte';
import { guestName } from './words';

export class Setting {
  readonly offer: Offer;
  readonly rules = new Rules();
  readonly levels: string[];
  readonly last: Last | null;
  chairs = $state.raw<Chair[]>([]);
  /** The seat whose box is open. */
  seat = $state(1);

  constructor(offer: Offer) {
    this.offer = offer;
    this.levels = offered(offer.bots);
    this.chairs = usual(offer.info.default_seats, this.#usual);
    this.last = lastOf(offer.info.key);
  }

  get #usual(): string {
    return this.levels.includes(USUAL) ? USUAL : (this.levels.at(-1) ?? USUAL);
  }

  get own(): number {
    return this.chairs.findIndex(({ kind }) => kind === 'own');
  }

  /** Someone is still to come. */
  get waits(): boolean {
    return this.chairs.some(({ kind }) => kind === 'friend' || kind === 'anyone');
  }

  get listed(): boolean {
    return this.rules.listed || this.chairs.some(({ kind }) => kind === 'anyone');
  }

  /** Until it is chosen, tables for everybody are rated and those among friends are not. */
  get rated(): boolean {
    return this.rules.rated ?? this.listed;
  }

  unrated(hasAccount: boolean): TableInfo['unrated'] {
    if (this.chairs.some(({ kind }) => kind === 'device')) return 'several-seats';
    if (!this.waits) return 'alone';
    if (!this.rated) return 'casual';
    return hasAccount ? null : 'guest';
  }

  /** The strength at which a figure usually plays here. */
  usualBot(figure: string): string {
    const wanted = CAST.find(({ id }) => id === figure)?.level ?? 2;
    const bot = Object.keys(LEVELS)[wanted];
    return this.levels.includes(bot) ? bot : this.#usual;
  }

  get fewest(): number {
    return fewest(this.chairs);
  }

  resize(seats: number): void {
    this.chairs = resized(this.chairs, seats, this.#usual);
    this.#mind();
  }

  change(kind: Kind): void {
    this.chairs = changed(this.chairs, this.seat, kind, this.#usual);
    if (kind === 'anyone') this.rules.listed = true;
  }

  replace(chair: Chair): void {
    this.chairs = this.chairs.with(this.seat, chair);
  }

  spread(): void {
    this.chairs = alike(this.chairs, this.seat, this.#usual);
  }

  /** I sit here; who was to sit here takes my place. */
  sit(seat: number): void {
    const from = this.own;
    this.chairs = swapped(this.chairs, from, seat);
    this.seat = from;
  }

  /** A private table has no seats for anyone. */
  close(): void {
    if (this.rules.listed) return;
    this.chairs = this.chairs.map((chair) => (chair.kind === 'anyone' ? { kind: 'friend' } : chair));
  }

  again({ chairs, terms }: Last): void {
    this.chairs = chairs;
    this.rules.terms = terms;
    this.#mind();
  }

  #mind(): void {
    if (this.seat >= this.chairs.length || this.seat === this.own) {
      this.seat = this.chairs.findIndex(({ kind }) => kind !== 'own');
    }
  }

  get request(): TableRequest {
    const { info } = this.offer;
    const { options: _, ...terms } = this.rules.terms;
    return {
      ...terms,
      game: info.key,
      chairs: this.chairs.map((chair, seat) =>
        chair.kind === 'device' ? { ...chair, name: chair.name || guestName(seat) } : chair,
      ),
      options: asked(info, this.rules.options, this.chairs.length),
      rated: this.rated,
      start: !this.waits,
    };
  }
}
