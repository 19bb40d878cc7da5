/** What a replay page needs besides the server's answer: moments as links, marks, a table. */

import type { Accent, Heading, Line, Step } from './board';
import { spotHash } from './spot';
import type { BaseEvent, BaseView, Moment, Replay, TableInfo } from './wire';

/** Where the replay shows what led to an event: some moments before it, through the same eyes. */
export function watchPath(table: string, log: readonly { seq: number }[], seq: number, eyes: number | null): string {
  const before = new Set(log.filter((news) => news.seq <= seq).map((news) => news.seq));
  return `/replay/${table}${spotHash({ step: Math.max(1, before.size - 3), seat: eyes, open: false })}`;
}

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** The pause between two steps at speed 1, in milliseconds. */
export const PAUSE = 900;

/** A place on the scrubber where something begins. */
export interface Mark {
  at: number;
  /** The number of the deal, round or game; none where turns are marked. */
  label: string;
}

const CHAPTERS: Readonly<{ [event: string]: string }> = {
  'deal-began': 'deal',
  'round-began': 'round',
  'game-began': 'game',
};
const TURNS = ['turn-began', 'turn-ended'];
const MOST_MARKS = 40;

/** Where deals, rounds or games begin; in a match of only one, where turns do. */
export function marks(moments: readonly Pick<Moment, 'events'>[]): Mark[] {
  const chapters = find(moments, (event) => {
    const field = CHAPTERS[event.event];
    return field ? String((event as unknown as { [field: string]: unknown })[field]) : null;
  });
  if (chapters.length > 1) return chapters.slice(0, MOST_MARKS);
  const turns = find(moments, ({ event }) => (TURNS.includes(event) ? '' : null));
  return turns.length <= MOST_MARKS ? turns : chapters;
}

/** Where a turn, a trick or a round begins, as the board's headings say: one step is one of them. */
export function partsOf(
  moments: readonly Pick<Moment, 'events' | 'view'>[],
  heading: ((event: BaseEvent, view: BaseView | null) => unknown) | undefined,
): number[] {
  if (!heading) return marks(moments).map(({ at }) => at);
  return moments.flatMap(({ events, view }, at) => (events.some(({ event }) => heading(event, view)) ? [at] : []));
}

/** The part after (or before) this moment; the ends where there is none. */
export function nextPart(parts: readonly number[], at: number, way: 1 | -1, last: number): number {
  if (way > 0) return parts.find((part) => part > at) ?? last;
  return parts.findLast((part) => part < at) ?? 0;
}

/** One line a seat, as steps of an SVG path of this width and height; 0 lies at the bottom. */
export function curvePaths(values: readonly number[][], width: number, height: number): string[] {
  const last = Math.max(1, values.length - 1);
  const most = Math.max(1, ...values.flat());
  const x = (at: number) => ((at / last) * width).toFixed(1);
  const y = (value: number, seat: number) => (height - (value / most) * height + seat * 0.8).toFixed(1);
  const seats = values[0]?.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    let path = `M0 ${y(values[0][seat], seat)}`;
    for (let at = 1; at < values.length; at += 1) {
      if (values[at][seat] === values[at - 1][seat] && at < values.length - 1) continue;
      path += `H${x(at)}V${y(values[at][seat], seat)}`;
    }
    return path;
  });
}

/** Under which headings every moment stands: the round, and in it the turn or trick. */
export function headingsOf(
  moments: readonly Pick<Moment, 'events' | 'view'>[],
  heading: ((event: BaseEvent, view: BaseView | null) => Heading | null) | undefined,
): Line[][] {
  let large: Line[] = [];
  let small: Line[] = [];
  return moments.map(({ events, view }) => {
    for (const { event } of events) {
      const found = heading?.(event, view);
      if (!found) continue;
      if (found.large) [large, small] = [[found.line], []];
      else small = [found.line];
    }
    return [...large, ...small];
  });
}

/** A moment worth a small picture above the curve: a sign, or the face of who acts. */
export interface Sign {
  at: number;
  sign: string | null;
  face: number | null;
}

/** How much of the whole lies at least between two signs. */
const APART = 0.052;
const WEIGHTS: Readonly<Record<Accent, number>> = {
  plain: 0,
  'good-for-me': 4,
  'hits-me': 4,
  'somebody-out': 8,
  'match-over': 8,
};

/** The moments after which most is different, as far as they have room beside each other. */
export function signsOf(
  pictures: readonly { frame: { step: Step | null }; moment: number }[],
  values: readonly number[][],
): Sign[] {
  const last = Math.max(1, values.length - 1);
  const found = pictures.flatMap(({ frame: { step }, moment }) => {
    const weight = WEIGHTS[step?.accent ?? 'plain'] + change(values, moment);
    const [sign, face] = [step?.sign ?? null, step?.face ?? null];
    return weight > 0 && (sign ?? face) !== null ? [{ at: moment, sign, face, weight }] : [];
  });
  const chosen: Sign[] = [];
  for (const { at, sign, face } of found.sort((a, b) => b.weight - a.weight || a.at - b.at)) {
    if (chosen.every((one) => Math.abs(one.at - at) / last >= APART)) chosen.push({ at, sign, face });
  }
  return chosen.sort((a, b) => a.at - b.at);
}

const change = (values: readonly number[][], at: number): number =>
  values[at].reduce((sum, value, seat) => sum + Math.abs(value - (values[at - 1]?.[seat] ?? value)), 0);

function find(moments: readonly Pick<Moment, 'events'>[], label: (event: BaseEvent) => string | null): Mark[] {
  return moments.flatMap(({ events }, at) => {
    const said = events.map(({ event }) => label(event)).find((text) => text !== null);
    return said === undefined ? [] : [{ at, label: said ?? '' }];
  });
}

/** The table at which the match was played, as far as a board draws one. */
export function tableOf(
  replay: Pick<
    Replay,
    'game' | 'seats' | 'bots' | 'guests_of' | 'figures' | 'faces' | 'options' | 'started' | 'result'
  >,
): TableInfo {
  return {
    id: '',
    game: replay.game,
    title: '',
    status: 'over',
    host: '',
    seats: replay.seats.map((name, seat) => ({
      seat,
      kind: replay.bots[seat] ? 'bot' : 'person',
      name,
      person: null,
      face: replay.faces[seat],
      bot: replay.bots[seat],
      figure: replay.figures[seat],
      ready: true,
      stand_in: false,
      stand_in_figure: null,
      left: false,
      resigned: false,
      vacation: null,
      vacation_used: 0,
      late: false,
      guest_of: replay.guests_of[seat],
      meant: null,
    })),
    options: replay.options,
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    chat: false,
    auto_start: false,
    created: Date.parse(replay.started),
    fairness: {
      commitment: '',
      edition: 2,
      phase: null,
      committed: [],
      revealed: [],
      hashes: null,
      entropy: null,
      server_seed: null,
      deal_seed: null,
    },
    asked_back: null,
    agreed: [],
    relieving: null,
    relief_agreed: [],
    stopping: null,
    closed: null,
    vacation_days: 0,
    held: false,
    starts_at: null,
    rated: false,
    unrated: null,
    several_seats: false,
    rematch: null,
    result: replay.result,
  };
}
