/** The pictures of a sight: its steps as the board tells them, and at last the sight itself. */

import type { BoardModule, Step } from '../board';
import type { News, Sight } from '../protocol';
import { isEqual } from './equal';

/** One picture of the story, with what it tells. */
export interface Frame {
  /** What is drawn; only the last picture of a sight has its moves. */
  sight: Sight;
  /** null: the sight itself, of which the board says no steps. */
  step: Step | null;
  /** The events that no picture before it told, in order. */
  news: News[];
  /** The last picture of its sight. */
  isLast: boolean;
}

/** The first picture: what happened last stands beside it. */
export function frameOf(sight: Sight): Frame {
  const last = sight.events.at(-1)?.seq;
  return { sight, step: null, news: sight.events.filter(({ seq }) => seq === last), isLast: true };
}

/** So long my cards travel, and so long they lie before someone moves. */
const DEALING = { motion: 900, hold: 600 };

/** The first picture of a match: the deal. */
export function openingOf(module: BoardModule, sight: Sight, printed: unknown): Frame {
  if (!module.opening) return frameOf(sight);
  const step = {
    ...DEALING,
    ...module.opening(sight, printed),
    sound: 'shuffle' as const,
    view: sight.view,
    events: [],
  };
  return { sight, step, news: sight.events, isLast: true };
}

/** A sight without what could be done then: a picture of the past, or one that is still told. */
export const still = (sight: Sight): Sight =>
  sight.moves?.length || sight.take_back ? { ...sight, moves: [], take_back: false } : sight;

/**
 * Every event of the sight is told by exactly one picture, whatever the board's steps leave out:
 * what comes between two steps belongs to the later one.
 */
export function framesOf(module: BoardModule, before: Sight, after: Sight, printed: unknown): Frame[] {
  const steps = module.steps?.(before, after, printed) ?? [];
  const frames: Frame[] = [];
  let from = 0;
  for (const step of steps) {
    const upTo = 1 + after.events.findLastIndex((news) => step.events.includes(news.event));
    const news = after.events.slice(from, Math.max(from, upTo));
    from = Math.max(from, upTo);
    frames.push({ sight: drawn(after, step, news), step, news, isLast: false });
  }
  const last = frames.at(-1);
  if (last && from === after.events.length && isEqual(last.step?.view, after.view)) {
    last.sight = { ...after, events: last.news };
    last.isLast = true;
  } else frames.push({ sight: after, step: null, news: after.events.slice(from), isLast: true });
  return frames;
}

function drawn(after: Sight, step: Step, events: News[]): Sight {
  return { ...after, view: step.view, events, moves: [], take_back: false };
}

/** What the narrator says of a picture: the step's line, or where a board has none, the event's. */
export function isSaid({ step, news }: Frame): boolean {
  if (step && step.line !== undefined) return step.line !== null;
  return news.some(({ said }) => said);
}

/** The step that said something last, of sights that follow one another. */
export function lastSaid(module: BoardModule, sights: readonly Sight[], printed: unknown): Step | null {
  const frames = sights.slice(1).flatMap((after, place) => framesOf(module, sights[place], after, printed));
  return frames.findLast(isSaid)?.step ?? null;
}
