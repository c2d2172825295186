/**
 * Until when what is exchanged has to be on its way back: so many days after the wizard's own day, after the date of the return order on
 * later pages (wire and defaults, section 4), by the shopper's calendar: a day on which clocks change has 23 or 25 hours. Absent where
 * the market says nothing, or the day cannot be read.
 *
 * @param from wall-clock milliseconds, or an ISO 8601 moment
 * @returns ISO 8601
 */
export function findReturnBy(from: number | string, days: number | undefined): string | undefined {
  const start = typeof from === 'number' ? from : Date.parse(from);
  if (days === undefined || Number.isNaN(start)) return undefined;
  const day = new Date(start);
  day.setDate(day.getDate() + days);
  return day.toISOString();
}

/** Business days until what replaces an item is there (returns, section 9). */
export const REPLACEMENT_DAYS = { from: 10, to: 14 } as const;

/** Days that its free shipping takes (returns, section 9). */
export const EXCHANGE_SHIPPING_DAYS = { from: 7, to: 10 } as const;
