/** The sections of the player's guide, in the order of its messages (guide.ftl). */

export interface GuideSection {
  /** The message with its title; what follows the prefix is its anchor. */
  title: string;
  parts: readonly string[];
}

export const SECTIONS: readonly GuideSection[] = [
  { title: 'web-guide-start', parts: ['web-guide-start-1', 'web-guide-start-2', 'web-guide-start-3'] },
  { title: 'web-guide-seats', parts: ['web-guide-seats-1', 'web-guide-seats-2', 'web-guide-seats-3'] },
  {
    title: 'web-guide-clock',
    parts: ['web-guide-clock-1', 'web-guide-clock-2', 'web-guide-clock-3', 'web-guide-clock-4'],
  },
  { title: 'web-guide-back', parts: ['web-guide-back-1', 'web-guide-back-2'] },
  { title: 'web-guide-device', parts: ['web-guide-device-1'] },
  { title: 'web-guide-watch', parts: ['web-guide-watch-1'] },
  { title: 'web-guide-replay', parts: ['web-guide-replay-1', 'web-guide-replay-2'] },
  { title: 'web-guide-rating', parts: ['web-guide-rating-1', 'web-guide-rating-2'] },
  { title: 'web-guide-leave', parts: ['web-guide-leave-1', 'web-guide-leave-2', 'web-guide-leave-3'] },
  { title: 'web-guide-notify', parts: ['web-guide-notify-1', 'web-guide-notify-2'] },
  { title: 'web-guide-keys', parts: ['web-guide-keys-1', 'web-guide-keys-2'] },
  { title: 'web-guide-phone', parts: ['web-guide-phone-1'] },
];

export const QUESTIONS: readonly GuideSection[] = [
  { title: 'web-guide-ask-refused', parts: ['web-guide-ask-refused-1'] },
  { title: 'web-guide-ask-bots', parts: ['web-guide-ask-bots-1'] },
  { title: 'web-guide-ask-gone', parts: ['web-guide-ask-gone-1'] },
  { title: 'web-guide-ask-fast', parts: ['web-guide-ask-fast-1'] },
  { title: 'web-guide-ask-password', parts: ['web-guide-ask-password-1'] },
  { title: 'web-guide-ask-data', parts: ['web-guide-ask-data-1'] },
];

export const anchor = (section: GuideSection): string => section.title.replace(/^web-guide-/, '');
