/** Fluent messages: the files that Python uses too, loaded when they are needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './board';
import { localeOf } from './locales';
import { isHidden, type Phrase, type Sayable } from './protocol';

export const LANGUAGES: readonly Language[] = ['en', 'ru', 'uk'];

/** The attribute of a message with its accusative, and the ending of variables that ask for it. */
const ACCUSATIVE = 'acc';

type Values = Record<string, string | number>;

const files = import.meta.glob(['../../../src/ludoteka/locales/*/**/*.ftl', '!**/cli.ftl'], {
  query: '?raw',
  import: 'default',
}) as Record<string, () => Promise<string>>;

/** The games that other packages brought, as the server wrote them into the page. */
export const installed: readonly string[] =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="games"]')?.content.split(' ').filter(Boolean) ?? [];

/** One language: what has been loaded of it so far. */
export class Texts {
  readonly language: Language;
  #bundle: FluentBundle;
  #loaded = new Map<string, Promise<void>>();

  constructor(language: Language) {
    this.language = language;
    const locale = localeOf(language, globalThis.navigator?.languages ?? []);
    this.#bundle = new FluentBundle([locale, language], { useIsolating: false });
  }

  /** Load whole files by name: `core`, `web`, `bang`, `rules/bang`. Absent ones are skipped. */
  async load(...names: string[]): Promise<this> {
    await Promise.all(names.map((name) => this.#once(name)));
    return this;
  }

  #once(name: string): Promise<void> {
    let loading = this.#loaded.get(name);
    if (!loading) {
      loading = this.#read(name);
      this.#loaded.set(name, loading);
    }
    return loading;
  }

  async #read(name: string): Promise<void> {
    const file = files[`../../../src/ludoteka/locales/${this.language}/${name}.ftl`];
    if (file) this.add(await file());
    else if (installed.includes(name)) this.add(await this.#ask(name));
  }

  /** The texts of a game that another package brought; without them its messages are keys. */
  async #ask(game: string): Promise<string> {
    const answer = await fetch(`/api/games/${game}/texts/${this.language}`).catch(() => null);
    return answer?.ok ? answer.text() : '';
  }

  add(source: string): void {
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The message; a key that is not there is shown as it is, so that nothing is lost. */
  get(key: string, values: Values = {}, grammaticalCase = ''): string {
    const message = this.#bundle.getMessage(key);
    const pattern = message?.attributes[grammaticalCase] ?? message?.value;
    if (!pattern) return key;
    const errors: Error[] = [];
    return this.#bundle.formatPattern(pattern, values, errors);
  }

  /** A sentence of the server; `docs/phrases.md` tells how its values are said. */
  phrase(phrase: Phrase, names: readonly string[], grammaticalCase = ''): string {
    const values: Values = {};
    for (const [name, value] of Object.entries(phrase.arguments ?? {})) {
      values[`${name}-count`] = countOf(value);
      if (value === null) continue;
      values[name] = this.#say(value, names);
      // said only by messages that ask for it
      const get = () => this.#say(value, names, ACCUSATIVE);
      Object.defineProperty(values, `${name}-${ACCUSATIVE}`, { get, enumerable: true });
    }
    return this.get(phrase.key, values, grammaticalCase);
  }

  #say(value: Sayable, names: readonly string[], grammaticalCase = ''): string | number {
    if (value === null) return '';
    if (typeof value !== 'object') return value;
    if (isHidden(value)) return 'hidden';
    if (Array.isArray(value)) {
      const said = value.map((item) => String(this.#say(item, names, grammaticalCase)));
      return said.join(', ') || this.get('core-nothing');
    }
    if ('key' in value) return this.phrase(value, names, grammaticalCase);
    return names[value.seat] ?? value.seat;
  }
}

function countOf(value: Sayable): number {
  if (value === null) return 0;
  if (Array.isArray(value)) return value.length;
  return isHidden(value) ? value.hidden : 1;
}
