import fc from 'fast-check';
import * as z from 'zod';
import { describe, expect, it, vi } from 'vitest';
import {
  toPropertyName,
  COMMON_ATTRIBUTES,
  type AttributeRow,
} from '../../../src/app/configuration/attribute-table.js';
import { parseAttributes } from '../../../src/app/configuration/configuration.js';
import { guestLookupContract } from '../../../elements/orders-guest-lookup.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { sampleCount } from '../../support/sample.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** The kinds of attributes as schemas, an independent second implementation that the parser is compared with. */
const KINDS: Readonly<Record<AttributeRow['kind'], (row: AttributeRow) => z.ZodType>> = {
  text: () => z.string(),
  flag: () => z.enum(['', 'true', 'false']).transform((word) => word !== 'false'),
  tokens: () => z.string().transform((text) => [...new Set(text.match(/\S+/g))]),
  country: () =>
    z
      .string()
      .length(2)
      .toLowerCase()
      .regex(/^[a-z]{2}$/),
  language: () =>
    z
      .string()
      .refine(isTag)
      .transform((tag) => String(new Intl.Locale(tag))),
  'https-or-path': () => z.string().refine(isAddress),
  'order-number': () =>
    z
      .string()
      .min(4)
      .max(32)
      .regex(/^[\da-z]*$/i),
  'one-of': ({ values = [] }) => z.enum(values),
};

function isTag(text: string): boolean {
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

/** Looks at the parts that the standard URL parser finds; the attribute parser looks at characters. */
function isAddress(text: string): boolean {
  if ([...text].some((sign) => sign.trim() === '' || '\\?#'.includes(sign))) return false;
  const url = findUrl(text);
  if (!url || text.startsWith('/')) return url !== undefined && !text.startsWith('//');
  const [scheme = '', empty, authority = ''] = text.toLowerCase().split('/');
  if (empty !== '' || !/^[^@]+$/.test(authority) || scheme !== url.protocol) return false;
  return scheme === 'https:' || (scheme === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname));
}

/** `URL.canParse` is not used: Node 20 gives wrong answers for letters beyond ASCII once the function is hot. */
function findUrl(text: string): URL | undefined {
  try {
    return new URL(text, 'https://shop.example');
  } catch {
    return undefined;
  }
}

/** The schema of a row: absent and empty attributes have their default, except flags, which are present or not. */
function toField(row: AttributeRow): z.ZodType {
  const schema = KINDS[row.kind](row);
  if (row.kind === 'flag') return z.preprocess((text) => text ?? 'false', schema);
  const absent = row.kind === 'tokens' ? [] : row.default;
  const trim = (text: unknown): unknown => (typeof text === 'string' ? text.trim() : '');
  return z.preprocess(trim, z.union([z.literal('').transform(() => absent), schema]));
}

/** Texts near the border between valid and invalid. */
const border = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    '',
    ' ',
    'true',
    'false',
    'TRUE',
    'us',
    'US',
    'usa',
    'en',
    'zh-hant',
    'en_US',
    'auto',
    'dark',
  ),
  fc.constantFrom(
    '/',
    '//',
    '/a',
    '/a b',
    '/\\',
    'https://a',
    'https://a/',
    'https://a?b',
    'https://a#',
    'https://@',
    'https://',
  ),
  fc.constantFrom(
    'http://localhost',
    'http://localhost:1',
    'http://localhost:',
    'http://127.0.0.1/',
    'http://[::1]',
    'http://a',
  ),
  fc.constantFrom('toString', 'constructor', '__proto__', 'hasOwnProperty', 'a b', 'a a'),
  fc.constantFrom(...HOSTILE_URLS.filter(({ length }) => length < 1_000)),
  fc.stringMatching(/^[A-Za-z0-9]{2,34}$/),
  fc.stringMatching(/^[a-z]{2,3}(-[A-Za-z]{4})?(-[A-Z]{2})?(-u-[a-z]{2}-[a-z]{3,8})?$/),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.string({ unit: 'binary' }),
);
/** The same texts with something inserted, removed or doubled. */
const mutated = fc
  .tuple(border, fc.nat(40), fc.constantFrom('', ' ', '\t', '@', '/', '\\', ':', '?', '#', 'A', '-', '\u0000', 'é'))
  .map(([text, at, sign]) => (typeof text === 'string' ? text.slice(0, at) + sign + text.slice(at) : text));
const written = fc.oneof(border, mutated);

/** Throws if the parser and the schema of a table disagree about a text. Schemas are slow to create, so one serves all texts. */
function createAgreement(table: readonly AttributeRow[]) {
  const fields = table.map((row) => ({ row, property: toPropertyName(row.name), schema: toField(row) }));
  const whole = z.object(Object.fromEntries(fields.map(({ property, schema }) => [property, schema])));

  return (texts: readonly (string | null | undefined)[]): void => {
    const written = new Map(table.map(({ name }, index) => [name, texts[index]]));
    const { values, problems } = parseAttributes(table, (name) => written.get(name), {
      pageUrl: 'http://localhost:3000/',
    });
    const properties = table.map(({ name }) => [toPropertyName(name), written.get(name)] as const);
    const refused = whole.safeParse(Object.fromEntries(properties)).error?.issues.map(({ path }) => path[0]);
    expect(new Set(problems.map(({ row }) => toPropertyName(row.name)))).toEqual(new Set(refused));
    for (const { row, property, schema } of fields) {
      const field = schema.safeParse(written.get(row.name));
      expect(values[property as never]).toEqual(field.success ? field.data : schema.parse(null));
    }
  };
}

describe.each([
  { name: 'every tag takes', table: COMMON_ATTRIBUTES },
  { name: '<orders-guest-lookup> takes', table: guestLookupContract.attributes },
])('the attributes that $name', ({ table }) => {
  it('are parsed as by a schema made of the same table, for any text', () => {
    const agree = createAgreement(table);
    fc.assert(
      fc.property(fc.array(written, { minLength: table.length, maxLength: table.length }), (texts) => agree(texts)),
      { numRuns: sampleCount(5_000) },
    );
  });

  it('are parsed without a throw from any text, each with a value or its default', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 2_000 }), fc.constant('x'.repeat(100_000)), written);
    fc.assert(
      fc.property(text, (given) => {
        const { values, problems } = parseAttributes(table, () => given);
        expect(Object.keys(values)).toHaveLength(table.length);
        for (const { value } of problems) expect(value).toBe(String(given));
      }),
      { numRuns: sampleCount(2_000) },
    );
  });

  it.each(table.map((row) => ({ row, kind: row.kind, name: row.name })))(
    'are compared with a schema that can tell: both refuse a wrong $name',
    ({ row }) => {
      const wrong = {
        flag: 'yes',
        country: 'USA',
        language: '-',
        'https-or-path': 'ftp://x',
        'order-number': 'x',
        'one-of': 'x',
      };
      const text = (wrong as Readonly<Record<string, string>>)[row.kind];
      if (text === undefined) return;
      expect(toField(row).safeParse(text).success).toBe(false);
      expect(parseAttributes([row], () => text).problems).toHaveLength(1);
    },
  );
});
