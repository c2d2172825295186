import * as z from 'zod/mini';
import { toOrderDate } from './order-date.js';
import { optionalBlock } from './blocks.js';
import type { BlockReader } from './read-block.js';

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
