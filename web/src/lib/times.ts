/** How much time is left, as clocks show it: 0:42, 6:20, 1:05:00. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
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
