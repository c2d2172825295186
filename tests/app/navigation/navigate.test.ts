import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findHref, navigate, type Destination } from '../../../src/app/navigation/navigate.js';
import { createRoute, type Router } from '../../../src/app/navigation/router.js';
import { createIdentity } from '../../../src/app/session/identity.js';
import { forgetPage } from '../../support/forget-page.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const ORDER: Destination = { route: 'salesDetail', orderNumber: 'US10000001' };

beforeEach(forgetPage);

/** An area that notes where it is sent to. */
function createRouter() {
  const go = vi.fn<Router['go']>();
  const router: Router = {
    identity: createIdentity(),
    route: createRoute(),
    toUrl: (path) => `/de/de/orders${path}`,
    go,
    getPath: () => '/',
    getCurrentUrl: () => '/de/de/orders/',
  };
  return { router, go };
}

describe('the address of a place', () => {
  it('lies in the area where the tag stands in one', () => {
    const { router } = createRouter();
    expect(findHref(createElementTestContext({ router }).context, ORDER)).toBe(
      'https://shop.example/de/de/orders/sales/US10000001/',
    );
  });

  it.each<[Destination, string]>([
    [{ route: 'history' }, '/'],
    [{ route: 'lookup' }, '/details/'],
    [{ route: 'lookup', redirectPath: '/a?b=c' }, '/details/?redirectPath=%2Fa%3Fb%3Dc'],
    [{ route: 'guestDetail', orderNumber: 'US10000001' }, '/details/US10000001/'],
    [ORDER, '/sales/US10000001/'],
    [{ route: 'returnDetail', orderNumber: 'RT10000001' }, '/returns/RT10000001/'],
  ])("else on the shop's site, by country and bare language: %j", (place, path) => {
    const { context } = createElementTestContext({ attributes: { country: 'tw', locale: 'zh-Hant-TW' } });
    expect(findHref(context, place)).toBe(`https://shop.example/tw/zh/orders${path}`);
  });

  it('is below the site that the page names', () => {
    const adapter = { retailer: { siteUrl: 'https://www.retailer.example/shop' } };
    const { context } = createElementTestContext({ properties: { adapter } });
    expect(findHref(context, ORDER)).toBe('https://www.retailer.example/shop/us/en/orders/sales/US10000001/');
  });

  it.each(['', 'A1', 'US 10000001', '../details', 'US10000001?redirectPath=/', '\ud800'])(
    'is none for an order whose number is none: %j',
    (orderNumber) => {
      const { router } = createRouter();
      const place: Destination = { route: 'salesDetail', orderNumber };
      expect(findHref(createElementTestContext({ router }).context, place)).toBeUndefined();
      expect(findHref(createElementTestContext().context, place)).toBeUndefined();
    },
  );

  it('goes through the gate, whatever the site is', () => {
    for (const siteUrl of HOSTILE_URLS) {
      const href = findHref(
        createElementTestContext({ properties: { adapter: { retailer: { siteUrl } } } }).context,
        ORDER,
      );
      if (href !== undefined) expect(href).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/);
    }
  });
});

describe('the way to a place', () => {
  it('is told to the page first, with the address and the route', () => {
    const { router } = createRouter();
    const tag = createElementTestContext({ router });
    navigate(tag.context, ORDER);
    expect(tag.events).toEqual([
      { name: 'orders-navigate', detail: { to: '/de/de/orders/sales/US10000001/', route: 'salesDetail' } },
    ]);
  });

  it.each([{}, { isReplaced: true }])('leads through the area where the tag stands in one: %j', (options) => {
    const { router, go } = createRouter();
    const adapter = { navigate: vi.fn() };
    const { context, platform } = createElementTestContext({ router, properties: { adapter } });
    navigate(context, ORDER, options);
    expect(go.mock.calls).toEqual([['/sales/US10000001/', options]]);
    expect(adapter.navigate).not.toHaveBeenCalled();
    expect(platform.departures).toEqual([]);
  });

  it('is left to the adapter else', () => {
    const adapter = {
      gone: [] as string[],
      navigate(url: string) {
        this.gone.push(url);
      },
    };
    const { context, platform } = createElementTestContext({ properties: { adapter } });
    navigate(context, ORDER);
    expect(adapter.gone).toEqual(['https://shop.example/us/en/orders/sales/US10000001/']);
    expect(platform.departures).toEqual([]);
  });

  it('leads away from the page where nobody else knows it', () => {
    const { context, platform } = createElementTestContext();
    navigate(context, ORDER);
    expect(platform.departures).toEqual(['https://shop.example/us/en/orders/sales/US10000001/']);
  });

  it('is not gone where the page takes it over', () => {
    const { router, go } = createRouter();
    const adapter = { navigate: vi.fn() };
    const setting = { prevented: ['orders-navigate'], properties: { adapter } };
    const tags = [createElementTestContext({ ...setting, router }), createElementTestContext(setting)];
    for (const { context } of tags) navigate(context, ORDER);
    expect([go.mock.calls, adapter.navigate.mock.calls]).toEqual([[], []]);
    expect(tags.map(({ events, platform }) => [events.length, platform.departures.length])).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  it('is neither told nor gone where it leads to a site that may not be followed', () => {
    const adapter = { retailer: { siteUrl: 'ftp://evil.example' }, navigate: vi.fn() };
    const { context, events, platform } = createElementTestContext({ properties: { adapter } });
    navigate(context, ORDER);
    expect([events, platform.departures, adapter.navigate.mock.calls]).toEqual([[], [], []]);
  });
});
