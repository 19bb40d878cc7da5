/** What the rows of the home page say: pure, from a table's line and the reader's texts. */

import type { OptionInfo, TableLine } from '../lib/api';
import { seatName } from '../lib/bots';
import type { ClockRule } from '../lib/protocol';
import { ROOMS } from '../lib/rooms';
import type { Texts } from '../lib/texts';
import type { TableSeat } from '../lib/wire';

export const mySeat = (line: TableLine): number | null => line.your_seats[0] ?? null;
export const taken = (line: TableLine): TableSeat[] => line.summary.seats.filter((card) => card.kind !== 'free');
export const others = (line: TableLine): TableSeat[] =>
  taken(line).filter((card) => !line.your_seats.includes(card.seat));
export const names = (cards: readonly TableSeat[]): string => cards.map(seatName).join(', ');

export function clockWords(clock: ClockRule, texts: Texts): string {
  if (clock.kind === 'none') return texts.get('web-home-no-clock');
  if (clock.kind === 'live') {
    const minutes = Math.round(clock.base / 6) / 10;
    return texts.get('web-home-clock-live', { minutes, seconds: clock.increment });
  }
  const hours = Math.round(clock.each / 3600);
  return hours % 24
    ? texts.get('web-home-clock-hours', { hours })
    : texts.get('web-home-clock-days', { days: hours / 24 });
}

/** The options that are not the usual ones, in a word each. */
export function optionWords(line: TableLine, options: readonly OptionInfo[], texts: Texts): string[] {
  return Object.entries(line.summary.changed).flatMap(([name, value]) => {
    const option = options.find((found) => found.name === name);
    if (!option || value === false) return [];
    if (option.kind === 'flag') return [texts.get(option.label)];
    const choice = option.choices.find((found) => found.value === value);
    return [choice ? texts.get(choice.label) : `${texts.get(option.label)}: ${value}`];
  });
}

/** Whose move it is; '' before the deal, where the number of people says more. */
export function turnWords(line: TableLine, texts: Texts): string {
  const { seats } = line.summary;
  if (line.status === 'open') return texts.get('web-waiting-people');
  if (line.your_turn) return texts.get('web-home-your-move');
  const waited = line.to_act.map((seat) => seatName(seats[seat]));
  if (waited.length === 1) return texts.get('web-home-move-of', { name: waited[0] });
  return texts.get('web-home-waits-for', { count: waited.length });
}

/** What is asked of me, with the names of who brought it about; null while its texts are on their way. */
export function questionWords(line: TableLine, texts: Texts): string | null {
  const { course, seats } = line.summary;
  const asked = course?.asked;
  const key = asked?.key ?? `${line.game}-ask-${course?.decision}`;
  if (!texts.has(key)) return null;
  const names = Object.entries(asked?.seats ?? {}).map(([name, seat]) => [name, seatName(seats[seat])]);
  return texts.get(key, { ...asked?.arguments, ...Object.fromEntries(names) });
}

/** Until when: mine, or that of the first player all wait for. */
export function deadlineOf(line: TableLine): number | null {
  const deadlines = line.summary.course?.deadlines ?? {};
  const own = line.your_seats.map((seat) => deadlines[seat]).filter((at) => at !== undefined);
  const all = own.length ? own : Object.values(deadlines);
  return all.length ? Math.min(...all) : null;
}

export interface Outcome {
  title: string;
  more: string;
  place: number | null;
}

const STOPPED: Readonly<Record<NonNullable<TableLine['summary']['stopped']>, string>> = {
  agreed: 'web-home-stopped-agreed',
  alone: 'web-home-stopped-alone',
  untouched: 'web-home-stopped-untouched',
  abandoned: 'web-home-stopped-untouched',
  admin: 'web-home-stopped-by-host',
  host: 'web-home-stopped-by-host',
};

/** How a match ended, in words, and my place in it. */
export function outcome(line: TableLine, texts: Texts): Outcome {
  const { ranks, scores, seats, course, stopped } = line.summary;
  if (stopped) return { title: texts.get('web-home-stopped'), more: texts.get(STOPPED[stopped]), place: null };
  const me = mySeat(line);
  const place = me === null ? null : (ranks?.[me] ?? null);
  const winners = seats.filter((card) => ranks?.[card.seat] === 1);
  const said = ROOMS.get(line.game)?.score;
  const score = me !== null && scores && said ? texts.get(said, { score: scores[me] }) : '';
  const resigned = me !== null && seats[me].resigned;
  if (course?.said) {
    const lost = resigned ? 'web-over-you-resigned' : 'web-home-you-lost';
    const side = place === null ? '' : texts.get(place === 1 ? 'web-home-you-won' : lost);
    return { title: texts.get(course.said.key, course.said.arguments), more: side, place };
  }
  if (resigned) return { title: texts.get('web-over-you-resigned'), more: '', place };
  if (place === 1) return { title: texts.get('web-home-you-won'), more: score, place };
  const hasPlaces = new Set(ranks ?? []).size > 2 && place !== null;
  const title = hasPlaces
    ? texts.get('web-home-place', { place, seats: seats.length })
    : texts.get('web-home-won', { names: names(winners), count: winners.length });
  return { title, more: score, place };
}

/** Today, yesterday, the weekday, or the date. */
export function dayWords(at: number, language: string, now = Date.now()): string {
  const midnight = (time: number) => new Date(time).setHours(0, 0, 0, 0);
  const days = Math.round((midnight(now) - midnight(at)) / 86_400_000);
  if (days < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-days, 'day');
  const style = days < 7 ? ({ weekday: 'long' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Date(at).toLocaleDateString(language, style);
}

/** My move by time left, then those of others by the latest event. */
export function inOrder(lines: readonly TableLine[]): TableLine[] {
  const due = (line: TableLine) => deadlineOf(line) ?? Number.MAX_SAFE_INTEGER;
  return [...lines].sort((one, other) =>
    one.your_turn !== other.your_turn
      ? Number(other.your_turn) - Number(one.your_turn)
      : one.your_turn
        ? due(one) - due(other)
        : other.updated - one.updated,
  );
}
