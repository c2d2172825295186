import { createFormatters, keepTogether } from './create-intl.js';

const formatters = createFormatters();

/** A day without its year, in the shopper's zone. Does not break over lines. */
export function formatDay(locale: string, iso: string): string {
  return keepTogether(formatters.getDateTimeFormat(locale, toDayFormat(locale)).format(new Date(iso)));
}

/** The short month of the language, or figures, as Vietnamese shops write it: `5/12`. */
export function toDayFormat(locale: string): Intl.DateTimeFormatOptions {
  return { month: locale.startsWith('vi') ? 'numeric' : 'short', day: 'numeric' };
}
