/** Up to which line this device has read the chat of a table. */

import { keep, kept } from './kept';
import type { Line } from './protocol';

/** So many tables are remembered, those that were read last. */
const MOST = 30;

function all(): [string, number][] {
  try {
    const found: unknown = JSON.parse(kept('read') ?? '[]');
    return Array.isArray(found) ? (found as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the last line that was read here; -1: none. */
export function readUpTo(table: string): number {
  return all().find(([id]) => id === table)?.[1] ?? -1;
}

export function keepRead(table: string, seq: number): void {
  const others = all().filter(([id]) => id !== table);
  keep('read', JSON.stringify([[table, seq], ...others].slice(0, MOST)));
}

/** Lines of others that nobody here has read. */
export const unreadOf = (lines: readonly Line[], read: number, me: string): number =>
  lines.filter((line) => line.seq > read && line.person !== me).length;
