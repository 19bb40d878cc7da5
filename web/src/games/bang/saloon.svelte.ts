/** What all parts of the board share: the sight, the picker, and what follows from both. */

import { createContext } from 'svelte';
import type { BoardProps } from '../../lib/board';
import { pace } from '../../lib/fly';
import { Picker } from '../../lib/picker.svelte';
import { count, isHidden, type Seat } from '../../lib/protocol';
import { card, type Card } from './cards';
import { Curiosity } from './curiosity.svelte';
import { layout } from './layout';
import { guess, path } from './moves';
import { reachOf, weaponOf, type Reach } from './reach';
import { aimKey } from './roles';
import { Reveal } from './reveal.svelte';
import { roundOf } from './rounds';
import { asksNothing, attackOf, isBetweenGames, phaseOf } from './situation';
import { toldBy } from './wounds';
import { drawnIn, pictureOf, type Drawn, type Picture } from './scene/pictures';
import type { BangEvent, BangFields, BangPrinted, BangView, CardName, Role } from './view';

export type Board = BoardProps<BangView, BangEvent, BangPrinted>;

export const [getSaloon, setSaloon] = createContext<Saloon>();

export class Saloon {
  #board: () => Board;
  picker: Picker;
  /** In pixels. */
  width = $state(0);
  height = $state(0);
  curiosity = new Curiosity();
  reveal: Reveal;

  view = $derived.by(() => this.board.sight.view);
  /** Who is drawn at the bottom: myself, or for a spectator the first seat. */
  bottom: Seat = $derived.by(() => this.board.me ?? 0);
  layout = $derived.by(() => layout(this.width, this.height, this.view.seats, this.bottom));
  reaches: Reach[] = $derived.by(() =>
    isBetweenGames(this.view) ? [] : this.view.alive.flatMap((seat) => reachOf(this.view, this.bottom, seat) ?? []),
  );
  /** What has just happened; nothing when the board is new, whatever its log tells. */
  news: BangFields[] = $derived.by(() => (this.board.previous ? this.board.sight.events.map((one) => one.event) : []));
  /** How much longer than usual things move now; 0: they stand. */
  tempo = $derived.by(() => this.board.tempo * pace(this.board.motion));
  /** Whether anything moves at all. */
  moves = $derived.by(() => pace(this.board.motion) > 0);
  picture: Picture | null = $derived.by(() => pictureOf(this.board.step, this.board.previous?.view ?? null, this.view));
  drawn: Drawn | null = $derived.by(() => drawnIn(this.board.step));
  /** The seat under the pointer or focus that the picked card could be played at. */
  aimed: Seat | null = $derived.by(() => {
    const over = this.picker.over;
    return over?.startsWith('seat ') && this.picker.standing(over) === 'target' ? Number(over.slice(5)) : null;
  });
  /** Between an answer and the next question: the view still names who was asked last. */
  isBetween = $derived.by(() => asksNothing(this.board.step?.events ?? []));
  isAsked = $derived.by(() => this.board.prompt.asked && !this.isBetween);
  /** What was told up to the shown picture. */
  log = $derived.by(() => toldBy(this.board.log, this.board.sight.events.at(-1)));
  /** Of this game, counted from its start; null: that was not told here. */
  round = $derived.by(() => roundOf(this.log, this.view.seats));
  attack = $derived.by(() => attackOf(this.view));
  phase = $derived.by(() => phaseOf(this.view));
  asked = $derived.by(() => this.board.me !== null && (this.board.sight.moves?.length ?? 0) > 0);

  /** A phone that stands upright: the strip is for its sentence, and the prompt leads to now. */
  leads = $derived.by(() => this.layout.narrow && !this.layout.lying);
  looksBack = $derived.by(() => this.leads && this.board.narrator.isLookingBack);

  constructor(board: () => Board) {
    this.#board = board;
    this.reveal = new Reveal(board);
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
    const event: BangFields | null = this.board.pointed;
    return event !== null && [event.seat, event.target, event.victim, event.owner, event.to].includes(seat);
  }

  /** The kind of the picked card, in one's turn: the prompt tells what it does. */
  get heldKind(): string | null {
    const first = this.picker.picked[0];
    return this.view.decision === 'play' && first?.startsWith('card ') ? card(first.slice(5)).kind : null;
  }

  /** Whether what is picked is played at someone, or on something before someone. */
  get choosesTarget(): boolean {
    const { picked, left } = this.picker;
    return picked.length > 0 && left.some(({ path: way }) => /^(seat|card) /.test(way[picked.length] ?? ''));
  }

  /** A card of mine: a second click puts it back if it still needs a target. */
  thing(name: string) {
    const thing = this.picker.thing(name);
    if (!this.picker.picked.includes(name) || !this.choosesTarget) return thing;
    return {
      ...thing,
      onclick: (event: MouseEvent) => {
        event.stopPropagation();
        this.picker.drop();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        this.picker.drop();
      },
    };
  }

  /** "3 lives, 2 cards": what stands under a target's name. */
  standing(seat: Seat): string {
    return this.text('web-bang-target', {
      lives: Math.max(0, this.view.lives[seat]),
      cards: count(this.view.hands[seat]),
    });
  }

  /** "Kostya is 2 away. Your Schofield reaches 2." */
  reachSentence(seat: Seat): string {
    const kind = weaponOf(this.view, this.board.printed, this.bottom);
    return this.text('web-bang-away-sentence', {
      name: this.person(seat).name,
      distance: this.reach(seat)?.distance ?? 0,
      weapon: this.text(kind ? `bang-card-${kind}` : 'web-bang-colt'),
      reach: this.view.reach[this.bottom],
    });
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

  /** What a role wants, at this number of players. */
  aim(role: Role): string {
    const renegades = this.board.printed.roles.filter((one) => one === 'renegade').length;
    return this.text(aimKey(role, this.view.seats), { renegades });
  }

  roleName(role: Role): string {
    return this.text(`bang-role-${role}`);
  }
}
