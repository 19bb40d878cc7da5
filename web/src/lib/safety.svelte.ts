/** What people want of one another: who is hidden from me, and telling the hosts. */

import { ask, post, send } from './api';
import { session } from './session.svelte';
import type { Block, BlockRequest, Reported, ReportRequest } from './wire';

export type Reason = ReportRequest['reason'];
export const REASONS: Readonly<Record<Reason, string>> = {
  insult: 'web-reason-insult',
  stalling: 'web-reason-stalling',
  cheating: 'web-reason-cheating',
  name: 'web-reason-name',
  spam: 'web-reason-spam',
  game: 'web-reason-game',
  other: 'web-reason-other',
};
/** Those for which a person is reported. */
export const PERSONAL = (Object.keys(REASONS) as Reason[]).filter((reason) => reason !== 'game');

class Safety {
  blocks = $state.raw<Block[]>([]);
  /** Persons whose words are not shown; the server does not send them either. */
  readonly hidden = $derived(new Set(this.blocks.map((block) => block.person)));

  of(person: string): Block | undefined {
    return this.blocks.find((block) => block.person === person);
  }

  async load(): Promise<void> {
    if (session.me === undefined) await session.load().catch(() => null);
    this.blocks = session.me ? await ask<Block[]>('/api/me/blocks') : [];
  }

  async set(person: string, kind: NonNullable<BlockRequest['kind']>): Promise<void> {
    this.blocks = await send<Block[]>('PUT', `/api/me/blocks/${person}`, { kind });
  }

  async remove(person: string): Promise<void> {
    await ask(`/api/me/blocks/${person}`, { method: 'DELETE' });
    this.blocks = this.blocks.filter((block) => block.person !== person);
  }
}

export const safety = new Safety();

export const report = (data: ReportRequest): Promise<Reported> => post('/api/reports', data);
