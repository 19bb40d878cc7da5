/** The end of a match: what is said of it, and what can be done then. */

import type { BoardModule, EndProps, Line, Over, OverAction } from '../lib/board';
import { preferences } from '../lib/preferences.svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Stage } from '../lib/stage.svelte';
import { reviewPath } from '../lib/spot';
import { lineText } from '../lib/telling/words';
import { canShare, handOut, shareLink } from './sharing';
import { isEndedByResigning, standing } from './standing';

interface Settings {
  live: () => LiveTable;
  module: () => BoardModule;
  stage: () => Stage;
  end: () => EndProps;
  rematch: () => void;
}

export class Ending {
  #settings: Settings;
  /** The end scene was put aside, to look at the table. */
  isAside = $state(false);
  #note = $state('');
  /** A match that is over already shows its end at once. */
  readonly cameLate: boolean;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.cameLate = settings.live().table?.status === 'over';
  }

  /** After the last step and its hold, and not while someone looks back. */
  get #isOver(): boolean {
    const stage = this.#settings.stage();
    return this.#settings.live().table?.status === 'over' && !stage.busy;
  }

  over = $derived.by<Over | null>(() => (this.#isOver ? this.#make() : null));

  get isShown(): boolean {
    return this.over !== null && !this.isAside;
  }

  #make(): Over {
    const end = this.#settings.end();
    const seats = this.#settings.live().table?.seats ?? [];
    const resigned = end.people.map((person) => person.resigned);
    const { title, place, won } = standing(end, resigned, preferences.texts);
    const ranks = this.#settings.stage().newest.view.result?.ranks ?? [];
    const said = isEndedByResigning(ranks, resigned, end.me) ? null : this.#settings.module().ending?.(end);
    const gone = seats.filter((card) => card.resigned && card.seat !== end.me).map(({ name }) => name);
    return {
      title: said ? this.#line(said.title, end) : title,
      why: this.#why(said?.why ? this.#line(said.why, end) : '', gone),
      place,
      won,
      note: this.#note,
      actions: this.#actions(),
      result: preferences.text('web-over-result'),
      show: () => (this.isAside = false),
    };
  }

  /** The reason on the table, and who was no longer there; a board may have said just that. */
  #why(reason: string, gone: string[]): string {
    const resigned = gone.length
      ? preferences.text('web-over-resigned', { names: gone.join(', '), count: gone.length })
      : '';
    return [...new Set([reason, resigned])].filter(Boolean).join(' ');
  }

  #line(line: Line, { names, me }: EndProps): string {
    return lineText(line, names, me, preferences.text);
  }

  #actions(): OverAction[] {
    const { table, you } = this.#settings.live();
    if (!table || !you) return [];
    const found: OverAction[] = [];
    if (table.rematch) {
      found.push({ key: 'again', label: preferences.text('web-to-rematch'), href: `/t/${table.rematch}` });
    } else if (you.seats.length) {
      found.push({ key: 'again', label: preferences.text('web-over-again'), act: this.#settings.rematch });
    }
    const eyes = this.#settings.end().me;
    const hash = eyes === null ? '' : `#step=1&seat=${eyes + 1}`;
    if (canShare(table, you)) {
      if (you.seats.length) {
        found.push({
          key: 'review',
          label: preferences.text('web-over-review'),
          href: reviewPath(table.id, eyes),
        });
      }
      found.push({ key: 'replay', label: preferences.text('web-over-replay'), href: `/replay/${table.id}${hash}` });
      found.push({ key: 'share', label: preferences.text('web-over-share'), act: () => void this.#share() });
    }
    found.push({ key: 'home', label: preferences.text('web-over-home'), href: '/' });
    return found;
  }

  async #share(): Promise<void> {
    const { table } = this.#settings.live();
    if (!table) return;
    try {
      const handed = await handOut(await shareLink(table), this.over?.title ?? '');
      this.#note = preferences.text(handed ? 'web-over-shared' : 'web-over-copied');
    } catch (error) {
      // Who closed the device's own dialog has changed their mind.
      const gone = error instanceof DOMException && error.name === 'AbortError';
      this.#note = gone ? '' : error instanceof Error ? error.message : String(error);
    }
  }
}
