/** The narrator's sentences. */

import type { BoardProps, Line } from '../board';
import type { Seat } from '../protocol';

/**
 * A line in the reader's language: seats by their names, and `$you` for who the reader is.
 * If several are the reader, the first one counts.
 */
export function lineText(line: Line, names: readonly string[], me: Seat | null, text: BoardProps['text']): string {
  const seats = Object.entries(line.seats ?? {});
  const you = me === null ? undefined : seats.find(([, seat]) => seat === me);
  const named = Object.fromEntries(seats.map(([name, seat]) => [name, names[seat] ?? '']));
  const said: Record<string, string | number> = { ...named, you: you?.[0] ?? 'none' };
  for (const [name, value] of Object.entries(line.values ?? {})) {
    said[name] = typeof value === 'object' ? lineText(value, names, me, text) : value;
  }
  return text(line.key, said);
}

/** A sentence in parts, so that the name of who acts stands out. */
export function withName(text: string, name: string | undefined): { bold: boolean; text: string }[] {
  const at = name ? text.indexOf(name) : -1;
  if (!name || at < 0) return [{ bold: false, text }];
  const parts = [
    { bold: false, text: text.slice(0, at) },
    { bold: true, text: name },
    { bold: false, text: text.slice(at + name.length) },
  ];
  return parts.filter((part) => part.text);
}
