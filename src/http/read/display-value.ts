import * as z from 'zod/mini';
import { optionalBlock, type BlockReader } from './read-block.js';

/** An amount that a sum of money can have: not below zero, not infinite. */
const optionalAmountSchema = optionalBlock(
  z.custom<number>((sent) => typeof sent === 'number' && Number.isFinite(sent) && sent >= 0),
);

const optionalDateSchema = optionalBlock(
  z.custom<string>((sent) => typeof sent === 'string' && toOrderDate(sent) !== undefined),
);

/** A text with something in it: an empty heading or message is none. */
export function toText(text: string | null | undefined): string | undefined {
  return text === null || text === '' ? undefined : text;
}

/** An amount of money; one that was sent and that no sum can have is absent, and named by its path. */
export function toAmount(wire: unknown, at: string, read: BlockReader): number | undefined {
  return read(optionalAmountSchema, wire, at) ?? undefined;
}

/** A date as a plain ISO 8601 moment; one that was sent and is none is absent, and named by its path. */
export function toDate(wire: unknown, at: string, read: BlockReader): string | undefined {
  return toOrderDate(read(optionalDateSchema, wire, at) ?? '');
}

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
