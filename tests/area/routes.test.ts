import { describe, expect, it } from 'vitest';
import english from '../../locales/en.json';
import { loaders } from '../../elements/loaders.js';
import { getRoute, ROUTES } from '../../elements/orders-area/routes.js';
import { matchRoute } from '../support/match-route.js';
import { toReturnPage } from '../../src/returns/to-return-page.js';
import { toPath, type Destination, type DestinationRoute } from '../../src/app/navigation/destination.js';

/** The screens and routes of the orders area by the specification, section 2, with section 4 of wire and defaults; the last row is the withdrawal's. */
const SPECIFIED = `
  /                                                     orders-history              memberOrders  member
  /partners/                                            orders-partner-history      memberOrders  member
  /details/                                             orders-guest-lookup         guestLookup   anyone
  /details/:orderNumber/                                orders-detail               guestLookup   contact
  /sales/:orderNumber/                                  orders-detail               orderDetails  contact
  /returns/:orderNumber/                                orders-detail               orderDetails  contact
  /returns/:orderNumber/refund-payment-landing/         orders-bank-refund          orderDetails  contact
  /returns/:orderNumber/refund-payment/                 orders-bank-refund          orderDetails  contact
  /returns/:orderNumber/refund-payment-confirmation/    orders-bank-refund          orderDetails  contact
  /sales/:orderNumber/return/:step?/                    orders-return-wizard        orderDetails  contact
  /returns/:orderNumber/return-confirmation/            orders-return-instructions  orderDetails  contact
  /returns/:orderNumber/return-detail-confirmation/     orders-return-instructions  orderDetails  contact
  /gift-card-lookup                                     orders-gift-card-balance    giftCard      anyone
  /curbside-pickup/:orderNumber/                        orders-curbside-checkin     memberOrders  anyone
  /withdrawal/:orderNumber?/                            orders-withdrawal           withdrawal    anyone
`;

/** A destination of each route. A missing one does not compile. */
const DESTINATIONS: Readonly<Record<DestinationRoute, readonly Destination[]>> = {
  history: [{ route: 'history' }],
  partners: [{ route: 'partners' }],
  lookup: [
    { route: 'lookup' },
    { route: 'lookup', redirectPath: '/us/en/orders/sales/US10000001/' },
    { route: 'lookup', redirectPath: '/a?b=c&d#e f%' },
  ],
  guestDetail: [{ route: 'guestDetail', orderNumber: 'US10000001' }],
  salesDetail: [
    { route: 'salesDetail', orderNumber: 'US10000001' },
    { route: 'salesDetail', orderNumber: 'US10000001', dialog: 'cancel' },
    { route: 'salesDetail', orderNumber: 'US10000001', dialog: 'return' },
  ],
  returnWizard: [{ route: 'returnWizard', orderNumber: 'US10000001' }],
  returnDetail: [{ route: 'returnDetail', orderNumber: 'RT10000001' }],
  returnInstructions: [
    toReturnPage('returnInstructions', 'RT10000001'),
    toReturnPage('returnInstructions', 'RT10000001', { wasEmailed: false }),
    toReturnPage('returnInstructions', 'RT10000001', { wasEmailed: true }),
  ],
  returnInstructionsEmea: [
    toReturnPage('returnInstructionsEmea', 'RT10000001'),
    toReturnPage('returnInstructionsEmea', 'RT10000001', { wasEmailed: false }),
  ],
  refundLanding: [toReturnPage('refundLanding', 'RT10000001')],
  refundPayment: [
    toReturnPage('refundPayment', 'RT10000001'),
    toReturnPage('refundPayment', 'RT10000001', { wasEmailed: false }),
  ],
  refundConfirmation: [toReturnPage('refundConfirmation', 'RT10000001', { wasEmailed: false })],
};

describe('the routes of the area', () => {
  it('are those of the specification, in its order', () => {
    const rows = SPECIFIED.trim()
      .split('\n')
      .map((row) => row.trim().split(/ +/));
    expect(ROUTES.map(({ path, tag, title, access }) => [path, tag, title.replace('areaTitle.', ''), access])).toEqual(
      rows,
    );
  });

  it('each have a unique name and path', () => {
    expect(new Set(ROUTES.map(({ name }) => name)).size).toBe(ROUTES.length);
    expect(new Set(ROUTES.map(({ path }) => path)).size).toBe(ROUTES.length);
  });

  it('name tags that exist', () => {
    expect(ROUTES.filter(({ tag }) => !(tag in loaders))).toEqual([]);
  });

  it('show the member header except on the return wizard and its instructions', () => {
    const hiding = ROUTES.filter((route) => 'hidesHeader' in route).map(({ name }) => name);
    expect(hiding).toEqual(['returnWizard', 'returnInstructions']);
  });

  it('need no flag, except partner orders and the gift card', () => {
    const flags = ROUTES.flatMap((route) => ('flag' in route ? [[route.name, route.flag]] : []));
    expect(flags).toEqual([
      ['partners', 'enablePartnerOrders'],
      ['giftCard', 'enableGiftCardLookup'],
    ]);
  });

  it.each(ROUTES)('have a title with wording: $name', ({ title }) => {
    expect(english).toHaveProperty([title]);
  });

  it('are found only by their names', () => {
    for (const route of ROUTES) expect(getRoute(route.name)).toBe(route);
    expect(() => getRoute('nowhere' as 'history')).toThrow('no route nowhere');
  });
});

describe('a destination', () => {
  it.each(
    Object.entries(DESTINATIONS).flatMap(([name, destinations]) =>
      destinations.map((destination) => ({ name, destination })),
    ),
  )('is a route, and its path matches that route: $destination', ({ name, destination }) => {
    const match = matchRoute(toPath(destination));
    expect(match?.route.name).toBe(name);
    expect(match?.orderNumber).toBe('orderNumber' in destination ? destination.orderNumber : undefined);
    expect(match?.query.get('redirectPath') ?? undefined).toBe(
      'redirectPath' in destination ? destination.redirectPath : undefined,
    );
  });

  it('keeps its parameters inside their own segment', () => {
    const path = toPath({ route: 'salesDetail', orderNumber: '../returns/US10000001?a=b#c' });
    expect(path).toBe('/sales/..%2Freturns%2FUS10000001%3Fa%3Db%23c/');
    expect(matchRoute(path)).toBeUndefined();
  });
});
