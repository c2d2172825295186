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

/** The language of an answer. Chinese is written as the country does. */
export function toLanguage(requested: string, country: string): Language {
  if (requested === 'zh' && TRADITIONAL.includes(country.toLowerCase())) return 'zh-Hant';
  return LANGUAGES.find((language) => language === requested) ?? 'en';
}
