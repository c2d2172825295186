/**
 * The date by which a return with an exchange has to be sent (wire and defaults, section 4): a number of days after the current day in the
 * wizard, or after the date of the return order on later pages. It counts days of the shopper's calendar: a day on which clocks change has
 * 23 or 25 hours. Undefined if the market has no such rule, or the date cannot be parsed.
 *
 * @param from wall-clock milliseconds, or an ISO 8601 date and time
 * @returns ISO 8601
 */
export function findReturnBy(from: number | string, days: number | undefined): string | undefined {
  const start = typeof from === 'number' ? from : Date.parse(from);
  if (days === undefined || Number.isNaN(start)) return undefined;
  const day = new Date(start);
  day.setDate(day.getDate() + days);
  return day.toISOString();
}

/** Business days until a replacement arrives, and the days of them that its free shipping takes (returns, section 9). */
export const REPLACEMENT_DAYS = { from: 10, to: 14, shippingFrom: 7, shippingTo: 10 } as const;
