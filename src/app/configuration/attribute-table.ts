/** How the text of an attribute is read. Every kind but `flag` treats an empty attribute as absent. */
export type AttributeKind =
  'text' | 'flag' | 'tokens' | 'country' | 'language' | 'https-or-path' | 'order-number' | 'one-of';

/** One row of a tag's attribute table: data from which parser, typings, manifest and docs are made. */
export interface AttributeRow {
  readonly name: string;
  readonly kind: AttributeKind;
  /** The words that `one-of` allows. */
  readonly values?: readonly string[];
  /** The value when the attribute is absent; without one the value is `undefined`. */
  readonly default?: string;
  /** For the docs; the build takes it out of what ships. */
  readonly meaning: string;
}

export type AttributeTable = readonly AttributeRow[];

/** The value an attribute row gives. */
export type AttributeValue<Row extends AttributeRow> = Row['kind'] extends 'flag'
  ? boolean
  : Row['kind'] extends 'tokens'
    ? readonly string[]
    : Row extends { values: readonly (infer Word)[] }
      ? Word
      : Row extends { default: string }
        ? string
        : string | undefined;

/** `api-base` -> `apiBase`. */
type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** All values of a table by property name. */
export type AttributeValues<Table extends AttributeTable> = {
  readonly [Row in Table[number] as CamelCase<Row['name']>]: AttributeValue<Row>;
};

/**
 * The values of the attributes of all tags. Each tag adds those of its table by `declare module`, so that a configuration is read with their
 * types: the tables stand with the tags, which nothing in `src/` may import.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tags declare its members
export interface TagAttributes {}

/** The name under which an attribute is a property and a page-wide default. */
export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Meant where a page names no country: its titles do without it. */
export const HOME_COUNTRY = 'us';

/** The attributes every tag takes. */
export const COMMON_ATTRIBUTES = [
  {
    name: 'country',
    kind: 'country',
    default: HOME_COUNTRY,
    meaning: 'Two-letter code of the country whose rules apply.',
  },
  { name: 'locale', kind: 'language', default: 'en', meaning: 'Language of the texts, as a BCP 47 tag.' },
  { name: 'api-base', kind: 'https-or-path', default: '/', meaning: 'Address of the order service.' },
  { name: 'brand', kind: 'text', default: '', meaning: 'Product name in titles and tabs.' },
  { name: 'flags', kind: 'tokens', meaning: 'Feature flags to turn on (flags.md), separated by spaces.' },
  {
    name: 'standalone',
    kind: 'flag',
    meaning: 'Leaves out header and padding, and submits a complete form automatically.',
  },
  {
    name: 'kiosk',
    kind: 'flag',
    meaning:
      'For shared devices: keeps data only in memory, erases it after inactivity, and uses larger targets and no autocomplete.',
  },
  {
    name: 'theme',
    kind: 'one-of',
    values: ['auto', 'light', 'dark'],
    default: 'auto',
    meaning: 'Colour scheme; `auto` follows the page.',
  },
] as const satisfies AttributeTable;

/** On the tags that ask for a bank account. */
export const GUEST_BANK_REFUND = {
  name: 'guest-bank-refund',
  kind: 'flag',
  meaning:
    'Lets guests request a refund to a bank account. Anyone who knows an order number and its contact can then do so.',
} as const satisfies AttributeRow;

/** On the tags that ask for what no other page should ask for. */
export const ALLOW_SENSITIVE = {
  name: 'allow-sensitive',
  kind: 'flag',
  meaning: 'Allows bank account and gift card forms on a page of another origin than the order service.',
} as const satisfies AttributeRow;

/** On the tags that show an order in full. */
export const PARENT_ORIGIN = {
  name: 'parent-origin',
  kind: 'https-or-path',
  default: '',
  meaning:
    'In a frame: the origin of the outer page, which the tag asks to open links. If you give an address, its origin counts.',
} as const satisfies AttributeRow;
