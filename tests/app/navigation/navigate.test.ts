import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findHref, navigate } from '../../../src/app/navigation/navigate.js';
import type { Destination } from '../../../src/app/navigation/destination.js';
import { createRoute, type Router, createIdentity } from '../../../src/app/navigation/router.js';
import { forgetPage } from '../../support/forget-page.js';
import { HOSTILE_URLS } from '../../support/hostile-urls.js';
import { createElementTestContext } from '../../support/element-test-context.js';

const ORDER: Destination = { route: 'salesDetail', orderNumber: 'US10000001' };

beforeEach(forgetPage);

/** An area that records where it is sent. */
function createRouter() {
  const go = vi.fn<Router['go']>();
  const router: Router = {
    identity: createIdentity(),
    route: createRoute(),
    toUrl: (path) => `/de/de/orders${path}`,
    go,
    getPath: () => '/',
    screenKeys: new Set(),
    getCurrentUrl: () => '/de/de/orders/',
  };
  return { router, go };
}

describe('the address of a destination', () => {
  it('lies in the area if the tag is inside one', () => {
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
  ])("outside an area lies on the shop's site, by country and bare language: %j", (destination, path) => {
    const { context } = createElementTestContext({ attributes: { country: 'tw', locale: 'zh-Hant-TW' } });
    expect(findHref(context, destination)).toBe(`https://shop.example/tw/zh/orders${path}`);
  });

  it('lies below the site that the page names', () => {
    const adapter = { retailer: { siteUrl: 'https://www.retailer.example/shop' } };
    const { context } = createElementTestContext({ properties: { adapter } });
    expect(findHref(context, ORDER)).toBe('https://www.retailer.example/shop/us/en/orders/sales/US10000001/');
  });

  it.each(['', 'A1', 'US 10000001', '../details', 'US10000001?redirectPath=/', '\ud800'])(
    'is undefined for an invalid order number: %j',
    (orderNumber) => {
      const { router } = createRouter();
      const destination: Destination = { route: 'salesDetail', orderNumber };
      expect(findHref(createElementTestContext({ router }).context, destination)).toBeUndefined();
      expect(findHref(createElementTestContext().context, destination)).toBeUndefined();
    },
  );

  it('passes the URL gate, whatever the site is', () => {
    const hrefs = HOSTILE_URLS.map((siteUrl) =>
      findHref(createElementTestContext({ properties: { adapter: { retailer: { siteUrl } } } }).context, ORDER),
    );
    const accepted = hrefs.filter((href) => href !== undefined);
    expect(accepted).not.toEqual([]);
    for (const href of accepted) {
      expect(href).toMatch(/^https:\/\/|^http:\/\/(localhost|127\.0\.0\.1|\[::1\])[:/]/);
    }
  });
});

describe('navigation to a destination', () => {
  it('first dispatches an event with the address and the route', () => {
    const { router } = createRouter();
    const tag = createElementTestContext({ router });
    navigate(tag.context, ORDER);
    expect(tag.events).toEqual([
      { name: 'orders-navigate', detail: { to: '/de/de/orders/sales/US10000001/', route: 'salesDetail' } },
    ]);
  });

  it.each([{}, { isReplaced: true }])('goes through the area if the tag is inside one: %j', (options) => {
    const { router, go } = createRouter();
    const adapter = { navigate: vi.fn() };
    const { context, platform } = createElementTestContext({ router, properties: { adapter } });
    navigate(context, ORDER, options);
    expect(go.mock.calls).toEqual([['/sales/US10000001/', options]]);
    expect(adapter.navigate).not.toHaveBeenCalled();
    expect(platform.departures).toEqual([]);
  });

  it('is left to the adapter outside an area', () => {
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

  it('leaves the page without an area and without an adapter', () => {
    const { context, platform } = createElementTestContext();
    navigate(context, ORDER);
    expect(platform.departures).toEqual(['https://shop.example/us/en/orders/sales/US10000001/']);
  });

  it('does not happen if the page takes over', () => {
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

  it('neither dispatches an event nor navigates to an unsafe site', () => {
    const adapter = { retailer: { siteUrl: 'ftp://evil.example' }, navigate: vi.fn() };
    const { context, events, platform } = createElementTestContext({ properties: { adapter } });
    navigate(context, ORDER);
    expect([events, platform.departures, adapter.navigate.mock.calls]).toEqual([[], [], []]);
  });
});
