/** The match in figures, from what was told: rounds, lives at their ends, and who shot whom. */

import type { News, Seat } from '../../../lib/protocol';
import { card } from '../cards';
import type { BangEvent } from '../view';

export interface Kill {
  victim: Seat;
  /** null: nobody, as by Dynamite or a Duel of one's own. */
  by: Seat | null;
  dynamite: boolean;
  /** The card that did it. */
  card: string;
  round: number;
  seq: number;
}

/** A life more or less: what is left, and with what and by whom it was taken. */
export interface Change extends Omit<Kill, 'dynamite'> {
  life: number;
}

export interface History {
  rounds: number;
  /** By seat, at the start and after each round; it ends with the round of one's death. */
  lives: number[][];
  kills: Kill[];
  changes: Change[];
}

/** Of the last game in the log. */
export function historyOf(log: readonly News<BangEvent>[], seats: number): History {
  const from = Math.max(0, log.findLastIndex(({ event }) => event.event === 'game-began'));
  const story = new Story(seats);
  for (const { event, seq } of log.slice(from)) story.hear(event, seq);
  return story.end();
}

class Story {
  #seats: number;
  #now: number[];
  #lives: number[][];
  #kills: Kill[] = [];
  #changes: Change[] = [];
  #dead = new Set<Seat>();
  #round = 0;
  #first: Seat | null = null;
  /** How far round the table the last turn was. */
  #place = -1;
  #card = 'bang';
  /** Who played that card, and at whom: two in a Duel. */
  #fighters: (Seat | null)[] = [];

  constructor(seats: number) {
    this.#seats = seats;
    this.#now = Array.from({ length: seats }, () => 0);
    this.#lives = this.#now.map(() => []);
  }

  hear(event: BangEvent, seq: number): void {
    const seat = event.seat ?? -1;
    if (event.event === 'hand-dealt') this.#now[seat] = event.life ?? 0;
    if (event.event === 'turn-began') this.#turn(seat);
    if (event.event === 'life-lost' || event.event === 'life-gained') this.#change(event, seat, seq);
    if (event.event === 'card-played') this.#played(event, seat);
    if (event.event === 'dynamite-exploded') this.#attacked('dynamite', []);
    if (event.event === 'player-eliminated') this.#kill(event, seat, seq);
  }

  #played({ card: name, target }: BangEvent, seat: Seat): void {
    if (typeof name === 'string') this.#attacked(card(name).kind, [seat, target ?? null]);
  }

  #attacked(kind: string, fighters: (Seat | null)[]): void {
    this.#card = kind;
    this.#fighters = fighters;
  }

  #change(event: BangEvent, seat: Seat, seq: number): void {
    const life = Math.max(0, event.life ?? 0);
    const by = this.#fighters.find((other) => other !== null && other !== seat) ?? null;
    this.#now[seat] = life;
    this.#changes.push({ victim: seat, by, card: this.#card, life, round: this.#round, seq });
  }

  /** A round is over when the turn comes round to where it began, or beyond. */
  #turn(seat: Seat): void {
    this.#first ??= seat;
    const place = (seat - this.#first + this.#seats) % this.#seats;
    if (place <= this.#place || this.#round === 0) {
      this.#note();
      this.#round += 1;
    }
    this.#place = place;
  }

  #note(): void {
    for (const [seat, lives] of this.#lives.entries()) {
      if (!this.#dead.has(seat)) lives.push(Math.max(0, this.#now[seat]));
    }
  }

  #kill(event: BangEvent, seat: Seat, seq: number): void {
    const by = event.by ?? null;
    const dynamite = by === null && this.#card === 'dynamite';
    this.#kills.push({ victim: seat, by, dynamite, card: this.#card, round: this.#round, seq });
    this.#now[seat] = 0;
    this.#lives[seat].push(0);
    this.#dead.add(seat);
  }

  end(): History {
    this.#note();
    return { rounds: this.#round, lives: this.#lives, kills: this.#kills, changes: this.#changes };
  }
}

/** The kill after which the winners were sure: the last one, or that of the Sheriff. */
export function decisive({ kills }: History, roles: readonly unknown[], sheriffDead: boolean): Kill | null {
  const sheriff = sheriffDead ? kills.find(({ victim }) => roles[victim] === 'sheriff') : undefined;
  return sheriff ?? kills.at(-1) ?? null;
}
