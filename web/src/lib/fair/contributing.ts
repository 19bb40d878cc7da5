/**
 * This browser's part in a deal: it draws entropy when the server has committed itself, shows its
 * hash, and reveals when all hashes are fixed. What it saw and drew is stored before it is sent.
 * Where the server contradicts what was seen, nothing is revealed and the page says so.
 */

import type { Command, Done, FairnessInfo, Message, Refused, TableInfo } from '../protocol';
import type { Sight } from '../wire';
import type { Hasher } from './hash';
import type { Memories, Memory } from './memory';
import { drawEntropy, entropyHash } from './seals';

/** What the server contradicted: its commitment, our hash, the list of hashes, our entropy; or it
 * dealt without asking for it. */
export type Alarm = 'commitment' | 'own-hash' | 'hashes' | 'entropy' | 'not-asked';

/** How the cards came to one's own seats. */
export interface Deal {
  /** Whether this browser was there when they were dealt: then it would have been asked. */
  witnessed: boolean;
  /** Their first events are those of the deal. */
  sights: readonly Sight[];
}

const NOT_TOLD: Deal = { witnessed: false, sights: [] };

/** What a message tells of the deal. */
export function dealOf(message: Message): Deal {
  if (message.type === 'welcome' && message.since < 0) return { witnessed: false, sights: message.sights };
  if (message.type !== 'update' || message.happened.kind !== 'started') return NOT_TOLD;
  return { witnessed: true, sights: message.sights ?? [] };
}

export interface Means {
  by: Hasher;
  memories: Memories;
  send: (command: Command) => Promise<Done | Refused>;
  alarm: (alarm: Alarm) => void;
  draw?: () => string;
}

export class Contributor {
  #table: string;
  #means: Means;
  /** One step after the other, so that none draws what another has drawn. */
  #steps: Promise<void> = Promise.resolve();
  #sent = new Set<string>();
  /** What this tab has drawn: without locks another one may write over it in the storage. */
  #drawn = new Map<number, string>();
  #last: FairnessInfo | null = null;

  constructor(table: string, means: Means) {
    this.#table = table;
    this.#means = means;
  }

  /** Every card of the table that arrives, with one's own seats. */
  look(card: TableInfo, seats: readonly number[], deal = NOT_TOLD): Promise<void> {
    const step = () => alone(this.#table, () => this.#step(card, seats, deal));
    this.#steps = this.#steps.then(step, step);
    return this.#steps;
  }

  async #step({ status, fairness }: TableInfo, seats: readonly number[], deal: Deal): Promise<void> {
    const { memories } = this.#means;
    let memory = memories.get(this.#table);
    // what is seen when the cards are dealt was not seen before
    if (!memory && status !== 'open') return;
    memory ??= memories.begin(this.#table, fairness.commitment);
    this.#last = fairness;
    if (await this.#isContradicted()) return;
    if (fairness.phase === 'commit') await this.#commit(fairness, seats);
    if (fairness.phase === 'reveal') await this.#reveal(fairness);
    if (status === 'live') this.#noteDeal(fairness, seats, deal);
  }

  #noteDeal(card: FairnessInfo, seats: readonly number[], { witnessed, sights }: Deal): void {
    this.#noteMissed(card, seats);
    this.#noteCards(sights);
    const { committed, sent, hashes } = this.#memory;
    // a table that was open is dealt by the second edition, whatever it says now
    if (!card.hashes && (hashes || committed.length)) this.#means.alarm('hashes');
    const passedOver = committed.some((seat) => seats.includes(seat) && !sent.includes(seat));
    if (witnessed && passedOver) this.#means.alarm('not-asked');
  }

  /** The cards that one's own seats got, to be compared with the seed that is shown later. */
  #noteCards(sights: readonly Sight[]): void {
    const { dealt } = this.#memory;
    for (const { seat, events } of sights) {
      if (seat === null || dealt[seat] || !events.length) continue;
      const first = Math.min(...events.map(({ seq }) => seq));
      const got = events.filter(({ seq }) => seq === first).map(({ event }) => event);
      this.#change((kept) => (kept.dealt[seat] = got));
    }
  }

  /** The cards are dealt, and one's own seats had no part in it. */
  #noteMissed({ hashes }: FairnessInfo, seats: readonly number[]): void {
    const { entropy, missed } = this.#memory;
    for (const seat of seats) {
      const isSilent = hashes && !hashes[seat] && !entropy[seat];
      if (isSilent && !missed.includes(seat)) this.#change((kept) => kept.missed.push(seat));
    }
  }

  async #commit(card: FairnessInfo, seats: readonly number[]): Promise<void> {
    for (const seat of seats) {
      const memory = this.#memory;
      if (memory.elsewhere.includes(seat) || this.#drawn.has(seat)) continue;
      if (memory.entropy[seat] === undefined && card.committed.includes(seat)) {
        this.#change((kept) => kept.elsewhere.push(seat));
      } else void this.#commitSeat(seat);
    }
  }

  async #commitSeat(seat: number): Promise<void> {
    const { by, draw = drawEntropy } = this.#means;
    const entropy = this.#memory.entropy[seat] ?? draw();
    this.#drawn.set(seat, entropy);
    const { commitment } = this.#change((kept) => (kept.entropy[seat] = entropy));
    const hash = await entropyHash(by, commitment, seat, entropy);
    const answer = await this.#sendOnce({ do: 'commit', seat, hash });
    // another tab may have drawn at the same time: what the server has taken counts
    if (answer?.type === 'done') {
      this.#change((kept) => keepOwn(kept, seat, entropy));
      await this.#isContradicted(); // the answer may come after the hashes
    } else if (answer) this.#change((kept) => this.#forget(kept, seat, entropy, answer));
  }

  #forget(kept: Memory, seat: number, entropy: string, { code }: Refused): void {
    this.#drawn.delete(seat);
    if (kept.entropy[seat] !== entropy || kept.committed.includes(seat)) return;
    disown(kept, seat, code === 'already-committed');
  }

  /** Not before the hashes are stored, and only if ours are among them. */
  async #reveal({ hashes, revealed }: FairnessInfo): Promise<void> {
    if (!hashes) return this.#means.alarm('hashes');
    const own = new Map<number, string>();
    for (const seat of new Set([...seatsOf(this.#memory), ...this.#drawn.keys()])) {
      const entropy = await this.#behind(hashes[seat], seat);
      if (entropy !== null) own.set(seat, entropy);
      // it came too late, or another device was faster
      else this.#change((kept) => disown(kept, seat, hashes[seat] !== null));
    }
    this.#change((kept) => {
      kept.hashes = [...hashes];
      for (const [seat, entropy] of own) {
        kept.entropy[seat] = entropy;
        add(kept.sent, seat);
        if (revealed.includes(seat)) add(kept.revealed, seat);
      }
    });
    for (const [seat, entropy] of own) {
      if (!revealed.includes(seat)) void this.#revealSeat(seat, entropy, hashes);
    }
  }

  /** What of ours this hash stands for, if anything. */
  async #behind(hash: string | null, seat: number): Promise<string | null> {
    const { commitment, entropy } = this.#memory;
    for (const drawn of [entropy[seat], this.#drawn.get(seat)]) {
      if (drawn && (await entropyHash(this.#means.by, commitment, seat, drawn)) === hash) return drawn;
    }
    return null;
  }

  async #revealSeat(seat: number, entropy: string, hashes: FairnessInfo['hashes']): Promise<void> {
    const answer = await this.#sendOnce({ do: 'reveal', seat, entropy });
    if (answer?.type !== 'done') return;
    this.#change((kept) => {
      keepOwn(kept, seat, entropy);
      kept.hashes = hashes;
      add(kept.sent, seat);
      add(kept.revealed, seat);
    });
    await this.#isContradicted(); // or after the deal
  }

  /** Whether the last card says otherwise than what this browser saw; then the page says so. */
  async #isContradicted(): Promise<boolean> {
    const alarm = await contradiction(this.#means.by, this.#memory, this.#last!);
    if (alarm) this.#means.alarm(alarm);
    return alarm !== null;
  }

  /** Cards come again and again; a command that was sent is answered, also after a drop. */
  async #sendOnce(command: Command & { seat: number }): Promise<Done | Refused | null> {
    const name = `${command.do} ${command.seat}`;
    if (this.#sent.has(name)) return null;
    this.#sent.add(name);
    return this.#means.send(command);
  }

  get #memory(): Memory {
    return this.#means.memories.get(this.#table)!;
  }

  #change(change: (memory: Memory) => unknown): Memory {
    return this.#means.memories.change(this.#table, change)!;
  }
}

/** The server has taken this one, whatever another tab has stored. */
function keepOwn(kept: Memory, seat: number, entropy: string): void {
  kept.entropy[seat] = entropy;
  kept.elsewhere = kept.elsewhere.filter((other) => other !== seat);
  kept.missed = kept.missed.filter((other) => other !== seat);
  add(kept.committed, seat);
}

function disown(kept: Memory, seat: number, elsewhere: boolean): void {
  delete kept.entropy[seat];
  add(elsewhere ? kept.elsewhere : kept.missed, seat);
}

function add(seats: number[], seat: number): void {
  if (!seats.includes(seat)) seats.push(seat);
}

const seatsOf = ({ entropy }: Memory): number[] => Object.keys(entropy).map(Number);

/** What the card says otherwise than this browser saw before, or was told that it is done. */
export async function contradiction(
  by: Hasher,
  memory: Memory,
  { commitment, hashes, entropy }: FairnessInfo,
): Promise<Alarm | null> {
  if (commitment !== memory.commitment) return 'commitment';
  for (const seat of hashes ? memory.committed : []) {
    if (!memory.entropy[seat]) continue; // another tab is just writing
    const own = await entropyHash(by, commitment, seat, memory.entropy[seat]);
    if (hashes?.[seat] !== own) return 'own-hash';
  }
  if (hashes && memory.hashes && String(hashes) !== String(memory.hashes)) return 'hashes';
  const isLost = (seat: number) => entropy?.[seat] !== memory.entropy[seat];
  return entropy && memory.revealed.some(isLost) ? 'entropy' : null;
}

/** One tab at a time; over plain http there are no locks, and the server takes one hash a seat. */
function alone(table: string, step: () => Promise<void>): Promise<void> {
  const locks = globalThis.navigator?.locks as LockManager | undefined;
  return locks ? locks.request(`ludoteka.deal.${table}`, step) : step();
}
