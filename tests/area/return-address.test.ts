import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  readReturnAddress,
  writeAddress,
  writeReturnAddress,
  type AddressRules,
} from '../../elements/orders-area/area-address.js';
import { matchRoute } from '../support/match-route.js';
import { HOSTILE_URLS } from '../support/hostile-urls.js';

// Many runs take a while on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const SHOP = 'https://shop.example';
const HISTORY: AddressRules = { routing: 'history', basePath: '' };
const BELOW: AddressRules = { routing: 'history', basePath: '/my/shop' };
const HASH: AddressRules = { routing: 'hash', basePath: '' };
const MEMORY: AddressRules = { routing: 'memory', basePath: '' };

const at = (address: string): URL => new URL(address, SHOP);

describe('the stored redirectPath', () => {
  it.each([
    [HISTORY, '/us/en/orders/sales/US10000001/?a=1', '/us/en/orders/sales/US10000001/'],
    [BELOW, '/my/shop/us/orders/?utm=1', '/my/shop/us/orders/sales/US10000001/'],
    [HASH, '/shop?a=1#/sales/US10000001/', '/sales/US10000001/'],
    [MEMORY, '/shop', '/sales/US10000001/'],
  ])('is the address without its query, and is read back: %j', (rules, from, stored) => {
    const path = '/sales/US10000001/';
    expect(writeReturnAddress(`${path}?cancel=true`, at(from), rules)).toBe(stored);
    expect(readReturnAddress(stored, at(from), rules)).toBe(path);
  });

  it.each([
    ['/us/en/orders/sales/US10000001/', '/sales/US10000001/'],
    ['/us/en/orders/sales/US10000001/?a=b', '/sales/US10000001/?a=b'],
    ['/us/en/orders', '/'],
    ['/us/en/orders/nowhere', '/nowhere'],
    ['/de/de/orders/sales/US10000001/', undefined],
    ['/us/de/orders/sales/US10000001/', undefined],
    ['/orders/sales/US10000001/', undefined],
    ['/sales/US10000001/', undefined],
    ['/help', undefined],
    ['', undefined],
    ['us/en/orders/sales/US10000001/', undefined],
    ['sales/US10000001/', undefined],
    ['?redirectPath=/orders/', undefined],
    ['https://shop.example/us/en/orders/sales/US10000001/', undefined],
    ['https://evil.example/us/en/orders/sales/US10000001/', undefined],
    ['//evil.example/us/en/orders/sales/US10000001/', undefined],
    ['///evil.example/us/en/orders/sales/US10000001/', undefined],
    ['/\\evil.example/us/en/orders/sales/US10000001/', undefined],
    ['\\\\evil.example/us/en/orders/sales/US10000001/', undefined],
    ['/\t/evil.example/us/en/orders/sales/US10000001/', undefined],
    ['/\n\\evil.example/us/en/orders/sales/US10000001/', undefined],
    ['/\t/[', undefined],
    ['/\t/', undefined],
    ['//', undefined],
    ['//%', undefined],
    [' /us/en/orders/sales/US10000001/', undefined],
  ])('is read from %j as %s', (address, path) => {
    expect(readReturnAddress(address, at('/us/en/orders/details/'), HISTORY)).toBe(path);
  });

  it.each([HISTORY, BELOW, HASH, MEMORY])('leads only to paths of the area, even if hostile: %j', (rules) => {
    for (const hostile of HOSTILE_URLS) {
      for (const address of [hostile, `/${hostile}`, `/orders/${hostile}`, `/us/en/orders/sales/${hostile}`]) {
        const path = readReturnAddress(address, at('/us/en/orders/details/'), rules);
        if (path === undefined) continue;
        expect(path.startsWith('/')).toBe(true);
        expect(matchRoute(path.replace(/\?.*/s, ''))?.orderNumber).toBeUndefined();
      }
    }
  });

  it('leads only to paths of the area, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '\t',
        '\n',
        '@',
        ':',
        '?',
        '#',
        '[',
        '%',
        '.',
        '..',
        'orders',
        'evil.example',
        'https:',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    );
    const address = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`);
    fc.assert(
      fc.property(address, fc.constantFrom(HISTORY, BELOW), (text, rules) => {
        const path = readReturnAddress(text, at('/orders/details/'), rules);
        if (path !== undefined) expect(at(writeAddress(path, at('/orders/'), rules)).origin).toBe(SHOP);
      }),
      { numRuns: 5_000 },
    );
  });
});
