const DAY_MS = 24 * 3_600_000;

/**
 * Until when what is exchanged has to be on its way back: so many days after the wizard's own day, after the date of the return order on
 * later pages (wire and defaults, section 4). Absent where the market says nothing, or the day cannot be read.
 *
 * @param from wall-clock milliseconds, or an ISO 8601 moment
 * @returns ISO 8601
 */
export function findReturnBy(from: number | string, days: number | undefined): string | undefined {
  const start = typeof from === 'number' ? from : Date.parse(from);
  return days === undefined || Number.isNaN(start) ? undefined : new Date(start + days * DAY_MS).toISOString();
}
