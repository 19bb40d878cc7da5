// Written by scripts/wire.py. Do not edit: change the Python types instead.

/** Something to be said in the reader's language: a key with its arguments. */
export interface Phrase {
  key: string;
  arguments: { [key: string]: Sayable };
}

export type Sayable = string | number | Phrase | Player | Hidden | null | Array<Sayable>;

/** The name of who sits there. */
export interface Player {
  seat: number;
}

/** Something that this reader may not know, and how many of it there are. */
export interface Hidden {
  hidden: number;
}

/** Ranks and scores by seat. Equal players share a rank and the next one is skipped. */
export interface Result {
  ranks: Array<number>;
  scores: Array<number>;
}

export interface GameInfo {
  key: string;
  title: string;
  summary: string;
  aim: string;
  authors: string;
  age: number | null;
  rules_version: number;
  seats: Array<number>;
  default_seats: number;
  minutes: [number, number];
  presets: Array<Preset>;
  options: Array<OptionInfo>;
  decisions: Array<DecisionInfo>;
  chapters: Array<Chapter>;
  examples: Array<string>;
}

/** Named options. */
export interface Preset {
  key: string;
  label: string;
  options: { [key: string]: unknown };
  seats: Array<number>;
}

/** A field of a set-up form. */
export interface OptionInfo {
  name: string;
  kind: "flag" | "number" | "choice" | "data";
  default: unknown;
  label: string;
  about: string;
  rule: string;
  least: number | null;
  most: number | null;
  choices: Array<Choice>;
  seats: Array<number>;
  only_with: { [key: string]: unknown };
  not_with: Array<string>;
}

/** One value of an option, and the message that says it. */
export interface Choice {
  value: string | number;
  label: string;
  minutes: [number, number] | null;
}

export interface DecisionInfo {
  key: string;
  rule: string;
  secret: boolean;
  label: string;
}

/** A section of the rules; the message of a clause is `rule-<clause>`. */
export interface Chapter {
  key: string;
  label: string;
  clauses: Array<string>;
  lists: Array<ListInfo>;
}

/** A table after a section: messages for its title and columns, phrases or plain text in it. */
export interface ListInfo {
  label: string;
  columns: Array<string>;
  rows: Array<Array<string | Array<PlainPhrase>>>;
}

/** A phrase with nothing but plain values in it, so that it can be read back from JSON. */
export interface PlainPhrase {
  key: string;
  arguments: { [key: string]: string | number };
}

/** Everything needed to play the match again. */
export interface Record {
  format: string;
  software: string;
  game: string;
  rules: number;
  options: { [key: string]: unknown };
  seats: Array<SeatInfo>;
  started: string;
  fairness: Fairness;
  moves: Array<RecordedMove>;
  result: Result | null;
}

/** Who sat there; `bot` names the bot that played. */
export interface SeatInfo {
  name: string;
  bot?: string | null;
  guest_of?: string | null;
  figure?: string | null;
  face?: number | null;
}

/** The fairness data of a record. */
export interface Fairness {
  commitment: string;
  entropy: Array<string>;
  server_seed?: string | null;
  deal_seed?: string | null;
  edition?: 1 | 2;
  hashes?: Array<string | null> | null;
}

/** A move as text, and when it was made, in milliseconds since the start. */
export type RecordedMove = [number, string, number];

/** A game and the bots that play it here, the weakest first. */
export interface Offer {
  info: GameInfo;
  bots: Array<string>;
  title: string;
  summary: string;
}

export interface Opened {
  id: string;
  path: string;
}

export interface TablePage {
  tables: Array<TableLine>;
  next: number | null;
  now: number;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  title: string;
  status: "open" | "live" | "over" | "closed";
  host: string;
  created: number;
  updated: number;
  to_act: Array<number>;
  your_seats: Array<number>;
  your_turn: boolean;
  summary: Summary;
}

export interface Summary {
  seats: Array<TableSeat>;
  variant: boolean;
  changed: { [key: string]: string | number | boolean };
  clock: NoClock | LiveClock | SlowClock;
  spectators: boolean;
  rated: boolean;
  ranks: Array<number> | null;
  scores: Array<number> | null;
  stopped: "host" | "admin" | "abandoned" | "agreed" | "alone" | "untouched" | null;
  course: Course | null;
}

/** A seat and its player, as everyone sees them. */
export interface TableSeat {
  seat: number;
  kind: "free" | "person" | "program" | "bot";
  name: string;
  person: string | null;
  face: number | null;
  bot: string | null;
  figure: string | null;
  ready: boolean;
  stand_in: boolean;
  stand_in_figure: string | null;
  left: boolean;
  resigned: boolean;
  vacation: number | null;
  vacation_used: number;
  late: boolean;
  guest_of: string | null;
  meant: "friend" | "anyone" | null;
}

/** No time limit. */
export interface NoClock {
  kind: "none";
}

/** Time for the whole match, more for every decision, and separate time for interrupts. */
export interface LiveClock {
  kind: "live";
  base: number;
  increment: number;
  reaction: number;
}

/** A number of seconds for every decision: hours or days. */
export interface SlowClock {
  kind: "slow";
  each: number;
}

/** How a match goes, as every spectator may know it. */
export interface Course {
  said?: ProgressPhrase | null;
  done?: number;
  decision?: string | null;
  asked?: QuestionPhrase | null;
  deadlines?: { [key: number]: number };
}

/** A phrase with nothing but plain numbers in it. */
export interface ProgressPhrase {
  key: string;
  arguments: { [key: string]: number };
}

/** A phrase with nothing but names of players and plain numbers in it. */
export interface QuestionPhrase {
  key: string;
  seats?: { [key: string]: Seat };
  arguments?: { [key: string]: number };
}

export type Seat = number;

/** Lines of the chat, oldest first. */
export interface LinePage {
  lines: Array<Line>;
  earlier: boolean;
}

/** A line of the chat. */
export interface Line {
  seq: number;
  at: number;
  name: string;
  text: string;
  seat: number | null;
  person: string;
  face: number | null;
}

export interface Uploaded {
  id: string;
  game: string;
  uploaded: number;
  public: boolean;
  path: string;
}

/** A match, moment by moment, through one pair of eyes. */
export interface Replay {
  game: string;
  seats: Array<string>;
  bots: Array<string | null>;
  guests_of: Array<string | null>;
  figures: Array<string | null>;
  faces: Array<number | null>;
  options: { [key: string]: unknown };
  started: string;
  result: Result | null;
  seat: number | null;
  open: boolean;
  whole: boolean;
  printed: unknown;
  moments: Array<Moment>;
  thoughts: Array<Explained>;
}

/** The table after one entry, through one seat's eyes. */
export interface Moment {
  seq: number;
  events: Array<Told>;
  view: BaseView;
}

/** An event as this reader received it, with its sentence. */
export interface Told {
  seq: number;
  event: BaseEvent;
  said?: Phrase | null;
}

/** The base of all events. */
export interface BaseEvent {
  event: string;
  rule: string;
}

/** The base of all views. A game adds its fields, one by one, from what the seat may know. */
export interface BaseView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
}

/** What a bot said about the move that it made in one entry. */
export interface Explained {
  seq: number;
  seat: number;
  said: Array<Phrase>;
}

/** A match so far, moment by moment, through the eyes of who asks. */
export interface History {
  seat: number | null;
  moments: Array<Moment>;
}

/** What a record claims against what was recomputed, and the events for others to compare. */
export interface Verdict {
  checks: Array<Check>;
  holds: boolean;
  events: Array<BaseEvent>;
  printed: unknown;
}

/** One claim of a record (message `check-<key>`), and what was recomputed. */
export interface Check {
  key: string;
  claimed: string;
  found: string;
  remarks?: Array<Remark>;
  caution?: "warns" | "unproved" | null;
}

/** A message to be said of a check, and the seats that it names. */
export interface Remark {
  key: string;
  seats?: Array<number>;
}

/** How far a review is, and what there is of it. */
export interface ReviewInfo {
  state: "none" | "waiting" | "running" | "done" | "stopped" | "failed";
  done: number;
  moves: number;
  ahead: number;
  mine: boolean;
  why: string;
  entries: Array<number>;
  review: Review | null;
  parts: Array<Part>;
  said: { [key: string]: Phrase };
}

/** Of a finished match. By seat: start + luck + decisions = result, exactly. */
export interface Review {
  format: string;
  software: string;
  game: string;
  rules: number;
  deal: string;
  seed: number;
  budget: number;
  start: Array<number>;
  luck: Array<number>;
  decisions: Array<number>;
  result: Array<number>;
  adjusted: Array<number>;
  unit: string | null;
  lucks: Array<Luck>;
  judged: Array<Judged>;
  seats: Array<SeatSummary>;
}

/** What chance changed with one move; 0 is the deal with which the match begins. */
export interface Luck {
  move: number;
  kind: "deal" | "draw" | "turn" | "take" | "shuffle" | "dice";
  change: Array<number>;
  error: Array<number>;
  before: Array<number>;
}

/** A decision, judged by what its seat knew then. */
export interface Judged {
  move: number;
  seat: number;
  kind: string;
  played: string;
  best: string;
  mark: "find" | "best" | "good" | "slip" | "mistake" | "blunder";
  loss: number;
  error: number;
  clear: boolean;
  wins: Array<number>;
  win_error: number;
  alternatives: Array<Alternative>;
  considered: number;
  legal: number;
  simulations: number;
  reasons: Array<Phrase>;
  knew: Knew | null;
  others: Array<Alternative>;
}

/** A legal move, and what was expected of it. Errors are standard errors. */
export interface Alternative {
  move: string;
  win: number;
  behind: number;
  error: number;
  worlds: number;
  unit?: number | null;
}

/** What a seat knew at a decision, for pictures of it. */
export interface Knew {
  beliefs: Array<Belief>;
  deck: Deck | null;
}

/** What a seat could believe about another one. */
export interface Belief {
  seat: number;
  chances: { [key: string]: number };
}

/** Cards with numbers from 1, as far as a seat had seen them. */
export interface Deck {
  highest: number;
  own: Array<number>;
  unseen: Array<number>;
  gap: [number, number] | null;
}

/** One seat: what it lost by decisions, and what luck gave it. */
export interface SeatSummary {
  seat: number;
  decisions: number;
  loss: number;
  error: number;
  accuracy: number;
  marks: { [key: string]: number };
}

/** What some moves added, and where the account of luck stands after them. */
export interface Part {
  done: number;
  judged: Array<Judged>;
  lucks: Array<Luck>;
  start: Array<number>;
  luck: Array<number>;
}

/** How you played a match. */
export interface OwnReview {
  table: string;
  game: string;
  at: number;
  you: SeatLine;
  others: Array<Opponent>;
}

/** One seat of a review, as lists show it. */
export interface SeatLine {
  seat: number;
  decisions: number;
  accuracy: number;
  loss: number;
  luck: number;
  result: number;
  adjusted: number;
  marks: { [key: string]: number };
  kinds: { [key: string]: [number, number] };
  mistakes: Array<Slip>;
}

export interface Slip {
  move: number;
  kind: string;
  mark: string;
  loss: number;
}

/** Who else sat there, and what they got. */
export interface Opponent {
  who: TableSeat;
  result: number;
  adjusted: number;
}

/** A decision as its seat saw it, with all that a board needs to show it. */
export interface Question {
  game: string;
  move: number;
  seat: number;
  seats: Array<string>;
  bots: Array<string | null>;
  guests_of: Array<string | null>;
  figures: Array<string | null>;
  faces: Array<number | null>;
  options: { [key: string]: unknown };
  started: string;
  printed: unknown;
  sight: Sight;
}

/** What one seat sees (null: a spectator): new events, the view, and its legal moves. */
export interface Sight {
  seat: number | null;
  events: Array<Told>;
  view: BaseView;
  moves?: LegalMoves | null;
  take_back?: boolean;
}

/** What a seat may do now. What several moves share is sent once. */
export interface LegalMoves {
  rule: string;
  forms: Array<Array<string>>;
  phrases: Array<Array<unknown>>;
  groups: Array<MoveGroup>;
}

/** Moves that follow one another and whose texts begin alike, as an array. */
export type MoveGroup = [string, Array<MoveEnding>];

/** One legal move of a group, as an array. */
export type MoveEnding = [string, Array<unknown>, number | null];

/** Who a browser is; nobody yet, on a first visit. */
export interface Known {
  me: Me | null;
  banned?: string | null;
}

/** Yourself, as the server knows you. */
export interface Me {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  face: number;
  language: string | null;
  created: number;
  muted_until: number;
  scopes: Array<"play" | "read" | "account" | "admin">;
  via: "cookie" | "token";
  made_up: boolean;
}

export interface NewToken {
  token: Token;
  secret: string;
}

/** What is known about a token: everything but the token. */
export interface Token {
  id: string;
  person: string;
  label: string;
  scopes: Array<"play" | "read" | "account" | "admin">;
  created: number;
  used: number | null;
  expires: number | null;
}

export interface Profile {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  face: number;
  created: number;
  owner: string | null;
  games: Array<GameProfile>;
}

export interface GameProfile {
  game: string;
  matches: number;
  wins: number;
  points: number | null;
  rated_matches: number;
  provisional: boolean;
}

export interface Person {
  id: string;
  kind: "guest" | "account" | "bot";
  name: string;
  name_key: string | null;
  epoch: number;
  created: number;
  seen: number;
  muted_until: number;
  language: string | null;
  owner: string | null;
  is_host: boolean;
  banned_until: number;
  face: number;
  shows_presence: boolean;
  shows_watching: boolean;
}

/** Someone you have blocked or muted. */
export interface Block {
  person: string;
  name: string;
  face: number;
  kind: "block" | "mute";
  at: number;
}

export interface Reported {
  id: string;
}

export interface Challenge {
  id: string;
  table: string;
  seat: number | null;
  challenger: string;
  challenged: string;
  created: number;
  status: "open" | "accepted" | "declined" | "withdrawn";
  game: string;
  challenger_name: string;
  challenged_name: string;
  challenger_face: number | null;
}

export interface Circle {
  friends: Array<Acquaintance>;
  asking: Array<Acquaintance>;
  asked: Array<Acquaintance>;
  played: Array<Acquaintance>;
}

/** Someone you know here. */
export interface Acquaintance {
  id: string;
  name: string;
  kind: "guest" | "account" | "bot";
  face: number | null;
  here: boolean;
  matches: number;
  last: number | null;
  game: string | null;
}

/** What is between you and someone. */
export interface Relation {
  friendship: "none" | "asked" | "asking" | "friends";
  here: boolean;
  matches: number;
  last: number | null;
}

export interface Shown {
  presence: boolean;
  watching: boolean;
}

/** Where your quick match stands. Ask for it every second or two: who stops has left. */
export interface QuickState {
  state: "none" | "waiting" | "ready";
  game?: string | null;
  seats?: number | null;
  waiting?: number;
  since?: number | null;
  clock?: NoClock | LiveClock | SlowClock | null;
  bots?: "never" | "later" | "now" | null;
  table?: string | null;
}

export interface ServerLoad {
  load: Load;
  counts: { [key: string]: number };
}

/** Counters rise from the start of this node: two readings tell a rate. */
export interface Load {
  version: string;
  node: string;
  at: number;
  seconds: number;
  memory: number;
  processor: number;
  sockets: number;
  tables: number;
  requests: number;
  errors: number;
  entries: number;
  bot_queue: number;
  bot_failures: number;
  refusals: { [key: string]: number };
}

export interface PersonInfo {
  line: PersonLine;
  network: string | null;
}

export interface PersonLine {
  id: string;
  name: string;
  face: number;
  kind: "guest" | "account" | "bot";
  created: number;
  seen: number;
  muted_until: number;
  banned_until: number;
  is_host: boolean;
  games: number;
}

export interface BanInfo {
  ban: Ban;
  name: string;
}

/** Of a person or of a network, never of both. */
export interface Ban {
  id: string;
  person: string | null;
  network: string | null;
  why: string;
  at: number;
  until: number;
}

export interface NewAccount {
  id: string;
  name: string;
  link: ResetLink;
}

export interface ResetLink {
  path: string;
  expires: number;
}

/** The id is also the link: anyone who has it may join an open table. */
export interface TableEntry {
  id: string;
  game: string;
  status: "open" | "live" | "over" | "closed";
  title: string;
  host: string;
  seats: number;
  people: Array<string>;
  seq: number;
  created: number;
  updated: number;
}

/** What a list may say of a failure: nothing of the game's inside. */
export interface FailureLine {
  id: string;
  at: number;
  table_id: string;
  seat: number;
  game: string;
  bot: string;
  why: string;
}

/** A report with what was said around it, and nothing else of the table. */
export interface ReportPage {
  line: ReportLine;
  chat: Array<ChatLine>;
}

/** A report in the hosts' list. */
export interface ReportLine {
  report: Report;
  reporter_name: string;
  person_name: string;
  others: number;
}

export interface Report {
  id: string;
  at: number;
  reporter: string;
  person: string;
  table_id: string | null;
  seq: number | null;
  reason: "insult" | "stalling" | "cheating" | "name" | "spam" | "game" | "other";
  words: string;
  closed: number | null;
  outcome: string;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  text: string;
  is_reported: boolean;
}

export interface Action {
  id: string;
  at: number;
  by: string;
  name: string;
  what: "add-user" | "ban" | "ban-network" | "close-report" | "close-table" | "delete-user" | "make-host" | "make-token" | "mute" | "rename" | "reset-password" | "revoke-token" | "unban" | "unmake-host" | "unmute";
  person: string | null;
  target: string;
  why: string;
}

/** What you are told, and where. */
export interface Notifications {
  offered: Offered;
  wishes: Wishes;
  browsers: Array<Browser>;
  address: MailAddress | null;
  webhook: string | null;
}

/** The ways that this server has. */
export interface Offered {
  mail: boolean;
  push_key: string | null;
  webhooks: boolean;
}

export interface Wishes {
  mode: "now" | "digest" | "off";
  games: { [key: string]: "now" | "digest" | "off" };
  zone: string;
  quiet: Quiet | null;
  digest_at: number;
}

/** Hours of the day in which nothing is sent; they may span midnight. */
export interface Quiet {
  start: number;
  end: number;
}

export interface Browser {
  id: string;
  endpoint: string;
}

export interface MailAddress {
  address: string;
  confirmed: boolean;
  wanted: boolean;
}

export interface NewWebhook {
  url: string;
  key: string;
}

/** What a host wants. Only the game is needed: the rest has sensible defaults. */
export interface TableRequest {
  game: string;
  seats?: number | null;
  options?: { [key: string]: unknown };
  bots?: Array<string | BotChoice>;
  own_seats?: number;
  names?: Array<string>;
  chairs?: Array<OwnChair | DeviceChair | FriendChair | AnyoneChair | BotChair>;
  title?: string;
  clock?: NoClock | LiveClock | SlowClock;
  listed?: boolean;
  spectators?: boolean;
  chat?: boolean;
  several_seats?: boolean;
  rated?: boolean | null;
  auto_start?: boolean;
  start?: boolean;
  id?: string;
}

/** A bot at a new table. */
export interface BotChoice {
  figure: string;
  bot: string;
}

/** The host's own. */
export interface OwnChair {
  kind: "own";
}

/** Someone at the host's device. */
export interface DeviceChair {
  kind: "device";
  name: string;
}

/** Free for anyone who has the link. */
export interface FriendChair {
  kind: "friend";
}

/** Free for everybody: the table is listed. */
export interface AnyoneChair {
  kind: "anyone";
}

/** A bot. */
export interface BotChair {
  kind: "bot";
  bot: string;
  figure: string;
}

export interface Upload {
  record: Record;
  public?: boolean;
}

export interface AnotherMove {
  move: string;
  longer?: boolean;
}

/** A match with others who want one. */
export interface QuickRequest {
  game: string;
  seats?: number | null;
  clock?: NoClock | LiveClock | SlowClock;
  bots?: "never" | "later" | "now";
}

/** Who is asked to which table: someone by `name`, or by the id of their profile. */
export interface ChallengeRequest {
  table: string;
  seat?: number | null;
  name?: string | null;
  person?: string | null;
}

/** What is left out stays as it is. */
export interface Seen {
  presence?: boolean;
  watching?: boolean;
}

export interface Credentials {
  name: string;
  password: string;
}

/** What is left out stays as it is. */
export interface Changes {
  name?: string;
  language?: "en" | "ru" | "uk";
  face?: number;
}

export interface NewPassword {
  old: string;
  new: string;
}

/** An account confirms with its password that it wants to be deleted; a guest has none. */
export interface Leaving {
  password?: string | null;
}

export interface TokenRequest {
  label: string;
  scopes: Array<"play" | "read" | "account" | "admin">;
  days?: number | null;
}

export interface BotRequest {
  name: string;
}

export interface ResetRequest {
  word: string;
  password: string;
}

export interface BlockRequest {
  kind?: "block" | "mute";
}

/** A person, or a line of a table's chat by its `seq`, whose speaker is meant then; with the reason `game` a table, where the game did something wrong. */
export interface ReportRequest {
  person?: string | null;
  table?: string | null;
  seq?: number | null;
  reason: "insult" | "stalling" | "cheating" | "name" | "spam" | "game" | "other";
  words?: string;
}

export interface Because {
  why: string;
}

export interface MuteRequest {
  minutes: number;
  why: string;
}

export interface BanRequest {
  hours?: number | null;
  why: string;
  network?: boolean;
}

export interface NetworkBanRequest {
  network: string;
  hours?: number | null;
  why: string;
}

export interface RenameRequest {
  name: string;
  why: string;
}

/** The host confirms with the own password: the browser may be a stolen one. */
export interface Confirmation {
  password: string;
  why: string;
}

export interface AccountRequest {
  name: string;
  password: string;
  why: string;
}

export interface HostTokenRequest {
  label: string;
  scopes: Array<"play" | "read" | "account" | "admin">;
  days?: number | null;
  password: string;
  why: string;
}

export interface BrowserRequest {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface AddressRequest {
  address: string;
  password: string;
}

export interface WebhookRequest {
  url: string;
}

export interface LinkRequest {
  who: string;
}

export interface EnterRequest {
  word: string;
  password?: string | null;
}

/** Take a free seat. */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name?: string;
  ready?: boolean;
  invite?: string;
}

/** The host seats a bot. */
export interface AddBot {
  do: "add-bot";
  id: string;
  seat: number;
  bot: string;
  figure?: string;
  instead?: boolean;
}

/** Leave your seat before the start. */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}

/** The host frees a seat before the start; its person cannot sit down here again. */
export interface Remove {
  do: "remove";
  id: string;
  seat: number;
}

export interface Ready {
  do: "ready";
  id: string;
  seat: number;
  ready?: boolean;
}

/** The host lets two seats change places before the start, taken or free. */
export interface Swap {
  do: "swap";
  id: string;
  seat: number;
  other: number;
}

/** The host keeps a table from starting by itself, or (`on` is false) lets it. */
export interface Hold {
  do: "hold";
  id: string;
  on?: boolean;
}

/** The host changes the settings before the start. No one loses their seat: free seats go first, then bots, never people. What is not given stays as it is. */
export interface Change {
  do: "change";
  id: string;
  seats?: number | null;
  options?: { [key: string]: unknown } | null;
  clock?: NoClock | LiveClock | SlowClock | null;
  meant?: Array<"friend" | "anyone"> | null;
  listed?: boolean | null;
  spectators?: boolean | null;
  chat?: boolean | null;
  several_seats?: boolean | null;
  rated?: boolean | null;
}

/** The host starts the match; every seat must be taken and all others ready. Cards are dealt when the seats' clients have contributed (see `commit`), or when the time for that is up. */
export interface Start {
  do: "start";
  id: string;
}

/** The hash of the entropy that this seat will reveal: once, before the hashes are fixed. */
export interface Commit {
  do: "commit";
  id: string;
  seat: number;
  hash: string;
}

/** The entropy that a seat has committed itself to; only in the phase `reveal`, after checking that your own hash is among those that were fixed. */
export interface Reveal {
  do: "reveal";
  id: string;
  seat: number;
  entropy: string;
}

/** Make a move, as text (`play 55`). */
export interface Play {
  do: "play";
  id: string;
  seat: number;
  move: string;
  after?: number | null;
}

/** Take your last move back. If someone has learned from it, this asks the others to agree. */
export interface TakeBack {
  do: "take-back";
  id: string;
  seat: number;
}

/** Agree to a take-back that was asked for, or refuse it. */
export interface Answer {
  do: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

export interface Say {
  do: "say";
  id: string;
  text: string;
}

/** Whether decisions with only one answer are made for this seat, after delays like those of its choices. */
export interface Automate {
  do: "automate";
  id: string;
  seat: number;
  on: boolean;
}

/** Take your seat over again from the bot that stood in. */
export interface Return {
  do: "return";
  id: string;
  seat: number;
}

/** Let a bot play on for you. `return` takes the seat over again while the match runs; the result counts for you. */
export interface Leave {
  do: "leave";
  id: string;
  seat: number;
}

/** Leave the match to a bot for good. The seat is ranked after all others, however well the bot plays. */
export interface Resign {
  do: "resign";
  id: string;
  seat: number;
}

/** Offer everyone to end the match without a result. It ends when all people agree; bots always do. Without an answer the offer expires (see `stopping` of the table). */
export interface OfferStop {
  do: "offer-stop";
  id: string;
  seat: number;
}

/** Agree to end the match without a result, or play on. The seat that made the offer withdraws it with `agree` false. */
export interface AnswerStop {
  do: "answer-stop";
  id: string;
  seat: number;
  agree: boolean;
}

/** Answers in advance for questions of a match with a slow clock. They replace earlier ones; without any, the seat answers itself. No one else learns of them. They are given after a delay like that of automatic answers. */
export interface Standing {
  do: "standing";
  id: string;
  seat: number;
  answers: Array<StandingAnswer>;
}

/** What to answer when this seat is asked a question of one kind. */
export interface StandingAnswer {
  decision: string;
  moves: Array<string>;
  once?: boolean;
}

/** Vacation from a match with a slow clock, for this many days: the seat's time does not run meanwhile. Everyone sees it. 0 ends it; unused days are kept. */
export interface Vacation {
  do: "vacation";
  id: string;
  seat: number;
  days: number;
}

/** Let a bot stand in for a person who is away: with a clock once their time has run out, without one after minutes, and only if all people who are present agree. This asks them. */
export interface Relieve {
  do: "relieve";
  id: string;
  seat: number;
}

/** Agree that a bot stands in for the absent seat, or refuse it. */
export interface AnswerRelief {
  do: "answer-relief";
  id: string;
  seat: number;
  agree: boolean;
}

/** Open a table for the same people, each of them one seat further on. */
export interface Rematch {
  do: "rematch";
  id: string;
}

/** The host closes a table before its match starts; a person who is alone with bots ends the match without a result. */
export interface Close {
  do: "close";
  id: string;
}

/** From now on these seats owe this decision, independently of one another. */
export interface Asked {
  event: "asked";
  rule: string;
  seats: Array<Seat>;
  decision: string;
}

/** The match is over. */
export interface Ended {
  event: "ended";
  rule: string;
  result: Result;
}

export interface SixNimmtDealBegan {
  event: "deal-began";
  rule: string;
  deal: number;
}

export interface SixNimmtHandDealt {
  event: "hand-dealt";
  rule: string;
  seat: Seat;
  cards: Array<SixNimmtCard> | Hidden;
}

export type Move = number;

export type SixNimmtCard = Move;

/** Tactical: all cards lie open, and the starter begins to take (6N-13, 6N-15). */
export interface SixNimmtCardsLaidOut {
  event: "cards-laid-out";
  rule: string;
  cards: Array<SixNimmtCard>;
  seat: Seat;
}

export interface SixNimmtCardTaken {
  event: "card-taken";
  rule: string;
  seat: Seat;
  card: SixNimmtCard;
}

export interface SixNimmtRowsOpened {
  event: "rows-opened";
  rule: string;
  cards: Array<SixNimmtCard>;
}

/** A trick begins: where any card would go now (6N-5 to 6N-8). */
export interface SixNimmtRowsCompared {
  event: "rows-compared";
  rule: string;
  landings: Array<SixNimmtLanding>;
}

/** Cards above `after`, up to the `after` of the next landing, would go to this row. */
export interface SixNimmtLanding {
  after: SixNimmtCard;
  row: number | null;
  bulls: number;
}

export interface SixNimmtCardChosen {
  event: "card-chosen";
  rule: string;
  seat: Seat;
  card: SixNimmtCard | Hidden;
}

export interface SixNimmtCardsRevealed {
  event: "cards-revealed";
  rule: string;
  cards: Array<SixNimmtCard>;
}

export interface SixNimmtRowTaken {
  event: "row-taken";
  rule: string;
  seat: Seat;
  row: number;
  cards: Array<SixNimmtCard>;
  bulls: number;
}

export interface SixNimmtCardPlaced {
  event: "card-placed";
  rule: string;
  seat: Seat;
  card: SixNimmtCard;
  row: number;
}

/** The bulls of this deal, and the totals after it. */
export interface SixNimmtDealScored {
  event: "deal-scored";
  rule: string;
  bulls: Array<number>;
  totals: Array<number>;
}

export type SixNimmtEvent =
  | Asked
  | Ended
  | SixNimmtDealBegan
  | SixNimmtHandDealt
  | SixNimmtCardsLaidOut
  | SixNimmtCardTaken
  | SixNimmtRowsOpened
  | SixNimmtRowsCompared
  | SixNimmtCardChosen
  | SixNimmtCardsRevealed
  | SixNimmtRowTaken
  | SixNimmtCardPlaced
  | SixNimmtDealScored;

/** A game of the match: the piles show their direction cards, the cards are shuffled. */
export interface FaceToFaceGameBegan {
  event: "game-began";
  rule: string;
  game: number;
  seat: Seat;
}

export interface FaceToFaceCardsDrawn {
  event: "cards-drawn";
  rule: string;
  seat: Seat;
  cards: Array<FaceToFaceCard> | Hidden;
}

export type FaceToFaceCard = number;

/** What the seat that was just asked may play, so that clients need no rules. */
export interface FaceToFacePlaysListed {
  event: "plays-listed";
  rule: string;
  seat: Seat;
  plays: [Array<FaceToFacePlay>] | Hidden;
}

/** What a play would do. */
export interface FaceToFacePlay {
  move: Move;
  card: FaceToFaceCard;
  pile: "up" | "down";
  kind: "normal" | "trick" | "help";
  step: number;
}

/** A card went to its owner's pile the usual way (FF-4). */
export interface FaceToFaceCardPlayed {
  event: "card-played";
  rule: string;
  seat: Seat;
  card: FaceToFaceCard;
  pile: "up" | "down";
  top: number;
}

/** A card went to its owner's pile exactly ten backwards (FF-5). */
export interface FaceToFaceTrickPlayed {
  event: "trick-played";
  rule: string;
  seat: Seat;
  card: FaceToFaceCard;
  pile: "up" | "down";
  top: number;
}

/** A card went to the opponent's pile (FF-6). */
export interface FaceToFaceHelpGiven {
  event: "help-given";
  rule: string;
  seat: Seat;
  card: FaceToFaceCard;
  pile: "up" | "down";
  top: number;
  to: Seat;
}

export interface FaceToFaceTurnEnded {
  event: "turn-ended";
  rule: string;
  seat: Seat;
  plays: number;
}

export interface FaceToFaceAllCardsPlayed {
  event: "all-cards-played";
  rule: string;
  seat: Seat;
}

/** The seat cannot play two cards (FF-9). */
export interface FaceToFaceTurnImpossible {
  event: "turn-impossible";
  rule: string;
  seat: Seat;
  saving: Array<FaceToFaceCard>;
}

/** A game has ended, and the seat shows the cards that it still holds (FF-12). */
export interface FaceToFaceHandShown {
  event: "hand-shown";
  rule: string;
  seat: Seat;
  cards: Array<FaceToFaceCard>;
  plays: Array<FaceToFacePlay>;
}

export interface FaceToFaceGameScored {
  event: "game-scored";
  rule: string;
  seat: Seat;
  wins: Array<number>;
  next_starter: Seat | null;
}

export type FaceToFaceEvent =
  | Asked
  | Ended
  | FaceToFaceGameBegan
  | FaceToFaceCardsDrawn
  | FaceToFacePlaysListed
  | FaceToFaceCardPlayed
  | FaceToFaceTrickPlayed
  | FaceToFaceHelpGiven
  | FaceToFaceTurnEnded
  | FaceToFaceAllCardsPlayed
  | FaceToFaceTurnImpossible
  | FaceToFaceHandShown
  | FaceToFaceGameScored;

/** The Emperor is on his space, all artists on the gate, each player has tokens (SA-4). */
export interface SakuraGardenOpened {
  event: "garden-opened";
  rule: string;
  emperor: number;
  tokens: number;
  supply: number;
}

export interface SakuraHandDealt {
  event: "hand-dealt";
  rule: string;
  seat: Seat;
  cards: Array<SakuraCard> | Hidden;
}

export type SakuraCard = Move;

export interface SakuraRoundBegan {
  event: "round-began";
  rule: string;
  round: number;
}

/** This seat is further from the Emperor: it plays the Court painter's card as well (SA-25). */
export interface SakuraTwoCardsDue {
  event: "two-cards-due";
  rule: string;
  seat: Seat;
}

export interface SakuraCardChosen {
  event: "card-chosen";
  rule: string;
  seat: Seat;
  card: SakuraCard | Hidden;
}

export interface SakuraTwoCardsChosen {
  event: "two-cards-chosen";
  rule: string;
  seat: Seat;
  card: SakuraCard | Hidden;
  painter: SakuraCard | Hidden;
}

/** All discards became the deck. */
export interface SakuraDeckShuffled {
  event: "deck-shuffled";
  rule: string;
  cards: number;
}

export interface SakuraCardsRevealed {
  event: "cards-revealed";
  rule: string;
  cards: Array<SakuraCard>;
  painter: SakuraCard | null;
}

/** A revealed card came up for resolution. */
export interface SakuraCardBegun {
  event: "card-begun";
  rule: string;
  artist: Seat | null;
  card: SakuraCard;
  garden: string;
  action: string;
}

export interface SakuraDirectionChosen {
  event: "direction-chosen";
  rule: string;
  seat: Seat;
  direction: string;
}

export interface SakuraEmperorMoved {
  event: "emperor-moved";
  rule: string;
  origin: number;
  space: number;
}

/** He does not enter the gate (SA-9). */
export interface SakuraEmperorStayed {
  event: "emperor-stayed";
  rule: string;
  space: number;
}

export interface SakuraTreeReached {
  event: "tree-reached";
  rule: string;
  tree: number;
  space: number;
}

/** SA-12 has no effect. */
export interface SakuraNobodyNearest {
  event: "nobody-nearest";
  rule: string;
}

/** SA-13 has no effect. */
export interface SakuraNobodyFurthest {
  event: "nobody-furthest";
  rule: string;
}

export interface SakuraArtistMoved {
  event: "artist-moved";
  rule: string;
  artist: Seat | null;
  origin: number;
  space: number;
  standing: Array<number | null>;
}

export interface SakuraArtistStayed {
  event: "artist-stayed";
  rule: string;
  artist: Seat | null;
  space: number;
}

/** Met the Emperor, lost a token if there was one, and retreated (SA-7). */
export interface SakuraArtistEmbarrassed {
  event: "artist-embarrassed";
  rule: string;
  artist: Seat | null;
  origin: number;
  space: number;
  lost: number;
  standing: Array<number | null>;
}

/** A tree was reached before these cards came up (SA-18). */
export interface SakuraCardsSkipped {
  event: "cards-skipped";
  rule: string;
  cards: Array<SakuraCard>;
}

/** A tree's prizes, and everybody's tokens after them. */
export interface SakuraTokensPaid {
  event: "tokens-paid";
  rule: string;
  tree: number;
  prizes: Array<number>;
  totals: Array<number>;
}

export interface SakuraCardsDiscarded {
  event: "cards-discarded";
  rule: string;
  cards: Array<SakuraCard>;
}

export interface SakuraCardDrawn {
  event: "card-drawn";
  rule: string;
  seat: Seat;
  card: SakuraCard | Hidden;
}

export type SakuraEvent =
  | Asked
  | Ended
  | SakuraGardenOpened
  | SakuraHandDealt
  | SakuraRoundBegan
  | SakuraTwoCardsDue
  | SakuraCardChosen
  | SakuraTwoCardsChosen
  | SakuraDeckShuffled
  | SakuraCardsRevealed
  | SakuraCardBegun
  | SakuraDirectionChosen
  | SakuraEmperorMoved
  | SakuraEmperorStayed
  | SakuraTreeReached
  | SakuraNobodyNearest
  | SakuraNobodyFurthest
  | SakuraArtistMoved
  | SakuraArtistStayed
  | SakuraArtistEmbarrassed
  | SakuraCardsSkipped
  | SakuraTokensPaid
  | SakuraCardsDiscarded
  | SakuraCardDrawn;

/** Who would get which token from now on, and whose next seal wins (IN-20 to IN-23). */
export interface IntrigoLeadsChanged {
  event: "leads-changed";
  rule: string;
  leads: Array<IntrigoLeadAt>;
  one_more: Array<Array<string>>;
  won_by: Array<string>;
}

/** Who would get the token of a building. */
export interface IntrigoLeadAt {
  building: number;
  lead: IntrigoLead;
}

/** Who would get a building's token as things lie (IN-20, IN-21). */
export interface IntrigoLead {
  state: "bare" | "stolen" | "open" | "none" | "equal" | "unplayed" | "leads";
  settled?: boolean;
  family?: string | null;
  value?: number;
  wins?: boolean;
}

export interface IntrigoFamiliesDrawn {
  event: "families-drawn";
  rule: string;
  families: Array<string>;
}

/** The seat is the first player. */
export interface IntrigoRoundBegan {
  event: "round-began";
  rule: string;
  round: number;
  seat: Seat;
}

export interface IntrigoTokensPlaced {
  event: "tokens-placed";
  rule: string;
  placed: Array<IntrigoPlacement>;
}

/** A token that was put on a building. */
export interface IntrigoPlacement {
  building: number;
  token: string;
}

export interface IntrigoPacketReceived {
  event: "packet-received";
  rule: string;
  seat: Seat;
  cards: Array<string> | Hidden;
}

export interface IntrigoCardKept {
  event: "card-kept";
  rule: string;
  seat: Seat;
  card: string | Hidden;
}

export interface IntrigoCardPlayed {
  event: "card-played";
  rule: string;
  seat: Seat;
  card: string;
  gap: number;
}

export interface IntrigoInfluenceBought {
  event: "influence-bought";
  rule: string;
  seat: Seat;
  influence: string;
  gap: number;
  price: number;
}

export interface IntrigoTokensSwapped {
  event: "tokens-swapped";
  rule: string;
  building: number;
  other: number;
}

export interface IntrigoCardTurned {
  event: "card-turned";
  rule: string;
  gap: number;
  card: string;
}

/** The seat that bought a courtesan named a card, and the holder had to play it. */
export interface IntrigoCardCalled {
  event: "card-called";
  rule: string;
  seat: Seat;
  card: string;
  holder: Seat;
  gap: number;
}

export interface IntrigoCardsSwapped {
  event: "cards-swapped";
  rule: string;
  gap: number;
  other: number;
}

export interface IntrigoCardMoved {
  event: "card-moved";
  rule: string;
  gap: number;
  card: string;
  target: number;
}

export interface IntrigoTokenTurned {
  event: "token-turned";
  rule: string;
  building: number;
  token: string;
}

export interface IntrigoPassed {
  event: "passed";
  rule: string;
  seat: Seat;
}

export interface IntrigoTokenWon {
  event: "token-won";
  rule: string;
  seat: Seat;
  family: string;
  token: string;
  building: number;
}

/** Nobody won the token, for a reason: `equal`, `no-card`, `nobody` or `face-down`. */
export interface IntrigoTokenStayed {
  event: "token-stayed";
  rule: string;
  building: number;
  token: string;
  reason: string;
}

/** Cards are collected, tokens turned up. */
export interface IntrigoRoundEnded {
  event: "round-ended";
  rule: string;
  round: number;
}

export type IntrigoEvent =
  | Asked
  | Ended
  | IntrigoLeadsChanged
  | IntrigoFamiliesDrawn
  | IntrigoRoundBegan
  | IntrigoTokensPlaced
  | IntrigoPacketReceived
  | IntrigoCardKept
  | IntrigoCardPlayed
  | IntrigoInfluenceBought
  | IntrigoTokensSwapped
  | IntrigoCardTurned
  | IntrigoCardCalled
  | IntrigoCardsSwapped
  | IntrigoCardMoved
  | IntrigoTokenTurned
  | IntrigoPassed
  | IntrigoTokenWon
  | IntrigoTokenStayed
  | IntrigoRoundEnded;

export interface BangGameBegan {
  event: "game-began";
  rule: string;
  game: number;
}

export interface BangRoleDealt {
  event: "role-dealt";
  rule: string;
  seat: Seat;
  role: string | Hidden;
}

/** A role that everybody sees from the start: the Sheriff's, or all of three. */
export interface BangRoleShown {
  event: "role-shown";
  rule: string;
  seat: Seat;
  role: string;
}

export interface BangCharacterDealt {
  event: "character-dealt";
  rule: string;
  seat: Seat;
  character: string;
}

/** The first cards, and the life to start with. */
export interface BangHandDealt {
  event: "hand-dealt";
  rule: string;
  seat: Seat;
  cards: Array<BangCardName> | Hidden;
  life: number;
}

export type BangCardName = string;

export interface BangTurnBegan {
  event: "turn-began";
  rule: string;
  seat: Seat;
}

/** In Jail (BA-44). */
export interface BangTurnSkipped {
  event: "turn-skipped";
  rule: string;
  seat: Seat;
}

/** What is under way while someone is asked, from the bottom up. */
export interface BangSuspended {
  event: "suspended";
  rule: string;
  steps: Array<BangDynamiteCheckStep | BangJailCheckStep | BangDrawTwoStep | BangPlayStep | BangLimitStep | BangDiscardStep | BangMercyStep | BangTakeBackStep | BangNextTurnStep | BangJesseStep | BangPedroStep | BangKitStep | BangDrawOneStep | BangLuckyStep | BangDynamiteTurnedStep | BangJailTurnedStep | BangBarrelTurnedStep | BangCardStep | BangGatlingStep | BangIndiansStep | BangShotStep | BangAttackStep | BangDuelStep | BangStoreStep | BangHarmStep | BangHurtStep | BangDyingStep | BangEliminateStep | BangHealStep | BangStripStep | BangRewardStep | BangJudgeStep | BangKeepCharactersStep | BangKeepCharacterStep | BangTurnUpStep | BangAuctionStep | BangOfferStep | BangPriceStep | BangRaisingStep | BangRaiseStep | BangKeepingStep | BangKeepCardsStep | BangDealStep>;
}

export interface BangDynamiteCheckStep {
  step: "dynamite-check";
  seat: Seat;
}

export interface BangJailCheckStep {
  step: "jail-check";
  seat: Seat;
}

export interface BangDrawTwoStep {
  step: "draw-two";
  seat: Seat;
}

export interface BangPlayStep {
  step: "play";
  seat: Seat;
}

export interface BangLimitStep {
  step: "limit";
  seat: Seat;
}

export interface BangDiscardStep {
  step: "discard";
  seat: Seat;
}

export interface BangMercyStep {
  step: "mercy";
  seat: Seat;
}

export interface BangTakeBackStep {
  step: "take-back";
  seat: Seat;
}

export interface BangNextTurnStep {
  step: "next-turn";
  seat: Seat;
}

export interface BangJesseStep {
  step: "jesse";
  seat: Seat;
}

export interface BangPedroStep {
  step: "pedro";
  seat: Seat;
}

export interface BangKitStep {
  step: "kit";
  seat: Seat;
}

export interface BangDrawOneStep {
  step: "draw-one";
  seat: Seat;
}

/** Lucky Duke chooses the card that counts (BA-57). */
export interface BangLuckyStep {
  step: "lucky";
  seat: Seat;
  turned_for: "dynamite" | "jail" | "barrel";
}

export interface BangDynamiteTurnedStep {
  step: "dynamite-turned";
  seat: Seat;
  card: BangCardName | null;
}

export interface BangJailTurnedStep {
  step: "jail-turned";
  seat: Seat;
  card: BangCardName | null;
}

export interface BangBarrelTurnedStep {
  step: "barrel-turned";
  seat: Seat;
  card: BangCardName | null;
}

/** A card that others have to answer (BA-8), by its kind. */
export interface BangCardStep {
  step: "card";
  seat: Seat;
  card: string;
  target: Seat | null;
}

export interface BangGatlingStep {
  step: "gatling";
  seat: Seat;
  clockwise: number;
}

export interface BangIndiansStep {
  step: "indians";
  seat: Seat;
  clockwise: number;
}

/** A shot that is still to be answered (BA-11). */
export interface BangShotStep {
  step: "shot";
  seat: Seat;
  by: Seat;
  needed: 1 | 2;
  total: 1 | 2;
  barrel: boolean;
  ability: boolean;
}

/** Indians! that are still to be answered (BA-33). */
export interface BangAttackStep {
  step: "attack";
  seat: Seat;
  by: Seat;
}

/** Whose turn it is in a Duel (BA-34). */
export interface BangDuelStep {
  step: "duel";
  seat: Seat;
  opponent: Seat;
  challenger: Seat;
}

/** Who takes a card from the General Store (BA-35). */
export interface BangStoreStep {
  step: "store";
  seat: Seat;
  opener: Seat;
}

export interface BangHarmStep {
  step: "harm";
  seat: Seat;
  by: Seat | null;
  lives: number;
}

export interface BangHurtStep {
  step: "hurt";
  seat: Seat;
  by: Seat | null;
  lives: number;
}

export interface BangDyingStep {
  step: "dying";
  seat: Seat;
  by: Seat | null;
}

export interface BangEliminateStep {
  step: "eliminate";
  seat: Seat;
  by: Seat | null;
}

export interface BangHealStep {
  step: "heal";
  seat: Seat;
}

export interface BangStripStep {
  step: "strip";
  seat: Seat;
}

/** For who eliminated someone (BA-19). */
export interface BangRewardStep {
  step: "reward";
  seat: Seat;
  dead: Seat;
}

export interface BangJudgeStep {
  step: "judge";
  seat: Seat;
}

export interface BangKeepCharactersStep {
  step: "keep-characters";
  seat: Seat;
  asked: number;
}

export interface BangKeepCharacterStep {
  step: "keep-character";
  seat: Seat;
}

export interface BangTurnUpStep {
  step: "turn-up";
  seat: Seat;
}

export interface BangAuctionStep {
  step: "auction";
  seat: Seat;
}

export interface BangOfferStep {
  step: "offer";
  seat: Seat;
}

/** The opening bid for a character (BA-87). */
export interface BangPriceStep {
  step: "price";
  seat: Seat;
  character: string;
}

export interface BangRaisingStep {
  step: "raising";
  seat: Seat;
  opener: Seat;
  character: string;
}

export interface BangRaiseStep {
  step: "raise";
  seat: Seat;
  opener: Seat;
  character: string;
}

export interface BangKeepingStep {
  step: "keeping";
  seat: Seat;
  asked: number;
}

export interface BangKeepCardsStep {
  step: "keep-cards";
  seat: Seat;
  kept: number;
}

export interface BangDealStep {
  step: "deal";
  seat: Seat;
}

/** Who is how far from whom from now on, and how far everybody shoots (BA-9, BA-10). */
export interface BangDistancesChanged {
  event: "distances-changed";
  rule: string;
  distances: Array<Array<number>>;
  reach: Array<number>;
  ways: Array<Array<number>>;
  farther: Array<Array<string>>;
  nearer: Array<Array<string>>;
}

/** Everybody can tell again in whose hand this card is; see `knowledge.py`. */
export interface BangCardTraced {
  event: "card-traced";
  rule: string;
  card: BangCardName;
}

export interface BangCardsDrawn {
  event: "cards-drawn";
  rule: string;
  seat: Seat;
  cards: Array<BangCardName> | Hidden;
}

/** Black Jack shows his second card (BA-51). */
export interface BangOpenCardDrawn {
  event: "open-card-drawn";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** Kit Carlson (BA-56). */
export interface BangCardsLookedAt {
  event: "cards-looked-at";
  rule: string;
  seat: Seat;
  cards: Array<BangCardName> | Hidden;
}

export interface BangCardPutBack {
  event: "card-put-back";
  rule: string;
  seat: Seat;
  card: BangCardName | Hidden;
  kept: Array<BangCardName> | Hidden;
}

/** From the discard pile: Pedro Ramirez (BA-60), the Sheriff's Bang! (BA-85). */
export interface BangDiscardTaken {
  event: "discard-taken";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

export interface BangDeckReshuffled {
  event: "deck-reshuffled";
  rule: string;
  count: number;
}

/** A brown card: it lies on the discard pile now. */
export interface BangCardPlayed {
  event: "card-played";
  rule: string;
  seat: Seat;
  card: BangCardName;
  target: Seat | null;
}

/** A blue card, in front of its owner. */
export interface BangCardPutInPlay {
  event: "card-put-in-play";
  rule: string;
  seat: Seat;
  card: BangCardName;
  owner: Seat;
}

/** A Missed! against a shot, a Bang! against Indians! or in a Duel. */
export interface BangCardAnswered {
  event: "card-answered";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** From the hand or the table of the seat. */
export interface BangCardDiscarded {
  event: "card-discarded";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** Sid Ketchum has chosen the first of two cards for a life; it is still in his hand (BA-61). */
export interface BangHealingBegan {
  event: "healing-began";
  rule: string;
  seat: Seat;
  card: BangCardName | Hidden;
}

/** He keeps that card after all. */
export interface BangHealingTakenBack {
  event: "healing-taken-back";
  rule: string;
  seat: Seat;
}

/** At random from a hand: only the two see it. */
export interface BangCardTaken {
  event: "card-taken";
  rule: string;
  seat: Seat;
  victim: Seat;
  card: BangCardName | Hidden;
}

export interface BangTableCardTaken {
  event: "table-card-taken";
  rule: string;
  seat: Seat;
  victim: Seat;
  card: BangCardName;
}

export interface BangStoreOpened {
  event: "store-opened";
  rule: string;
  cards: Array<BangCardName>;
}

export interface BangStoreCardTaken {
  event: "store-card-taken";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** A *draw!*: the card is on the discard pile now. */
export interface BangCardTurned {
  event: "card-turned";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** Lucky Duke turns two and will choose (BA-57). */
export interface BangCardsTurned {
  event: "cards-turned";
  rule: string;
  seat: Seat;
  cards: Array<BangCardName>;
}

export interface BangCardChosen {
  event: "card-chosen";
  rule: string;
  seat: Seat;
  card: BangCardName;
  others: Array<BangCardName>;
}

export interface BangShotCancelled {
  event: "shot-cancelled";
  rule: string;
  seat: Seat;
}

export interface BangDynamitePassed {
  event: "dynamite-passed";
  rule: string;
  seat: Seat;
  card: BangCardName;
  to: Seat;
}

export interface BangDynamiteExploded {
  event: "dynamite-exploded";
  rule: string;
  seat: Seat;
}

export interface BangLifeLost {
  event: "life-lost";
  rule: string;
  seat: Seat;
  amount: number;
  life: number;
}

export interface BangLifeGained {
  event: "life-gained";
  rule: string;
  seat: Seat;
  life: number;
}

export interface BangPlayerEliminated {
  event: "player-eliminated";
  rule: string;
  seat: Seat;
  role: string;
  by: Seat | null;
}

/** Vulture Sam (BA-64): the table everybody saw, the hand only he and who held it. */
export interface BangCardsInherited {
  event: "cards-inherited";
  rule: string;
  seat: Seat;
  victim: Seat;
  hand: Array<BangCardName> | Hidden;
  table: Array<BangCardName>;
}

/** Now everything is shown: roles, hands, and the deck from its top. */
export interface BangGameEnded {
  event: "game-ended";
  rule: string;
  side: string;
  winners: Array<Seat>;
  roles: Array<string>;
  hands: Array<Array<BangCardName>>;
  deck: Array<BangCardName>;
}

/** What the game brought, and what everybody has now (BA-81). */
export interface BangMoneyPaid {
  event: "money-paid";
  rule: string;
  amounts: Array<number>;
  money: Array<number>;
}

export interface BangBountyPaid {
  event: "bounty-paid";
  rule: string;
  seat: Seat;
  amount: number;
}

export interface BangCharactersTurnedUp {
  event: "characters-turned-up";
  rule: string;
  characters: Array<string>;
}

export interface BangCharacterOffered {
  event: "character-offered";
  rule: string;
  seat: Seat;
  character: string;
}

export interface BangBidMade {
  event: "bid-made";
  rule: string;
  seat: Seat;
  amount: number;
}

export interface BangBiddingLeft {
  event: "bidding-left";
  rule: string;
  seat: Seat;
}

/** Hired or kept: the price is paid and noted (BA-87). */
export interface BangCharacterHired {
  event: "character-hired";
  rule: string;
  seat: Seat;
  character: string;
  price: number;
}

/** Not kept for another game. */
export interface BangCharacterReleased {
  event: "character-released";
  rule: string;
  seat: Seat;
}

export interface BangCardKept {
  event: "card-kept";
  rule: string;
  seat: Seat;
  card: BangCardName;
}

/** What was not kept goes back into the deck (BA-86). */
export interface BangCardsReturned {
  event: "cards-returned";
  rule: string;
  seat: Seat;
}

export type BangEvent =
  | Asked
  | Ended
  | BangGameBegan
  | BangRoleDealt
  | BangRoleShown
  | BangCharacterDealt
  | BangHandDealt
  | BangTurnBegan
  | BangTurnSkipped
  | BangSuspended
  | BangDistancesChanged
  | BangCardTraced
  | BangCardsDrawn
  | BangOpenCardDrawn
  | BangCardsLookedAt
  | BangCardPutBack
  | BangDiscardTaken
  | BangDeckReshuffled
  | BangCardPlayed
  | BangCardPutInPlay
  | BangCardAnswered
  | BangCardDiscarded
  | BangHealingBegan
  | BangHealingTakenBack
  | BangCardTaken
  | BangTableCardTaken
  | BangStoreOpened
  | BangStoreCardTaken
  | BangCardTurned
  | BangCardsTurned
  | BangCardChosen
  | BangShotCancelled
  | BangDynamitePassed
  | BangDynamiteExploded
  | BangLifeLost
  | BangLifeGained
  | BangPlayerEliminated
  | BangCardsInherited
  | BangGameEnded
  | BangMoneyPaid
  | BangBountyPaid
  | BangCharactersTurnedUp
  | BangCharacterOffered
  | BangBidMade
  | BangBiddingLeft
  | BangCharacterHired
  | BangCharacterReleased
  | BangCardKept
  | BangCardsReturned;

export interface SixNimmtView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
  options: SixNimmtOptions;
  phase: "draft" | "choose" | "row" | "over";
  deal: number;
  starter: Seat;
  rows: Array<Array<SixNimmtCard>>;
  hands: Array<Array<SixNimmtCard> | Hidden>;
  chosen: Array<SixNimmtCard | Hidden | null>;
  queue: Array<SixNimmtCard>;
  piles: Array<Array<SixNimmtCard>>;
  totals: Array<number>;
  landings: Array<SixNimmtLanding>;
  open: Array<SixNimmtCard>;
  out: Hidden;
}

export interface SixNimmtOptions {
  variant: "standard" | "tactical";
  limit: number | null;
  deals: number | null;
}

export interface FaceToFaceView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
  options: FaceToFaceOptions;
  wins: Array<number>;
  starter: Seat;
  turn: Seat;
  turns: number;
  plays: number;
  helped: boolean;
  up: Array<Array<FaceToFaceLaid>>;
  down: Array<Array<FaceToFaceLaid>>;
  hands: Array<Array<FaceToFaceCard> | Hidden>;
  draw_piles: Array<Hidden>;
  shown: Array<Array<FaceToFaceCard>>;
  outlook: Array<[FaceToFaceOutlook, FaceToFaceOutlook]>;
  possible: Array<FaceToFacePlay>;
}

export interface FaceToFaceOptions {
  "best-of": 1 | 3 | 5;
  "first-player": number | "random";
  "last-card": "strict" | "mild";
}

/** A card on a pile, and whose card it is: on the other's pile it was help (FF-6). */
export type FaceToFaceLaid = [FaceToFaceCard, Seat];

/** What may still come to a pile of one's own, by what it shows. */
export interface FaceToFaceOutlook {
  trick: FaceToFaceCard | null;
  left: number;
}

/** Artists are listed by seat; with two players the Court painter is the third (SA-24). */
export interface SakuraView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
  options: SakuraOptions;
  path: SakuraPath;
  phase: "choose" | "emperor" | "artist" | "over";
  round: number;
  emperor: number;
  artists: Array<number>;
  standing: Array<number | null>;
  tokens: Array<number>;
  supply: number;
  paid: number;
  tree: boolean;
  hands: Array<Array<SakuraCard> | Hidden>;
  chosen: Array<SakuraCard | Hidden | null>;
  double: Seat | null;
  queue: Array<SakuraCard>;
  discards: Array<SakuraCard>;
  deck: Hidden;
  shuffled: Array<number>;
  origins: Array<Array<number>>;
}

export interface SakuraOptions {
  tactical: boolean;
  deck: Array<SakuraFace> | null;
  board: SakuraBoard | null;
}

/** What is printed on a card: done first, and done second (SA-1). */
export interface SakuraFace {
  number: number;
  garden: string;
  artist: string;
}

/** The path with bridges of one space; the gate is space 0. */
export interface SakuraBoard {
  torii: number;
  bridges: Array<number>;
  trees: Array<number>;
}

/** The path of a match, for its number of players. The last tree is the last space. */
export interface SakuraPath {
  torii: number;
  bridges: Array<Array<number>>;
  trees: Array<number>;
}

/** Cards, tokens and families stand as their codes, `d4`, `clergy`, `dandolo`. */
export interface IntrigoView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
  options: IntrigoOptions;
  phase: "draft" | "palace" | "over";
  round: number;
  first: Seat;
  families: Array<string>;
  ducats: Array<number>;
  supply: number;
  seals: Array<Array<number>>;
  bag: Array<number>;
  tokens: Array<string | null>;
  gaps: Array<string | null>;
  piles: Array<number>;
  prices: Array<number | null>;
  pick: number;
  seen: Array<Array<string>>;
  kept: Array<Array<string> | Hidden>;
  hands: Array<Array<string> | Hidden>;
  played: Array<Array<string>>;
  without: Array<Seat>;
  leads: Array<IntrigoLead>;
  one_more: Array<Array<string>>;
  won_by: Array<string>;
  prospects: Array<IntrigoProspect>;
}

export interface IntrigoOptions {
  prices: [number, number, number] | IntrigoPrices;
}

/** The prices of each pile, from its top. */
export interface IntrigoPrices {
  merchant: [number, number, number];
  assassin: [number, number, number];
  courtesan: [number, number, number];
  gondolier: [number, number, number];
  guard: [number, number, number];
  thief: [number, number, number];
}

/** What a card of the acting seat would change. */
export interface IntrigoProspect {
  card: string | null;
  gaps: Array<[IntrigoLead, IntrigoLead] | null>;
}

export interface BangView {
  seat: Seat | null;
  seats: number;
  to_act: Array<Seat>;
  decision: string | null;
  result: Result | null;
  options: BangOptions;
  game: number;
  first_sheriff: Seat;
  roles: Array<string | Hidden>;
  characters: Array<string | null>;
  lives: Array<number>;
  full_lives: Array<number>;
  alive: Array<Seat>;
  fallen: Array<Seat>;
  killers: Array<Seat | null>;
  hands: Array<Array<BangCardName> | Hidden>;
  known: Array<Array<BangCardName>>;
  shown: Array<BangCardName>;
  maybe: Array<[BangCardName, Array<number>]>;
  tables: Array<Array<BangCardName>>;
  deck: Array<BangCardName> | Hidden;
  top: Array<BangCardName>;
  discard: Array<BangCardName>;
  aside: Array<BangCardName> | Hidden;
  healing: Array<BangCardName> | Hidden;
  turn: Seat;
  pending: Array<BangDynamiteCheckStep | BangJailCheckStep | BangDrawTwoStep | BangPlayStep | BangLimitStep | BangDiscardStep | BangMercyStep | BangTakeBackStep | BangNextTurnStep | BangJesseStep | BangPedroStep | BangKitStep | BangDrawOneStep | BangLuckyStep | BangDynamiteTurnedStep | BangJailTurnedStep | BangBarrelTurnedStep | BangCardStep | BangGatlingStep | BangIndiansStep | BangShotStep | BangAttackStep | BangDuelStep | BangStoreStep | BangHarmStep | BangHurtStep | BangDyingStep | BangEliminateStep | BangHealStep | BangStripStep | BangRewardStep | BangJudgeStep | BangKeepCharactersStep | BangKeepCharacterStep | BangTurnUpStep | BangAuctionStep | BangOfferStep | BangPriceStep | BangRaisingStep | BangRaiseStep | BangKeepingStep | BangKeepCardsStep | BangDealStep>;
  bangs: number;
  fired: Array<BangCardName>;
  distances: Array<Array<number>>;
  reach: Array<number>;
  ways: Array<Array<number>>;
  farther: Array<Array<string>>;
  nearer: Array<Array<string>>;
  money: Array<number>;
  prices: Array<number>;
  survivors: Array<Seat>;
  pool: Array<string>;
  leader: Seat | null;
  bid: number;
  out: Array<Seat>;
  winners: Array<Seat>;
  side: string | null;
}

export interface BangOptions {
  mode: "single" | "tournament";
  "no-mercy": boolean;
  experience: boolean;
  hire: boolean;
  bounties: boolean;
}

export interface Views {
  "six-nimmt": SixNimmtView;
  "face-to-face": FaceToFaceView;
  "sakura": SakuraView;
  "intrigo": IntrigoView;
  "bang": BangView;
}

export interface OptionsOf {
  "six-nimmt": SixNimmtOptions;
  "face-to-face": FaceToFaceOptions;
  "sakura": SakuraOptions;
  "intrigo": IntrigoOptions;
  "bang": BangOptions;
}

export interface SixNimmtPrinted {
  bulls: Array<number>;
  cards: Array<SixNimmtCard>;
  hand: number;
  rows: number;
  row: number;
  limit: number | null;
}

export interface FaceToFacePrinted {
  up: Array<FaceToFaceOutlook>;
  down: Array<FaceToFaceOutlook>;
  cards: number;
  hand: number;
  plays: number;
}

export interface SakuraPrinted {
  deck: Array<SakuraFace>;
  path: SakuraPath;
  prizes: Array<Array<number>>;
}

export interface IntrigoPrinted {
  cards: Array<IntrigoIntrigueCard>;
  influences: Array<IntrigoInfluencePile>;
  organisations: Array<string>;
  buildings: Array<string>;
  ducats: number;
  seals: number;
  hand: number;
  winning: number;
}

export interface IntrigoIntrigueCard {
  code: string;
  family: string;
  value: number;
  copies: number;
}

export interface IntrigoInfluencePile {
  kind: string;
  prices: Array<number>;
}

export interface BangPrinted {
  cards: Array<BangPlayingCard>;
  characters: Array<BangCharacter>;
  roles: Array<string>;
  card_price: number;
}

export interface BangPlayingCard {
  name: BangCardName;
  kind: string;
  suit: string;
  rank: string;
  colour: "brown" | "blue";
  reach: number;
  rule: string;
}

export interface BangCharacter {
  name: string;
  life: number;
  rule: string;
}

export interface PrintedOf {
  "six-nimmt": SixNimmtPrinted;
  "face-to-face": FaceToFacePrinted;
  "sakura": SakuraPrinted;
  "intrigo": IntrigoPrinted;
  "bang": BangPrinted;
}

export interface Events {
  "six-nimmt": SixNimmtEvent;
  "face-to-face": FaceToFaceEvent;
  "sakura": SakuraEvent;
  "intrigo": IntrigoEvent;
  "bang": BangEvent;
}

export type GameKey = keyof Views;

export type ClockRule =
  | NoClock
  | LiveClock
  | SlowClock;

export type TableCommand =
  | Sit
  | AddBot
  | Stand
  | Remove
  | Ready
  | Swap
  | Hold
  | Change
  | Start
  | Commit
  | Reveal
  | Play
  | TakeBack
  | Answer
  | Say
  | Automate
  | Return
  | Leave
  | Resign
  | OfferStop
  | AnswerStop
  | Standing
  | Vacation
  | Relieve
  | AnswerRelief
  | Rematch
  | Close;

/** Everything, up to `seq`: the first message, and again whenever your own seats change. */
export interface Welcome {
  type: "welcome";
  seq: number;
  now: number;
  since: number;
  you: You;
  table: TableInfo;
  clock: ClockInfo | null;
  sights: Array<Sight>;
  lines: Array<Line>;
  presence: Presence;
  hurry: boolean;
  earlier_lines: boolean;
}

export interface You {
  person: string;
  name: string;
  seats: Array<number>;
  is_host: boolean;
  invite: string;
}

/** A table as everyone at it sees it, apart from the game. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "open" | "live" | "over" | "closed";
  host: string;
  seats: Array<TableSeat>;
  options: { [key: string]: unknown };
  clock: NoClock | LiveClock | SlowClock;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  auto_start: boolean;
  created: number;
  fairness: FairnessInfo;
  asked_back: number | null;
  agreed: Array<number>;
  relieving: number | null;
  relief_agreed: Array<number>;
  stopping: StopOffer | null;
  closed: "host" | "admin" | "abandoned" | "agreed" | "alone" | "untouched" | null;
  vacation_days: number;
  rated: boolean;
  unrated: "casual" | "alone" | "guest" | "several-seats" | "own-bot" | "taken-back" | "gone" | "relieved" | "stopped" | null;
  several_seats: boolean;
  held: boolean;
  starts_at: number | null;
  rematch: string | null;
  result: Result | null;
}

/** The commitment from the beginning, hashes when they are fixed, entropy from the deal on, seeds after the end. */
export interface FairnessInfo {
  commitment: string;
  edition: 1 | 2;
  phase: "commit" | "reveal" | null;
  committed: Array<number>;
  revealed: Array<number>;
  hashes: Array<string | null> | null;
  entropy: Array<string> | null;
  server_seed: string | null;
  deal_seed: string | null;
}

/** Someone offers to end the match without a result. */
export interface StopOffer {
  seat: number;
  until: number;
  agreed: Array<number>;
  asked: Array<number>;
}

/** Milliseconds left for each seat, and the deadlines of those that have to decide. */
export interface ClockInfo {
  left: Array<number>;
  deadlines: { [key: number]: number };
}

/** Which seats' persons are here; since when the others are away. */
export interface Presence {
  type: "presence";
  here: Array<number>;
  away: { [key: number]: number };
  spectators: number;
  watchers: Array<string>;
  relieve_after: number;
}

/** One entry of the log. `seq` rises by one; after a gap, connect again. */
export interface Update {
  type: "update";
  seq: number;
  happened: Happened;
  table?: TableInfo | null;
  clock?: ClockInfo | null;
  sights?: Array<Sight>;
  line?: Line | null;
}

/** What an entry of the log was, as everyone may know it. */
export interface Happened {
  kind: string;
  at: number;
  seat?: number | null;
  by?: string | null;
  undone?: Array<number>;
  expired?: boolean;
}

/** The table's bots think less than usual from now on, because many people wait for bots, or (`on` is false) no longer. It depends on the server, not on any seat. */
export interface Hurry {
  type: "hurry";
  on: boolean;
}

/** The command took effect, with this entry (or had done so before). */
export interface Done {
  type: "done";
  id: string;
  seq: number;
  table: string | null;
}

/** The command had no effect, and why. */
export interface Refused {
  type: "refused";
  id: string | null;
  code: string;
  sentence: string;
  rule?: string | null;
  retry_after?: number | null;
}

export interface Pong {
  type: "pong";
  now: number;
}

/** The server closes this socket; connect again with `since`. */
export interface Bye {
  type: "bye";
  reason: "stopping" | "slow" | "removed" | "replaced";
}

/** The last message of a socket that is not let in, or cannot be kept: why. */
export interface TurnedAway {
  type: "turned-away";
  code: string;
  sentence: string;
  retry_after?: number | null;
}

export type Message =
  | Welcome
  | Update
  | Presence
  | Hurry
  | Done
  | Refused
  | Pong
  | Bye
  | TurnedAway;
