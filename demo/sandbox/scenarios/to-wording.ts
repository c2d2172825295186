import type { Language, Wording } from './language.js';
import type { Translation } from './translations/translation.js';
import { TRANSLATIONS } from './translations/translations.js';

/** A text in the languages that stand beside its English. */
export type SourceTexts = Readonly<Record<Exclude<Language, keyof typeof TRANSLATIONS>, string>>;

/** The same in every language: what a language's own file has no text for is said in English. */
export function toWording(texts: SourceTexts): Wording {
  const rows = Object.entries<Translation>(TRANSLATIONS);
  const others = rows.map(([language, translation]) => [language, translation[texts.en] ?? texts.en]);
  return { ...(Object.fromEntries(others) as Record<keyof typeof TRANSLATIONS, string>), ...texts };
}

/** The same for many. */
export function toWordings<Name extends string>(
  all: Readonly<Record<Name, SourceTexts>>,
): Readonly<Record<Name, Wording>> {
  const rows = Object.entries<SourceTexts>(all).map(([name, texts]) => [name, toWording(texts)]);
  return Object.fromEntries(rows) as Record<Name, Wording>;
}
