/** What each seat added to a deal, by the record, against its hashes and what this browser saw. */

import { isHidden } from '../protocol';
import type { BaseEvent, Fairness } from '../wire';
import type { Hasher } from './hash';
import type { Memory } from './memory';
import { editionOf, entropyHash } from './seals';

/** `warns`: it holds, but someone should know; `unproved`: it cannot be shown. */
export type State = 'holds' | 'warns' | 'unproved' | 'fails' | 'skipped';

/** What is to be said about a step: a message, by what it is about. */
export type Remark =
  | 'no-memory'
  | 'first-edition'
  | 'withheld'
  | 'elsewhere'
  | 'silent'
  | 'missed'
  | 'not-asked'
  | 'not-taken'
  | 'none-ours'
  | 'alone'
  | 'drawn-by-server'
  | 'foreign-commitment'
  | 'no-hashes'
  | 'without-hash'
  | 'other-hash'
  | 'foreign-hashes'
  | 'left-out'
  | 'foreign-entropy'
  | 'dealt'
  | 'foreign-deal';

export interface Said {
  remark: Remark;
  /** The seats that it is about. */
  seats: readonly number[];
}

export const about = (remark: Remark, seats: readonly number[] = []): Said => ({ remark, seats });
export const seatsOf = (memory: Memory | null): number[] => Object.keys(memory?.entropy ?? {}).map(Number);

export function seatsWhere<T>(things: readonly T[], is: (thing: T, seat: number) => boolean): number[] {
  return things.flatMap((thing, seat) => (is(thing, seat) ? [seat] : []));
}

/** Records of the first edition cannot show what seats had committed themselves to; but a table
 * that this browser saw open was dealt by the second, and the record denies it. */
export function firstEdition(memory: Memory | null): Said {
  return about(memory ? 'no-hashes' : 'first-edition');
}

/** Others that sent a hash and did not reveal; of one's own seats this browser knows better. */
export function withheldBy({ hashes, entropy }: Fairness, memory: Memory | null): number[] {
  return seatsWhere(hashes ?? [], (hash, seat) => hash !== null && !entropy[seat] && !memory?.entropy[seat]);
}

/** Entropy that no hash stands for, or another one: it was made up when the deal was known. */
export async function unlikeHashes(by: Hasher, fairness: Fairness): Promise<Said | null> {
  const { entropy, hashes, commitment } = fairness;
  for (const [seat, part] of entropy.entries()) {
    if (!part) continue;
    const hash = hashes?.[seat] ?? null;
    if (hash === null) return about('without-hash', [seat]);
    if ((await entropyHash(by, commitment, seat, part)) !== hash) return about('other-hash', [seat]);
  }
  return null;
}

/** Hashes that are not those which this browser saw fixed, or has sent itself. */
export async function unlikeMemory(by: Hasher, fairness: Fairness, memory: Memory | null): Promise<Said | null> {
  const hashes = fairness.hashes ?? [];
  if (!memory) return null;
  const other = memory.hashes && seatsWhere(hashes, (hash, seat) => hash !== memory.hashes![seat]);
  if (other?.length) return about('foreign-hashes', other);
  for (const seat of memory.committed.filter((own) => memory.entropy[own])) {
    const own = await entropyHash(by, memory.commitment, seat, memory.entropy[seat]);
    if (hashes[seat] !== own) return about('foreign-hashes', [seat]);
  }
  return null;
}

/** Own entropy that the server had taken, and that the record does not have. */
export function lostBy({ entropy, revealed }: Memory, fairness: Fairness): Said | null {
  for (const seat of Object.keys(entropy).map(Number)) {
    const told = fairness.entropy[seat]?.toLowerCase();
    if (told && told !== entropy[seat]) return about('foreign-entropy', [seat]);
    if (!told && revealed.includes(seat)) return about('left-out', [seat]);
  }
  return null;
}

/** Who has added to the chance, and whether that proves anything. Without anyone the server could
 * have chosen its seed; and only who finds a number of one's own in the deal knows that not all of
 * them are the server's. */
export function contributions(fairness: Fairness, memory: Memory | null): { said: Said[]; state: State } {
  const missing = memory ? shortfalls(fairness, memory) : [];
  if (editionOf(fairness) === 1) return { said: [...missing, about('drawn-by-server')], state: 'unproved' };
  const given = seatsWhere(fairness.entropy, Boolean);
  if (!given.length) return { said: [...missing, about('alone')], state: 'unproved' };
  const silent = seatsWhere(fairness.entropy, (part, seat) => !part && !fairness.hashes?.[seat]);
  const said = silent.length ? [...missing, about('silent', silent)] : missing;
  const isOwn = (seat: number) => fairness.entropy[seat]?.toLowerCase() === memory?.entropy[seat];
  if (!seatsOf(memory).some(isOwn)) return { said: [...said, about('none-ours', given)], state: 'unproved' };
  return { said, state: missing.length ? 'warns' : 'holds' };
}

/** One's own seats of which nothing of this browser is in the deal, and why, as far as it knows. */
function shortfalls({ entropy, hashes }: Fairness, memory: Memory): Said[] {
  const lacking = seatsOf(memory).filter((seat) => hashes?.[seat] && !entropy[seat]);
  const found: [Remark, number[]][] = [
    ['elsewhere', memory.elsewhere],
    ['missed', memory.missed],
    ['not-taken', lacking.filter((seat) => memory.sent.includes(seat))],
    ['not-asked', lacking.filter((seat) => !memory.sent.includes(seat))],
  ];
  return found.filter(([, seats]) => seats.length).map(([remark, seats]) => about(remark, seats));
}

/** A seat of one's own that was dealt something else than the events of the record say. */
export function unlikeDealt({ dealt }: Memory, events: readonly BaseEvent[]): Said | null {
  // kinds that only keep pictures up to date are not told afterwards, in any match
  const kinds = new Set(events.map(({ event }) => event));
  for (const [seat, got] of Object.entries(dealt)) {
    const told = got.filter(({ event }) => kinds.has(event));
    const isSame = told.length && told.every((event, at) => agrees(event, events[at]));
    if (!isSame) return about('foreign-deal', [Number(seat)]);
  }
  return null;
}

/** Whether what a seat received is what happened; what was hidden from it may be anything. */
function agrees(received: unknown, told: unknown): boolean {
  if (isHidden(received)) return true;
  if (typeof received !== 'object' || received === null) return received === told;
  if (typeof told !== 'object' || told === null) return false;
  const [ours, theirs] = [Object.entries(received), new Map(Object.entries(told))];
  return ours.length === theirs.size && ours.every(([key, value]) => agrees(value, theirs.get(key)));
}
