/** The built-in bots, from the weakest: what people call them, and a sentence about each. */

import { figureName, isFigure } from './cast/figures';
import { preferences } from './preferences.svelte';

export const LEVELS: Readonly<{ [bot: string]: { name: string; about: string } }> = {
  random: { name: 'web-bot-random', about: 'web-bot-random-more' },
  beginner: { name: 'web-bot-beginner', about: 'web-bot-beginner-more' },
  greedy: { name: 'web-bot-greedy', about: 'web-bot-greedy-more' },
  sampler: { name: 'web-bot-sampler', about: 'web-bot-sampler-more' },
  expert: { name: 'web-bot-expert', about: 'web-bot-expert-more' },
  master: { name: 'web-bot-master', about: 'web-bot-master-more' },
};

/** Who sits down where nobody asked for a level. */
export const USUAL = 'greedy';

/** A measure for other bots, of no interest to who wants to play. */
const FOR_RESEARCH = ['monte-carlo'];

/** Those of a game that a set-up offers: its levels, then the bots of other packages. */
export const offered = (bots: readonly string[]): string[] => bots.filter((bot) => !FOR_RESEARCH.includes(bot));

export const botName = (bot: string): string => (LEVELS[bot] ? preferences.text(LEVELS[bot].name) : bot);

/** Turns of the key, 0 to 5; null for bots of other packages, whose strength is unknown. */
export function levelOf(bot: string | null | undefined): number | null {
  const level = Object.keys(LEVELS).indexOf(bot ?? '');
  return level < 0 ? null : level;
}

interface Named {
  name: string;
  figure?: string | null;
  stand_in_figure?: string | null;
  guest_of?: string | null;
}

/**
 * What a seat is called in the reader's language: the server's `Sally` is `Салли`, who shares Ann's
 * device is `Peter (with Ann)`, so that nobody passes for another Peter, and who plays for Ann is
 * `Otto (for Ann)`.
 */
export function seatName({ name, figure, stand_in_figure, guest_of }: Named): string {
  if (isFigure(figure)) return figureName(figure);
  if (isFigure(stand_in_figure)) {
    return preferences.text('web-stands-in-for', { name: figureName(stand_in_figure), person: name });
  }
  if (guest_of && !isNumbered(name, guest_of)) {
    return preferences.text('web-guest-of', { name, host: guest_of });
  }
  return name;
}

/** `Ann 2` at Ann's device says so itself. */
const isNumbered = (name: string, host: string): boolean =>
  name.startsWith(`${host} `) && /^\d+$/.test(name.slice(host.length + 1));
