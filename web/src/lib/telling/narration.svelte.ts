/** What the narrator's strip shows, from the stage: for any page that draws a board. */

import type { BoardModule, BoardProps, Deed, NarratorState, Pace, Person } from '../board';
import type { Phrase, Seat } from '../protocol';
import type { Frame, Stage } from '../stage.svelte';
import { lineText } from './words';

interface Settings {
  stage: () => Stage;
  module: () => BoardModule;
  people: () => Person[];
  me: () => Seat | null;
  pace?: () => Pace;
  setPace?: (pace: Pace) => void;
  phrase: (phrase: Phrase) => string;
  text: BoardProps['text'];
  /** What the newest sight asks me; '' when nothing. */
  question?: () => string;
  /** The sound button, where there is sound. */
  sound?: () => NarratorState['sound'];
  /** Whether what hits the reader waits for them, where that can be chosen. */
  stops?: () => NarratorState['stops'];
  /** A replay steps by itself: it has no transport here, and what a step says stays. */
  walk?: (way: 1 | -1) => void;
}

/** No picture has this number. */
const NOTHING_SAID = Number.NEGATIVE_INFINITY;

export class Narration implements NarratorState {
  #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get #stage(): Stage {
    return this.#settings.stage();
  }

  #place = $derived.by<number | null>(() => {
    const { position, saying } = this.#stage;
    // Who steps through a match hears of every step, also of what is not told in play.
    const isStep = this.#settings.walk && this.#stage.frame(position).news.some(({ said }) => said);
    return isStep ? position : saying;
  });
  #saying = $derived.by<Frame | null>(() => (this.#place === null ? null : this.#stage.frame(this.#place)));

  get id(): number {
    return this.#place === null ? NOTHING_SAID : this.#stage.idOf(this.#place);
  }

  text = $derived.by(() => (this.#saying ? this.#textOf(this.#saying) : ''));
  reason = $derived.by(() => {
    const line = this.#saying?.step?.reason;
    return line ? this.#line(line) : '';
  });

  get person(): Person | null {
    const seat = this.#saying?.step?.face ?? this.#seatOf(this.#saying);
    return seat === null ? null : (this.#settings.people()[seat] ?? null);
  }

  get accent() {
    return this.#saying?.step?.accent ?? 'plain';
  }

  get sign(): string | null {
    return this.#saying?.step?.sign ?? null;
  }

  get Sign() {
    return this.#settings.module().Sign ?? null;
  }

  get held(): number {
    const { motion, hold } = this.#stage.time;
    return this.#stage.step ? motion + hold : 0;
  }

  get isTelling(): boolean {
    return this.#stage.busy || this.#stage.isLookingBack || this.#settings.walk !== undefined;
  }

  get isPaused(): boolean {
    return this.#stage.isPaused || this.#stage.isHeld;
  }

  get isLookingBack(): boolean {
    return this.#stage.isLookingBack;
  }

  get place() {
    return this.isLookingBack ? this.#stage.place : null;
  }

  get canStepBack(): boolean {
    return this.#stage.canStepBack;
  }

  get canStepOn(): boolean {
    return this.#stage.canStepOn;
  }

  get hasTransport(): boolean {
    return this.#settings.walk === undefined;
  }

  get pace(): Pace {
    return this.#settings.pace?.() ?? 'normal';
  }

  get question(): string {
    return this.#settings.question?.() ?? '';
  }

  get later(): string {
    return this.#stage.asked ? this.question : '';
  }

  /** What is looked at again says its place first; what hits the reader interrupts. */
  get polite(): string {
    const place = this.place;
    if (place) return `${this.label('web-telling-place', place)} ${this.text}`;
    return this.accent === 'hits-me' ? '' : this.#whole;
  }

  get assertive(): string {
    return !this.isLookingBack && this.accent === 'hits-me' ? this.#whole : '';
  }

  get #whole(): string {
    return [this.text, this.reason].filter(Boolean).join(' ');
  }

  deeds = $derived.by<Deed[]>(() => this.#deeds());

  get sound(): NarratorState['sound'] {
    return this.#settings.sound?.() ?? null;
  }

  get stops(): NarratorState['stops'] {
    return this.#settings.stops?.() ?? null;
  }

  stepBack = () => (this.#settings.walk ? this.#settings.walk(-1) : void this.#stage.stepBack());
  stepOn = () => (this.#settings.walk ? this.#settings.walk(1) : this.#stage.stepOn());
  toggle = () => this.#stage.toggle();
  backToNow = () => this.#stage.backToNow();
  skip = () => this.#stage.skip();
  look = (id: number) => this.#stage.look(this.#stage.placeOf(id));
  setPace = (pace: Pace) => {
    this.#settings.setPace?.(pace);
    this.#stage.wake();
  };
  label = (key: string, values?: Record<string, string | number>) => this.#settings.text(key, values);

  #names(): string[] {
    return this.#settings.people().map((person) => person.name);
  }

  #line(line: Parameters<typeof lineText>[0]): string {
    return lineText(line, this.#names(), this.#settings.me(), this.#settings.text);
  }

  #textOf({ step, news }: Frame): string {
    if (step?.line) return this.#line(step.line);
    const said = news.findLast((one) => one.said)?.said;
    return said ? this.#settings.phrase(said) : '';
  }

  /** A board that says no face: who the event is about. */
  #seatOf(frame: Frame | null): Seat | null {
    if (!frame || frame.step?.line) return null;
    const event = frame.news.findLast((one) => one.said)?.event as { seat?: unknown } | undefined;
    return typeof event?.seat === 'number' ? event.seat : null;
  }

  /** Deeds of the others after the last one of mine; in a replay nothing is mine. */
  #deeds(): Deed[] {
    if (this.#settings.walk) return [];
    const me = this.#settings.me();
    const { history } = this.#stage;
    const mine = history.findLastIndex(({ step }) => me !== null && step?.deed?.seat === me);
    const found: Deed[] = [];
    for (let place = mine + 1; place < history.length; place += 1) {
      const made = this.#deed(history[place], place, me);
      if (made) found.push(made);
      else if (found.length && hits(history[place], found[found.length - 1])) found[found.length - 1].hitsMe = true;
    }
    return found;
  }

  #deed(frame: Frame, place: number, me: Seat | null): Deed | null {
    const { step } = frame;
    if (!step?.deed) return null;
    const { seat, target = null } = step.deed;
    const people = this.#settings.people();
    return {
      id: this.#stage.idOf(place),
      person: people[seat],
      target: target === null ? null : people[target],
      sign: step.sign ?? null,
      hitsMe: step.accent === 'hits-me' || (me !== null && target === me),
      text: this.#textOf(frame),
    };
  }
}

/** What comes of a deed is told after it: a card that is played, and then what it does to me. */
function hits({ step }: Frame, deed: Deed): boolean {
  return step?.accent === 'hits-me' && (step.face ?? deed.person.seat) === deed.person.seat;
}
