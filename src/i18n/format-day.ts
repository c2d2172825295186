import { createFormatters, keepTogether } from './create-intl.js';

const formatters = createFormatters();

/** A day without its year, in the shopper's zone. Does not break over lines. */
export function formatDay(locale: string, iso: string): string {
  return keepTogether(formatters.getDateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(new Date(iso)));
}
