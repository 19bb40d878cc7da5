/** The faces of the cards: kind, rank and suit from a name, and the signs printed on them. */

import type { CardName } from './view';

export type Suit = 'S' | 'H' | 'D' | 'C';

export interface Card {
  name: CardName;
  kind: string;
  /** 2 … 10, J, Q, K, A. */
  rank: string;
  suit: Suit;
  /** Stays in play. */
  blue: boolean;
}

/** In the order of the deck: steps name a kind by its place here. */
export const KINDS = [
  'bang',
  'missed',
  'beer',
  'panic',
  'cat-balou',
  'duel',
  'general-store',
  'indians',
  'stagecoach',
  'gatling',
  'saloon',
  'wells-fargo',
  'barrel',
  'dynamite',
  'scope',
  'mustang',
  'jail',
  'volcanic',
  'schofield',
  'remington',
  'carabine',
  'winchester',
] as const;

/** In the order in which steps count characters. */
export const CHARACTERS = [
  'bart-cassidy',
  'black-jack',
  'calamity-janet',
  'el-gringo',
  'jesse-jones',
  'jourdonnais',
  'kit-carlson',
  'lucky-duke',
  'paul-regret',
  'pedro-ramirez',
  'rose-doolan',
  'sid-ketchum',
  'slab-the-killer',
  'suzy-lafayette',
  'vulture-sam',
  'willy-the-kid',
] as const;

const FIRST_BLUE = KINDS.indexOf('barrel');
const BLUE: ReadonlySet<string> = new Set(KINDS.slice(FIRST_BLUE));

/** `bang-as` is the Bang! with the ace of spades, `stagecoach-9s-b` a second nine of spades. */
const NAME = /^(.+)-(10|[2-9jqka])([shdc])(?:-b)?$/;

export function card(name: CardName): Card {
  const found = NAME.exec(name);
  if (!found) throw new Error(`"${name}" is no card`);
  const [, kind, rank, suit] = found;
  return {
    name,
    kind,
    rank: rank.toUpperCase(),
    suit: suit.toUpperCase() as Suit,
    blue: BLUE.has(kind),
  };
}

export const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';

/** The numeral in the corner of a small card. */
export const BADGES: Record<string, string> = {
  volcanic: '1',
  schofield: '2',
  remington: '3',
  carabine: '4',
  winchester: '5',
  mustang: '+1',
  scope: '−1',
};

export const isWeapon = (kind: string): boolean => /^\d$/.test(BADGES[kind] ?? '');

/** The signs at the foot of a card; what is no sign is printed as it is. */
export const SIGNS: Record<string, readonly string[]> = {
  bang: ['ring', 'arrow', '−1', 'shell'],
  missed: ['noshot'],
  beer: ['+1', 'shell'],
  panic: ['ring:1', 'take'],
  'cat-balou': ['any', 'drop'],
  duel: ['any', 'shot', 'swap', 'shot'],
  'general-store': ['all', 'arrow', '+1', 'card'],
  indians: ['all', 'shot', '/', '−1', 'shell'],
  stagecoach: ['+2', 'card'],
  gatling: ['all', 'arrow', '−1', 'shell'],
  saloon: ['all', 'arrow', '+1', 'shell'],
  'wells-fargo': ['+3', 'card'],
  barrel: ['draw', 'heart', 'arrow', 'hat'],
  dynamite: ['draw', '2–9', 'spade', 'arrow', '−3'],
  scope: ['eye', '−1'],
  mustang: ['eye', '+1'],
  jail: ['draw', 'heart', 'arrow', 'key'],
  volcanic: ['ring:1', 'shot', '∞'],
  schofield: ['ring:2'],
  remington: ['ring:3'],
  carabine: ['ring:4'],
  winchester: ['ring:5'],
};

/** The clause of the rules that tells what a card does. */
export const CLAUSES: Record<string, string> = {
  bang: 'BA-11',
  missed: 'BA-12',
  beer: 'BA-15',
  panic: 'BA-31',
  'cat-balou': 'BA-31',
  duel: 'BA-34',
  'general-store': 'BA-35',
  indians: 'BA-33',
  stagecoach: 'BA-30',
  gatling: 'BA-32',
  saloon: 'BA-17',
  'wells-fargo': 'BA-30',
  barrel: 'BA-13',
  dynamite: 'BA-40',
  scope: 'BA-9',
  mustang: 'BA-9',
  jail: 'BA-44',
  volcanic: 'BA-42',
  schofield: 'BA-10',
  remington: 'BA-10',
  carabine: 'BA-10',
  winchester: 'BA-10',
};

/** Where the rules' order of the characters is not that of the steps. */
const MOVED: Record<string, number> = { 'rose-doolan': 59, 'pedro-ramirez': 60 };

/** The clause of a character's ability. */
export function abilityClause(character: string): string {
  const place = CHARACTERS.indexOf(character as (typeof CHARACTERS)[number]);
  return `BA-${MOVED[character] ?? 50 + place}`;
}
