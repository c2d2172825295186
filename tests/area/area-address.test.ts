import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  adjustToAddress,
  readAddress,
  toAddressRules,
  writeAddress,
  type AddressRules,
  type AreaAddress,
} from '../../elements/orders-area/area-address.js';
import { toConfiguration } from '../support/element-test-context.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SHOP = 'https://shop.example';
const HISTORY: AddressRules = { routing: 'history', basePath: '' };
const BELOW: AddressRules = { routing: 'history', basePath: '/my/shop' };
const HASH: AddressRules = { routing: 'hash', basePath: '' };
const MEMORY: AddressRules = { routing: 'memory', basePath: '' };

const at = (address: string): URL => new URL(address, SHOP);

describe('the address rules', () => {
  it.each([
    [undefined, ''],
    ['/', ''],
    ['/my/shop', '/my/shop'],
    ['/my/shop/', '/my/shop'],
    ['/my//', '/my'],
    ['/schöner shop', '/sch%C3%B6ner%20shop'],
    ['https://shop.example/my', '/my'],
    ['https://shop.example', ''],
  ])('normalise the base path %s to "%s"', (basePath, read) => {
    expect(toAddressRules({ ...toConfiguration({}), basePath })).toEqual({ routing: 'history', basePath: read });
  });

  it.each(['history', 'hash', 'memory'] as const)('accept the routing %s', (routing) => {
    expect(toAddressRules({ ...toConfiguration({}), routing }).routing).toBe(routing);
  });
});

describe('an address in the history', () => {
  it.each<[string, AreaAddress]>([
    ['/orders', { prefix: '/orders', path: '/' }],
    ['/orders/', { prefix: '/orders', path: '/' }],
    ['/us/orders/', { prefix: '/us/orders', country: 'us', path: '/' }],
    ['/us/en/orders/', { prefix: '/us/en/orders', country: 'us', locale: 'en', path: '/' }],
    ['/us/en/orders/sales/A1000/', { prefix: '/us/en/orders', country: 'us', locale: 'en', path: '/sales/A1000/' }],
    ['/us/en/orders/sales/A1000', { prefix: '/us/en/orders', country: 'us', locale: 'en', path: '/sales/A1000' }],
    ['/tw/zh/orders/details', { prefix: '/tw/zh/orders', country: 'tw', locale: 'zh', path: '/details' }],
    ['/cn/zh-Hans/orders/', { prefix: '/cn/zh-Hans/orders', country: 'cn', locale: 'zh-Hans', path: '/' }],
    ['/us/en-XA/orders/', { prefix: '/us/en-XA/orders', country: 'us', locale: 'en-XA', path: '/' }],
    ['/de/gsw/orders/', { prefix: '/de/gsw/orders', country: 'de', locale: 'gsw', path: '/' }],
    ['/US/EN/Orders/details/', { prefix: '/US/EN/Orders', country: 'us', locale: 'EN', path: '/details/' }],
    ['/en/orders/', { prefix: '/en/orders', country: 'en', path: '/' }],
    ['/us/en/orders/?a=1&b=%20', { prefix: '/us/en/orders', country: 'us', locale: 'en', path: '/?a=1&b=%20' }],
    ['/us/en/orders?a=1', { prefix: '/us/en/orders', country: 'us', locale: 'en', path: '/?a=1' }],
    ['/us/orders/details/#top', { prefix: '/us/orders', country: 'us', path: '/details/' }],
    ['/orders/orders/', { prefix: '/orders', path: '/orders/' }],
    ['/orders/nowhere', { prefix: '/orders', path: '/nowhere' }],
  ])('%s is read as %j', (address, read) => {
    expect(readAddress(at(address), HISTORY)).toEqual(read);
  });

  it.each([
    ...['/', '', '/help', '/us', '/us/en', '/us/en/', '/us/en/order/', '/us/en/ordersx', '/xorders/'],
    ...['/usa/en/orders/', '/us/english/orders/', '/us/en/us/orders/', '/us/e/orders/', '/u/en/orders/'],
    ...['//orders/', '/us//orders/', '/us/en-/orders/', '/us/en-toolongsubtag/orders/', '/us/en_US/orders/'],
    ...['/us/en/%6frders/', '/1s/en/orders/', '/us/en-12/orders/', '/us/en-US-US/orders/'],
    ...['/us/de-1996-1996/orders/', '/my/shop/us/en/orders/'],
  ])('%j is not an address of the area, and the area continues below its base', (address) => {
    const url = new URL(SHOP + address);
    expect(readAddress(url, HISTORY)).toEqual({ prefix: '/orders', path: undefined });
    expect(writeAddress('/', url, HISTORY)).toBe('/orders/');
  });

  it.each([
    ['/my/shop/us/en/orders/details/', '/my/shop/us/en/orders', '/details/'],
    ['/my/shop/orders', '/my/shop/orders', '/'],
    ['/my/shop', '/my/shop/orders', undefined],
    ['/my/shopping/orders/', '/my/shop/orders', undefined],
    ['/us/en/orders/', '/my/shop/orders', undefined],
    ['/My/Shop/us/en/orders/', '/my/shop/orders', undefined],
    ['/my/shop/my/shop/orders/', '/my/shop/orders', undefined],
  ])('%s below /my/shop has the prefix %s and the path %s', (address, prefix, path) => {
    expect(readAddress(at(address), BELOW)).toMatchObject({ prefix, path });
  });
});

describe('an address that is written', () => {
  it.each([
    ['/us/en/orders/', '/sales/US10000001/', '/us/en/orders/sales/US10000001/'],
    ['/US/orders/details/', '/', '/US/orders/'],
    ['/orders', '/details/?redirectPath=%2Fa', '/orders/details/?redirectPath=%2Fa'],
    ['/help', '/details/', '/orders/details/'],
    ['/orders/?utm=1&utm=2&flag', '/details/', '/orders/details/?utm=1&utm=2&flag'],
    ['/orders/?a=b%20c&d=e+f', '/', '/orders/?a=b%20c&d=e+f'],
    ['/orders/?standalone=true', '/details/?cancel=true', '/orders/details/?standalone=true&cancel=true'],
    ['/orders/details/?redirectPath=%2Fa&utm=1', '/', '/orders/?utm=1'],
    ['/orders/details/?redirect%50ath=%2Fa&utm=1', '/', '/orders/?utm=1'],
    ['/orders/details/?redirectPath=%2Fa', '/details/?redirectPath=%2Fb', '/orders/details/?redirectPath=%2Fb'],
    ['/orders/?email=a&phoneNumber=b&showSignin&payment=success', '/', '/orders/'],
    ['/orders/?storeId=1&qrId=2&storeInteractionId=3&selected=4&cancel=true', '/', '/orders/'],
    ['/orders/details/?q=a+b&utm=1&utm=1', '/?q=a%20b&year=2025', '/orders/?utm=1&utm=1&q=a%20b&year=2025'],
    ['/orders/?&&', '/', '/orders/'],
    ['/orders/#top', '/details/', '/orders/details/'],
  ])('from %s for the path %s is %s', (from, path, written) => {
    expect(writeAddress(path, at(from), HISTORY)).toBe(written);
  });

  it.each([
    ['/shop?a=1', '/details/?redirectPath=%2Fa', '/shop?a=1#/details/?redirectPath=%2Fa'],
    ['/shop#/details/', '/', '/shop#/'],
    ['/shop?redirectPath=1', '/', '/shop?redirectPath=1#/'],
    ['/', '/', '/#/'],
  ])('behind a # from %s for the path %s is %s', (from, path, written) => {
    expect(writeAddress(path, at(from), HASH)).toBe(written);
  });

  it('in memory is the path itself', () => {
    expect(writeAddress('/details/?a=b', at('/shop?c=d'), MEMORY)).toBe('/details/?a=b');
  });

  it.each([HISTORY, HASH, MEMORY, BELOW])("never leads to another host, whatever the page's address: %j", (rules) => {
    for (const from of [
      '//evil.example/us/en/orders/',
      '///evil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/orders/',
    ]) {
      expect(at(writeAddress('/', new URL(SHOP + from), rules)).origin, from).toBe(SHOP);
    }
  });
});

describe('an address behind a #', () => {
  it.each([
    ['/shop', '/'],
    ['/shop#', '/'],
    ['/shop#top', '/'],
    ['/shop#/', '/'],
    ['/shop#/details/', '/details/'],
    ['/shop?a=1#/details/?cancel=true', '/details/?cancel=true'],
    ['/us/en/orders/details/', '/'],
    ['/de/de/orders/#/nowhere', '/nowhere'],
  ])('%s has the path %s and names no country', (address, path) => {
    expect(readAddress(at(address), HASH)).toEqual({ prefix: '', path });
  });
});

describe('an address in memory', () => {
  it.each(['/', '/us/en/orders/details/', '/shop#/details/'])('begins at the history: %s', (address) => {
    expect(readAddress(at(address), MEMORY)).toEqual({ prefix: '', path: '/' });
  });
});

describe('a path', () => {
  const number = fc.stringMatching(/^[A-Za-z0-9]{4,32}$/);
  const route = fc.oneof(
    fc.constantFrom('/', '/partners/', '/details/', '/gift-card-lookup', '/nowhere/', '/details'),
    fc
      .tuple(
        number,
        fc.constantFrom('/sales/', '/returns/', '/details/', '/curbside-pickup/'),
        fc.constantFrom('', '/'),
      )
      .map(([areaPath, head, end]) => `${head}${areaPath}${end}`),
  );
  const query = fc
    .dictionary(fc.constantFrom('redirectPath', 'cancel', 'selected', 'own'), fc.string({ unit: 'binary' }))
    .map((values) => new URLSearchParams(values).toString());
  const path = fc.tuple(route, query).map(([pathname, search]) => (search === '' ? pathname : `${pathname}?${search}`));
  const prefix = fc.constantFrom('/orders', '/us/orders/', '/jp/ja/orders/sales/US10000001/', '/tw/zh-Hant/orders/');

  it.each([
    ['', HISTORY],
    ['/my/shop', BELOW],
  ])('written below "%s" is read back', (base, rules) => {
    fc.assert(
      fc.property(path, prefix, (areaPath, outerPath) => {
        expect(readAddress(at(writeAddress(areaPath, at(base + outerPath), rules)), rules).path).toBe(areaPath);
      }),
      { numRuns: 2_000 },
    );
  });

  it('written behind a # is read back', () => {
    fc.assert(
      fc.property(path, (areaPath) => {
        expect(readAddress(at(writeAddress(areaPath, at('/shop?a=1#/sales/US10000001/'), HASH)), HASH).path).toBe(
          areaPath,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves the country, the locale and the query of the page as they are', () => {
    fc.assert(
      fc.property(path, prefix, (areaPath, outerPath) => {
        const from = at(`${outerPath}?utm=a%20b&utm=2`);
        const to = at(writeAddress(areaPath, from, HISTORY));
        const [before, after] = [readAddress(from, HISTORY), readAddress(to, HISTORY)];
        expect({ ...after, path: '' }).toEqual({ ...before, path: '' });
        expect(to.search.startsWith('?utm=a%20b&utm=2')).toBe(true);
      }),
    );
  });
});

describe('the country and locale of an address', () => {
  const configuration = toConfiguration({ country: 'us', locale: 'en-US', brand: 'Fieldhouse' });

  it.each([
    ['/jp/ja/orders/', { country: 'jp', locale: 'ja' }],
    ['/JP/orders/', { country: 'jp', locale: 'en-US' }],
    ['/orders/', { country: 'us', locale: 'en-US' }],
    ['/jp/ja/help/', { country: 'us', locale: 'en-US' }],
    ['/jp/ja-12/orders/', { country: 'us', locale: 'en-US' }],
  ])('override the attributes: %s', (address, overrides) => {
    expect(adjustToAddress(configuration, at(address))).toEqual({ ...configuration, ...overrides });
  });

  it.each(['hash', 'memory'] as const)('are ignored in the routing %s', (routing) => {
    const other = { ...configuration, routing };
    expect(adjustToAddress(other, at('/jp/ja/orders/#/details/'))).toEqual(other);
  });
});
