/** The languages the scenario orders are worded in; any other gets English. */
export const LANGUAGES = ['en', 'de', 'ja', 'zh'] as const;

export type Language = (typeof LANGUAGES)[number];

/** One text in every language of the scenarios. */
export type Wording = Readonly<Record<Language, string>>;

/** Beyond this, a day without its year would be taken for one of this year. */
const LONG_AGO_MS = 300 * 24 * 3_600_000;

/** Made once: a formatter costs more than the order it is for. */
const RECENT_DAYS = toDayFormats({ weekday: 'short' });
const PAST_DAYS = toDayFormats({ year: 'numeric' });

export function toLanguage(requested: string): Language {
  return LANGUAGES.find((language) => language === requested) ?? 'en';
}

/** A day as headings name it, seen from the anchor: 'Tue, Nov 24', and one long ago 'Nov 24, 2019'. */
export function toDayText(moment: number, { anchor, language }: { anchor: number; language: Language }): string {
  const formats = anchor - moment > LONG_AGO_MS ? PAST_DAYS : RECENT_DAYS;
  return formats[language].format(moment);
}

function toDayFormats(more: Intl.DateTimeFormatOptions): Readonly<Record<Language, Intl.DateTimeFormat>> {
  const toFormat = (tag: string) =>
    new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC', ...more });
  return { en: toFormat('en-US'), de: toFormat('de'), ja: toFormat('ja'), zh: toFormat('zh') };
}
