/** The sides, from the roles of this number of players: what a role card says. */

import type { Role } from './view';

export interface Sides {
  with: { role: Role; count: number }[];
  against: { role: Role; count: number }[];
}

export const AIMS: Record<Role, string> = {
  sheriff: 'web-bang-aim-sheriff',
  deputy: 'web-bang-aim-deputy',
  outlaw: 'web-bang-aim-outlaw',
  renegade: 'web-bang-aim-renegade',
};
/** Of three, everybody has a prey of their own (BA-71). */
export const AIMS_OF_THREE: Partial<Record<Role, string>> = {
  deputy: 'web-bang-aim-three-deputy',
  outlaw: 'web-bang-aim-three-outlaw',
  renegade: 'web-bang-aim-three-renegade',
};
export const COUNTS: Record<Role, string> = {
  sheriff: 'web-bang-count-sheriff',
  deputy: 'web-bang-count-deputy',
  outlaw: 'web-bang-count-outlaw',
  renegade: 'web-bang-count-renegade',
};

export const aimKey = (role: Role, seats: number): string =>
  (seats === 3 ? AIMS_OF_THREE[role] : undefined) ?? AIMS[role];

const ALLIES: Record<Role, Role[]> = {
  sheriff: ['deputy'],
  deputy: ['sheriff', 'deputy'],
  outlaw: ['outlaw'],
  renegade: [],
};
const ORDER: Role[] = ['sheriff', 'deputy', 'outlaw', 'renegade'];

/** `dealt`: the roles of this table, mine among them. */
export function sidesOf(mine: Role, dealt: readonly Role[]): Sides {
  const others = [...dealt];
  others.splice(others.indexOf(mine), 1);
  const counted = (roles: Role[]) =>
    roles.flatMap((role) => {
      const count = others.filter((other) => other === role).length;
      return count ? [{ role, count }] : [];
    });
  const allies = dealt.length === 3 ? [] : ALLIES[mine];
  return { with: counted(allies), against: counted(ORDER.filter((role) => !allies.includes(role))) };
}
