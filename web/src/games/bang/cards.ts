/** The faces of the cards: kind, rank and suit from a name, and the signs printed on them. */

import type { CardName } from './view';

export type Suit = 'S' | 'H' | 'D' | 'C';

export interface Card {
  name: CardName;
  kind: string;
  /** 2 … 10, J, Q, K, A. */
  rank: string;
  suit: Suit;
  /** The colour of its frame: it stays in play. */
  blue: boolean;
}

const BLUE: ReadonlySet<string> = new Set([
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
]);

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

/** Whether there is a card of this kind. */
export const isKind = (kind: string): boolean => kind in SIGNS;
