/** How much time is left, as clocks show it: 0:42, 6:20, 1:05:00. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** So long that nobody watches the seconds. */
export const isLong = (milliseconds: number): boolean => milliseconds >= 2 * HOUR;

/** The same where it may be days: 0:42, 14 hr, 3 days. Never more than there is, but for a minute:
    a day that has just begun is a day. */
export function remaining(milliseconds: number, language: string): string {
  if (!isLong(milliseconds)) return duration(milliseconds);
  const hours = Math.floor((milliseconds + MINUTE) / HOUR);
  const [unit, value] = hours < 48 ? (['hour', hours] as const) : (['day', Math.floor(hours / 24)] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, in the reader's words: 3 min. ago, yesterday. */
export function ago(at: number, language: string, now = Date.now()): string {
  const passed = Math.max(0, now - at);
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.find(([, step]) => passed >= step) ?? STEPS[2];
  return words.format(-Math.floor(passed / length), unit);
}

/** The time of the day; of another day with its date. */
export function moment(at: number, language: string, now = Date.now()): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const day = isToday ? {} : ({ day: 'numeric', month: 'short' } as const);
  return new Date(at).toLocaleString(language, { ...day, hour: 'numeric', minute: '2-digit' });
}
