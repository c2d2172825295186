import type { Locator, Page } from '@playwright/test';
import { contractCalls } from '../../contract/contract-calls.js';
import { EXAMPLE_TIME } from '../../contract/openapi/example-values.js';
import { loaders } from '../../elements/loaders.js';
import { AS_MEMBER } from '../surfaces/surface.js';
import { requestBalance } from './support/gift-card.js';
import { openPage } from './support/open-page.js';
import { startPrism, type Prism } from './support/prism.js';
import { ONLY_FULL } from './support/stand-for.js';
import { expect, GUEST_EMAIL, test } from './support/test.js';
import { confirmStatement } from './support/withdrawal.js';

/** The path below which the page reaches Prism. */
const BASE = '/mock';
/** The origin in the addresses of the examples. */
const EXAMPLE_ORIGIN = 'https://api.shop.example';

/** A tag whose screen comes from the examples. */
interface MockedTag {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The name of the example of an order; the first one if absent. */
  readonly example?: string;
  readonly who: 'member' | 'guest';
  /** What the shopper does on the first screen. */
  act?(page: Page): Promise<void>;
  /** A selector, and a text of the example. */
  readonly shows: string;
  readonly text: string;
  /** What the page requests from Prism. */
  readonly calls: readonly string[];
}

const getInput = (page: Page, name: string): Locator => page.locator(`input[name=${name}]`);

const TAGS: readonly MockedTag[] = [
  {
    tag: 'orders-area',
    who: 'member',
    shows: 'orders-history [part=card]',
    text: 'US10000002',
    calls: ['list-order-history'],
  },
  {
    tag: 'orders-guest-lookup',
    who: 'guest',
    act: async (page) => {
      await getInput(page, 'orderNumber').fill('US10000006');
      await getInput(page, 'email').fill(GUEST_EMAIL);
      await page.locator('orders-guest-lookup form .is-primary').click();
    },
    shows: '[part=card]',
    text: 'US10000006',
    calls: ['get-order-summary'],
  },
  { tag: 'orders-history', who: 'member', shows: '[part=card]', text: 'US10000002', calls: ['list-order-history'] },
  {
    tag: 'orders-partner-history',
    attributes: { flags: 'enablePartnerOrders' },
    who: 'member',
    shows: '.history > li',
    text: 'Stride Running Club',
    calls: ['list-partner-history', 'list-consents'],
  },
  {
    tag: 'orders-card',
    attributes: { 'order-number': 'US10000001' },
    who: 'member',
    shows: '[part=card]',
    text: 'US10000001',
    calls: ['get-order'],
  },
  {
    tag: 'orders-detail',
    attributes: { 'order-number': 'US10000001' },
    who: 'member',
    shows: '.order-head',
    text: 'US10000001',
    calls: ['get-order'],
  },
  {
    tag: 'orders-return-wizard',
    attributes: { 'order-number': 'US10000001' },
    who: 'member',
    shows: '.return-row',
    text: 'Tempo',
    calls: ['get-order'],
  },
  {
    tag: 'orders-return-instructions',
    attributes: { 'order-number': 'RT10000010' },
    example: 'returnOrder',
    who: 'member',
    shows: '.guide',
    text: 'UPS',
    calls: ['get-order'],
  },
  {
    tag: 'orders-bank-refund',
    attributes: { 'order-number': 'RT10000010' },
    example: 'returnOrder',
    who: 'member',
    shows: '.refund-text',
    text: 'bank',
    calls: ['get-order'],
  },
  {
    tag: 'orders-gift-card-balance',
    attributes: { flags: 'enableGiftCardLookup' },
    who: 'guest',
    act: (page) => requestBalance(page),
    shows: '.gift-card',
    text: '$73.50',
    calls: ['get-gift-card-balance'],
  },
  {
    tag: 'orders-withdrawal',
    attributes: { country: 'de' },
    who: 'guest',
    act: (page) => confirmStatement(page),
    shows: '[part=root]',
    text: 'WD10000001',
    calls: ['request-withdrawal'],
  },
  {
    tag: 'orders-curbside-checkin',
    attributes: { flags: 'enableCurbsidePickup', 'order-number': 'US10000006', 'store-id': '101', 'qr-id': 'Q101' },
    who: 'guest',
    act: async (page) => {
      await page.locator('orders-curbside-checkin textarea').fill('Blue van');
      await page.locator('orders-curbside-checkin form > .is-primary').click();
    },
    shows: '.curbside-stage',
    text: '',
    calls: ['list-stores', 'request-curbside-arrival', 'get-curbside-interaction'],
  },
];

const OTHER_ORDER = 'The example of an order offers no such action, and the mock returns that order for every number.';
const NOT_TRIED = 'A later step, a setting or a country leads to it; its example is validated against its schema.';

/** The calls that no row sends, and why. `docs/backend.md` says the same. */
const NOT_SENT: Readonly<Record<string, string>> = {
  'request-cancel': OTHER_ORDER,
  'get-cancel-job': OTHER_ORDER,
  'request-deferred-payment': OTHER_ORDER,
  'get-deferred-payment-job': OTHER_ORDER,
  'get-e-fapiao': OTHER_ORDER,
  'get-document': OTHER_ORDER,
  'request-return-cancellation': OTHER_ORDER,
  'get-return-cancellation-job': OTHER_ORDER,
  'request-guest-check': NOT_TRIED,
  'request-guest-challenge': NOT_TRIED,
  'request-guest-token': NOT_TRIED,
  'list-similar-products': NOT_TRIED,
  'request-cart-item': NOT_TRIED,
  'request-return': NOT_TRIED,
  'get-return-job': NOT_TRIED,
  'list-carrier-services': NOT_TRIED,
  'request-store-return-email': NOT_TRIED,
  'request-notification': NOT_TRIED,
  'request-return-method': NOT_TRIED,
  'list-exchange-options': NOT_TRIED,
  'request-exchange-preview': NOT_TRIED,
  'request-exchange-order': NOT_TRIED,
  'list-addresses': NOT_TRIED,
  'request-new-address': NOT_TRIED,
  'request-address-update': NOT_TRIED,
  'request-address-check': NOT_TRIED,
  'request-bank-refund': NOT_TRIED,
  'get-return-label': NOT_TRIED,
  'request-label-dispatch': NOT_TRIED,
};

/** Lets the page reach Prism at its own origin. The pictures of the examples are those of the sandbox. */
async function mountPrism(page: Page, { origin }: Prism, example: string | undefined): Promise<ReadonlySet<string>> {
  const seen = new Set<string>();
  const isOrder = (path: string): boolean => /^\/(?:history|summary)\/v1\/\w/.test(path);
  await page.route(`**${BASE}/**`, async (route) => {
    const request = route.request();
    const { pathname, search, origin: pageOrigin } = new URL(request.url());
    const path = pathname.slice(BASE.length);
    const prefer = example !== undefined && isOrder(path) && { prefer: `example=${example}` };
    seen.add(findCall(request.method(), path));
    const response = await route.fetch({ url: origin + path + search, headers: { ...request.headers(), ...prefer } });
    await route.fulfill({ response, body: (await response.text()).replaceAll(EXAMPLE_ORIGIN, pageOrigin) });
  });
  return seen;
}

function findCall(method: string, path: string): string {
  const isCalled = (call: { readonly method: string; readonly path: string }): boolean =>
    call.method === method && new RegExp(`^${call.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path);
  return contractCalls.find(isCalled)?.name ?? `no call: ${method} ${path}`;
}

async function openTag(page: Page, { tag, attributes = {}, who }: MockedTag): Promise<void> {
  const adapter = who === 'member' ? AS_MEMBER : '';
  const markup = Object.entries({ 'api-base': BASE, ...attributes }).map(([name, value]) => ` ${name}="${value}"`);
  await openPage(page, {
    path: '/shop/page',
    markup: `<${tag}${markup.join('')}></${tag}>`,
    ...(tag === 'orders-area' && { trustedTypes: 'lit-html' }),
    script: `Object.assign(document.querySelector('${tag}'), {
      adapter: { ${adapter} },
      ${who === 'guest' && tag !== 'orders-guest-lookup' ? `contact: { email: '${GUEST_EMAIL}' },` : ''}
    });`,
  });
}

test.describe("Prism's mock of docs/openapi.json", { tag: ONLY_FULL }, () => {
  // One Prism for all tags.
  test.describe.configure({ mode: 'default' });
  let prism: Prism;

  test.beforeAll(async () => {
    // Installing is slow.
    test.setTimeout(600_000);
    prism = await startPrism();
  });
  test.afterAll(() => prism.stop());

  for (const row of TAGS) {
    test(`drives <${row.tag}>`, async ({ page }) => {
      await page.clock.setFixedTime(EXAMPLE_TIME);
      const seen = await mountPrism(page, prism, row.example);
      await openTag(page, row);
      await row.act?.(page);
      const shown = page.locator(row.tag).locator(row.shows).filter({ hasText: row.text }).first();
      await expect(shown).toBeVisible();
      await expect.poll(() => [...seen].sort()).toEqual([...row.calls].sort());
    });
  }
});

test('every tag and every call has a row', () => {
  const sent = new Set(TAGS.flatMap(({ calls }) => calls));
  expect([...sent, ...Object.keys(NOT_SENT)].sort()).toEqual(
    contractCalls
      .filter(({ variant }) => !variant)
      .map(({ name }) => name)
      .sort(),
  );
  expect(TAGS.map(({ tag }) => tag).sort()).toEqual(Object.keys(loaders).sort());
});
