/** What holds for the whole page: language, light, motion; kept on this device. */

import type { Language, Motion } from './board';
import { LANGUAGES, Texts } from './texts';

export type Theme = 'light' | 'dark';

const kept = (name: string): string | null => {
  try {
    return localStorage.getItem(`ludoteka.${name}`);
  } catch {
    return null; // a browser that keeps nothing
  }
};

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`ludoteka.${name}`, value);
  } catch {
    // as above: then it holds until the page is closed
  }
}

function firstLanguage(): Language {
  const wanted = [kept('language'), ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? 'en';
}

const SHELL = ['core', 'web'];

class House {
  language = $state<Language>('en');
  theme = $state<Theme>('light');
  motion = $state<Motion>('normal');
  /** Everything loaded of the language; replaced as a whole when something is added. */
  texts = $state.raw(new Texts('en'));
  #files = new Set(SHELL);

  async start(): Promise<void> {
    const dark = matchMedia('(prefers-color-scheme: dark)').matches;
    this.setTheme((kept('theme') as Theme | null) ?? (dark ? 'dark' : 'light'), { keep: false });
    this.motion = (kept('motion') as Motion | null) ?? 'normal';
    await this.setLanguage(firstLanguage());
  }

  async setLanguage(language: Language): Promise<void> {
    const texts = await new Texts(language).load(...this.#files);
    this.texts = texts;
    this.language = language;
    document.documentElement.lang = language;
    keep('language', language);
  }

  /** More files of the language, such as a game's. */
  async load(...files: string[]): Promise<void> {
    const fresh = files.filter((file) => !this.#files.has(file));
    if (!fresh.length) return;
    for (const file of fresh) this.#files.add(file);
    // A new object, so that whatever shows texts is drawn again.
    this.texts = await new Texts(this.language).load(...this.#files);
  }

  setTheme(theme: Theme, settings = { keep: true }): void {
    this.theme = theme;
    document.documentElement.dataset.theme = theme;
    if (settings.keep) keep('theme', theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
  }

  text = (key: string, values?: Record<string, string | number>): string =>
    this.texts.get(key, values);
}

export const house = new House();
