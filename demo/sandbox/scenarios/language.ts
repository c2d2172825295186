import { TRANSLATIONS } from './translations/translations.js';

/** The languages that stand beside the English of each text, and those that have a file of their own; any other gets English. */
export const LANGUAGES = [
  'en',
  'de',
  'ja',
  'zh',
  ...(Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[]),
] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language of the scenarios. */
export type Wording = Readonly<Record<Language, string>>;

/** Where Chinese is written in traditional characters. */
const TRADITIONAL: readonly string[] = ['tw', 'hk', 'mo'];

/** Beyond this, a day without its year would be taken for one of this year. */
const LONG_AGO_MS = 300 * 24 * 3_600_000;

/** Made once: a formatter costs more than the order it is for. */
const RECENT_DAYS = toDayFormats({ weekday: 'short' });
const PAST_DAYS = toDayFormats({ year: 'numeric' });

/** The language of an answer. Chinese is written as the country does. */
export function toLanguage(requested: string, country: string): Language {
  if (requested === 'zh' && TRADITIONAL.includes(country.toLowerCase())) return 'zh-Hant';
  return LANGUAGES.find((language) => language === requested) ?? 'en';
}

/** A day as headings name it, seen from the anchor: 'Tue, Nov 24', and one long ago 'Nov 24, 2019'. */
export function toDayText(moment: number, { anchor, language }: { anchor: number; language: Language }): string {
  const formats = anchor - moment > LONG_AGO_MS ? PAST_DAYS : RECENT_DAYS;
  return formats[language].format(moment);
}

function toDayFormats(more: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const options: Intl.DateTimeFormatOptions = { month: 'short', day: 'numeric', timeZone: 'UTC', ...more };
  const formats = LANGUAGES.map((language) => [language, new Intl.DateTimeFormat(language, options)]);
  return Object.fromEntries(formats) as Record<Language, Intl.DateTimeFormat>;
}
