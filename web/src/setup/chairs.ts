/** The chairs of a table that is being set: who is to sit where, and what a change does to them. */

import type { TableRequest } from '../lib/api';
import { levelOf } from '../lib/bots';
import { CAST, nextFigure } from '../lib/cast/figures';

/** Who sits down where a bot of this strength is wanted; bots of other origin count as casual. */
export const sitterFor = (bot: string, taken: readonly string[]): string =>
  nextFigure(levelOf(bot) ?? 2, taken)?.id ?? CAST[0].id;

export type Chair = NonNullable<TableRequest['chairs']>[number];
export type Kind = Chair['kind'];

const isFree = ({ kind }: Chair): boolean => kind === 'friend' || kind === 'anyone';
const isPerson = ({ kind }: Chair): boolean => kind === 'own' || kind === 'device';

export const figuresOf = (chairs: readonly Chair[]): string[] =>
  chairs.flatMap((chair) => (chair.kind === 'bot' ? [chair.figure] : []));

/** Playable as it is: a friend beside me, bots elsewhere. */
export const usual = (seats: number, bot: string): Chair[] => grown([{ kind: 'own' }, { kind: 'friend' }], seats, bot);

/** A chair of this kind for someone who is not there yet. */
export function made(kind: Kind, chairs: readonly Chair[], bot: string): Chair {
  if (kind === 'bot') return { kind, bot, figure: sitterFor(bot, figuresOf(chairs)) };
  return kind === 'device' ? { kind, name: '' } : { kind };
}

/** So many seats: new ones come at the end, free ones go first, then bots; people stay. */
export function resized(chairs: readonly Chair[], seats: number, bot: string): Chair[] {
  if (seats >= chairs.length) return grown(chairs, seats, bot);
  const rank = (chair: Chair): number => (isFree(chair) ? 0 : isPerson(chair) ? 2 : 1);
  const leaving = chairs
    .map((chair, seat) => ({ seat, rank: rank(chair) }))
    .sort((a, b) => a.rank - b.rank || b.seat - a.seat)
    .slice(0, chairs.length - seats)
    .map(({ seat }) => seat);
  return chairs.filter((_, seat) => !leaving.includes(seat));
}

export const fewest = (chairs: readonly Chair[]): number => chairs.filter(isPerson).length;

/** A new seat is like the last one, or a bot beside the host alone. */
function grown(chairs: readonly Chair[], seats: number, bot: string): Chair[] {
  const all = [...chairs];
  while (all.length < seats) {
    const last = all[all.length - 1];
    const kind = all.length === 2 && last?.kind === 'friend' && chairs.length === 2 ? 'bot' : (last?.kind ?? 'bot');
    const level = last?.kind === 'bot' ? last.bot : bot;
    all.push(made(kind === 'own' ? 'bot' : kind, all, level));
  }
  return all;
}

/** Someone else sits there now. */
export function changed(chairs: readonly Chair[], seat: number, kind: Kind, bot: string): Chair[] {
  if (chairs[seat].kind === kind || chairs[seat].kind === 'own') return [...chairs];
  const others = chairs.filter((_, at) => at !== seat);
  return chairs.with(seat, made(kind, others, bot));
}

/** Every seat but the host's is like this one. */
export function alike(chairs: readonly Chair[], seat: number, bot: string): Chair[] {
  const { kind } = chairs[seat];
  const all = [...chairs];
  for (const [at, chair] of chairs.entries()) {
    if (at !== seat && chair.kind !== 'own')
      all[at] = made(
        kind,
        all.filter((_, other) => other !== at),
        bot,
      );
  }
  return all;
}

export function swapped(chairs: readonly Chair[], one: number, other: number): Chair[] {
  return chairs.with(one, chairs[other]).with(other, chairs[one]);
}
