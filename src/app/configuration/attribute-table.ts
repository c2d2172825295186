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

/** The name under which an attribute is a property and a page-wide default. */
export function toPropertyName(attribute: string): string {
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
