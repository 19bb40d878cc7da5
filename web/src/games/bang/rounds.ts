/** Rounds of a game: a new one begins when the turn comes round to where it began, or beyond. */

import type { Heading } from '../../lib/board';
import type { News, Seat } from '../../lib/protocol';
import type { BangFields } from './view';

export class Rounds {
  number = 0;
  #seats: number;
  #first: Seat | null = null;
  /** How far round the table the last turn was. */
  #place = -1;

  constructor(seats: number) {
    this.#seats = seats;
  }

  /** Whether this turn is the first of a round. */
  begins(seat: Seat): boolean {
    this.#first ??= seat;
    const place = (seat - this.#first + this.#seats) % this.#seats;
    const begins = place <= this.#place || this.number === 0;
    if (begins) this.number += 1;
    this.#place = place;
    return begins;
  }
}

/** The first turn of every round, in the log of all games; without the start nobody can count. */
function* openings(
  log: readonly News<BangFields>[],
  seats: number,
): Generator<{ news: News<BangFields>; round: number }> {
  let rounds: Rounds | null = null;
  for (const news of log) {
    if (news.event.event === 'game-began') rounds = new Rounds(seats);
    else if (news.event.event === 'turn-began' && rounds?.begins(news.event.seat ?? 0)) {
      yield { news, round: rounds.number };
    }
  }
}

/** The round of the last turn that was told; null: unknown. */
export function roundOf(log: readonly News<BangFields>[], seats: number): number | null {
  const from = log.findLastIndex(({ event }) => event.event === 'game-began');
  return from < 0 ? null : ([...openings(log.slice(from), seats)].at(-1)?.round ?? null);
}

const keyOf = ({ seq, event }: News<BangFields>): string => `${seq} ${event.seat}`;

/** For the story: "Round 4", before the turn that begins it. */
export function chapters(log: readonly News<BangFields>[], seats: number): (news: News<BangFields>) => Heading | null {
  const found = new Map([...openings(log, seats)].map(({ news, round }) => [keyOf(news), round]));
  return (news) => {
    const round = news.event.event === 'turn-began' ? found.get(keyOf(news)) : undefined;
    return round ? { line: { key: 'web-bang-heading-round', values: { round } }, large: true } : null;
  };
}
