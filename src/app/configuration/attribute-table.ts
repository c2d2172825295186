/** How an attribute's text is parsed. Every kind but `flag` treats an empty attribute as absent. */
export type AttributeKind =
  | 'text'
  | 'flag'
  | 'tokens'
  | 'country'
  | 'language'
  | 'https-or-path'
  | 'order-number'
  | 'one-of';

/** One row of a tag's attribute table, from which the parser, typings, manifest and docs are derived. */
export interface AttributeRow {
  readonly name: string;
  readonly kind: AttributeKind;
  /** The allowed values of `one-of`. */
  readonly values?: readonly string[];
  /** The value when the attribute is absent; without one the value is `undefined`. */
  readonly default?: string;
  /** The tag shows nothing without a value, so the types of markup ask for one. Like `meaning`, not part of the shipped code. */
  readonly isRequired?: true;
  /** For the docs; the build removes it from the shipped code. */
  readonly meaning: string;
}

export type AttributeTable = readonly AttributeRow[];

/** The parsed value of an attribute row. */
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

/** All values of a table, by property name. */
export type AttributeValues<Table extends AttributeTable> = {
  readonly [Row in Table[number] as CamelCase<Row['name']>]: AttributeValue<Row>;
};

/**
 * The attribute values of all tags. Each tag adds those of its table by `declare module`, which gives a configuration their types: the
 * tables are in `elements/`, which nothing in `src/` may import.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tags declare its members
export interface TagAttributes {}

/** The property name of an attribute, which is also its name as a page-wide default. */
export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The default country. Page titles omit it. */
export const HOME_COUNTRY = 'us';

/** The attributes of every tag. */
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

/** For the tags that ask for a bank account. */
export const GUEST_BANK_REFUND = {
  name: 'guest-bank-refund',
  kind: 'flag',
  meaning:
    'Lets guests request a refund to a bank account. Anyone who knows an order number and its contact can then do so.',
} as const satisfies AttributeRow;

/** For the tags that ask for bank accounts or gift cards. */
export const ALLOW_SENSITIVE = {
  name: 'allow-sensitive',
  kind: 'flag',
  meaning: 'Allows bank account and gift card forms on a page of another origin than the order service.',
} as const satisfies AttributeRow;

/** For the tags that show an order in full. */
export const PARENT_ORIGIN = {
  name: 'parent-origin',
  kind: 'https-or-path',
  default: '',
  meaning:
    'In a frame: the origin of the outer page, which the tag asks to open links and each loaded screen. If you give an address, its origin counts.',
} as const satisfies AttributeRow;
