/** What goes over the wire: the same shapes and words as the server's `protocol.py`. */

export type Seat = number;

/** Something to be said in the reader's language. */
export interface Phrase {
  key: string;
  arguments?: Record<string, Sayable>;
}
/** `{seat: n}` is the name of who sits there; a list is said joined by commas. */
export type Sayable = string | number | null | Phrase | Hidden | { seat: Seat } | Sayable[];

/** So many things that these eyes may not see. */
export interface Hidden {
  hidden: number;
}

export interface Result {
  ranks: number[];
  scores: number[];
}

/** What every game's view has; the games add their own fields. */
export interface BaseView {
  seat: Seat | null;
  seats: number;
  to_act: Seat[];
  decision: string | null;
  result: Result | null;
}

export interface BaseEvent {
  event: string;
  rule: string;
}

/** An event as these eyes received it, with its sentence. */
export interface News<Event extends BaseEvent = BaseEvent> {
  seq: number;
  event: Event;
  /** Missing where a log shows nothing: such an event only keeps pictures up to date. */
  said?: Phrase;
}

/** A legal move: its text, its clause, its sentence, and what helps to decide. */
export interface LegalMove {
  move: string;
  rule: string;
  said: Phrase;
  hint: Phrase | null;
}

export interface Sight<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent> {
  seat: Seat | null;
  events: News<Event>[];
  view: View;
  moves?: LegalMove[];
  take_back?: boolean;
}

export interface SeatCard {
  seat: Seat;
  kind: 'free' | 'person' | 'program' | 'bot';
  name: string;
  person: string | null;
  bot: string | null;
  ready: boolean;
  stand_in: boolean;
  resigned: boolean;
}

export type ClockRule =
  | { kind: 'none' }
  | { kind: 'live'; base: number; increment: number; reaction: number }
  | { kind: 'slow'; each: number };

export interface FairnessCard {
  commitment: string;
  entropy: string[] | null;
  server_seed: string | null;
  deal_seed: string | null;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  status: 'open' | 'live' | 'over' | 'closed';
  host: string;
  seats: SeatCard[];
  options: Record<string, unknown>;
  clock: ClockRule;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  auto_start: boolean;
  created: number;
  fairness: FairnessCard;
  asked_back: Seat | null;
  agreed: Seat[];
  rematch: string | null;
  result: Result | null;
}

export interface ClockCard {
  left: number[];
  deadlines: Record<string, number>;
}

export interface Happened {
  kind: string;
  at: number;
  seat?: Seat;
  by?: string;
  undone?: number[];
  expired?: boolean;
}

export interface Line {
  seq: number;
  at: number;
  name: string;
  text: string;
  seat: Seat | null;
}

export interface Presence {
  type: 'presence';
  here: Seat[];
  away: Record<string, number>;
  spectators: number;
}

export interface You {
  person: string;
  name: string;
  seats: Seat[];
  is_host: boolean;
}

export interface Welcome {
  type: 'welcome';
  seq: number;
  now: number;
  since: number;
  you: You;
  table: TableCard;
  clock: ClockCard | null;
  sights: Sight[];
  lines: Line[];
  presence: Presence;
}

export interface Update {
  type: 'update';
  seq: number;
  happened: Happened;
  table?: TableCard;
  clock?: ClockCard;
  sights?: Sight[];
  line?: Line;
}

export interface Done {
  type: 'done';
  id: string;
  seq: number;
  table: string | null;
}

export interface Refused {
  type: 'refused';
  id: string | null;
  code: string;
  sentence: string;
  rule?: string;
  retry_after?: number;
}

export interface Pong {
  type: 'pong';
  now: number;
}

export interface Bye {
  type: 'bye';
  reason: 'stopping' | 'slow' | 'removed' | 'replaced';
}

export type Message = Welcome | Update | Presence | Done | Refused | Pong | Bye;

/** What a client may ask for; the socket adds the id. */
export type Command =
  | { do: 'sit'; seat: Seat; entropy?: string; name?: string }
  | { do: 'add-bot'; seat: Seat; bot: string }
  | { do: 'stand' | 'remove' | 'take-back' | 'return' | 'resign' | 'relieve'; seat: Seat }
  | { do: 'ready'; seat: Seat; ready?: boolean; entropy?: string }
  | { do: 'start' | 'rematch' | 'close' }
  | { do: 'play'; seat: Seat; move: string; after?: number }
  | { do: 'answer'; seat: Seat; agree: boolean }
  | { do: 'say'; text: string }
  | { do: 'automate'; seat: Seat; on: boolean };

export function isHidden(value: unknown): value is Hidden {
  return typeof value === 'object' && value !== null && 'hidden' in value;
}

/** How many things there are, seen or not. */
export function count(value: readonly unknown[] | Hidden): number {
  return isHidden(value) ? value.hidden : value.length;
}
