/** What holds for the whole page: language, light, motion; kept on this device. */

import type { Language, Motion, Pace } from './board';
import { forget, keep, kept } from './kept';
import { localeOf } from './locales';
import { PACES } from './telling/tempo';
import { installed, LANGUAGES, Texts } from './texts';

export type Theme = 'light' | 'dark';

const SWITCHES = ['stops', 'confirms', 'automatic', 'cardText'] as const;
export type Switch = (typeof SWITCHES)[number];

const DARK = '(prefers-color-scheme: dark)';

function firstLanguage(): Language {
  const wanted = [kept('language'), ...navigator.languages.map((name) => name.slice(0, 2))];
  return (wanted.find((name) => LANGUAGES.includes(name as Language)) as Language) ?? 'en';
}

const SHELL = ['core', 'web', 'telling', 'noticing', 'story', 'cast', 'inviting', 'app'];

class Preferences {
  language = $state<Language>('en');
  theme = $state<Theme>('light');
  followsSystem = $state(false);
  motion = $state<Motion>('normal');
  pace = $state<Pace>('normal');
  /** What hits me stays until I go on. */
  stops = $state(false);
  /** A move is asked about once more before it is sent. */
  confirms = $state(false);
  /** Where only one answer is possible, the server gives it. */
  automatic = $state(false);
  /** What a card does is written on it, where it is large enough. */
  cardText = $state(false);
  /** Everything loaded of the language; replaced as a whole when something is added. */
  texts = $state.raw(new Texts('en'));
  #files = new Set([...SHELL, ...installed]);

  /** For dates, times and numbers: the reader's own form of the language. */
  get locale(): string {
    return localeOf(this.language, navigator.languages);
  }

  async start(): Promise<void> {
    const chosen = kept('theme') as Theme | null;
    if (chosen) this.setTheme(chosen, { keep: false });
    else this.followSystem();
    matchMedia(DARK).addEventListener('change', () => this.followsSystem && this.followSystem());
    this.motion = kept('motion') === 'off' ? 'off' : 'normal';
    const pace = kept('pace') ?? (kept('motion') === 'slow' ? 'slow' : 'normal');
    this.pace = PACES.find((one) => one === pace) ?? 'normal';
    for (const name of SWITCHES) this[name] = kept(name) === 'on';
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

  /** Light or dark as the system says, now and later. */
  followSystem(): void {
    forget('theme');
    this.setTheme(matchMedia(DARK).matches ? 'dark' : 'light', { keep: false });
    this.followsSystem = true;
  }

  setTheme(theme: Theme, settings = { keep: true }): void {
    this.theme = theme;
    this.followsSystem = false;
    document.documentElement.dataset.theme = theme;
    if (settings.keep) keep('theme', theme);
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    keep('motion', motion);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    keep('pace', pace);
  }

  turn(name: Switch, on: boolean): void {
    this[name] = on;
    keep(name, on ? 'on' : 'off');
  }

  text = (key: string, values?: Record<string, string | number>): string => this.texts.get(key, values);
}

export const preferences = new Preferences();
