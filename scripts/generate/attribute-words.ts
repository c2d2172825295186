import type { AttributeKind, AttributeRow } from '../../src/app/configuration/attribute-table.js';

/** The values of each kind of attribute: in words, and as the TypeScript type of its property. */
const KINDS: Readonly<Record<AttributeKind, { readonly words: string; readonly type: string }>> = {
  text: { words: 'text', type: 'string' },
  flag: { words: 'boolean; `"false"` counts as absent', type: 'boolean' },
  tokens: { words: 'words separated by spaces', type: 'readonly OrdersFlag[]' },
  country: { words: 'two-letter country code', type: 'string' },
  language: { words: 'BCP 47 language tag', type: 'string' },
  'https-or-path': { words: 'https address or path', type: 'string' },
  'order-number': { words: '4 to 32 letters or digits', type: 'string' },
  'one-of': { words: 'one of the words', type: 'string' },
};

/** Describes the values of an attribute. */
export function toWords({ kind, values }: AttributeRow): string {
  return values ? values.map((word) => `\`${word}\``).join(', ') : KINDS[kind].words;
}

/** Type of the attribute's property. Without a default or an empty value it may be `undefined`. */
export function toPropertyType(row: AttributeRow): string {
  const isAlwaysThere = row.kind === 'flag' || row.kind === 'tokens' || row.default !== undefined;
  return isAlwaysThere ? toWritableType(row) : `${toWritableType(row)} | undefined`;
}

/** Type of the values that a page may set. */
export function toWritableType({ kind, values }: AttributeRow): string {
  return values ? values.map((word) => `'${word}'`).join(' | ') : KINDS[kind].type;
}

/** Type of the values in markup. */
export function toMarkupType(row: AttributeRow): string {
  if (row.kind === 'flag') return `boolean | '' | 'true' | 'false'`;
  return row.kind === 'tokens' ? 'OrdersFlagList' : toWritableType(row);
}
