import { beforeEach, describe, expect, it } from 'vitest';
import {
  readConfiguration,
  adoptPageScript,
  configureOrders,
  onDefaultsChange,
  readDefault,
  readPageDefault,
  type OrdersDefaults,
} from '../../../src/app/configuration/configuration.js';
import { COMMON_ATTRIBUTES } from '../../../src/app/configuration/attribute-table.js';
import { getPageRegistry } from '../../../src/app/state/registry.js';
import { forgetPage } from '../../support/forget-page.js';

beforeEach(forgetPage);

/** The configuration that a tag derives from its attributes and the page's defaults. */
function configure(attributes: Readonly<Record<string, string>> = {}) {
  const written = new Map(Object.entries(attributes));
  return readConfiguration(COMMON_ATTRIBUTES, (name) => written.get(name) ?? null, {
    pageUrl: 'https://shop.example/',
  });
}

describe('a page-wide default', () => {
  it.each<[string, OrdersDefaults, object]>([
    ['a country', { country: 'de' }, { country: 'de' }],
    ['a locale', { locale: 'de-AT' }, { locale: 'de-AT' }],
    ['an address', { apiBase: 'https://api.shop.example' }, { apiBase: 'https://api.shop.example' }],
    ['a brand', { brand: 'Shop' }, { brand: 'Shop' }],
    ['flags', { flags: ['enableSmsLookup', 'enableEdd'] }, { flags: ['enableSmsLookup', 'enableEdd'] }],
    ['a flag that is on', { kiosk: true, standalone: true }, { kiosk: true, standalone: true }],
    ['a flag that is off', { kiosk: false }, { kiosk: false }],
    ['a theme', { theme: 'dark' }, { theme: 'dark' }],
  ])('%s applies to every tag that does not override it', (_what, defaults, configuration) => {
    configureOrders(defaults);
    expect(configure()).toMatchObject({ configuration, problems: [] });
  });

  it.each([
    ['country', { country: 'jp' }, { country: 'jp' }],
    ['flag', { kiosk: 'false' }, { kiosk: false }],
    ['empty list', { flags: '' }, { flags: [] }],
    ['empty value, which means the built-in one', { country: '' }, { country: 'us' }],
  ])('gives way to an existing attribute: a %s', (_what, attributes, configuration) => {
    configureOrders({ country: 'de', kiosk: true, flags: ['enableSmsLookup'] });
    expect(configure(attributes).configuration).toMatchObject(configuration);
  });

  it('gives way to an invalid attribute, which is a problem and not an absence', () => {
    configureOrders({ country: 'de' });
    const { configuration, problems } = configure({ country: 'Germany' });
    expect(configuration.country).toBe('us');
    expect(problems).toHaveLength(1);
  });

  it('that is invalid is a problem of the tag', () => {
    configureOrders({ country: 'Germany' });
    expect(configure().problems.map(({ row, value }) => [row.name, value])).toEqual([['country', 'Germany']]);
  });

  it('is merged into earlier ones, replaces the same key, and is removed with undefined', () => {
    configureOrders({ country: 'de', brand: 'Shop' });
    configureOrders({ country: 'jp' });
    expect(configure().configuration).toMatchObject({ country: 'jp', brand: 'Shop' });
    // What a page without types writes.
    configureOrders({ country: undefined } as unknown as OrdersDefaults);
    expect(configure().configuration).toMatchObject({ country: 'us', brand: 'Shop' });
  });

  it('notifies existing tags until they are removed', () => {
    let reported = 0;
    const stop = onDefaultsChange(() => (reported += 1));
    configureOrders({ country: 'de' });
    stop();
    configureOrders({ country: 'jp' });
    expect(reported).toBe(1);
  });

  it('keeps objects by reference', () => {
    const adapter = { user: { id: 'upm-1001' } };
    configureOrders({ adapter });
    expect(getPageRegistry().defaults.getState()['adapter']).toBe(adapter);
  });
});

describe('a default with an unknown name', () => {
  it.each(['county', 'api-base', 'token', 'order', 'toString', 'hasOwnProperty'])(
    'throws an error with its name: %s',
    (name) => {
      expect(() => configureOrders({ [name]: 'x' })).toThrow(new RegExp(`unknown ${name}\\. Expected country, locale`));
    },
  );

  it('rejects the valid defaults beside it too', () => {
    expect(() => configureOrders({ country: 'de', nonsense: 1 } as OrdersDefaults)).toThrow(TypeError);
    expect(configure().configuration.country).toBe('us');
  });
});

describe('the configuration script of a page', () => {
  it('sets defaults', () => {
    expect(adoptPageScript('{"country":"de","flags":["enableEdd"],"kiosk":true}')).toBeUndefined();
    expect(configure().configuration).toMatchObject({ country: 'de', flags: ['enableEdd'], kiosk: true });
  });

  it('gives way to configureOrders, whether called before or after', () => {
    configureOrders({ country: 'jp' });
    adoptPageScript('{"country":"de","brand":"Shop"}');
    expect(configure().configuration).toMatchObject({ country: 'jp', brand: 'Shop' });
    configureOrders({ brand: 'Other' });
    expect(configure().configuration.brand).toBe('Other');
  });

  it('may set the address of data files if no script of the page does', () => {
    expect(adoptPageScript('{"dataBase":"/orders-data/"}')).toBeUndefined();
    expect(readPageDefault('dataBase')).toBe('/orders-data/');
    configureOrders({ brand: 'Shop' });
    expect(readPageDefault('dataBase')).toBeUndefined();
    configureOrders({ dataBase: '/data/' });
    expect(readPageDefault('dataBase')).toBe('/data/');
  });

  it('is read once, however many tags there are', () => {
    adoptPageScript('{"country":"de"}');
    configureOrders({ country: 'jp' });
    expect(adoptPageScript('{"country":"de"}')).toBeUndefined();
    expect(configure().configuration.country).toBe('jp');
  });

  it('is read as soon as it exists, if it is added later', () => {
    expect(adoptPageScript(undefined)).toBeUndefined();
    adoptPageScript('{"country":"de"}');
    expect(configure().configuration.country).toBe('de');
  });

  it.each(['', '{', '[]', 'null', '7', '"de"', 'true', '{"country":"de",}', '{"nonsense":1}', '<!-- -->'])(
    'reports why it is invalid and changes nothing: %s',
    (text) => {
      expect(adoptPageScript(text)).toMatch(/\w/);
      expect(configure().configuration.country).toBe('us');
      expect(getPageRegistry().defaults.getState()).toEqual({});
    },
  );

  it.each([
    '{"brand":{}}',
    '{"brand":{"toString":1,"valueOf":1}}',
    '{"locale":{"toString":null}}',
    '{"country":7}',
    '{"country":null}',
    '{"flags":{"length":3}}',
    '{"flags":[{},null,7]}',
    '{"apiBase":[]}',
    '{"kiosk":"maybe"}',
    '{"adapter":"text"}',
    '{"adapter":{"flags":{"getBooleanValue":1},"messages":2,"links":3,"retailer":4}}',
  ])('never throws for values of wrong types: %s', (text) => {
    adoptPageScript(text);
    expect(() => configure()).not.toThrow();
    expect(configure().configuration.brand).toBeTypeOf('string');
  });
});

describe('a configuration that attacks prototypes', () => {
  const KEYS = ['__proto__', 'constructor', 'prototype'];
  const POISON = '{"kiosk":true,"polluted":true,"isAdmin":true,"country":"de"}';

  /** The attack at depths one to five, under each of the keys, alone and beside valid defaults. */
  const payloads = KEYS.flatMap((key) =>
    [1, 2, 3, 4, 5].flatMap((depth) => {
      const nested = Array.from({ length: depth }, () => `{"${key}":`).join('') + POISON + '}'.repeat(depth);
      const chain = `{"constructor":{"prototype":${nested}}}`;
      return [nested, `{"adapter":${nested}}`, `{"adapter":{"retailer":${nested}}}`, `{"brand":${nested}}`, chain];
    }),
  );

  it('has at least 40 variants', () => {
    expect(new Set(payloads).size).toBeGreaterThanOrEqual(40);
  });

  it.each(payloads)('changes no prototype and turns no flag on: %s', (payload) => {
    adoptPageScript(payload);
    const bare: Record<string, unknown> = {};
    expect([bare['polluted'], bare['isAdmin'], bare['kiosk'], bare['country']]).toEqual(Array(4).fill(undefined));
    expect(Object.getPrototypeOf(getPageRegistry().defaults.getState())).toBe(Object.prototype);
    expect(configure().configuration).toMatchObject({ country: 'us', kiosk: false, standalone: false, flags: [] });
  });

  it('is rejected at the top level', () => {
    expect(adoptPageScript(`{"country":"de","__proto__":${POISON}}`)).toMatch(/unknown __proto__/);
    expect(configure().configuration.country).toBe('us');
  });

  it('provides no default for an attribute named like a member of every object', () => {
    for (const name of ['constructor', 'to-string', '__proto__', 'has-own-property', 'value-of']) {
      expect(readDefault(name)).toBeUndefined();
    }
  });
});
