/** The set-up in words: the whole of it in one sentence, and each seat for who does not see it. */

import type { GameInfo, OptionInfo } from '../lib/api';
import { botName } from '../lib/bots';
import { figureName } from '../lib/cast/figures';
import { preferences } from '../lib/preferences.svelte';
import type { ClockRule } from '../lib/protocol';
import { ROOMS } from '../lib/rooms';
import type { Chair } from './chairs';
import { isNumbers, numbersText } from './data';
import { reasonOf, shown, valueOf, type Values } from './options';

/** More bots than this are counted, not named. */
const NAMED = 4;

const list = (parts: string[]): string =>
  new Intl.ListFormat(preferences.locale, { style: 'long', type: 'conjunction' }).format(parts);

/** "you, Lotta, Nona, a friend and one open seat" */
export function whoText(chairs: readonly Chair[]): string {
  const count = (kind: Chair['kind']) => chairs.filter((chair) => chair.kind === kind).length;
  const bots = chairs.flatMap((chair) => (chair.kind === 'bot' ? [figureName(chair.figure)] : []));
  const beside = chairs.flatMap((chair, seat) => (chair.kind === 'device' ? [chair.name || guestName(seat)] : []));
  const parts = count('own') ? [preferences.text('web-room-you')] : [];
  if (beside.length) parts.push(preferences.text('web-room-beside', { names: beside.join(', ') }));
  if (bots.length > NAMED) parts.push(preferences.text('web-room-some-bots', { count: bots.length }));
  else parts.push(...bots);
  if (count('friend')) parts.push(preferences.text('web-room-some-friends', { count: count('friend') }));
  if (count('anyone')) parts.push(preferences.text('web-room-some-open', { count: count('anyone') }));
  return list(parts);
}

export const guestName = (seat: number): string => preferences.text('web-room-guest-number', { seat: seat + 1 });

/** "20–45 min"; what takes longer than an evening film in hours. */
export function minutesText([least, most]: readonly [number, number]): string {
  if (least < LONG) return preferences.text('web-room-minutes', { least, most });
  return preferences.text('web-room-hours', { least: least / 60, most: most / 60 });
}
const LONG = 90;

export function clockText(clock: ClockRule): string {
  if (clock.kind === 'none') return preferences.text('web-room-clock-none');
  if (clock.kind === 'slow') return preferences.text('web-room-clock-slow', { hours: Math.round(clock.each / 3600) });
  return preferences.text('web-room-clock-live', { minutes: Math.round(clock.base / 60), seconds: clock.increment });
}

/** How long it is, in rules and minutes: "One game, 15–25 min", "To 66 bull heads, 20–45 min". */
export function lengthTexts(info: GameInfo, values: Values, seats: number): string[] {
  const choice = info.options.filter(isLength).map((option) => chosenOf(option, values))[0];
  if (choice) return [preferences.text(choice.label), minutesText(choice.minutes ?? info.minutes)];
  const numbers = shown(info, values, seats).exclusive.flat();
  // A number of one's own is told with the other options; how long that takes nobody knows.
  if (numbers.some((option) => valueOf(option, values) !== option.default)) return [];
  const usual = numbers.length ? ROOMS.get(info.key)?.usual : undefined;
  return [...(usual ? [preferences.text(usual)] : []), minutesText(info.minutes)];
}

const isLength = (option: OptionInfo): boolean => option.choices.some(({ minutes }) => minutes !== null);
const chosenOf = (option: OptionInfo, values: Values) =>
  option.choices.find(({ value }) => value === valueOf(option, values));

/** The options that say something: choices as they stand, numbers and flags that were set. */
export function optionTexts(info: GameInfo, values: Values, seats: number): string[] {
  return info.options.flatMap((option) => {
    if (reasonOf(option, info, values, seats)) return [];
    const value = valueOf(option, values);
    if (option.kind === 'data') return dataText(option, value);
    if (option.kind === 'choice') {
      const choice = isLength(option) ? undefined : chosenOf(option, values);
      return choice && value !== option.default
        ? [labelled(preferences.text(option.label), preferences.text(choice.label))]
        : [];
    }
    if (option.kind === 'flag') return value === true ? [preferences.text(option.label)] : [];
    return value === null ? [] : [labelled(preferences.text(option.label), String(value))];
  });
}

/** "Prices: 1, 1, 2", "Deck: your own"; nothing while it is the usual one. */
function dataText(option: OptionInfo, value: unknown): string[] {
  if (JSON.stringify(value) === JSON.stringify(option.default)) return [];
  return [
    labelled(
      preferences.text(option.label),
      isNumbers(value) ? numbersText(value) : preferences.text('web-room-data-owned'),
    ),
  ];
}

const labelled = (label: string, value: string): string => preferences.text('web-room-option-value', { label, value });

/** "To 66 bull heads, 20–45 min, no time limit, private" */
export function termsText(info: GameInfo, values: Values, seats: number, clock: ClockRule, listed: boolean): string {
  const door = preferences.text(listed ? 'web-room-listed' : 'web-room-private');
  const said = [...lengthTexts(info, values, seats), ...optionTexts(info, values, seats), clockText(clock), door];
  return said.join(', ').replace(/^./u, (first) => first.toLocaleUpperCase(preferences.locale));
}

/** "Seat 4 of 6: Zita, bot, Skilled" */
export function seatLabel(chair: Chair, seat: number, seats: number, me: string): string {
  const who = seatWords(chair, seat, me);
  return preferences.text('web-room-seat-label', { seat: seat + 1, seats, who });
}

function seatWords(chair: Chair, seat: number, me: string): string {
  if (chair.kind === 'own') return `${me}, ${preferences.text('web-room-you-host')}`;
  if (chair.kind === 'bot') return `${figureName(chair.figure)}, ${preferences.text('web-bot')}, ${botName(chair.bot)}`;
  if (chair.kind === 'device') return `${chair.name || guestName(seat)}, ${preferences.text('web-room-on-device')}`;
  return preferences.text(chair.kind === 'friend' ? 'web-room-friend' : 'web-room-anyone');
}

/** What the middle of the table says about this many players. */
export function middleText(game: string, seats: number): string {
  const middle = ROOMS.get(game)?.middle;
  return middle ? preferences.text(middle, { seats }) : '';
}
