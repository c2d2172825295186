import { createFormatters } from './create-intl.js';

const formatters = createFormatters();

/** A day without its year, in the shopper's zone. */
export function formatDay(locale: string, iso: string): string {
  return formatters.getDateTimeFormat(locale, { month: 'short', day: 'numeric' }).format(new Date(iso));
}
