/** What a seat may know of BANG!: the JSON of `BangView`, and the events that change it. */

import type { BaseEvent, BaseView, Hidden, Seat } from '../../lib/protocol';

export type CardName = string;
/** What is under way: kind, whose, about whom (−1: nobody), a number. The next step is last. */
export type Step = [kind: string, seat: number, other: number, number: number];
export type Role = 'sheriff' | 'deputy' | 'outlaw' | 'renegade';

export interface BangView extends BaseView {
  options: {
    mode: 'single' | 'tournament';
    'no-mercy': boolean;
    experience: boolean;
    hire: boolean;
    bounties: boolean;
  };
  game: number;
  first_sheriff: Seat;
  roles: (Role | Hidden)[];
  characters: (string | null)[];
  lives: number[];
  full_lives: number[];
  alive: Seat[];
  fallen: Seat[];
  killers: (Seat | null)[];
  hands: (CardName[] | Hidden)[];
  known: CardName[][];
  shown: CardName[];
  maybe: [CardName, Seat[]][];
  tables: CardName[][];
  deck: CardName[] | Hidden;
  top: CardName[];
  discard: CardName[];
  aside: CardName[] | Hidden;
  turn: Seat;
  pending: Step[];
  bangs: number;
  fired: CardName[];
  distances: number[][];
  reach: number[];
  money: number[];
  prices: number[];
  survivors: Seat[];
  pool: string[];
  leader: Seat | null;
  bid: number;
  out: Seat[];
  winners: Seat[];
}

/** The fields that a board reads; which of them an event has depends on its kind. */
export interface BangEvent extends BaseEvent {
  seat?: Seat;
  card?: CardName | Hidden;
  cards?: CardName[] | Hidden;
  others?: CardName[];
  kept?: CardName[] | Hidden;
  target?: Seat | null;
  owner?: Seat;
  victim?: Seat;
  to?: Seat;
  by?: Seat | null;
  role?: Role | Hidden;
  character?: string;
  hand?: CardName[] | Hidden;
  table?: CardName[];
  life?: number;
  amount?: number;
  price?: number;
  count?: number;
  game?: number;
  side?: string;
  winners?: Seat[];
  amounts?: number[];
  money?: number[];
}

/** What is printed, as `tables` of the server gives it. */
export interface BangTables {
  characters: { name: string; life: number }[];
  /** Those of this number of players. */
  roles: Role[];
}
