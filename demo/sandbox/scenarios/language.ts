import { TRANSLATIONS } from './translations/translations.js';

/** The languages that each text contains, and those with a translation file; all others get English. */
export const LANGUAGES = [
  'en',
  'en-US',
  'de',
  'ja',
  'zh',
  ...(Object.keys(TRANSLATIONS) as (keyof typeof TRANSLATIONS)[]),
] as const;

export type Language = (typeof LANGUAGES)[number];

/** A text in all languages of the scenarios. */
export type Wording = Readonly<Record<Language, string>>;

/** Countries that write Chinese in traditional characters. */
const TRADITIONAL: readonly string[] = ['tw', 'hk', 'mo'];

/** Returns the language of an answer. The country decides between traditional and simplified Chinese, and about the spelling of English. */
export function toLanguage(requested: string, country: string): Language {
  if (requested === 'zh' && TRADITIONAL.includes(country.toLowerCase())) return 'zh-Hant';
  const known = LANGUAGES.find((language) => language === requested) ?? 'en';
  return known === 'en' && country.toLowerCase() === 'us' ? 'en-US' : known;
}
