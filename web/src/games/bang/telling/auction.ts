/** Between the games of a tournament: characters for hire, kept cards, bounties (BA-86 … BA-89). */

import { HOLD, line, seatOf, type Tell } from './moment';

/** One routine sentence about who does it, with the numbers it needs. */
const told =
  (key: string, ...fields: ('amount' | 'price' | 'character')[]): Tell =>
  ({ event }) => ({
    line: line(key, { seat: event.seat }, Object.fromEntries(fields.map((field) => [field, event[field] ?? 0]))),
    face: seatOf(event),
    motion: 300,
    hold: 400,
    sound: fields.length ? 'coin' : 'card',
    sign: 'role',
  });

export const offers = told('web-bang-tell-offers', 'character');
export const hires = told('web-bang-tell-hires', 'price', 'character');
export const bids = told('web-bang-tell-bids', 'amount');
export const leaves = told('web-bang-tell-leaves');
export const releases = told('web-bang-tell-releases');
export const keeps = told('web-bang-tell-keeps');
export const returns = told('web-bang-tell-returns');

export const bounty: Tell = (moment) => {
  const beat = told('web-bang-tell-bounty', 'amount')(moment);
  return beat && { ...beat, hold: HOLD.routine };
};

export const forHire: Tell = ({ event }) => ({
  line: line('web-bang-tell-for-hire', {}, { count: event.characters?.length ?? 0 }),
  motion: 400,
  hold: HOLD.routine,
  sound: 'card',
  sign: 'role',
});
