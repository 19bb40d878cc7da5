import type { Person, PromptState } from './board';
import { seatName } from './bots';
import type { BaseView, ClockCard, Presence, Seat, TableCard } from './protocol';
import type { Texts } from './texts';

/** Everybody at the table, by seat. */
export function people(
  table: TableCard,
  view: BaseView | null,
  clock: ClockCard | null,
  presence: Presence | null,
): Person[] {
  return table.seats.map((card) => ({
    seat: card.seat,
    name: seatName(card),
    kind: card.kind,
    bot: card.kind === 'bot' || card.stand_in || card.resigned,
    here: card.kind !== 'person' || (presence?.here.includes(card.seat) ?? true),
    acting: view?.to_act.includes(card.seat) ?? false,
    deadline: clock?.deadlines[card.seat] ?? null,
    left: table.clock.kind === 'live' ? (clock?.left[card.seat] ?? null) : null,
  }));
}

/** What is asked of me, or whom the table waits for. */
export function promptFor(
  texts: Texts,
  game: string,
  view: BaseView,
  all: Person[],
  me: Seat | null,
): PromptState {
  const base = { rule: null, pending: null, connection: 'live' as const };
  if (me !== null && view.to_act.includes(me) && view.decision) {
    const text = texts.get(`${game}-ask-${view.decision}`);
    return { ...base, asked: true, text, deadline: all[me]?.deadline ?? null };
  }
  const awaited = view.to_act.map((seat) => all[seat].name);
  const text = awaited.length
    ? texts.get('web-waiting', { names: awaited.join(', ') })
    : texts.get('web-over');
  return { ...base, asked: false, text, deadline: null };
}
