import { describe, expect, it } from 'vitest';
import { isBackFromPayment, toReturnUrl } from '../../../../src/features/order-detail/payment/payment-query.js';
import type { Router } from '../../../../src/app/navigation/router.js';
import { createIdentity } from '../../../../src/app/session/identity.js';
import { createFakePlatform } from '../../../support/fake-platform.js';
import { createElementTestContext } from '../../../support/element-test-context.js';

interface Setting {
  /** The page's address. */
  readonly address: string;
  /** The screen's path in the area. */
  readonly path?: string;
  readonly routing?: 'history' | 'hash' | 'memory';
  readonly isGuest?: boolean;
}

function createElementContext({ address, path, routing, isGuest }: Setting) {
  const identity = createIdentity();
  identity.setState({ status: 'known', who: isGuest ? 'guest' : 'member' });
  const router = { getPath: () => path, identity } as Partial<Router> as Router;
  const { context } = createElementTestContext({
    platform: createFakePlatform({ address }),
    ...(path !== undefined && { router }),
  });
  if (routing) {
    const { configuration } = context.settings.getState();
    context.settings.setState({ configuration: { ...configuration, routing } });
  }
  return context;
}

const ORDER = '/us/en/orders/sales/A1000/';
const SHOP = 'https://shop.example';

describe('the return of a shopper from a payment', () => {
  it.each<[what: string, setting: Setting, isBack: boolean]>([
    ['comes from a payment that the address tells of', { address: `${SHOP}/order?payment=success` }, true],
    ['does not where it tells of none', { address: `${SHOP}/order` }, false],
    ['does not after a payment that failed', { address: `${SHOP}/order?payment=failure` }, false],
    ['does not where the word is written otherwise', { address: `${SHOP}/order?payment=SUCCESS` }, false],
    ['does not by what stands behind the hash', { address: `${SHOP}/order#payment=success` }, false],
    ['comes by the path of the area', { address: `${SHOP}/`, path: '/sales/A1000/?payment=success' }, true],
    [
      'does not by the address of a page whose area is elsewhere by now',
      { address: `${SHOP}/?payment=success`, path: '/sales/A2000/' },
      false,
    ],
    ['does not by a number that looks like a query', { address: `${SHOP}/`, path: '/sales/payment=success/' }, false],
  ])('%s', (_what, setting, isBack) => {
    expect(isBackFromPayment(createElementContext(setting))).toBe(isBack);
  });
});

describe('the address to which a provider returns the shopper', () => {
  it.each<[what: string, setting: Setting, url: string]>([
    ['is the page', { address: `${SHOP}${ORDER}` }, `${SHOP}${ORDER}?payment=success`],
    ['keeps its query', { address: `${SHOP}/order?id=1&ref=a%20b` }, `${SHOP}/order?id=1&ref=a+b&payment=success`],
    ['says it once', { address: `${SHOP}/order?payment=failure` }, `${SHOP}/order?payment=success`],
    ['leaves out where on the page', { address: `${SHOP}/order#top` }, `${SHOP}/order?payment=success`],
    [
      'is the page of an area that keeps its path there',
      { address: `${SHOP}${ORDER}`, path: '/sales/A1000/', routing: 'history' },
      `${SHOP}${ORDER}?payment=success`,
    ],
    [
      'holds it behind the hash of an area that keeps its path there',
      { address: `${SHOP}/shop?a=1#/sales/A1000/`, path: '/sales/A1000/', routing: 'hash' },
      `${SHOP}/shop?a=1#/sales/A1000/?payment=success`,
    ],
    [
      'is where a guest proves the order again',
      { address: `${SHOP}${ORDER}`, path: '/sales/A1000/', routing: 'history', isGuest: true },
      `${SHOP}/us/en/orders/details/A1000/?payment=success`,
    ],
    [
      'is where a guest proves the order again, behind the hash',
      { address: `${SHOP}/shop#/sales/A1000/`, path: '/sales/A1000/', routing: 'hash', isGuest: true },
      `${SHOP}/shop#/details/A1000/?payment=success`,
    ],
    [
      'is the page as it is for a guest of a tag that stands alone',
      { address: `${SHOP}/sales/A1000/`, isGuest: true },
      `${SHOP}/sales/A1000/?payment=success`,
    ],
    [
      'keeps the query behind the hash',
      { address: `${SHOP}/shop#/sales/A1000/?cancel=true`, path: '/sales/A1000/?cancel=true', routing: 'hash' },
      `${SHOP}/shop#/sales/A1000/?cancel=true&payment=success`,
    ],
  ])('%s', (_what, setting, url) => {
    expect(toReturnUrl(createElementContext(setting))).toBe(url);
  });
});
