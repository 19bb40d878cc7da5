/** The end of a match: what is said of it, and what can be done then. */

import type { BoardModule, EndProps, Line, Over, OverAction } from '../lib/board';
import { house } from '../lib/house.svelte';
import type { LiveTable } from '../lib/table.svelte';
import type { Stage } from '../lib/stage.svelte';
import { lineText } from '../lib/telling/words';
import { canShare, handOut, shareLink } from './sharing';
import { standing } from './standing';

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
  /** Whoever comes to a match that is over sees its end without waiting for it. */
  readonly cameLate: boolean;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.cameLate = settings.live().table?.status === 'over';
  }

  /** After the last step and its hold, and not while somebody looks back. */
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
    const said = this.#settings.module().ending?.(end);
    const { title, place, won } = standing(end, house.texts);
    return {
      title: said ? this.#line(said.title, end) : title,
      why: said?.why ? this.#line(said.why, end) : '',
      place,
      won,
      note: this.#note,
      actions: this.#actions(),
      result: house.text('web-over-result'),
      show: () => (this.isAside = false),
    };
  }

  #line(line: Line, { names, me }: EndProps): string {
    return lineText(line, names, me, house.text);
  }

  #actions(): OverAction[] {
    const { table, you } = this.#settings.live();
    if (!table || !you) return [];
    const found: OverAction[] = [];
    if (table.rematch) {
      found.push({ key: 'again', label: house.text('web-to-rematch'), href: `/t/${table.rematch}` });
    } else if (you.seats.length) {
      found.push({ key: 'again', label: house.text('web-over-again'), act: this.#settings.rematch });
    }
    const eyes = this.#settings.end().me;
    const hash = eyes === null ? '' : `#step=1&seat=${eyes + 1}`;
    if (canShare(table, you)) {
      found.push({ key: 'replay', label: house.text('web-over-replay'), href: `/replay/${table.id}${hash}` });
      found.push({ key: 'share', label: house.text('web-over-share'), act: () => void this.#share() });
    }
    found.push({ key: 'home', label: house.text('web-over-home'), href: '/' });
    return found;
  }

  async #share(): Promise<void> {
    const { table } = this.#settings.live();
    if (!table) return;
    try {
      const handed = await handOut(await shareLink(table), this.over?.title ?? '');
      this.#note = house.text(handed ? 'web-over-shared' : 'web-over-copied');
    } catch (error) {
      // Who closed the device's own dialog has changed their mind.
      const gone = error instanceof DOMException && error.name === 'AbortError';
      this.#note = gone ? '' : error instanceof Error ? error.message : String(error);
    }
  }
}
