import { describe, expect, it } from 'vitest';
import { localeOf } from './locales';

const day = (locale: string) => new Date(2026, 10, 18).toLocaleDateString(locale);

describe('the locale of a reader', () => {
  it('is their own country’s form of the page’s language', () => {
    expect(localeOf('en', ['uk-UA', 'en-US', 'en-GB'])).toBe('en-US');
    expect(localeOf('en', ['en-GB', 'en-US'])).toBe('en-GB');
    expect(localeOf('uk', ['en-US', 'uk-UA'])).toBe('uk-UA');
  });

  it('is the usual one where they name no country', () => {
    expect(localeOf('en', ['en'])).toBe('en-GB');
    expect(localeOf('ru', ['en-US'])).toBe('ru-RU');
  });

  it('decides how a day is written', () => {
    expect(day(localeOf('en', ['en-GB']))).toBe('18/11/2026');
    expect(day(localeOf('en', ['en-US']))).toBe('11/18/2026');
    expect(day(localeOf('ru', []))).toBe('18.11.2026');
  });
});
