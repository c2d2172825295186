import { describe, expect, it } from 'vitest';
import {
  toPropertyName,
  COMMON_ATTRIBUTES,
  type AttributeKind,
  type AttributeRow,
} from '../../../src/app/configuration/attribute-table.js';
import { parseAttributes } from '../../../src/app/configuration/configuration.js';

const SHOP = 'https://shop.example/us/en/orders/';

/** The value of one attribute of a kind; a refused value is returned in a list. */
function parse(row: Omit<AttributeRow, 'name' | 'meaning'>, text: string | null | undefined, page = SHOP): unknown {
  const table = [{ name: 'it', meaning: 'A thing.', ...row }];
  const { values, problems } = parseAttributes(table, () => text, { pageUrl: page });
  return problems.length > 0 ? { refused: problems.map(({ value }) => value) } : values['it' as never];
}

interface Rows {
  readonly kind: AttributeKind;
  readonly values?: readonly string[];
  /** Each text and its expected value. */
  readonly read: readonly (readonly [string, unknown])[];
  readonly refused: readonly string[];
}

const KINDS: readonly Rows[] = [
  {
    kind: 'text',
    read: [
      ['Shop', 'Shop'],
      ['  Shop & <b>Co</b> ', 'Shop & <b>Co</b>'],
      ['', undefined],
      [' \n', undefined],
    ],
    refused: [],
  },
  {
    kind: 'flag',
    read: [
      ['', true],
      ['true', true],
      ['false', false],
    ],
    refused: ['yes', 'TRUE', '0', '1', ' ', 'on', 'null'],
  },
  {
    kind: 'tokens',
    read: [
      ['a', ['a']],
      ['a b', ['a', 'b']],
      ['  a\n\tb  a ', ['a', 'b']],
      ['', []],
      ['   ', []],
      ['__proto__ constructor', ['__proto__', 'constructor']],
    ],
    refused: [],
  },
  {
    kind: 'country',
    read: [
      ['us', 'us'],
      ['DE', 'de'],
      [' jp ', 'jp'],
      ['uk', 'uk'],
      ['', undefined],
    ],
    refused: ['usa', 'u', 'u1', 'üs', 'u s', 'us-ca', '../', '１２', 'ＵＳ'],
  },
  {
    kind: 'language',
    read: [
      ['en', 'en'],
      ['EN-us', 'en-US'],
      ['zh-hant-tw', 'zh-Hant-TW'],
      ['iw', 'he'],
      ['de-DE-u-nu-latn', 'de-DE-u-nu-latn'],
      ['', undefined],
    ],
    refused: ['e', 'english language', 'en_US', '-', 'en-', '../en', 'x', '12', 'en-US-US'],
  },
  {
    kind: 'https-or-path',
    read: [
      ['/', '/'],
      ['/orders-api/v1', '/orders-api/v1'],
      ['https://api.shop.example', 'https://api.shop.example'],
      ['https://api.shop.example:8443/base/', 'https://api.shop.example:8443/base/'],
      ['HTTPS://api.shop.example', 'HTTPS://api.shop.example'],
      ['', undefined],
    ],
    refused: [
      'http://localhost:5173',
      'http://127.0.0.1/api',
      'http://[::1]:8080/',
      'http://api.shop.example',
      'http://localhost.evil.example',
      'http://127.0.0.1.evil.example',
      'http://localhost@evil.example',
      '//evil.example',
      '/\\evil.example',
      '/a\\b',
      '/a b',
      'https://',
      'https:///path',
      'https://[',
      'https://user@shop.example',
      'https://user:secret@shop.example/',
      'https://shop.example\\@evil.example',
      'https://shop.example?tenant=1',
      'https://shop.example/#',
      '/base?tenant=1',
      '/base#',
      'https://exa mple.com',
      'javascript:alert(1)', // eslint-disable-line no-script-url -- this is what must be refused
      'data:text/html,x',
      'api.shop.example',
      'orders-api',
      './api',
      'ftp://shop.example',
      'wss://shop.example',
    ],
  },
  {
    kind: 'order-number',
    read: [
      ['US10000001', 'US10000001'],
      [' a1B2 ', 'a1B2'],
      ['A'.repeat(32), 'A'.repeat(32)],
      ['', undefined],
    ],
    refused: ['US1', 'A'.repeat(33), 'US-10000001', 'US 1000', 'ÜS10000001'],
  },
  {
    kind: 'one-of',
    values: ['auto', 'light', 'dark'],
    read: [
      ['light', 'light'],
      [' dark ', 'dark'],
      ['', undefined],
    ],
    refused: ['Light', 'blue', 'constructor', 'auto light'],
  },
];

describe.each(KINDS)('an attribute of the kind $kind', ({ kind, values, read, refused }) => {
  const row = { kind, ...(values && { values }) };

  it.each(read)('%j is parsed as %j', (text, value) => {
    expect(parse(row, text)).toEqual(value);
  });

  it.each(refused)('%j is invalid, is reported as written, and leaves the default', (text) => {
    expect(parse(row, text)).toEqual({ refused: [text] });
    const { values: parsed } = parseAttributes([{ name: 'it', meaning: '', default: 'd', ...row }], () => text);
    expect(parsed['it' as never]).toEqual(kind === 'flag' ? false : 'd');
  });

  it('has its default if it is absent', () => {
    const absent = kind === 'flag' ? false : kind === 'tokens' ? [] : undefined;
    for (const nothing of [null, undefined]) expect(parse(row, nothing)).toEqual(absent);
  });
});

describe('a loopback address in an attribute', () => {
  const row = { kind: 'https-or-path' } as const;

  it.each(['http://localhost:5173', 'http://127.0.0.1/api', 'http://[::1]:8080/'])(
    '%s is accepted if the page is on loopback too, and refused elsewhere',
    (text) => {
      for (const page of ['http://localhost:3000/', 'http://127.0.0.1/', 'https://[::1]:5173/']) {
        expect(parse(row, text, page)).toBe(text);
      }
      for (const page of [SHOP, 'http://192.168.0.2/', 'about:srcdoc', 'file:///page.html', '']) {
        expect(parse(row, text, page)).toEqual({ refused: [text] });
      }
    },
  );

  it('does not affect paths, which are accepted on every page', () => {
    for (const page of [SHOP, 'http://shop.example/', 'about:srcdoc', ''])
      expect(parse(row, '/api', page)).toBe('/api');
  });
});

describe('a table of attributes', () => {
  it('gives a value for every row, under the name of the property', () => {
    const { values, problems } = parseAttributes(COMMON_ATTRIBUTES, () => null);
    expect(values).toEqual({
      country: 'us',
      locale: 'en',
      apiBase: '/',
      brand: '',
      flags: [],
      standalone: false,
      kiosk: false,
      theme: 'auto',
    });
    expect(problems).toEqual([]);
  });

  it('reports every problem and parses the rest', () => {
    const written: Readonly<Record<string, string>> = { country: 'USA', locale: 'de', theme: 'blue', kiosk: '' };
    const { values, problems } = parseAttributes(COMMON_ATTRIBUTES, (name) => written[name]);
    expect(problems.map(({ row, value }) => [row.name, value])).toEqual([
      ['country', 'USA'],
      ['theme', 'blue'],
    ]);
    expect(values).toMatchObject({ country: 'us', locale: 'de', theme: 'auto', kiosk: true });
  });

  it.each([
    ['order-number', 'orderNumber'],
    ['api-base', 'apiBase'],
    ['guest-bank-refund', 'guestBankRefund'],
    ['kiosk', 'kiosk'],
  ])('calls the property of %s %s', (attribute, property) => {
    expect(toPropertyName(attribute)).toBe(property);
  });
});
