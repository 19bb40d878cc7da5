import type { Later, Person, PromptState } from './board';
import { levelOf, seatName } from './bots';
import type { BaseView, ClockInfo, Presence, Seat, Sight, TableInfo } from './protocol';
import type { Stage } from './stage.svelte';
import type { Texts } from './texts';

/** Everybody at the table, by seat. */
export function people(
  table: TableInfo,
  view: BaseView | null,
  clock: ClockInfo | null,
  presence: Presence | null,
): Person[] {
  return table.seats.map((card) => ({
    seat: card.seat,
    name: seatName(card),
    kind: card.kind,
    // Whose face is shown is who plays: a stand-in, while one does.
    figure: card.figure ?? card.stand_in_figure,
    face: card.face,
    level: levelOf(card.bot),
    bot: card.kind === 'bot' || card.stand_in || card.resigned,
    resigned: card.resigned,
    late: card.late,
    here: card.kind !== 'person' || (presence?.here.includes(card.seat) ?? true),
    acting: view?.to_act.includes(card.seat) ?? false,
    deadline: clock?.deadlines[card.seat] ?? null,
    left: table.clock.kind === 'live' ? (clock?.left[card.seat] ?? null) : null,
  }));
}

/** What is asked of me, or who the table waits for. */
export function promptFor(texts: Texts, game: string, view: BaseView, all: Person[], me: Seat | null): PromptState {
  const base = { rule: null, pending: null, connection: 'live' as const };
  if (me !== null && view.to_act.includes(me) && view.decision) {
    const text = texts.get(`${game}-ask-${view.decision}`);
    return { ...base, asked: true, text, deadline: all[me]?.deadline ?? null };
  }
  return { ...base, asked: false, text: waitingFor(texts, game, view, all), deadline: null };
}

/** Who decides what; '' while something is told. That the match is over the end scene says. */
function waitingFor(texts: Texts, game: string, view: BaseView, all: Person[]): string {
  const names = view.to_act.map((seat) => all[seat].name).join(', ');
  if (!names) return '';
  const what = `web-${game}-waits-${view.decision}`;
  return texts.get(texts.has(what) ? what : 'web-waiting', { names, count: view.to_act.length });
}

/** What a sight asks of its seat, in one sentence; '' when nothing. */
export function questionOf(texts: Texts, game: string, { moves, seat, view }: Sight, all: Person[]): string {
  if (!moves?.length || seat === null) return '';
  return promptFor(texts, game, view, all, seat).text;
}

/** My question while the story still runs: it waits, visible, and can be answered at once. */
export function laterOf(texts: Texts, game: string, stage: Stage, all: Person[], me: Seat | null): Later | null {
  if (!stage.asked) return null;
  const { view, moves = [] } = stage.newest;
  return { prompt: promptFor(texts, game, view, all, me), decision: view.decision, moves };
}
