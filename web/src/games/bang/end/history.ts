/** The match in figures, from what was told: rounds, lives at their ends, and shots between players. */

import type { News, Seat } from '../../../lib/protocol';
import { card } from '../cards';
import { Rounds } from '../rounds';
import type { BangFields } from '../view';

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

/** A life more or less: what is left, and what took it, and who. */
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
export function historyOf(log: readonly News<BangFields>[], seats: number): History {
  const from = Math.max(
    0,
    log.findLastIndex(({ event }) => event.event === 'game-began'),
  );
  const story = new Story(seats);
  for (const { event, seq } of log.slice(from)) story.hear(event, seq);
  return story.end();
}

class Story {
  #now: number[];
  #lives: number[][];
  #kills: Kill[] = [];
  #changes: Change[] = [];
  #dead = new Set<Seat>();
  #rounds: Rounds;
  #card = 'bang';
  /** Who played that card, and the target: two in a Duel. */
  #fighters: (Seat | null)[] = [];

  constructor(seats: number) {
    this.#rounds = new Rounds(seats);
    this.#now = Array.from({ length: seats }, () => 0);
    this.#lives = this.#now.map(() => []);
  }

  hear(event: BangFields, seq: number): void {
    const seat = event.seat ?? -1;
    if (event.event === 'hand-dealt') this.#now[seat] = event.life ?? 0;
    if (event.event === 'turn-began' && this.#rounds.begins(seat)) this.#note();
    if (event.event === 'life-lost' || event.event === 'life-gained') this.#change(event, seat, seq);
    if (event.event === 'card-played') this.#played(event, seat);
    if (event.event === 'dynamite-exploded') this.#attacked('dynamite', []);
    if (event.event === 'player-eliminated') this.#kill(event, seat, seq);
  }

  #played({ card: name, target }: BangFields, seat: Seat): void {
    if (typeof name === 'string') this.#attacked(card(name).kind, [seat, target ?? null]);
  }

  #attacked(kind: string, fighters: (Seat | null)[]): void {
    this.#card = kind;
    this.#fighters = fighters;
  }

  #change(event: BangFields, seat: Seat, seq: number): void {
    const life = Math.max(0, event.life ?? 0);
    const by = this.#fighters.find((other) => other !== null && other !== seat) ?? null;
    this.#now[seat] = life;
    this.#changes.push({ victim: seat, by, card: this.#card, life, round: this.#rounds.number, seq });
  }

  #note(): void {
    for (const [seat, lives] of this.#lives.entries()) {
      if (!this.#dead.has(seat)) lives.push(Math.max(0, this.#now[seat]));
    }
  }

  #kill(event: BangFields, seat: Seat, seq: number): void {
    const by = event.by ?? null;
    const dynamite = by === null && this.#card === 'dynamite';
    this.#kills.push({ victim: seat, by, dynamite, card: this.#card, round: this.#rounds.number, seq });
    this.#now[seat] = 0;
    this.#lives[seat].push(0);
    this.#dead.add(seat);
  }

  end(): History {
    this.#note();
    return { rounds: this.#rounds.number, lives: this.#lives, kills: this.#kills, changes: this.#changes };
  }
}

/** The kill after which the winners were sure: the last one, or that of the Sheriff. */
export function decisive({ kills }: History, roles: readonly unknown[], sheriffDead: boolean): Kill | null {
  const sheriff = sheriffDead ? kills.find(({ victim }) => roles[victim] === 'sheriff') : undefined;
  return sheriff ?? kills.at(-1) ?? null;
}
