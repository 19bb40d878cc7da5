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
  ClockInfo,
  LegalMove,
  News,
  Phrase,
  Seat,
  TableSeat,
  Sight,
  TableInfo,
} from './protocol';
import type { Events, GameKey, PrintedOf, Views } from './wire';

/** `off`: every picture is held, and nothing moves. */
export type Motion = 'off' | 'normal';
/** How fast the story of the others is told; `step`: each step waits for a key or a click. */
export type Pace = 'slow' | 'normal' | 'fast' | 'step';
export type Language = 'en' | 'ru' | 'uk';

/** Who sits there, with all that a seat plate shows. */
export interface Person {
  seat: Seat;
  name: string;
  kind: TableSeat['kind'];
  /** Which one of the cast plays here: a bot, or who stands in for a person. */
  figure: string | null;
  /** Of a person. */
  face: number | null;
  /** How strong the bot of this seat plays, 0 to 5; null: nobody knows, or no bot. */
  level: number | null;
  /** A bot, or a bot that stands in for a person. */
  bot: boolean;
  /** Has left the match to a bot for good. */
  resigned: boolean;
  /** The time has run out, and they have not moved since. */
  late?: boolean;
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

/** What stands in the prompt: what is asked of me, or who the table waits for. */
export interface PromptState {
  asked: boolean;
  /** One sentence, e.g. "Choose a card." or "Waiting for Olena and Marek". */
  text: string;
  rule: string | null;
  deadline: number | null;
  /** The move that was sent and is not confirmed yet. */
  pending: string | null;
  connection: 'live' | 'dropped' | 'catching-up';
  /** The match was told to its end, and the end scene put aside: what can be done now. */
  over?: Over | null;
}

/** What can be done after the match; a button that only leads somewhere has its address. */
export interface OverAction {
  key: 'again' | 'review' | 'replay' | 'share' | 'home';
  label: string;
  href?: string;
  act?(): void;
}

/** The end in words, with its buttons: in the end scene, and afterwards in the prompt. */
export interface Over {
  title: string;
  why: string;
  /** My place among many, where there are places; '' otherwise. */
  place: string;
  /** Whether I am among the winners; null: a spectator. */
  won: boolean | null;
  /** What came of a button: "Link copied …". */
  note: string;
  actions: OverAction[];
  /** The name of the button that opens the end scene again. */
  result: string;
  show(): void;
}

/** The question that waits while the story is still told. */
export interface Later {
  prompt: PromptState;
  decision: string | null;
  /** To choose one of them shows the newest sight at once. */
  moves: LegalMove[];
}

/** A deed for "since your turn": one chip. */
export interface Deed {
  /** The number of its picture. */
  id: number;
  person: Person;
  target: Person | null;
  sign: string | null;
  hitsMe: boolean;
  text: string;
}

/** What the narrator's strip shows and offers; `lib/telling/Narrator.svelte` draws it. */
export interface NarratorState {
  /** The number of the picture that said it: another one for every sentence. */
  id: number;
  /** The sentence of the shown step, or the last one that was said; '' before there is one. */
  text: string;
  reason: string;
  /** Whose face stands beside it. */
  person: Person | null;
  accent: Accent;
  sign: string | null;
  Sign: Component<{ sign: string }> | null;
  /** Milliseconds that the shown step takes, while it runs; 0: nothing is held. */
  held: number;
  /** Whether something is still told, or looked back at: where narrator and prompt share a box. */
  isTelling: boolean;
  isPaused: boolean;
  isLookingBack: boolean;
  /** "3 of 7" while looking back. */
  place: { number: number; count: number } | null;
  canStepBack: boolean;
  canStepOn: boolean;
  /** Whether there is a transport: a replay has its own. */
  hasTransport: boolean;
  pace: Pace;
  /** For screen readers: said once each. */
  polite: string;
  assertive: string;
  /** What the newest sight asks me; '' when nothing. */
  question: string;
  /** The same, only while the story still runs: then it waits. */
  later: string;
  /** What others did since my last move; empty after my first one. */
  deeds: Deed[];
  /** The sound button, where there is sound. */
  sound?: { on: boolean; toggle(): void } | null;
  /** Whether what hits me stays until I go on, where that can be chosen. */
  stops?: { on: boolean; toggle(): void } | null;
  stepBack(): void;
  stepOn(): void;
  toggle(): void;
  backToNow(): void;
  /** To the newest sight at once. */
  skip(): void;
  look(id: number): void;
  setPace(pace: Pace): void;
  label(key: string, values?: Record<string, string | number>): string;
}

export interface BoardProps<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent, Printed = unknown> {
  /** What is drawn. While steps are played, its view is a step's and its moves are none. */
  sight: Sight<View, Event>;
  /** What was drawn before it; null when there is nothing to fly from. */
  previous: Sight<View, Event> | null;
  /** The step that is shown; null when the newest sight stands and its last step was told. */
  step: Step<View, Event> | null;
  /** How much longer than usual things fly now, by pace; 0: nothing moves. */
  tempo: number;
  /** For `<Narrator>` or `<TellingBox>`, which a board places in its layout. */
  narrator: NarratorState;
  /** My question while the story still runs: visible at once, answered at once. */
  later: Later | null;
  /** Everything that these eyes were told since the match began, as far as it is known. */
  log: News<Event>[];
  table: TableInfo;
  /** Rules data of this table that the view does not repeat: `printed(game, options)`. */
  printed: Printed;
  people: Person[];
  names: string[];
  /** The seat drawn at the bottom, whose hand this is; null: a spectator. */
  me: Seat | null;
  /** A match that is looked back at: the reader sees through the eyes of `me` and is nobody there. */
  past?: boolean;
  clock: ClockInfo | null;
  prompt: PromptState;
  motion: Motion;
  language: Language;
  /** What a card does is written on it, where it is large enough; otherwise a hint says it. */
  cardText?: boolean;
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

/** How a step concerns the reader: the narrator's colour, and how long the step is held. */
export type Accent = 'plain' | 'hits-me' | 'good-for-me' | 'somebody-out' | 'match-over';

/**
 * What the narrator says: a message of the Fluent files.
 *
 * Every seat of `seats` is given to the message by its name, and `$you` tells which of them the
 * reader is: `{ $you -> [seat] You shoot at { $target }. [target] { $seat } shoots at you.
 * *[none] { $seat } shoots at { $target }. }`. If several are the reader, the first one counts.
 */
export interface Line {
  key: string;
  seats?: Record<string, Seat>;
  /** A value that is a line itself is said first: a card by its name. */
  values?: Record<string, string | number | Line>;
}

/**
 * One beat of the story: one event, or one small group, as a picture.
 *
 * The steps of a sight tell each of its events exactly once, in order; the view of a step is the
 * view before it with its events folded, so that the last one is the sight's own.
 */
export interface Step<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent> {
  view: View;
  events: Event[];
  /** Milliseconds that its movement takes at normal pace; without movement the step stays. */
  motion?: number;
  /** Milliseconds that the picture stays after its movement, at normal pace. */
  hold: number;
  /** null: told together with the next step, or nothing to say. */
  line?: Line | null;
  /** Why, in small; a board may leave it out on a phone. */
  reason?: Line | null;
  /** The story says the reason, too: at the deal, who one is. */
  saysReason?: boolean;
  /** Whose face stands beside the sentence. */
  face?: Seat | null;
  accent?: Accent;
  sound?: Sound;
  /** A small picture beside the sentence; the board's `Sign` draws it. */
  sign?: string;
  /** A deed that "since your turn" shows as a chip: who did it, and the target. */
  deed?: { seat: Seat; target?: Seat | null };
  /**
   * After its hold a table of what was, which the board's `Interlude` draws: the end of a deal or
   * of a game. It goes on by itself after so many seconds, or with Enter.
   */
  interlude?: number;
  /** News only while it is shown ("all cards are down"): the story leaves it out. */
  isPassing?: boolean;
}

/** The family of sounds; each room plays them in its own timbre. */
export type Sound =
  | 'card'
  | 'flip'
  | 'shuffle'
  | 'shot'
  | 'hit'
  | 'miss'
  | 'rope'
  | 'tear'
  | 'bars'
  | 'fuse'
  | 'boom'
  | 'stamp'
  | 'tick'
  | 'crack'
  | 'herd'
  | 'hop'
  | 'gong'
  | 'bell'
  | 'chime'
  | 'coin'
  | 'glint'
  | 'chord'
  | 'knock'
  | 'chat'
  | 'win'
  | 'lose';

/** A heading of the story: a turn, a trick, a round, a deal. */
export interface Heading {
  line: Line;
  /** Whose turn it is. */
  face?: Seat | null;
  /** Larger: a deal, a round or a game, which holds turns or tricks. */
  large?: boolean;
}

/** What the end scene of a game draws between title and buttons. */
export interface EndProps<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent, Printed = unknown> {
  view: View;
  /** All that these eyes were told, as far as it is known. */
  log: News<Event>[];
  printed: Printed;
  people: Person[];
  names: string[];
  me: Seat | null;
  motion: Motion;
  language: Language;
  phrase(phrase: Phrase): string;
  text(key: string, values?: Record<string, string | number>): string;
  /** Everything is there at once: no motion, or a key was pressed. */
  atOnce?: boolean;
  /** Open the replay some steps before the event with this number; missing: nothing to open. */
  watch?(seq: number): void;
}

/** What an interlude draws: the end scene's props, and the step that asked for it. */
export interface InterludeProps<
  View extends BaseView = BaseView,
  Event extends BaseEvent = BaseEvent,
  Printed = unknown,
> extends EndProps<View, Event, Printed> {
  step: Step<View, Event>;
}

export interface HeldProps<View extends BaseView = BaseView, Printed = unknown> {
  view: View;
  seat: Seat;
  printed: Printed;
  language: Language;
  text: BoardProps['text'];
}

/** How the match goes, in one number a seat. */
export interface Curve<View extends BaseView = BaseView, Printed = unknown> {
  /** The key of what the number is: "lives", "bulls". */
  label: string;
  values(view: View, printed: Printed): number[];
}

/** Where a review writes on a board. */
export interface Coached<View extends BaseView = BaseView> {
  /**
   * The thing at which the value of a move stands, and where: below it, stacked up beside its foot,
   * in its middle, lower or to the right of that; null: nowhere. `way` tells moves of one thing apart: "▲".
   * Of several moves with the same place the best one counts.
   */
  worth?(move: string): { thing: string; way?: string; place: 'below' | 'stacked' | 'middle' | 'low' | 'later' } | null;
  /** The sign of the unit in which it is told; without one it is the chance to win. */
  Unit?: Component;
  /** The element that a move leads to: an arrow points there. */
  leads?(board: ParentNode, move: string, view: View): Element | null;
  /** What others could be: the sign of each, and the key of its name. */
  could?: { Sign: Component<{ what: string }>; name(what: string): string };
}

export interface BoardModule<View extends BaseView = BaseView, Event extends BaseEvent = BaseEvent, Printed = unknown> {
  key: string;
  Board: Component<BoardProps<View, Event, Printed>>;
  /** The view after an event, exactly: any view and the events after it give the next view. */
  fold?(view: View, event: Event, printed: Printed): View;
  /**
   * Fields of the view that belong to the question, as its moves do: the server computes them
   * for who is asked, and no event tells them.
   */
  asks?: readonly (keyof View & string)[];
  /** What is said and drawn while the cards of the match are dealt, before anyone has moved. */
  opening?(sight: Sight<View, Event>, printed: Printed): Pick<Step, 'line' | 'reason' | 'saysReason' | 'face' | 'sign'>;
  /** What the events between two sights tell, one by one (see `Step`). */
  steps?(before: Sight<View, Event>, after: Sight<View, Event>, printed: Printed): Step<View, Event>[];
  /**
   * Whether everybody sees how many answers this question has: then the only one is given by
   * itself, and tells nothing.
   */
  isForced?(view: View): boolean;
  /** The heading that an event opens in the story; null: it belongs to the last one. */
  heading?(event: Event, view: View | null, printed: Printed): Heading | null;
  /**
   * Headings that need the whole log, as the rounds of BANG!, which are counted: by the event that
   * opens them. They stand before `heading` of the same event.
   */
  chapters?(log: readonly News<Event>[], view: View): (news: News<Event>) => Heading | null;
  /** The small picture of a step, 34 × 26. */
  Sign?: Component<{ sign: string }>;
  /** A figure of every seat that tells how the match goes: the curve under a replay. */
  curve?: Curve<View, Printed>;
  /** Points as they stand now: a tab of the shell. */
  Scores?: Component<EndProps<View, Event, Printed>>;
  /** What that tab is called, where it shows more than points. */
  scoresTitle?(view: View): string | null;
  /** The end scene: who won and why in one sentence, and the picture of the match. */
  End?: Component<EndProps<View, Event, Printed>>;
  /** "You win", "Keiko wins": the title of the end scene and the sentence that tells why. */
  ending?(props: EndProps<View, Event, Printed>): { title: Line; why: Line | null };
  /** The table after a deal or a game, for a step with `interlude`; its heading is its own. */
  Interlude?: Component<InterludeProps<View, Event, Printed>>;
  /**
   * What a seat holds, small and open, for replays with all cards open. A board without it
   * shows open hands where the players sit.
   */
  Held?: Component<HeldProps<View, Printed>>;
  /** What a review shows on this board, besides rings. */
  coached?: Coached<View>;
  /** Where the match is, for the bar: "Deal 3 · trick 6 of 10". */
  where?(view: View, text: BoardProps['text'], printed: Printed, log: readonly News<Event>[]): string;
}

/**
 * A game's board as the shell takes it. All its parts agree on the view, the events and what is
 * printed of that game; the shell hands them on and looks into none of them.
 */
export function board<Game extends GameKey>(
  module: BoardModule<Views[Game], Events[Game], PrintedOf[Game]> & { key: Game },
): BoardModule {
  return module as unknown as BoardModule;
}

/** The headings of a match, of which this is printed. */
export const headingFor = (module: BoardModule | undefined, printed: unknown) =>
  module?.heading && ((event: BaseEvent, view: BaseView | null) => module.heading?.(event, view, printed) ?? null);

type Loader = () => Promise<{ default: BoardModule }>;
const modules = import.meta.glob('../games/*/index.ts') as Record<string, Loader>;

export const boardKeys: string[] = Object.keys(modules)
  .map((path) => path.split('/').at(-2) ?? '')
  .sort();

/** The board of a game, loaded when it is needed; a game without one of its own gets the plain one. */
export async function loadBoard(key: string): Promise<BoardModule> {
  const load = modules[`../games/${key}/index.ts`];
  if (load) return (await load()).default;
  const { default: plain } = await import('../plain');
  return { ...plain, key };
}
