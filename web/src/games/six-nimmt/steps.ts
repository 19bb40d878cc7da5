/** A trick, beat by beat: cards in, turned over, sorted, placed, counted. */

import type { Line } from '../../lib/board';
import type { Sight } from '../../lib/protocol';
import { COUNT, FLIGHT, FLIP, LAND, SHAKE, SORT, TICK, herd, type Beat, type Told } from './beats';
import { fold } from './fold';
import { totalsOf, trickOf, type Event, type Printed, type View } from './view';

/** So many players make the gaps between cards shorter. */
const MANY = 7;

type Of<Kind extends Event['event']> = Extract<Event, { event: Kind }>;
type Rest = Omit<Told, 'view' | 'events' | 'beat'>;

export function steps(before: Sight<View, Event>, after: Sight<View, Event>, printed: Printed): Told[] {
  const teller = new Teller(before.view, after.seat, printed);
  const events = after.events.map((news) => news.event);
  events.forEach((event, at) => teller.tell(event, events[at + 1]));
  return teller.end();
}

/** The first deal of the match. */
export function opening({ view }: Sight<View, Event>): Pick<Told, 'line' | 'face' | 'beat'> {
  const beat: Beat = { kind: 'deal' };
  if (view.phase !== 'draft') return { beat, line: dealt(view) };
  const seat = view.starter ?? 0;
  return { beat, line: laidOut(view, seat, view.open.length), face: seat };
}

const dealt = ({ deal }: View): Line => said('web-six-nimmt-tell-deal', {}, { deal });
const laidOut = ({ deal }: View, seat: number, cards: number): Line =>
  said('web-six-nimmt-tell-laid-out', { seat }, { cards, deal });

class Teller {
  #view: View;
  #me: number | null;
  #printed: Printed;
  #told: Told[] = [];
  /** Folded into the view, and not yet part of a step. */
  #waiting: Event[] = [];
  /** Who took bulls in this trick, as far as these events tell. */
  #took: { seat: number; bulls: number }[] = [];
  #taken: Of<'row-taken'> | null = null;

  constructor(view: View, me: number | null, printed: Printed) {
    this.#view = view;
    this.#me = me;
    this.#printed = printed;
  }

  tell(event: Event, next: Event | undefined): void {
    const before = this.#view;
    this.#view = fold(before, event, this.#printed);
    this.#waiting.push(event);
    switch (event.event) {
      case 'card-chosen':
        return this.#in(event);
      case 'cards-revealed':
        return this.#reveal(event, next);
      case 'asked':
        return this.#ask(event);
      case 'row-taken':
        return this.#take(event, before, next);
      case 'card-placed':
        return this.#place(event, before, next);
      case 'deal-scored':
        return this.#score(event, next);
      case 'ended':
        return this.#finish(event);
      case 'cards-laid-out':
        return this.#layOut(event);
      case 'card-taken':
        return this.#draft(event);
      case 'rows-opened':
        return this.#open(event);
    }
  }

  /** What nobody has told yet goes with the last picture, or is one without words. */
  end(): Told[] {
    const last = this.#told.at(-1);
    if (this.#waiting.length && last && joins(last.beat)) {
      last.events.push(...this.#waiting);
      last.view = this.#view;
    } else if (this.#waiting.length) this.#push({ kind: 'quiet' }, { hold: 0 });
    return this.#told;
  }

  #push(beat: Beat, rest: Rest): void {
    this.#told.push({ view: this.#view, events: this.#waiting, beat, line: null, ...rest });
    this.#waiting = [];
  }

  #mine = (seat: number): boolean => seat === this.#me;

  // -- The cards come in ------------------------------------------------------------------

  #in(event: Of<'card-chosen'>): void {
    const all = this.#view.to_act.length === 0;
    const line = all ? said('web-six-nimmt-tell-in', { seat: event.seat }, { seats: this.#view.seats }) : null;
    // Nobody waits for the backs of others: they come in while I choose.
    const time = all ? { motion: FLIGHT, hold: 180 } : { motion: 0, hold: 0 };
    this.#push({ kind: 'in', seat: event.seat }, { ...time, line, face: event.seat, sound: 'card', isPassing: true });
  }

  #reveal(event: Of<'cards-revealed'>, next: Event | undefined): void {
    const line = said('web-six-nimmt-tell-revealed', {}, { cards: eachOf(event.cards) });
    this.#push({ kind: 'flip' }, { motion: FLIP, hold: 500, line, sound: 'flip' });
    // A row that has to be chosen is asked for with the cards in order.
    if (next?.event !== 'asked') this.#push({ kind: 'sort' }, { motion: SORT, hold: 0, sound: 'shuffle' });
  }

  #ask(event: Of<'asked'>): void {
    if (event.decision !== 'choose-row') return;
    const seat = event.seats[0];
    const line = said('web-six-nimmt-tell-lower', { seat }, { card: this.#view.queue[0] });
    // My own question does not wait; it says the same.
    const rest = this.#mine(seat) ? { hold: 0 } : { hold: 500, line, face: seat };
    this.#push({ kind: 'sort' }, { motion: SORT, sound: 'shuffle', ...rest });
  }

  // -- The cards are placed ---------------------------------------------------------------

  #take(event: Of<'row-taken'>, before: View, next: Event | undefined): void {
    const { seat, row, cards, bulls } = event;
    this.#took.push({ seat, bulls });
    this.#taken = event;
    if (event.rule === '6N-8') return; // told when its card starts the row
    const card = next?.event === 'card-placed' ? next.card : before.queue[0];
    this.#push(
      { kind: 'sixth', seat, card, row, cards, bulls },
      {
        motion: LAND + SHAKE + cards.length * TICK,
        hold: 0,
        line: said('web-six-nimmt-tell-sixth', { seat }, { card, row: row + 1, bulls }),
        face: seat,
        // The hit is what comes of it: the bulls.
        accent: 'plain',
        sound: 'crack',
        sign: `sixth ${row + 1}`,
        deed: { seat },
      },
    );
  }

  #place(event: Of<'card-placed'>, before: View, next: Event | undefined): void {
    if (this.#taken) this.#start(event, this.#taken);
    else this.#follow(event, before);
    this.#taken = null;
    // A trick has nothing more to tell when another one or the count follows.
    if (next?.event === 'rows-compared' || next?.event === 'deal-scored') this.#sum();
  }

  #start(event: Of<'card-placed'>, taken: Of<'row-taken'>): void {
    const { seat, row, cards, bulls } = taken;
    const mine = this.#mine(seat);
    const low = taken.rule === '6N-8';
    const total = totalsOf(this.#view, this.#printed.bulls)[seat];
    const values = { row: row + 1, bulls, total, card: event.card };
    this.#push(
      { kind: 'take', seat, card: event.card, row, cards, bulls, low },
      {
        motion: Math.max(herd(cards.length), COUNT) + FLIGHT,
        hold: mine ? 1600 : low ? 700 : 1000,
        line: said(low ? 'web-six-nimmt-tell-take' : 'web-six-nimmt-tell-herd', { seat }, values),
        reason: low ? said('web-six-nimmt-tell-starts', { seat }, values) : null,
        face: seat,
        accent: mine ? 'hits-me' : 'plain',
        sound: low ? 'hit' : 'herd',
        sign: `take ${row + 1}`,
        // What the sixth card takes is part of its deed.
        deed: low ? { seat } : undefined,
      },
    );
  }

  #follow(event: Of<'card-placed'>, before: View): void {
    const { seat, card, row } = event;
    const quick = before.seats >= MANY && !this.#mine(seat);
    const last = before.rows[row].at(-1) ?? 0;
    this.#push(
      { kind: 'place', seat, card, row, place: before.rows[row].length },
      {
        motion: FLIGHT,
        hold: quick ? 120 : 220,
        line: said('web-six-nimmt-tell-place', { seat }, { card, row: row + 1 }),
        reason: said('web-six-nimmt-tell-follows', {}, { last }),
        face: seat,
        sound: 'tick',
        sign: `row ${row + 1}`,
        deed: { seat },
      },
    );
  }

  /** What the trick did; the view stays, only the words change. */
  #sum(): void {
    const took = this.#took.toSorted((a, b) => b.bulls - a.bulls);
    this.#took = [];
    const values: Record<string, number> = { trick: trickOf(this.#view, this.#printed), takers: took.length };
    const seats: Record<string, number> = {};
    took.forEach(({ seat, bulls }, at) => {
      seats[`p${at}`] = seat;
      values[`b${at}`] = bulls;
    });
    const deed = took.length ? { seat: took[0].seat } : undefined;
    this.#push({ kind: 'sum', took }, { hold: 900, line: said('web-six-nimmt-tell-sum', seats, values), deed });
  }

  // -- Deals ------------------------------------------------------------------------------

  #score(event: Of<'deal-scored'>, next: Event | undefined): void {
    if (next?.event === 'ended') return;
    const { deal } = this.#view;
    const least = Math.min(...event.totals);
    const seat = event.totals.indexOf(least);
    const line = said('web-six-nimmt-tell-deal-end', { seat }, { deal, bulls: least });
    // What stays is the table of the deal.
    this.#push({ kind: 'deal-end', deal }, { hold: 600, line, face: seat, sound: 'bell', interlude: 9 });
  }

  #finish(event: Of<'ended'>): void {
    const winners = event.result.ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
    const [seat, other] = winners;
    const seats: Record<string, number> = winners.length === 2 ? { seat, other } : { seat };
    const values = { winners: winners.length, bulls: event.result.scores?.[seat] ?? 0 };
    const line = said('web-six-nimmt-tell-ended', seats, values);
    const won = this.#me !== null && winners.includes(this.#me);
    this.#push({ kind: 'end' }, { hold: 1600, line, face: seat, accent: 'match-over', sound: won ? 'win' : 'lose' });
  }

  #layOut(event: Of<'cards-laid-out'>): void {
    const line = laidOut(this.#view, event.seat, event.cards.length);
    this.#push({ kind: 'deal' }, { hold: 1200, line, face: event.seat, sound: 'shuffle' });
  }

  #draft(event: Of<'card-taken'>): void {
    const { seat, card } = event;
    this.#push(
      { kind: 'draft', seat, card },
      {
        motion: FLIGHT,
        hold: 220,
        line: said('web-six-nimmt-tell-draft', { seat }, { card }),
        face: seat,
        sound: 'card',
      },
    );
  }

  #open(event: Of<'rows-opened'>): void {
    const drafted = this.#view.options.variant === 'tactical';
    const line = drafted ? said('web-six-nimmt-tell-rows', {}, { cards: event.cards.join(', ') }) : dealt(this.#view);
    this.#push({ kind: 'deal' }, { motion: FLIGHT, hold: 700, line, sound: 'shuffle' });
  }
}

/** Whether what is asked next may be part of this picture. */
const joins = (beat: Beat): boolean => ['sort', 'deal', 'draft', 'end', 'in'].includes(beat.kind);

/** Who played what, by seat: "you 3, Jonas 55". */
function eachOf(cards: number[]): Line {
  const lines = cards.map((card, seat) => said('web-six-nimmt-tell-played', { seat }, { card }));
  return lines.reduceRight((rest, first) => said('web-six-nimmt-tell-list', {}, { first, rest }));
}

function said(key: string, seats: Record<string, number>, values: Required<Line>['values']): Line {
  return { key, seats, values };
}
