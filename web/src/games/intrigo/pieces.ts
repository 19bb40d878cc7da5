/** What lies in the palace, read from the codes of a view: `d4`, `d4 down`, `merchant`, `clergy`. */

export const FAMILIES = ['contarini', 'dandolo', 'gradenigo', 'morosini', 'tiepolo'] as const;
export const INFLUENCES = ['merchant', 'assassin', 'courtesan', 'gondolier', 'guard', 'thief'] as const;
export const ORGANISATIONS = ['merchants', 'military', 'clergy', 'farmers', 'workers'] as const;

export type Family = (typeof FAMILIES)[number];
export type Influence = (typeof INFLUENCES)[number];
export type Organisation = (typeof ORGANISATIONS)[number];

export interface Intrigue {
  kind: 'intrigue';
  code: string;
  family: Family;
  value: number;
  down: boolean;
}

export interface Bought {
  kind: 'influence';
  influence: Influence;
}

export type Lying = Intrigue | Bought;

export interface Token {
  kind: 'ducat' | Organisation;
  down: boolean;
}

const DOWN = ' down';
const BY_INITIAL = new Map(FAMILIES.map((family) => [family[0], family]));

export function familyOf(code: string): Family {
  const family = BY_INITIAL.get(code[0]);
  if (!family) throw new Error(`no family has cards like ${code}`);
  return family;
}

export function intrigueOf(code: string): Intrigue {
  const bare = faceUp(code);
  return {
    kind: 'intrigue',
    code: bare,
    family: familyOf(bare),
    value: Number(bare.slice(1)),
    down: code.endsWith(DOWN),
  };
}

export function lyingOf(code: string): Lying {
  const influence = INFLUENCES.find((kind) => kind === code);
  return influence ? { kind: 'influence', influence } : intrigueOf(code);
}

export function tokenOf(code: string): Token {
  const kind = ['ducat' as const, ...ORGANISATIONS].find((one) => one === faceUp(code));
  if (!kind) throw new Error(`no token is called ${code}`);
  return { kind, down: code.endsWith(DOWN) };
}

export function faceUp(code: string): string {
  return code.endsWith(DOWN) ? code.slice(0, -DOWN.length) : code;
}

export function faceDown(code: string): string {
  return faceUp(code) + DOWN;
}
