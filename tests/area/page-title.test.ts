import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json?only=areaTitle.&ast';
import {
  findPageTitle,
  toPageTitle,
  toTitleScreen,
  getRoute,
  ROUTES,
  type RouteName,
} from '../../elements/orders-area/routes.js';
import { matchRoute } from '../support/match-route.js';
import { createIntl } from '../../src/i18n/create-intl.js';

const intl = createIntl({ locale: 'en-US', messages: {}, english: [english] });

describe('the title that a route gives the page', () => {
  it.each<[RouteName, string]>([
    ['history', 'memberOrders'],
    ['partners', 'memberOrders'],
    ['curbside', 'memberOrders'],
    ['withdrawal', 'withdrawal'],
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

  it('is that of the lookup for a guest on all screens of an order, and its own on the gift card', () => {
    const titled = ROUTES.map((route) => [route.name, findPageTitle(route, 'guest')?.replace('areaTitle.', '')]);
    expect(Object.fromEntries(titled)).toEqual({
      history: undefined,
      partners: undefined,
      lookup: 'guestLookup',
      guestDetail: 'guestLookup',
      salesDetail: 'guestLookup',
      returnDetail: 'guestLookup',
      refundLanding: 'guestLookup',
      refundPayment: 'guestLookup',
      refundConfirmation: 'guestLookup',
      returnWizard: 'guestLookup',
      returnInstructions: 'guestLookup',
      returnInstructionsEmea: 'guestLookup',
      giftCard: 'giftCard',
      curbside: undefined,
      withdrawal: 'withdrawal',
    });
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
    ['/', ''],
    ['/partners/', 'Partner Orders'],
    ['/sales/US10000001/', ''],
    ['/returns/RT10000010/', ''],
    ['/sales/US10000001/return/', 'Items'],
    ['/sales/US10000001/return/method/', 'Return method'],
    ['/sales/US10000001/return/exchange-2/', 'Exchange'],
    ['/returns/US10000018/return-confirmation/', 'How to return your items'],
    ['/returns/US10000018/refund-payment/', 'Get your refund by bank transfer'],
    ['/curbside-pickup/US10000001/', 'Curbside pickup'],
    ['/withdrawal/US10000001/', ''],
  ])('of %s names the screen "%s"', (path, name) => {
    const match = matchRoute(path);
    expect(match && intl.t('areaTitle.screen', { screen: toTitleScreen(match) })).toBe(name);
  });

  it('differs on all screens of one order', () => {
    const names = ROUTES.filter(({ path, title }) => path.includes(':') && title !== 'areaTitle.guestLookup').map(
      (route) => `${intl.t('areaTitle.screen', { screen: toTitleScreen({ route }) })}, ${route.title}`,
    );
    // Shared: by an order and a return, as one number is never both; by the two addresses of instructions; by three steps of a refund.
    expect(new Set(names).size).toBe(names.length - 4);
  });
});
