/** Date, time and zone; seconds and their fractions may be left out. A date without a zone names no moment and is not read. */
const ISO_MOMENT = /^\d{4}-(\d{2})-(\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;
const UTC_SUFFIX = /\[UTC\]$/;

/**
 * The date of an order as a plain ISO 8601 moment, or `undefined` when it cannot be read. Some services add `[UTC]` behind the
 * zone (orders area, section 3); no browser reads that, so it is trimmed.
 */
export function toOrderDate(text: string): string | undefined {
  const moment = text.replace(UTC_SUFFIX, '').trim();
  const [, month, day] = ISO_MOMENT.exec(moment) ?? [];
  if (month === undefined || Number(day) > countDays(Number(moment.slice(0, 4)), Number(month))) return undefined;
  return Number.isNaN(Date.parse(moment)) ? undefined : moment;
}

/** Engines disagree on 30 February: some refuse it, some make it 2 March. */
function countDays(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
