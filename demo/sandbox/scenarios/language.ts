/** The languages the scenario orders are worded in; any other gets English. */
export const LANGUAGES = ['en', 'de', 'ja', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language of the scenarios. */
export type Wording = Readonly<Record<Language, string>>;

export function toLanguage(requested: string): Language {
  return LANGUAGES.find((language) => language === requested) ?? 'en';
}

/** A day as headings name it, such as 'Tue, Nov 24'. */
export function toDayText(moment: number, language: Language): string {
  const format = { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(language === 'en' ? 'en-US' : language, format).format(moment);
}
