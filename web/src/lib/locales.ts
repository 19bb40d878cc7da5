/** How dates, times and numbers are written where the reader lives. */

import type { Language } from './board';

/** Without a country, English is not the one of the United States. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', ru: 'ru-RU', uk: 'uk-UA' };

/** The reader's own locale of the page's language: `en-GB` is not `en-US`. */
export function localeOf(language: Language, preferred: readonly string[]): string {
  return preferred.find((name) => name.startsWith(`${language}-`)) ?? USUAL[language];
}
