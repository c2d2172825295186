import type { Language, Wording } from './language.js';
import { americanEnglish } from './translations/american-english.js';
import type { Translation } from './translations/translation.js';
import { TRANSLATIONS } from './translations/translations.js';

/** A text in English and the languages that are written beside it. */
export type SourceTexts = Readonly<Record<Exclude<Language, keyof typeof TRANSLATIONS | 'en-US'>, string>>;

/** Adds the languages that have a translation file; a missing text stays in English. */
export function toWording(texts: SourceTexts): Wording {
  const rows = Object.entries<Translation>(TRANSLATIONS);
  const others = rows.map(([language, translation]) => [language, translation[texts.en] ?? texts.en]);
  const translated = Object.fromEntries(others) as Record<keyof typeof TRANSLATIONS, string>;
  return { ...translated, ...texts, 'en-US': americanEnglish[texts.en] ?? texts.en };
}

/** Does the same for many texts. */
export function toWordings<Name extends string>(
  all: Readonly<Record<Name, SourceTexts>>,
): Readonly<Record<Name, Wording>> {
  const rows = Object.entries<SourceTexts>(all).map(([name, texts]) => [name, toWording(texts)]);
  return Object.fromEntries(rows) as Record<Name, Wording>;
}
