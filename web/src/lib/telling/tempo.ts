/** How long a picture stands: its movement and its hold, by pace, and shorter when many wait. */

import type { Accent, Pace } from '../board';
import { isSaid, type Frame } from './frames';

export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'step'];

/** How much longer everything takes; step by step it is the reader who goes on. */
const FACTOR: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, step: 1 };
/** Milliseconds of later sights that may wait; when more do, what is told hurries. */
const CATCH_UP = 5000;
/** What hits the reader is held so long, and at every pace at least so long. */
const HIT = 1600;
const HIT_LEAST = 1200;
/** A picture of which the board says no time: long enough to be seen. */
const GLANCE = 500;

export interface Time {
  /** Milliseconds of movement, then of standing. */
  motion: number;
  hold: number;
  /** How much longer than usual things fly; 0: they do not move. */
  tempo: number;
}

interface Telling {
  pace: Pace;
  /** Nothing moves, and every picture is held all the same. */
  isStill: boolean;
  /** Milliseconds of the sights that came later, at the usual pace. */
  waiting: number;
}

const accentOf = (frame: Frame): Accent => frame.step?.accent ?? 'plain';

/** At the usual pace. */
function usual(frame: Frame): { motion: number; hold: number } {
  if (!frame.step) return { motion: 0, hold: isSaid(frame) ? GLANCE : 0 };
  const { motion = 0, hold } = frame.step;
  return { motion, hold: accentOf(frame) === 'hits-me' ? Math.max(HIT, hold) : hold };
}

export function usualTime(frame: Frame): number {
  const { motion, hold } = usual(frame);
  return motion + hold;
}

/** Only what is routine hurries: the more waits, the faster, with the square of the rest. */
export function timeOf(frame: Frame, { pace, isStill, waiting }: Telling): Time {
  const { motion, hold } = usual(frame);
  const accent = accentOf(frame);
  const hurry = accent === 'plain' ? Math.min(1, (CATCH_UP / waiting) ** 2) : 1;
  const tempo = FACTOR[pace] * hurry;
  const least = accent === 'hits-me' ? HIT_LEAST : 0;
  const held = Math.max(least, hold * tempo);
  if (!isStill) return { motion: motion * tempo, hold: held, tempo };
  // A sentence that was read during a movement still wants to be read.
  const read = isSaid(frame) ? Math.min(motion, GLANCE) * tempo : 0;
  return { motion: 0, hold: Math.max(held, read), tempo: 0 };
}
