/**
 * The contract between the shell and the boards.
 *
 * A board draws one sight and offers its moves; it knows no rules. The shell gives it
 * everything it draws as props and hears of one thing only: which move was chosen.
 */

import type { Component } from 'svelte';
import type {
  BaseEvent,
  BaseView,
  ClockCard,
  News,
  Phrase,
  Seat,
  SeatCard,
  Sight,
  TableCard,
} from './protocol';

export type Motion = 'off' | 'normal' | 'slow';
export type Language = 'en' | 'ru' | 'uk';

/** Who sits there, with all that a seat plate shows. */
export interface Person {
  seat: Seat;
  name: string;
  kind: SeatCard['kind'];
  /** A bot, or a bot that stands in for a person. */
  bot: boolean;
  here: boolean;
  /** Owes a decision now. */
  acting: boolean;
  /** Milliseconds since the epoch, of the server's clock. */
  deadline: number | null;
  /** Milliseconds in the bank. */
  left: number | null;
}

/** Why something cannot be done, with the clause that says so. */
export interface Why {
  said: Phrase;
  rule: string;
}

/** What stands in the prompt: what is asked of me, or whom the table waits for. */
export interface PromptState {
  asked: boolean;
  /** One sentence, e.g. "Choose a card." or "Waiting for Olena and Marek". */
  text: string;
  rule: string | null;
  deadline: number | null;
  /** The move that was sent and is not confirmed yet. */
  pending: string | null;
  connection: 'live' | 'dropped' | 'catching-up';
}

export interface BoardProps<
  View extends BaseView = BaseView,
  Event extends BaseEvent = BaseEvent,
  Tables = unknown,
> {
  /** What is drawn. While steps are played, its view is a step's and its moves are none. */
  sight: Sight<View, Event>;
  /** What was drawn before it; null when there is nothing to fly from. */
  previous: Sight<View, Event> | null;
  /** Everything that these eyes were told since the match began, as far as it is known. */
  log: News<Event>[];
  table: TableCard;
  /** Rules data of this table that the view does not repeat: `tables(game, options)`. */
  tables: Tables;
  people: Person[];
  names: string[];
  /** The seat drawn at the bottom, whose hand this is; null: a spectator. */
  me: Seat | null;
  /** A match that is looked back at: the reader sees through the eyes of `me` and is nobody there. */
  past?: boolean;
  clock: ClockCard | null;
  prompt: PromptState;
  motion: Motion;
  language: Language;
  /** An event that the reader points at in the log: show what it was about. */
  pointed: Event | null;

  /** Make a move of `sight.moves`, by its text. */
  choose(move: string): void;
  /** Take the last move back; only while `sight.take_back`. */
  takeBack(): void;
  /** Take the last choice back and make this one instead; missing where nothing can be changed. */
  change?(move: string): void;
  /** Why this move, which is not in `sight.moves`, is not allowed; null: nothing to say. */
  why(move: string): Promise<Why | null>;
  /** Finish the running animation at once. */
  skip(): void;
  /** Open the rules at this clause. */
  clause(rule: string): void;
  /** A phrase of the server in the reader's language. */
  phrase(phrase: Phrase): string;
  /** A message of the Fluent files, by its whole key. */
  text(key: string, values?: Record<string, string | number>): string;
}

/** A picture between two sights, and how long it stays (milliseconds at normal speed). */
export interface Step<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent> {
  view: View;
  events: Event[];
  hold: number;
}

export interface HeldProps<View extends BaseView = BaseView, Tables = unknown> {
  view: View;
  seat: Seat;
  tables: Tables;
  text: BoardProps['text'];
}

export interface BoardModule<
  View extends BaseView = BaseView,
  Event extends BaseEvent = BaseEvent,
  Tables = unknown,
> {
  key: string;
  Board: Component<BoardProps<View, Event, Tables>>;
  /**
   * The pictures between two sights, in order, without the last one: what the events say
   * one by one. A board without steps goes from sight to sight at once.
   */
  steps?(before: Sight<View, Event>, after: Sight<View, Event>): Step<View, Event>[];
  /**
   * What a seat holds, small and open, for replays with all cards open. A board without it
   * shows open hands where the players sit.
   */
  Held?: Component<HeldProps<View, Tables>>;
  /** Where the match is, for the bar: "Deal 3 · trick 6 of 10". */
  where?(view: View, text: BoardProps['text']): string;
}

type Loader = () => Promise<{ default: BoardModule }>;
const modules = import.meta.glob('../games/*/index.ts') as Record<string, Loader>;

export const boardKeys: string[] = Object.keys(modules)
  .map((path) => path.split('/').at(-2) ?? '')
  .sort();

/** The board of a game, loaded when it is needed. */
export async function loadBoard(key: string): Promise<BoardModule> {
  const load = modules[`../games/${key}/index.ts`];
  if (!load) throw new Error(`there is no board for the game "${key}"`);
  return (await load()).default;
}
