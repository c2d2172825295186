import { describe, expect, it } from 'vitest';
import { isBackFromPayment, toReturnUrl } from '../../../../src/features/order-detail/payment/payment-query.js';
import { type Router, createIdentity } from '../../../../src/app/navigation/router.js';
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
    ['is detected by the address', { address: `${SHOP}/order?payment=success` }, true],
    ['is not detected without the query', { address: `${SHOP}/order` }, false],
    ['is not detected after a failed payment', { address: `${SHOP}/order?payment=failure` }, false],
    ['is not detected with another spelling', { address: `${SHOP}/order?payment=SUCCESS` }, false],
    ['is not detected behind the hash', { address: `${SHOP}/order#payment=success` }, false],
    ['is detected by the path of the area', { address: `${SHOP}/`, path: '/sales/A1000/?payment=success' }, true],
    [
      "is not detected by the page's address once the area has navigated",
      { address: `${SHOP}/?payment=success`, path: '/sales/A2000/' },
      false,
    ],
    [
      'is not detected in a number that looks like a query',
      { address: `${SHOP}/`, path: '/sales/payment=success/' },
      false,
    ],
  ])('%s', (_what, setting, isBack) => {
    expect(isBackFromPayment(createElementContext(setting))).toBe(isBack);
  });
});

describe('the address to which a provider returns the shopper', () => {
  it.each<[what: string, setting: Setting, url: string]>([
    ['is the page', { address: `${SHOP}${ORDER}` }, `${SHOP}${ORDER}?payment=success`],
    ['keeps its query', { address: `${SHOP}/order?id=1&ref=a%20b` }, `${SHOP}/order?id=1&ref=a+b&payment=success`],
    ['contains the payment query once', { address: `${SHOP}/order?payment=failure` }, `${SHOP}/order?payment=success`],
    ['lacks the fragment', { address: `${SHOP}/order#top` }, `${SHOP}/order?payment=success`],
    [
      'is the page of an area with hash routing',
      { address: `${SHOP}${ORDER}`, path: '/sales/A1000/', routing: 'history' },
      `${SHOP}${ORDER}?payment=success`,
    ],
    [
      'has the payment query behind the hash with hash routing',
      { address: `${SHOP}/shop?a=1#/sales/A1000/`, path: '/sales/A1000/', routing: 'hash' },
      `${SHOP}/shop?a=1#/sales/A1000/?payment=success`,
    ],
    [
      'is the lookup for a guest, who proves the order again',
      { address: `${SHOP}${ORDER}`, path: '/sales/A1000/', routing: 'history', isGuest: true },
      `${SHOP}/us/en/orders/details/A1000/?payment=success`,
    ],
    [
      'is the lookup for a guest, behind the hash',
      { address: `${SHOP}/shop#/sales/A1000/`, path: '/sales/A1000/', routing: 'hash', isGuest: true },
      `${SHOP}/shop#/details/A1000/?payment=success`,
    ],
    [
      'is the unchanged page for a guest of a standalone tag',
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
