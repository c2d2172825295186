/** Latin digits, which references and order numbers use too; the long time names its zone. */
const FORMAT = {
  dateStyle: 'long',
  timeStyle: 'long',
  hourCycle: 'h23',
  numberingSystem: 'latn',
} as const satisfies Intl.DateTimeFormatOptions;

export interface ReceivedAtOptions {
  /** ISO 8601 with a zone. */
  readonly receivedAt: string;
  /** IANA name of the shopper's time zone. */
  readonly zone: string;
  readonly locale: string;
}

/** The date and time of a statement with the name of the zone, such as `26 November 2026 at 22:05:48 CET`. */
export function formatReceivedAt({ receivedAt, zone, locale }: ReceivedAtOptions): string {
  return new Intl.DateTimeFormat(locale, { ...FORMAT, timeZone: zone }).format(new Date(receivedAt));
}
