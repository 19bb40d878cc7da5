/**
 * No old page against a newer server: every answer names the build that the server has.
 *
 * Another one than the page's own is offered with a button, and taken by itself when nobody looks
 * and nothing is half written; by itself only once for each build, whatever a cache may do.
 */

import { keep, kept } from './kept';

const TRIED = 'reloaded-for';

export class Version {
  stale = $state(false);
  #own = '';
  #theirs = '';
  #reload: () => void;

  constructor(reload: () => void = () => location.reload()) {
    this.#reload = reload;
  }

  start(): void {
    this.#own = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
    document.addEventListener('visibilitychange', () => this.#whenUnseen());
  }

  /** What an answer of the server said; a page that was not built has no build to compare. */
  heard(theirs: string | null): void {
    if (!theirs || !this.#own || this.#own.startsWith('%') || theirs === this.#own) return;
    this.#theirs = theirs;
    this.stale = true;
    this.#whenUnseen();
  }

  #whenUnseen(): void {
    if (!this.stale || !document.hidden || isWriting() || kept(TRIED) === this.#theirs) return;
    keep(TRIED, this.#theirs);
    this.#reload();
  }
}

function isWriting(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type=checkbox]), textarea');
  return [...fields].some((field) => field.value !== field.defaultValue);
}

export const version = new Version();
