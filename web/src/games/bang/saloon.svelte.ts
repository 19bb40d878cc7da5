/** What all parts of the board share: the sight, the picker, and what follows from both. */

import { createContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { Picker } from '../../lib/picker.svelte';
import { isHidden, type Seat } from '../../lib/protocol';
import { card, type Card } from './cards';
import { Curiosity } from './curiosity.svelte';
import { layout } from './layout';
import { guess, path } from './moves';
import { reachOf, type Reach } from './reach';
import { attackOf, isBetweenGames, phaseOf } from './situation';
import { fresh } from './steps';
import type { BangEvent, BangTables, BangView, CardName, Role } from './view';

export type Board = BoardProps<BangView, BangEvent, BangTables>;

export const [getSaloon, setSaloon] = createContext<Saloon>();

export class Saloon {
  #board: () => Board;
  picker: Picker;
  /** In pixels: of the room, and of the prompt. */
  width = $state(0);
  height = $state(0);
  prompt = $state(0);
  curiosity = new Curiosity();

  view = $derived.by(() => this.board.sight.view);
  /** Who is drawn at the bottom: myself, or for a spectator the first seat. */
  bottom: Seat = $derived.by(() => this.board.me ?? 0);
  layout = $derived.by(() =>
    layout(this.width, this.height, this.view.seats, this.bottom, this.prompt),
  );
  reaches: Reach[] = $derived.by(() =>
    isBetweenGames(this.view)
      ? []
      : this.view.alive.flatMap((seat) => reachOf(this.view, this.bottom, seat) ?? []),
  );
  /** What has just happened; nothing when the board is new, whatever its log tells. */
  news: BangEvent[] = $derived.by(() =>
    this.board.previous ? fresh(this.board.sight.events.map((one) => one.event)) : [],
  );
  attack = $derived.by(() => attackOf(this.view));
  phase = $derived.by(() => phaseOf(this.view));
  asked = $derived.by(
    () => this.board.me !== null && (this.board.sight.moves?.length ?? 0) > 0,
  );

  constructor(board: () => Board) {
    this.#board = board;
    this.picker = new Picker({
      moves: () => this.board.sight.moves,
      choose: (move) => this.board.choose(move),
      path: (move) => path(move, this.view),
      why: (thing) => {
        const move = guess(thing, this.picker.picked, this.view);
        return move ? this.board.why(move) : null;
      },
    });
  }

  get board(): Board {
    return this.#board();
  }

  person(seat: Seat) {
    return this.board.people[seat];
  }

  reach(seat: Seat): Reach | null {
    return this.reaches.find((one) => one.seat === seat) ?? null;
  }

  role(seat: Seat): Role | null {
    const role = this.view.roles[seat];
    return isHidden(role) ? null : role;
  }

  /** Whether the event that the reader points at in the log is about this player. */
  isPointed(seat: Seat): boolean {
    const event = this.board.pointed;
    return event !== null && [event.seat, event.target, event.victim, event.owner, event.to].includes(seat);
  }

  isAlive(seat: Seat): boolean {
    return this.view.alive.includes(seat);
  }

  isTurn(seat: Seat): boolean {
    return this.view.turn === seat && this.phase !== null;
  }

  // What things are called.

  text(key: string, values?: Record<string, string | number>): string {
    return this.board.text(key, values);
  }

  cardName(kind: string): string {
    return this.text(`bang-card-${kind}`);
  }

  rank(one: Card): string {
    return /\d/.test(one.rank) ? one.rank : this.text(`bang-rank-${one.rank.toLowerCase()}`);
  }

  /** "Bang! A♠", for labels. */
  whole(name: CardName): string {
    const one = card(name);
    const suit = { S: '♠', H: '♥', D: '♦', C: '♣' }[one.suit];
    return this.text('bang-card', { name: this.cardName(one.kind), rank: this.rank(one), suit });
  }

  characterName(seat: Seat): string {
    const character = this.view.characters[seat];
    return character ? this.text(`bang-character-${character}`) : '?';
  }

  roleName(role: Role): string {
    return this.text(`bang-role-${role}`);
  }
}
