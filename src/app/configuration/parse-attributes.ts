import { isOrderNumber } from '../../http/model/order-number.js';
import { findSafeUrl } from '../../http/model/safe-url.js';
import {
  toPropertyName,
  type AttributeRow,
  type AttributeTable,
  type AttributeValues,
  type COMMON_ATTRIBUTES,
  type TagAttributes,
} from './attribute-table.js';
import { readDefault } from './page-defaults.js';

/** An invalid value. `explain-problems.ts` says what was expected instead. */
export interface Problem {
  readonly row: AttributeRow;
  readonly value: string;
}

export interface Parsed<Table extends AttributeTable> {
  /** A value for every row; rows with a problem have their default. */
  readonly values: AttributeValues<Table>;
  readonly problems: readonly Problem[];
}

/** The result of `readText` for a text that does not match its kind. */
const UNREADABLE = Symbol('unreadable');

/**
 * Parses every attribute of a table. Never throws.
 *
 * @param pageUrl the page's own address; without it, loopback addresses are refused
 */
export function parseAttributes<Table extends AttributeTable>(
  table: Table,
  read: (name: string) => string | null | undefined,
  pageUrl = '',
): Parsed<Table> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const row of table) {
    const text = read(row.name);
    const value = readRow(row, text, pageUrl);
    if (value === UNREADABLE) problems.push({ row, value: String(text) });
    values[toPropertyName(row.name)] = value === UNREADABLE ? getDefault(row) : value;
  }
  return { values: values as AttributeValues<Table>, problems };
}

function getDefault(row: AttributeRow): unknown {
  if (row.kind === 'flag') return false;
  if (row.kind === 'tokens') return [];
  return row.default;
}

function readRow(row: AttributeRow, text: string | null | undefined, pageUrl: string): unknown {
  if (row.kind === 'flag') return readFlag(text);
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? getDefault(row) : readText(row, trimmed, pageUrl);
}

/** Presence means true; also accepts the `"true"` and `"false"` that some frameworks write. */
function readFlag(text: string | null | undefined): unknown {
  if (text === null || text === undefined || text === 'false') return false;
  return text === '' || text === 'true' ? true : UNREADABLE;
}

function readText(row: AttributeRow, text: string, pageUrl: string): unknown {
  switch (row.kind) {
    case 'tokens':
      return [...new Set(text.split(/\s+/))];
    case 'country':
      return /^[A-Za-z]{2}$/.test(text) ? text.toLowerCase() : UNREADABLE;
    case 'language':
      return readLanguage(text);
    case 'https-or-path':
      return isAddress(text, pageUrl) ? text : UNREADABLE;
    case 'order-number':
      return isOrderNumber(text) ? text : UNREADABLE;
    case 'one-of':
      return row.values?.includes(text) ? text : UNREADABLE;
    default:
      return text;
  }
}

function readLanguage(text: string): unknown {
  try {
    return new Intl.Locale(text).toString();
  } catch {
    return UNREADABLE;
  }
}

/**
 * Accepts an https address, a path on the page's own origin, or http on loopback if the page is on loopback too. Paths are appended to
 * it, so a query or a fragment is refused.
 */
function isAddress(text: string, pageUrl: string): boolean {
  const hasShape = /^(?:\/(?!\/)|https?:\/\/[^/@]+(?:\/|$))/i.test(text) && !/[\s\\?#]/.test(text);
  return hasShape && findSafeUrl(text, 'https://any.invalid', pageUrl) !== undefined;
}

/** The configuration of one tag: the common attributes, and those of all tags, absent on a tag that does not have them. */
export type Configuration = AttributeValues<typeof COMMON_ATTRIBUTES> & {
  readonly [Name in Exclude<keyof TagAttributes, keyof AttributeValues<typeof COMMON_ATTRIBUTES>>]?:
    TagAttributes[Name] | undefined;
};

/** Where the area keeps its path: in the page's path, in the fragment, or only in memory. */
export type Routing = NonNullable<Configuration['routing']>;

interface ConfigurationReading {
  readonly configuration: Configuration;
  readonly problems: readonly Problem[];
}

/**
 * Reads a tag's attributes over the page-wide defaults. An attribute that is present takes precedence, even if its value is invalid.
 *
 * @param pageUrl the page's own address
 */
export function readConfiguration(
  table: AttributeTable,
  getAttribute: (name: string) => string | null,
  pageUrl: string,
): ConfigurationReading {
  const { values, problems } = parseAttributes(table, (name) => getAttribute(name) ?? readDefault(name), pageUrl);
  const read: Readonly<Record<string, unknown>> = values;
  return { configuration: read as Configuration, problems };
}
