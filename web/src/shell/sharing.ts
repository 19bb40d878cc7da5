/** A link to a finished match that others can open. */

import { getRecord, upload } from '../lib/api';
import { keep, kept } from '../lib/kept';
import type { TableInfo, You } from '../lib/protocol';

/** Who watched a private match has no record of it to give away. */
export const canShare = (table: TableInfo, you: You): boolean => table.listed || you.seats.length > 0;

/** A listed match is open to all; of a private one a public copy of its record is made, once. */
export async function shareLink(table: TableInfo): Promise<string> {
  if (table.listed) return `${location.origin}/replay/${table.id}`;
  const known = kept(`shared.${table.id}`);
  if (known) return `${location.origin}${known}`;
  const { path } = await upload(await getRecord({ kind: 'table', id: table.id }), { public: true });
  keep(`shared.${table.id}`, path);
  return `${location.origin}${path}`;
}

/** True: it was handed to the device's own way of sharing, which says the rest. */
export async function handOut(link: string, title: string): Promise<boolean> {
  const touch = matchMedia('(pointer: coarse)').matches;
  if (touch && navigator.share) {
    await navigator.share({ title, url: link });
    return true;
  }
  await navigator.clipboard.writeText(link);
  return false;
}
