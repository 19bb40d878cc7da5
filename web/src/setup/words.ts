/** The set-up in words: the whole of it in one sentence, and each seat for who does not see it. */

import type { GameInfo, OptionInfo } from '../lib/api';
import { botName } from '../lib/bots';
import { figureName } from '../lib/cast/figures';
import { house } from '../lib/house.svelte';
import type { ClockRule } from '../lib/protocol';
import type { Chair } from './chairs';
import { isNumbers, numbersText } from './data';
import { reasonOf, valueOf, type Values } from './options';

/** More bots than this are counted, not named. */
const NAMED = 4;

const list = (parts: string[]): string =>
  new Intl.ListFormat(house.locale, { style: 'long', type: 'conjunction' }).format(parts);

/** "you, Lotta, Nona, a friend and one open seat" */
export function whoText(chairs: readonly Chair[]): string {
  const count = (kind: Chair['kind']) => chairs.filter((chair) => chair.kind === kind).length;
  const bots = chairs.flatMap((chair) => (chair.kind === 'bot' ? [figureName(chair.figure)] : []));
  const beside = chairs.flatMap((chair, seat) => (chair.kind === 'device' ? [chair.name || guestName(seat)] : []));
  const parts = count('own') ? [house.text('web-room-you')] : [];
  if (beside.length) parts.push(house.text('web-room-beside', { names: beside.join(', ') }));
  if (bots.length > NAMED) parts.push(house.text('web-room-some-bots', { count: bots.length }));
  else parts.push(...bots);
  if (count('friend')) parts.push(house.text('web-room-some-friends', { count: count('friend') }));
  if (count('anyone')) parts.push(house.text('web-room-some-open', { count: count('anyone') }));
  return list(parts);
}

export const guestName = (seat: number): string => house.text('web-room-guest-number', { seat: seat + 1 });

export function clockText(clock: ClockRule): string {
  if (clock.kind === 'none') return house.text('web-room-clock-none');
  if (clock.kind === 'slow') return house.text('web-room-clock-slow', { hours: Math.round(clock.each / 3600) });
  return house.text('web-room-clock-live', { minutes: Math.round(clock.base / 60), seconds: clock.increment });
}

/** The options that say something: choices as they stand, numbers and flags that were set. */
export function optionTexts(info: GameInfo, values: Values, seats: number): string[] {
  return info.options.flatMap((option) => {
    if (reasonOf(option, info, values, seats)) return [];
    const value = valueOf(option, values);
    if (option.kind === 'data') return dataText(option, value);
    if (option.kind === 'choice') {
      const choice = option.choices.find((found) => found.value === value);
      return choice && value !== option.default ? [labelled(house.text(option.label), house.text(choice.label))] : [];
    }
    if (option.kind === 'flag') return value === true ? [house.text(option.label)] : [];
    return value === null ? [] : [labelled(house.text(option.label), String(value))];
  });
}

/** "Prices: 1, 1, 2", "Deck: your own"; nothing while it is the usual one. */
function dataText(option: OptionInfo, value: unknown): string[] {
  if (JSON.stringify(value) === JSON.stringify(option.default)) return [];
  return [labelled(house.text(option.label), isNumbers(value) ? numbersText(value) : house.text('web-room-data-owned'))];
}

const labelled = (label: string, value: string): string => house.text('web-room-option-value', { label, value });

/** "The house deck, live clock, private" */
export function termsText(info: GameInfo, values: Values, seats: number, clock: ClockRule, listed: boolean): string {
  const door = house.text(listed ? 'web-room-listed' : 'web-room-private');
  return [...optionTexts(info, values, seats), clockText(clock), door].join(', ');
}

/** "Seat 4 of 6: Zita, bot, Skilled" */
export function seatLabel(chair: Chair, seat: number, seats: number, me: string): string {
  const who = seatWords(chair, seat, me);
  return house.text('web-room-seat-label', { seat: seat + 1, seats, who });
}

function seatWords(chair: Chair, seat: number, me: string): string {
  if (chair.kind === 'own') return `${me}, ${house.text('web-room-you-host')}`;
  if (chair.kind === 'bot') return `${figureName(chair.figure)}, ${house.text('web-bot')}, ${botName(chair.bot)}`;
  if (chair.kind === 'device') return `${chair.name || guestName(seat)}, ${house.text('web-room-on-device')}`;
  return house.text(chair.kind === 'friend' ? 'web-room-friend' : 'web-room-anyone');
}

/** What the middle of the table says about this many players. */
export const middleText = (game: string, seats: number): string =>
  MIDDLES[game] ? house.text(MIDDLES[game], { seats }) : '';

const MIDDLES: { [game: string]: string } = {
  bang: 'web-room-middle-bang',
  sakura: 'web-room-middle-sakura',
  'six-nimmt': 'web-room-middle-six-nimmt',
  intrigo: 'web-room-middle-intrigo',
};
