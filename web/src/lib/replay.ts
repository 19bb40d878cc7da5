/** What a replay page needs besides the server's answer: moments as links, marks, a table. */

import type { BaseEvent, Moment, Replay, TableCard } from './wire';

/** Where one is in a replay, and through whose eyes. Steps count from 1, as people do. */
export interface Spot {
  step: number;
  seat: number | null;
  open: boolean;
}

export const START: Spot = { step: 1, seat: null, open: false };

/** `#step=12&seat=2&open=1`; seats count from 1. What cannot be read is left out. */
export function parseSpot(hash: string): Spot {
  const found = new URLSearchParams(hash.replace(/^#/, ''));
  const number = (name: string): number | null => {
    const text = found.get(name) ?? '';
    return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
  };
  const seat = number('seat');
  return {
    step: number('step') ?? START.step,
    seat: seat === null ? null : seat - 1,
    open: found.get('open') === '1',
  };
}

export function spotHash({ step, seat, open }: Spot): string {
  const parts = [`step=${step}`];
  if (seat !== null) parts.push(`seat=${seat + 1}`);
  if (open) parts.push('open=1');
  return `#${parts.join('&')}`;
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

function find(
  moments: readonly Pick<Moment, 'events'>[],
  label: (event: BaseEvent) => string | null,
): Mark[] {
  return moments.flatMap(({ events }, at) => {
    const said = events.map(({ event }) => label(event)).find((text) => text !== null);
    return said === undefined ? [] : [{ at, label: said ?? '' }];
  });
}

/** The table at which the match was played, as far as a board draws one. */
export function tableOf(replay: Replay): TableCard {
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
      bot: replay.bots[seat],
      ready: true,
      stand_in: false,
      resigned: false,
    })),
    options: replay.options,
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    chat: false,
    auto_start: false,
    created: Date.parse(replay.started),
    fairness: { commitment: '', entropy: null, server_seed: null, deal_seed: null },
    asked_back: null,
    agreed: [],
    rematch: null,
    result: replay.result,
  };
}
