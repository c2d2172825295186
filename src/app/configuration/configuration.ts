import { isOrderNumber } from '../../http/model/order-number.js';
import { findSafeUrl } from '../../http/model/safe-url.js';
import {
  toPropertyName,
  type AttributeRow,
  type AttributeTable,
  type AttributeValues,
  COMMON_ATTRIBUTES,
  type TagAttributes,
} from './attribute-table.js';
import { getPageData, getPageRegistry } from '../state/registry.js';
import type { OrdersAdapter } from './adapter.js';

/** The configuration of one tag: the common attributes, and those of all tags, absent on a tag that does not have them. */
export type Configuration = AttributeValues<typeof COMMON_ATTRIBUTES> & {
  readonly [Name in Exclude<keyof TagAttributes, keyof AttributeValues<typeof COMMON_ATTRIBUTES>>]?:
    | TagAttributes[Name]
    | undefined;
};

/** Where the area keeps its path: in the page's path, in the fragment, or only in memory. */
export type Routing = NonNullable<Configuration['routing']>;

interface ConfigurationReading {
  readonly configuration: Configuration;
  readonly problems: readonly Problem[];
}

/**
 * Reads a tag's attributes over the page-wide defaults. An attribute that is present takes precedence, even if its value is invalid.
 */
export function readConfiguration(
  table: AttributeTable,
  getAttribute: (name: string) => string | null,
  rules: ParseRules,
): ConfigurationReading {
  const { values, problems } = parseAttributes(table, (name) => getAttribute(name) ?? readDefault(name), rules);
  const read: Readonly<Record<string, unknown>> = values;
  return { configuration: read as Configuration, problems };
}

/** An invalid value. `explain-problems.ts` says what was expected instead. */
export interface Problem {
  readonly row: AttributeRow;
  readonly value: string;
}

export interface Parsed<Table extends AttributeTable> {
  /** One value for every row; a row with a problem has its default. */
  readonly values: AttributeValues<Table>;
  readonly problems: readonly Problem[];
}

/** The result of `readText` for a text that does not match its kind. */
const UNREADABLE = Symbol('unreadable');

/** Everything besides the attribute's kind that decides whether a value is valid. */
export interface ParseRules {
  /** The page's own address; if it is empty, loopback addresses are refused. */
  readonly pageUrl: string;
  /** `retailer.orderNumberPattern`. */
  readonly numberPattern?: unknown;
}

/** Parses every attribute of a table. Never throws. */
export function parseAttributes<Table extends AttributeTable>(
  table: Table,
  read: (name: string) => string | null | undefined,
  rules: ParseRules = { pageUrl: '' },
): Parsed<Table> {
  const values: Record<string, unknown> = {};
  const problems: Problem[] = [];
  for (const row of table) {
    const text = read(row.name);
    const value = readRow(row, text, rules);
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

function readRow(row: AttributeRow, text: string | null | undefined, rules: ParseRules): unknown {
  if (row.kind === 'flag') return readFlag(text);
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? getDefault(row) : readText(row, trimmed, rules);
}

/** Presence means true; also accepts the `"true"` and `"false"` that some frameworks write. */
function readFlag(text: string | null | undefined): unknown {
  if (text === null || text === undefined || text === 'false') return false;
  return text === '' || text === 'true' ? true : UNREADABLE;
}

function readText(row: AttributeRow, text: string, { pageUrl, numberPattern }: ParseRules): unknown {
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
      return isOrderNumber(text, numberPattern) ? text : UNREADABLE;
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

/** Page-wide defaults: every common attribute by property name, and the adapter. A tag's own attributes and properties take precedence. */
export type OrdersDefaults = Partial<AttributeValues<typeof COMMON_ATTRIBUTES>> & {
  readonly adapter?: OrdersAdapter;
  /**
   * Origins besides the page's own that may receive its secrets: token, headers, contact, and the user's e-mail address and names. The
   * origin of `apiBase` is trusted without being listed here.
   */
  readonly trustedOrigins?: readonly string[];
  /**
   * The folder with the package's data files (`dist/data/`): an https address, or one relative to the page. Needed if a bundler leaves
   * them where they are; otherwise they are found beside the script.
   */
  readonly dataBase?: string;
};

/** What the page's JSON block may set. It is markup, and markup can be injected, so it cannot make an origin trusted. */
type BlockDefaults = Omit<OrdersDefaults, 'trustedOrigins'>;

const IN_BLOCK = [...COMMON_ATTRIBUTES.map(({ name }) => toPropertyName(name)), 'adapter', 'dataBase'];
const IN_SCRIPT = [...IN_BLOCK, 'trustedOrigins'];
/** Defaults of the block that are ignored once a script has set any default. */
const FOR_SCRIPT_ALONE = ['apiBase', 'kiosk', 'dataBase'];

/**
 * Sets page-wide defaults for every tag on the page, whether the tags exist yet or not. Later calls add to earlier ones; `undefined`
 * removes a default.
 *
 * @throws TypeError if a name is not one of the defaults
 */
export function configureOrders(defaults: OrdersDefaults): void {
  check(defaults, IN_SCRIPT, 'configureOrders: ');
  getPageRegistry().defaults.setState(defaults);
}

function check(defaults: object, known: readonly string[], where = ''): void {
  const unknown = Object.keys(defaults).filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new TypeError(`${where}unknown ${unknown.join(', ')}. Expected ${known.join(', ')}.`);
}

/** Calls back when a default changes. Returns the unsubscribe function. */
export function onDefaultsChange(listener: () => void): () => void {
  return getPageRegistry().defaults.subscribe(listener);
}

/** Reads a default by its property name: from scripts, or else from the JSON block. */
export function readPageDefault(name: string): unknown {
  const { block = {} } = getPageData();
  const scripted = getPageRegistry().defaults.getState();
  if (Object.hasOwn(scripted, name)) return scripted[name];
  const isWithheld = FOR_SCRIPT_ALONE.includes(name) && Object.keys(scripted).length > 0;
  return isWithheld || !Object.hasOwn(block, name) ? undefined : block[name];
}

/** The adapter of a tag: its own, or else the page's. */
export function findAdapter(adapter: unknown): OrdersAdapter | undefined {
  return (adapter ?? readPageDefault('adapter')) as OrdersAdapter | undefined;
}

/** Reads a page-wide default as the text of an attribute; absent if there is none. */
export function readDefault(attribute: string): string | undefined {
  const value = readPageDefault(toPropertyName(attribute));
  if (value === true) return '';
  if (Array.isArray(value)) return value.join(' ');
  return typeof value === 'string' ? value : undefined;
}

/**
 * Reads `<script type="application/json" data-orders-config>`, for pages without a module of their own, once per page. Values set with
 * `configureOrders` take precedence, and if it set any, the block's `apiBase`, `dataBase` and `kiosk` are ignored. The block makes no
 * origin trusted.
 *
 * @returns what is wrong with the block, for the console
 */
export function adoptPageScript(text: string | undefined): string | undefined {
  const data = getPageData();
  if (text === undefined || data.hasPageScript === true) return undefined;
  data.hasPageScript = true;
  try {
    const block = toDefaults(JSON.parse(text));
    check(block, IN_BLOCK);
    data.block = { ...block };
    // Notifies the tags that already exist.
    getPageRegistry().defaults.setState({});
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function toDefaults(json: unknown): BlockDefaults {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw new TypeError('expected a JSON object');
  return json;
}
