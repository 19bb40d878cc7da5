/** The view and the events of Intrigo, as the server sends them. */
import type { BaseEvent, BaseView, Hidden, Result, Seat } from '../../lib/protocol';

export interface IntrigoView extends BaseView {
  options: { prices?: unknown };
  phase: 'draft' | 'palace' | 'over';
  round: number;
  /** The first player of the round. */
  first: Seat;
  families: string[];
  ducats: number[];
  supply: number;
  seals: number[][];
  bag: number[];
  /** By building: `ducat`, `clergy`, `clergy down`, … */
  tokens: (string | null)[];
  /** By gap: `d4`, `d4 down`, `merchant`, … */
  gaps: (string | null)[];
  piles: number[];
  prices: (number | null)[];
  pick: number;
  /** The packets that this seat has received in this round. */
  seen: string[][];
  kept: (string[] | Hidden)[];
  hands: (string[] | Hidden)[];
  played: string[][];
  without: Seat[];
}

interface Of<Name extends string> extends BaseEvent {
  event: Name;
}

export type FamiliesDrawn = Of<'families-drawn'> & { families: string[] };
export type RoundBegan = Of<'round-began'> & { round: number; seat: Seat };
export type TokensPlaced = Of<'tokens-placed'> & { placed: { building: number; token: string }[] };
export type PacketReceived = Of<'packet-received'> & { seat: Seat; cards: string[] | Hidden };
export type CardKept = Of<'card-kept'> & { seat: Seat; card: string | Hidden };
export type CardPlayed = Of<'card-played'> & { seat: Seat; card: string; gap: number };
export type InfluenceBought = Of<'influence-bought'> & {
  seat: Seat;
  influence: string;
  gap: number;
  price: number;
};
export type TokensSwapped = Of<'tokens-swapped'> & { building: number; other: number };
export type CardTurned = Of<'card-turned'> & { gap: number; card: string };
export type CardCalled = Of<'card-called'> & {
  seat: Seat;
  card: string;
  holder: Seat;
  gap: number;
};
export type CardsSwapped = Of<'cards-swapped'> & { gap: number; other: number };
export type CardMoved = Of<'card-moved'> & { gap: number; card: string; target: number };
export type TokenTurned = Of<'token-turned'> & { building: number; token: string };
export type Passed = Of<'passed'> & { seat: Seat };
export type TokenWon = Of<'token-won'> & {
  seat: Seat;
  family: string;
  token: string;
  building: number;
};
export type TokenStayed = Of<'token-stayed'> & {
  building: number;
  token: string;
  reason: 'equal' | 'no-card' | 'nobody' | 'face-down';
};
export type RoundEnded = Of<'round-ended'> & { round: number };
export type Asked = Of<'asked'> & { seats: Seat[]; decision: string };
export type Ended = Of<'ended'> & { result: Result };

export type IntrigoEvent =
  | FamiliesDrawn
  | RoundBegan
  | TokensPlaced
  | PacketReceived
  | CardKept
  | CardPlayed
  | InfluenceBought
  | TokensSwapped
  | CardTurned
  | CardCalled
  | CardsSwapped
  | CardMoved
  | TokenTurned
  | Passed
  | TokenWon
  | TokenStayed
  | RoundEnded
  | Asked
  | Ended;
