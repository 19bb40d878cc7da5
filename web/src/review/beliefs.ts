/** What a seat could believe about the others, put in order for the eye. */

import type { Belief, Judged } from '../lib/wire';

export const beliefsOf = (judged: Judged | undefined): Belief[] => judged?.knew?.beliefs ?? [];

/** The seats that a move is aimed at: "play bang-7d at 3". */
export const targetOf = (move: string): number | null => {
  const found = / at (\d+)/.exec(move);
  return found ? Number(found[1]) : null;
};

/** The one that the played move was aimed at comes first, then that of the best move. */
export function sorted(judged: Judged): Belief[] {
  const targets = [targetOf(judged.played), targetOf(judged.best)];
  const order = ({ seat }: Belief): number => {
    const at = targets.indexOf(seat);
    return at < 0 ? targets.length : at;
  };
  return [...beliefsOf(judged)].sort((a, b) => order(a) - order(b));
}

/** Whether it is still a question. */
export const isOpen = ({ chances }: Belief): boolean => Math.max(...Object.values(chances)) < 0.995;

export interface Strip {
  seat: number;
  /** By what it could be, an area: "0,10 5,20 …". */
  areas: { what: string; points: string }[];
}

/**
 * How beliefs went along a match, from decision to decision: one strip a seat, 1000 wide and 26
 * high. `place`: where a move stands, from 0 to 1.
 */
export function stripsOf(own: readonly Judged[], place: (move: number) => number): Strip[] {
  const known = own.filter((judged) => beliefsOf(judged).length);
  const seats = [...new Set(known.flatMap((judged) => beliefsOf(judged).map(({ seat }) => seat)))].sort(
    (a, b) => a - b,
  );
  return seats.map((seat) => {
    const points = known.flatMap((judged) => {
      const belief = beliefsOf(judged).find((one) => one.seat === seat);
      return belief ? [{ x: 1000 * place(judged.move), chances: belief.chances }] : [];
    });
    // What was last believed stays to the end.
    points.push({ ...points.at(-1)!, x: 1000 });
    const whats = Object.keys(points[0].chances);
    const upTo = (chances: Belief['chances'], count: number): number =>
      26 * whats.slice(0, count).reduce((sum, what) => sum + chances[what], 0);
    return {
      seat,
      areas: whats.map((what, at) => {
        const upper = points.map(({ x, chances }) => `${x.toFixed(1)},${upTo(chances, at).toFixed(1)}`);
        const lower = points.map(({ x, chances }) => `${x.toFixed(1)},${upTo(chances, at + 1).toFixed(1)}`);
        return { what, points: [...upper, ...lower.reverse()].join(' ') };
      }),
    };
  });
}
