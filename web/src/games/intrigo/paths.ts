/** What is picked on the board, in which order, for each move of the server. */
import type { Path } from '../../lib/paths';
import { gapAcross } from './ring';

export const thing = {
  packet: (card: string) => `packet ${card}`,
  card: (card: string) => `card ${card}`,
  pile: (influence: string) => `pile ${influence}`,
  gap: (gap: number) => `gap ${gap}`,
  building: (building: number) => `building ${building}`,
  named: (card: string) => `named ${card}`,
  pass: 'pass',
};

/**
 * `gondolier at 3 on 4 swaps 7`: the pile, the gap, the card beside it across building 4, the
 * other card. `gondolier at 3 idle` ends at the gap, so that it can be had instead of a power.
 */
export function pathOf(move: string, count: number): Path {
  const [verb, ...rest] = move.split(' ');
  if (verb === 'keep') return [thing.packet(rest[0])];
  if (verb === 'pass') return [thing.pass];
  if (verb === 'play') return [thing.card(rest[0]), thing.gap(Number(rest[2]))];
  const gap = Number(rest[1]);
  const bought = [thing.pile(verb), thing.gap(gap)];
  if (rest[2] === 'idle') return bought;
  const building = Number(rest[3]);
  const beside = thing.gap(gapAcross(gap, building, count));
  const target = rest.at(-1) ?? '';
  switch (verb) {
    case 'merchant':
      return [...bought, thing.building(building), thing.building(Number(target))];
    case 'thief':
      return [...bought, thing.building(building)];
    case 'assassin':
      return [...bought, beside];
    case 'courtesan':
      return [...bought, beside, thing.named(target)];
    default:
      return [...bought, beside, thing.gap(Number(target))];
  }
}

/** The number in a thing's name: `gap 3`. */
export function numberOf(name: string): number {
  return Number(name.split(' ')[1]);
}

/** The rest of a thing's name: `card d4`. */
export function nameOf(name: string): string {
  return name.slice(name.indexOf(' ') + 1);
}
