import type { BangCardName, BangEvent, BangPrinted } from '../../wire';
import type { Follow, Match } from '../deals';
import { cardsOf, Pile, range, type Following } from '../following';
import { Holdings } from './bang-holdings';

/** In the order of BA-2, BA-70 and BA-71. */
const ROLES = ['sheriff', 'renegade', 'outlaw', 'outlaw', 'deputy', 'outlaw', 'deputy', 'renegade'];
const THREE = ['deputy', 'outlaw', 'renegade'];

/** The random acts of BANG!: roles, characters, deck, reshuffled discards, cards from hands. */
class Dealer {
  #at: Following;
  #match: Match;
  #names: string[];
  #lives: number[];
  #held: Holdings;
  #deck: Pile<BangCardName>;
  #roles: string[] = [];
  #characters: (string | null)[];
  #alive: Set<number> = new Set();
  #sheriff = -1;
  /** Whose hand is dealt next, from the Sheriff on; none before the cards are shuffled. */
  #next = -1;
  #turnedUp = false;
  /** Whether a Cat Balou has just been played. */
  #cat = false;

  constructor(at: Following, match: Match) {
    const box = match.printed as BangPrinted;
    this.#at = at;
    this.#match = match;
    this.#names = box.characters.map(({ name }) => name);
    this.#lives = box.characters.map(({ life }) => life);
    this.#held = new Holdings(match.seats, box.cards);
    this.#deck = new Pile(at);
    this.#characters = Array<null>(match.seats).fill(null);
  }

  get #seats(): number[] {
    return range(0, this.#match.seats - 1);
  }

  async follow(event: BangEvent): Promise<void> {
    const cat = this.#cat;
    this.#cat = event.event === 'card-played' && this.#held.kind(event.card) === 'cat-balou';
    if (event.event === 'card-taken') await this.#atRandom(event.victim, event.card);
    if (event.event === 'card-discarded' && cat && !this.#held.liesBefore(event.seat, event.card)) {
      await this.#atRandom(event.seat, event.card);
    }
    await this.#deal(event);
    await this.#draw(event);
    this.#held.see(event);
  }

  async #deal(event: BangEvent): Promise<void> {
    switch (event.event) {
      case 'game-began':
        return this.#begin(event.game);
      case 'role-dealt':
      case 'role-shown':
        this.#at.meet(event.event, event.seat, typeof event.role === 'string' ? [event.role] : []);
        return;
      case 'character-dealt':
        this.#at.meet(event.event, event.seat, [event.character]);
        this.#characters[event.seat] = event.character;
        return;
      case 'characters-turned-up':
        return this.#turnUp(event.characters);
      case 'character-hired':
        this.#characters[event.seat] = event.character;
        return;
      case 'character-released':
        this.#characters[event.seat] = null;
        return;
      case 'player-eliminated':
        this.#alive.delete(event.seat);
        return;
      case 'hand-dealt':
        return this.#dealHand(event.seat, cardsOf(event.cards));
    }
  }

  async #draw(event: BangEvent): Promise<void> {
    switch (event.event) {
      case 'cards-drawn':
      case 'cards-looked-at':
      case 'cards-turned':
        return this.#deck.draw(event.seat, cardsOf(event.cards));
      case 'store-opened':
        return this.#deck.draw(null, event.cards);
      case 'open-card-drawn':
      case 'card-turned':
        return this.#deck.draw(event.seat, [event.card]);
      case 'card-put-back':
        if (typeof event.card === 'string') this.#deck.putBack(event.card);
        return;
      case 'deck-reshuffled':
        return this.#reshuffle(event.count);
      case 'game-ended':
        return this.#deck.show(event.deck);
    }
  }

  async #begin(game: number): Promise<void> {
    const { seats, options } = this.#match;
    const { act, things } = await this.#at.act((by) => by.shuffled(seats === 3 ? THREE : ROLES.slice(0, seats)));
    const at = things.indexOf('sheriff');
    if (game > 1 && at >= 0) {
      this.#sheriff = (this.#sheriff + 1) % seats;
      things[at] = things[this.#sheriff];
      things[this.#sheriff] = 'sheriff';
    } else this.#sheriff = at;
    this.#roles = things;
    for (const seat of this.#seats) this.#at.expect(['role-dealt', 'role-shown'], seat, act, [things[seat]]);
    for (const seat of this.#seats) {
      if (!options.hire || !this.#alive.has(seat)) this.#characters[seat] = null;
    }
    this.#alive = new Set(this.#seats);
    this.#next = -1;
    this.#turnedUp = false;
    if (!options.hire) await this.#dealCharacters();
  }

  async #dealCharacters(): Promise<void> {
    const { act, things } = await this.#at.act((by) => by.sample(this.#names, this.#match.seats));
    for (const seat of this.#seats) this.#at.expect(['character-dealt'], seat, act, [things[seat]]);
  }

  /** As many as players need one: with none, the act draws nothing and nobody hears of it. */
  async #turnUp(claimed: readonly string[]): Promise<void> {
    this.#turnedUp = true;
    const free = this.#names.filter((name) => !this.#characters.includes(name));
    const needed = this.#characters.filter((name) => name === null).length;
    const { act, things } = await this.#at.act((by) => by.sample(free, needed));
    this.#at.compare(
      act,
      null,
      claimed,
      this.#names.filter((name) => things.includes(name)),
    );
  }

  async #dealHand(seat: number, claimed: readonly BangCardName[]): Promise<void> {
    if (this.#next < 0) await this.#shuffleAll();
    const due = this.#next;
    this.#next = (due + 1) % this.#match.seats;
    const life = this.#lives[this.#names.indexOf(this.#characters[due] ?? '')] ?? 0;
    const count = life + (this.#roles[due] === 'sheriff' ? 1 : 0) - this.#held.hands[due].length;
    const dealt = this.#deck.take(Math.max(count, 0));
    this.#at.compare(this.#at.acts - 1, due, seat === due ? claimed : [], dealt);
  }

  async #shuffleAll(): Promise<void> {
    if (this.#match.options.hire && !this.#turnedUp) await this.#turnUp([]);
    this.#deck.fill(await this.#at.act((by) => by.shuffled(this.#held.free())));
    this.#next = this.#sheriff >= 0 ? this.#sheriff : this.#roles.indexOf('deputy');
  }

  async #reshuffle(claimed: number): Promise<void> {
    this.#at.compareOne(this.#at.acts, null, claimed, this.#held.discard.length);
    this.#deck.refill(await this.#at.act((by) => by.shuffled(this.#held.discard)));
  }

  async #atRandom(victim: number, claimed: unknown): Promise<void> {
    const hand = this.#held.sorted(victim);
    if (!hand.length) return this.#at.compareOne(this.#at.acts, victim, String(claimed));
    const { act, things } = await this.#at.act((by) => by.choice(hand));
    this.#at.compareOne(act, victim, String(claimed), things);
  }
}

export const bang: Follow<BangEvent> = (at, match) => {
  const dealer = new Dealer(at, match);
  return (event) => dealer.follow(event);
};
