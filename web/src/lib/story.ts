/**
 * The log as a story: headings, and one line a deed with its result.
 *
 * It is made of what the board has shown. A step with a `deed` opens a line; what follows without
 * one (answers, draws, hits) belongs to it. What happened in detail, with the clauses, stands
 * behind the line.
 */

import type { Accent, Heading, Line, Step } from './board';
import type { BaseEvent, BaseView, News, Phrase, Seat } from './protocol';

/** What was shown: a step, or a sight of which the board says no steps (see `telling/frames`). */
export interface Shown {
  step: Step | null;
  news: News[];
  sight: { view: BaseView };
}

/** A sentence of the board, or the log's own of an event. */
export type Sentence = { line: Line } | { said: Phrase };

export interface StoryHeading {
  kind: 'heading';
  key: string;
  heading: Heading;
}

export interface StoryLine {
  kind: 'line';
  key: string;
  /** The first is the deed, the rest its result. */
  sentences: Sentence[];
  accent: Accent;
  face: Seat | null;
  sign: string | null;
  /** The events behind it, as far as they can be said. */
  news: News[];
  /** Where its first and its last picture stand in the history. */
  from: number;
  to: number;
}

export type StoryItem = StoryHeading | StoryLine;

/** What concerns the reader most colours the line. */
const ORDER: readonly Accent[] = ['plain', 'somebody-out', 'good-for-me', 'hits-me', 'match-over'];

export function strongest(one: Accent, other: Accent): Accent {
  return ORDER.indexOf(other) > ORDER.indexOf(one) ? other : one;
}

type HeadingOf = (event: BaseEvent, view: BaseView | null) => Heading | null;
type ChapterOf = (news: News) => Heading | null;

/** The whole story of what was shown, oldest first. */
export function storyOf(history: readonly Shown[], heading?: HeadingOf, chapter?: ChapterOf): StoryItem[] {
  const story = new Story(heading ?? (() => null), chapter ?? (() => null));
  history.forEach((shown, at) => story.tell(shown, at));
  return story.items;
}

class Story {
  readonly items: StoryItem[] = [];
  #heading: HeadingOf;
  #chapter: ChapterOf;
  /** Whether what follows may belong to the last line. */
  #isOpen = false;

  constructor(heading: HeadingOf, chapter: ChapterOf) {
    this.#heading = heading;
    this.#chapter = chapter;
  }

  tell(shown: Shown, at: number): void {
    if (isDeal(shown)) return this.#deal(shown, at);
    for (const heading of this.#headings(shown)) this.#head(heading, at);
    const last = this.items.at(-1);
    if (this.#isOpen && !shown.step?.deed && last?.kind === 'line') this.#join(last, shown, at);
    else this.#begin(shown, at);
  }

  /** Under the game or the deal, before the first turn or round. */
  #deal(shown: Shown, at: number): void {
    const headings = this.#headings(shown);
    for (const heading of headings) if (heading.large) this.#head(heading, at);
    this.#begin(shown, at);
    for (const heading of headings) if (!heading.large) this.#head(heading, at);
  }

  #headings = ({ news, sight }: Shown): Heading[] =>
    news.flatMap((one) => [this.#chapter(one) ?? [], this.#heading(one.event, sight.view) ?? []].flat());

  #head(heading: Heading, at: number): void {
    if (this.#isSame(heading)) return;
    // A turn in which nothing was told needs no heading.
    const last = this.items.at(-1);
    if (last?.kind === 'heading' && !last.heading.large && !heading.large) this.items.pop();
    this.items.push({ kind: 'heading', key: `h${at}-${this.items.length}`, heading });
    this.#isOpen = false;
  }

  /** Every event of a turn may open it; it has one heading all the same. */
  #isSame(heading: Heading): boolean {
    const last = this.items.findLast((item) => item.kind === 'heading');
    return last !== undefined && JSON.stringify(last.heading) === JSON.stringify(heading);
  }

  #begin(shown: Shown, at: number): void {
    const { step } = shown;
    const found = sentences(shown);
    if (!found.length || step?.isPassing) return;
    this.items.push({
      kind: 'line',
      key: `l${at}`,
      sentences: found,
      accent: step?.accent ?? 'plain',
      face: step?.face ?? null,
      sign: step?.sign ?? null,
      news: said(shown.news),
      from: at,
      to: at,
    });
    this.#isOpen = step?.deed !== undefined;
  }

  #join(last: StoryLine, shown: Shown, at: number): void {
    if (!shown.step?.isPassing) last.sentences.push(...sentences(shown));
    last.accent = strongest(last.accent, shown.step?.accent ?? 'plain');
    last.news.push(...said(shown.news));
    last.to = at;
  }
}

/** The first picture of a match: its step tells all that happened until then. */
const isDeal = ({ step, news }: Shown): boolean => step !== null && !step.events.length && news.length > 0;

const said = (news: readonly News[]) => news.filter((one) => one.said);

/** More than so many events at once are a deal: one line, and the rest behind it. */
const MOST_AT_ONCE = 3;

function sentences({ step, news, sight }: Shown): Sentence[] {
  if (step && step.line !== undefined)
    return [step.line, step.saysReason ? step.reason : null].flatMap((line) => (line ? [{ line }] : []));
  const found = said(news);
  if (found.length > MOST_AT_ONCE && !sight.view.result) return [{ line: { key: 'web-story-dealt' } }];
  return found.slice(-MOST_AT_ONCE).map((one) => ({ said: one.said! }));
}

/** A sentence cut into words and cards' suits: "10♦" is red and bold. */
export interface Piece {
  text: string;
  suit: 'red' | 'black' | null;
}

const SUITED = /((?:\d{1,2}|[A-ZА-ЯЇІЄ]{1,2})?[♠♥♦♣])/u;

export function pieces(text: string): Piece[] {
  return text
    .split(SUITED)
    .filter((part) => part !== '')
    .map((part) => ({ text: part, suit: suitOf(part) }));
}

function suitOf(part: string): Piece['suit'] {
  if (!SUITED.test(part)) return null;
  return /[♥♦]/.test(part) ? 'red' : 'black';
}
