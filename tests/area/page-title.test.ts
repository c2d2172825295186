import { describe, expect, it } from 'vitest';
import {
  findPageTitle,
  findStepKind,
  toPageTitle,
  getRoute,
  matchRoute,
  ROUTES,
  type RouteName,
} from '../../elements/orders-area/routes.js';

describe('the title that a route gives the page', () => {
  it.each<[RouteName, string]>([
    ['history', 'memberOrders'],
    ['partners', 'memberOrders'],
    ['curbside', 'memberOrders'],
    ['salesDetail', 'orderDetails'],
    ['returnDetail', 'orderDetails'],
    ['returnWizard', 'orderDetails'],
    ['returnInstructions', 'orderDetails'],
    ['returnInstructionsEmea', 'orderDetails'],
    ['refundLanding', 'orderDetails'],
    ['refundPayment', 'orderDetails'],
    ['refundConfirmation', 'orderDetails'],
    ['lookup', 'guestLookup'],
    ['guestDetail', 'guestLookup'],
    ['giftCard', 'giftCard'],
  ])('%s is %s for a member', (name, title) => {
    expect(findPageTitle(getRoute(name), 'member')).toBe(`areaTitle.${title}`);
  });

  it('is set for a guest only on the lookup, the order found there, and the gift card', () => {
    const titled = ROUTES.filter((route) => findPageTitle(route, 'guest') !== undefined).map(({ name }) => name);
    expect(titled).toEqual(['lookup', 'guestDetail', 'giftCard']);
  });
});

describe('a page title', () => {
  it.each([
    ['product name and country', { brand: 'Fieldhouse', country: 'de' }, 'Order Details. Fieldhouse DE'],
    ['country alone', { brand: '', country: 'de' }, 'Order Details. DE'],
    [
      'country, whatever the suffix is',
      { brand: 'Fieldhouse', country: 'jp', suffix: 'x' },
      'Order Details. Fieldhouse JP',
    ],
    ['product name if countries are not named', { brand: 'Fieldhouse' }, 'Order Details. Fieldhouse'],
    [
      "retailer's suffix in its place",
      { brand: 'Fieldhouse', suffix: 'Fieldhouse.com' },
      'Order Details. Fieldhouse.com',
    ],
    ['title alone if the suffix is empty', { brand: 'Fieldhouse', suffix: '' }, 'Order Details'],
    ['title alone if nothing is known', { brand: '' }, 'Order Details'],
  ])('ends with the %s', (_end, parts, title) => {
    expect(toPageTitle({ words: ['Order Details'], country: undefined, suffix: undefined, ...parts })).toBe(title);
  });

  it('begins with the step of a return and the number of the order', () => {
    const words = ['Review', 'US10000001', 'Order Details'];
    const titled = { words, brand: 'Fieldhouse', country: undefined, suffix: undefined };
    expect(toPageTitle(titled)).toBe('Review · US10000001 · Order Details. Fieldhouse');
    expect(toPageTitle({ ...titled, words: [undefined, undefined, 'Member Orders'] })).toBe(
      'Member Orders. Fieldhouse',
    );
  });

  it.each([
    ['/sales/US10000001/return/', ''],
    ['/sales/US10000001/return/method/', 'method'],
    ['/sales/US10000001/return/exchange-2/', 'exchange'],
    ['/sales/US10000001/', undefined],
    ['/', undefined],
  ])('of %s names the step "%s"', (path, kind) => {
    const match = matchRoute(path);
    expect(match && findStepKind(match)).toBe(kind);
  });
});
