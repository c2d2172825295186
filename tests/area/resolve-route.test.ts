import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../elements/orders-area/routes.js';
import { matchRoute } from '../support/match-route.js';
import { findRedirectTarget, resolveRoute } from '../../elements/orders-area/resolve-route.js';
import type { CallName } from '../../src/http/model/call-classes.js';
import type { Flag } from '../../src/app/configuration/flag-table.js';
import { createVisitor, type VisitorSetting } from './visitors.js';

const FLAGS: readonly Flag[] = ['enablePartnerOrders', 'enableGiftCardLookup'];
const MEMBER: VisitorSetting = { who: 'member', flags: FLAGS };
const GUEST: VisitorSetting = { who: 'guest', flags: FLAGS };
/** A guest who has looked up an order before. */
const KNOWN: VisitorSetting = { ...GUEST, hasContact: true };

/** The resolution of a path as text: the route that is shown, or `-> path`. */
function resolve(path: string | undefined, setting: VisitorSetting): string {
  const resolution = resolveRoute(path, createVisitor(setting));
  return 'shown' in resolution ? resolution.shown.route.name : `-> ${resolution.redirect}`;
}

const toLookup = (path: string): string => `-> /details/?redirectPath=${encodeURIComponent(`/us/en/orders${path}`)}`;

/**
 * Every route, and what a member, a guest, and a guest with a contact see. `lookup*` keeps the path for later; `sales` is the member's
 * own detail, `form` the lookup with its number filled in.
 */
const TABLE = `
  path                                                member       guest     known
  /                                                   history      lookup*   lookup*
  /partners/                                          partners     lookup*   lookup*
  /details/                                           lookup       lookup    lookup
  /details/US10000001/                                sales        form      guestDetail
  /sales/US10000001/                                  salesDetail  lookup*   salesDetail
  /returns/RT10000001/                                returnDetail lookup*   returnDetail
  /returns/RT10000001/refund-payment-landing/         refundLanding           lookup*  refundLanding
  /returns/RT10000001/refund-payment/                 refundPayment           lookup*  refundPayment
  /returns/RT10000001/refund-payment-confirmation/    refundConfirmation      lookup*  refundConfirmation
  /sales/US10000001/return/                           returnWizard            lookup*  returnWizard
  /sales/US10000001/return/method/                    returnWizard            lookup*  returnWizard
  /returns/RT10000001/return-confirmation/            returnInstructions      lookup*  returnInstructions
  /returns/RT10000001/return-detail-confirmation/     returnInstructionsEmea  lookup*  returnInstructionsEmea
  /gift-card-lookup                                   giftCard     giftCard  giftCard
  /curbside-pickup/US10000001/                        curbside     curbside  curbside
  /withdrawal/                                        withdrawal   withdrawal  withdrawal
  /withdrawal/US10000001/                             withdrawal   withdrawal  withdrawal
`;

const ROWS = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(/ +/))
  .map(([path = '', member = '', guest = '', known = '']) => ({ path, member, guest, known }));

function toExpected(word: string, path: string): string {
  const words: Readonly<Record<string, string>> = {
    'lookup*': toLookup(path),
    sales: '-> /sales/US10000001/',
    form: 'lookup',
  };
  return words[word] ?? word;
}

describe('every route', () => {
  it('is in the table below', () => {
    const names = ROWS.map(({ path }) => matchRoute(path)?.route.name);
    expect(new Set(names)).toEqual(new Set(ROUTES.map(({ name }) => name)));
  });

  it.each(ROWS)('resolves for a member: $path', ({ path, member }) => {
    expect(resolve(path, MEMBER)).toBe(toExpected(member, path));
    expect(resolve(path, { ...MEMBER, hasContact: true })).toBe(resolve(path, MEMBER));
  });

  it.each(ROWS)('resolves for a guest: $path', ({ path, guest }) => {
    expect(resolve(path, GUEST)).toBe(toExpected(guest, path));
  });

  it.each(ROWS)('resolves for a guest with a contact: $path', ({ path, known }) => {
    expect(resolve(path, KNOWN)).toBe(toExpected(known, path));
  });
});

describe('an unknown path', () => {
  it.each([
    undefined,
    '/nowhere/',
    '/sales/',
    '/sales/ABC/',
    '/details/US-1/',
    '//evil.example/',
    'https://evil.example/',
  ])('leads to the history for every shopper: %s', (path) => {
    for (const setting of [MEMBER, GUEST, KNOWN]) expect(resolve(path, setting)).toBe('-> /');
  });

  it.each<[string, Flag]>([
    ['/partners/', 'enableGiftCardLookup'],
    ['/gift-card-lookup', 'enablePartnerOrders'],
    ['/gift-card-lookup/?a=b', 'enablePartnerOrders'],
  ])('includes a route whose flag is off: %s, with only %s on', (path, flag) => {
    for (const setting of [MEMBER, GUEST, KNOWN]) expect(resolve(path, { ...setting, flags: [flag] })).toBe('-> /');
  });
});

describe('a back end without a call', () => {
  const NO_HISTORY = { missing: ['list-order-history'] } as const;
  const NO_LOOKUP = { missing: ['get-order-summary'] } as const;
  const NEITHER = { missing: ['list-order-history', 'get-order-summary'] } as const;

  it.each<[path: string, missing: CallName]>([
    ['/partners/', 'list-partner-history'],
    ['/gift-card-lookup', 'get-gift-card-balance'],
  ])('has no screen that only the call fills: %s', (path, call) => {
    for (const setting of [MEMBER, GUEST, KNOWN]) expect(resolve(path, { ...setting, missing: [call] })).toBe('-> /');
  });

  it.each<[path: string, missing: VisitorSetting, expected: readonly [member: string, guest: string, known: string]]>([
    ['/', NO_HISTORY, ['-> /details/', '-> /details/', '-> /details/']],
    ['/nowhere/', NO_HISTORY, ['-> /details/', '-> /details/', '-> /details/']],
    ['/details/', NO_HISTORY, ['lookup', 'lookup', 'lookup']],
    ['/details/?redirectPath=%2Fus%2Fen%2Forders%2F', NO_HISTORY, ['-> /', 'lookup', 'lookup']],
    ['/', NO_LOOKUP, ['history', 'history', 'history']],
    ['/details/', NO_LOOKUP, ['-> /', '-> /', '-> /']],
    ['/sales/US10000001/', NO_LOOKUP, ['salesDetail', 'salesDetail', 'salesDetail']],
    ['/details/US10000001/', NO_LOOKUP, ['-> /sales/US10000001/', 'guestDetail', 'guestDetail']],
    ['/', NEITHER, ['history', 'history', 'history']],
    ['/details/', NEITHER, ['-> /', '-> /', '-> /']],
  ])('leads from %s, without the calls %j, to a screen that each visitor can use', (path, missing, expected) => {
    expect([MEMBER, GUEST, KNOWN].map((setting) => resolve(path, { ...setting, ...missing }))).toEqual(expected);
  });

  it.each(['/sales/US10000001/return/', '/returns/RT10000001/refund-payment/', '/curbside-pickup/US10000001/'])(
    'shows a screen that e-mails and codes lead to, which says what is missing: %s',
    (path) => {
      const missing = ['request-return', 'request-bank-refund', 'request-curbside-arrival'] as const;
      expect(resolve(path, { ...MEMBER, missing })).toBe(resolve(path, MEMBER));
    },
  );
});

describe('a guest who is sent to the lookup', () => {
  it('returns to the path without its query', () => {
    expect(resolve('/sales/US10000001/?cancel=true&email=a', GUEST)).toBe(toLookup('/sales/US10000001/'));
  });

  it.each([
    ['/jp/ja/orders/sales/US10000001/?utm=1', 'history', '/jp/ja/orders/sales/US10000001/'],
    ['/orders/', 'history', '/orders/sales/US10000001/'],
    ['/shop?a=1#/sales/US10000001/', 'hash', '/sales/US10000001/'],
    ['/shop', 'memory', '/sales/US10000001/'],
  ] as const)('from %s in the routing %s returns to %s', (address, routing, stored) => {
    const setting: VisitorSetting = { ...GUEST, address, routing };
    const resolution = resolveRoute('/sales/US10000001/', createVisitor(setting));
    const redirect = 'redirect' in resolution ? resolution.redirect : '';
    const match = matchRoute(redirect);
    expect(match?.query.get('redirectPath')).toBe(stored);
    expect(match && findRedirectTarget(match, createVisitor(setting))).toEqual({
      path: '/sales/US10000001/',
      orderNumber: 'US10000001',
    });
  });

  it('returns to the search of a shared link', () => {
    expect(resolve('/?utm=1&q=a%20%26b&cancel=true&status=open', GUEST)).toBe(toLookup('/?q=a%20%26b&status=open'));
  });

  it('with a number in the path passes it to the form', () => {
    const resolution = resolveRoute('/details/US10000001/?redirectPath=%2Fa', createVisitor(GUEST));
    expect(resolution).toMatchObject({
      shown: { orderNumber: 'US10000001', route: { name: 'lookup', title: 'areaTitle.guestLookup' } },
    });
  });

  it('stays there with a contact, to look up another order', () => {
    expect(resolve(`/details/?redirectPath=%2Fus%2Fen%2Forders%2Fsales%2FUS10000001%2F`, KNOWN)).toBe('lookup');
  });
});

describe('the redirectPath of a member on the lookup', () => {
  const resolveWith = (address: string): string =>
    resolve(`/details/?redirectPath=${encodeURIComponent(address)}`, MEMBER);

  it.each([
    ['/us/en/orders/?q=a%20%26b&year=2025&cancel=true', '/?q=a%20%26b&year=2025'],
    ['/us/en/orders/?year=2025&q=$%26', '/?year=2025&q=$%26'],
    ['/us/en/orders/?showSignin&q', '/'],
    ['/us/en/orders/sales/US10000001/?cancel=true', '/sales/US10000001/'],
  ])('keeps a search, and no other query: %s', (address, path) => {
    expect(resolveWith(address)).toBe(`-> ${path}`);
  });

  it.each(ROWS.filter(({ guest }) => guest === 'lookup*' || guest === 'form'))(
    'leads to a screen that guests are redirected from: $path',
    ({ path }) => {
      expect(resolveWith(`/us/en/orders${path}`)).toBe(`-> ${path}`);
      expect(resolveWith(`/us/en/orders${path}?cancel=true`)).toBe(`-> ${path}`);
    },
  );

  it.each([
    ...['', '/', '/us/en/orders/details/', '/us/en/orders/gift-card-lookup', '/help'],
    ...['/us/en/orders/curbside-pickup/US10000001/', '/de/de/orders/sales/US10000001/', '/sales/US10000001/'],
    ...['/us/en/orders/sales/', '/us/en/orders/sales/ABC/', '/us/en/orders/nowhere/'],
    ...['https://evil.example/us/en/orders/sales/US10000001/', 'https://shop.example/us/en/orders/sales/US10000001/'],
    ...['//evil.example/us/en/orders/sales/US10000001/', '/\\evil.example/us/en/orders/sales/US10000001/'],
    ...['\\/evil.example/us/en/orders/sales/US10000001/', '/\t/evil.example/us/en/orders/sales/US10000001/', '/\t/['],
    '/us/en/orders/details/?redirectPath=/us/en/orders/sales/US10000001/',
  ])('leads nowhere else: %j', (address) => {
    expect(resolveWith(address)).toBe('lookup');
  });

  it('is the first of two', () => {
    const [one, other] = ['/us/en/orders/sales/US10000001/', '/us/en/orders/sales/US10000002/'].map(encodeURIComponent);
    expect(resolve(`/details/?redirectPath=${one}&redirectPath=${other}`, MEMBER)).toBe('-> /sales/US10000001/');
  });
});

describe("a guest's order detail opened by a member", () => {
  it('keeps a successful payment and drops the rest of the query', () => {
    expect(resolve('/details/US10000001/?payment=success', MEMBER)).toBe('-> /sales/US10000001/?payment=success');
    expect(resolve('/details/US10000001/?payment=failed&cancel=true', MEMBER)).toBe('-> /sales/US10000001/');
  });

  const resolveWith = (address: string): string =>
    resolve(`/details/RT10000001/?redirectPath=${encodeURIComponent(address)}`, MEMBER);

  it.each([
    ['/us/en/orders/returns/RT10000001/', '-> /returns/RT10000001/'],
    ['/us/en/orders/returns/RT10000001/refund-payment/', '-> /returns/RT10000001/'],
    ['/us/en/orders/returns/RT10000002/', '-> /returns/RT10000001/'],
    ['/us/en/orders/sales/RT10000001/', '-> /sales/RT10000001/'],
    ['/us/en/orders/details/RT10000001/', '-> /sales/RT10000001/'],
    ['/us/en/orders/returns/', '-> /sales/RT10000001/'],
    ['//evil.example/us/en/orders/returns/RT10000001/', '-> /sales/RT10000001/'],
    ['', '-> /sales/RT10000001/'],
  ])('with the redirectPath %s is %s', (address, resolution) => {
    expect(resolveWith(address)).toBe(resolution);
  });
});
