/** A file that someone chose: a record, or a sentence that says what it is instead. */

import type { Record } from '../wire';

export const FORMAT = 'ludoteka-record-1';
const MOST_BYTES = 1_000_000;

const SENTENCES = {
  large: 'web-file-large',
  foreign: 'web-file-foreign',
  partial: 'web-file-partial',
  version: 'web-file-version',
  broken: 'web-file-broken',
};

/** What is wrong with a file, and the key of its sentence. */
export class BadFile extends Error {
  readonly key: string;
  constructor(problem: keyof typeof SENTENCES) {
    super(problem);
    this.key = SENTENCES[problem];
  }
}

export async function readRecord(file: Blob): Promise<Record> {
  if (file.size > MOST_BYTES) throw new BadFile('large');
  return parseRecord(await file.text());
}

export function parseRecord(text: string): Record {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadFile('foreign');
  }
  const format = isObject(value) && typeof value.format === 'string' ? value.format : '';
  if (format.startsWith('ludoteka-partial-')) throw new BadFile('partial');
  if (!format.startsWith('ludoteka-record-')) throw new BadFile('foreign');
  if (format !== FORMAT) throw new BadFile('version');
  if (!isRecord(value)) throw new BadFile('broken');
  return value;
}

/** As far as this page reads it; the server looks at every field. */
function isRecord(value: unknown): value is Record {
  if (!isObject(value) || !isObject(value.fairness) || !isObject(value.options)) return false;
  const { fairness } = value;
  return (
    typeof value.game === 'string' &&
    Array.isArray(value.seats) &&
    value.seats.every((seat) => isObject(seat) && typeof seat.name === 'string') &&
    Array.isArray(value.moves) &&
    typeof fairness.commitment === 'string' &&
    Array.isArray(fairness.entropy) &&
    fairness.entropy.every((part) => typeof part === 'string') &&
    isHashes(fairness.hashes)
  );
}

const isHashes = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (Array.isArray(value) && value.every((part) => part === null || typeof part === 'string'));

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
