import { describe, expect, it } from 'vitest';
import { ROUTES, type RouteName } from '../../elements/orders-area/routes.js';
import { matchRoute } from '../support/match-route.js';
import { toPath } from '../../src/app/navigation/destination.js';
import { isOrderNumber } from '../../src/http/model/order-number.js';

const NUMBER = 'US10000001';

/** A path for every route, without a trailing slash. */
const PATHS: Readonly<Record<RouteName, string>> = {
  history: '',
  partners: '/partners',
  lookup: '/details',
  guestDetail: `/details/${NUMBER}`,
  salesDetail: `/sales/${NUMBER}`,
  returnDetail: `/returns/${NUMBER}`,
  refundLanding: `/returns/${NUMBER}/refund-payment-landing`,
  refundPayment: `/returns/${NUMBER}/refund-payment`,
  refundConfirmation: `/returns/${NUMBER}/refund-payment-confirmation`,
  returnWizard: `/sales/${NUMBER}/return`,
  returnInstructions: `/returns/${NUMBER}/return-confirmation`,
  returnInstructionsEmea: `/returns/${NUMBER}/return-detail-confirmation`,
  giftCard: '/gift-card-lookup',
  curbside: `/curbside-pickup/${NUMBER}`,
  withdrawal: `/withdrawal/${NUMBER}`,
};

const CASES = Object.entries(PATHS).map(([name, path]) => ({ name, path }));
const NUMBERED = CASES.filter(({ path }) => path.includes(NUMBER));

const WRONG_NUMBERS = [
  ...['ABC', 'A'.repeat(33), 'US-1000', 'US_1000', 'US1000.', 'US%201000', 'ÜS1000', 'US１０００'],
  ...[' US1000', 'US1000 ', '    ', 'undefined!', '<b>', '..', '%2e%2e'],
];

describe('a path of the area', () => {
  it('exists for every route', () => {
    expect(Object.keys(PATHS).sort()).toEqual(ROUTES.map(({ name }) => name).sort());
  });

  it.each(CASES)('matches $name with and without a trailing slash: $path', ({ name, path }) => {
    expect(matchRoute(path)?.route.name).toBe(name);
    expect(matchRoute(`${path}/`)?.route.name).toBe(name);
  });

  it.each(CASES)('keeps its query for $name', ({ name, path }) => {
    for (const end of ['', '/']) {
      const match = matchRoute(`${path}${end}?cancel=true&selected=a%20b&selected=c&redirectPath=%2Fa%3Fb`);
      expect(match?.route.name).toBe(name);
      expect([...(match?.query ?? [])]).toEqual([
        ['cancel', 'true'],
        ['selected', 'a b'],
        ['selected', 'c'],
        ['redirectPath', '/a?b'],
      ]);
    }
  });

  it('keeps a question mark inside its query', () => {
    expect(matchRoute('/details/?redirectPath=/a?b=c\nd')?.query.get('redirectPath')).toBe('/a?b=c\nd');
  });

  it('has no query without a question mark', () => {
    expect([...(matchRoute('/')?.query ?? ['one'])]).toEqual([]);
  });

  it.each(NUMBERED)('contains the order number of $name in its original case', ({ path }) => {
    for (const number of [NUMBER, 'aBcD', '1234', 'Z'.repeat(32), 'constructor']) {
      expect(matchRoute(path.replace(NUMBER, number))?.orderNumber).toBe(number);
    }
  });

  it.each(CASES.filter(({ path }) => !path.includes(NUMBER)))('has no order number for $name', ({ path }) => {
    expect(matchRoute(path)).toHaveProperty('orderNumber', undefined);
  });

  it.each(NUMBERED)('does not match $name with an invalid order number', ({ path }) => {
    for (const number of WRONG_NUMBERS) expect(matchRoute(path.replace(NUMBER, number)), number).toBeUndefined();
  });

  it.each([
    `/sales/${NUMBER}/return/`,
    `/sales/${NUMBER}/return/method`,
    `/sales/${NUMBER}/return/method/`,
    `/sales/${NUMBER}/return/exchange-2/`,
    `/sales/${NUMBER}/return/review/?selected=1`,
  ])('matches the wizard at every step of a return: %s', (path) => {
    expect(matchRoute(path)).toMatchObject({ route: { name: 'returnWizard' }, orderNumber: NUMBER });
  });

  it.each([
    ...['//', '/nowhere', '/nowhere/', '/sales', '/sales/', '/returns/', '/curbside-pickup/', '/details/a/b/'],
    ...[`/sales//${NUMBER}/`, `//sales/${NUMBER}/`, `/sales/${NUMBER}//`, `/sales/${NUMBER}/returns/`, 'details/'],
    ...[`/returns/${NUMBER}/return/`, `/sales/${NUMBER}/return/method/more/`, `/sales/${NUMBER}/refund-payment/`],
    ...[`/orders/sales/${NUMBER}/`, `/us/en/orders/sales/${NUMBER}/`, `/partners/${NUMBER}/`, '/gift-card-lookup/1/'],
    ...[`/sales/${NUMBER}/#top`, `/sales/${NUMBER}\n`, `\\sales\\${NUMBER}`, `/x/../sales/${NUMBER}/`],
    ...[`https://shop.example/sales/${NUMBER}/`, '/constructor/', '/__proto__/', '/%73ales/US1000/'],
  ])('matches no route: %j', (path) => {
    expect(matchRoute(path)).toBeUndefined();
  });
});

describe("a path with a number of the retailer's own pattern", () => {
  const isNumber = (text: string): boolean => isOrderNumber(text, '[^]+');

  it.each(['#1001', '2026/17', 'A 1', 'ORD-1', 'Ü?1&2=3', '100%', "a'(b)!*~", '注文1'])('leads to %s', (number) => {
    for (const { path } of NUMBERED) {
      const encoded = path.replace(NUMBER, encodeURIComponent(number));
      expect(matchRoute(`${encoded}/?cancel=true`, isNumber)).toMatchObject({ orderNumber: number });
    }
    const { orderNumber } = matchRoute(toPath({ route: 'salesDetail', orderNumber: number }), isNumber) ?? {};
    expect(orderNumber).toBe(number);
  });

  it.each(['%2e', '%2E%2e', '%', '%zz/..'])('leads nowhere with %s by the default pattern', (segment) => {
    expect(matchRoute(`/sales/${segment}/`)).toBeUndefined();
  });

  it.each(['%2e', '%2E%2e'])('leads nowhere with %s, which would lead to another path', (segment) => {
    expect(matchRoute(`/sales/${segment}/`, isNumber)).toBeUndefined();
  });

  it('may have its letters encoded', () => {
    expect(matchRoute('/sales/%55S10000001/')).toMatchObject({ orderNumber: 'US10000001' });
  });
});
