import type { Page } from '@playwright/test';
import { bundleShop, putUpShop, SHOP_SCRIPT } from './support/bundle-shop.js';
import { MEMBER_ADAPTER, openPage } from './support/open-page.js';
import { expect, lookUp, test } from './support/test.js';

/** Budgets for requests to the page's own origin: scripts, and the data of market and language. */
const MOST_TO_LOOKUP = 8;
const MOST_TO_ORDER = 14;

interface Visit {
  readonly name: string;
  readonly tag: 'orders-guest-lookup' | 'orders-area';
  /** In German: English needs no language file, and the United States have no withdrawal link. */
  readonly markup: string;
  readonly path?: string;
  readonly script?: string;
  readonly most: number;
  readonly arrive: (page: Page) => Promise<void>;
}

const AREA = '<orders-area base-path="/shop"></orders-area>';
const LOOKUP = '<orders-guest-lookup country="de" locale="de"></orders-guest-lookup>';

async function expectLookup(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Finde deine Bestellung' })).toBeVisible();
}

async function expectWholeOrder(page: Page): Promise<void> {
  await expect(page.locator('orders-detail .order-head')).toContainText('DE10000001');
  await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
}

async function findOrder(page: Page): Promise<void> {
  await expectLookup(page);
  await lookUp(page, 'DE10000001');
}

const VISITS: readonly Visit[] = [
  { name: 'a guest lookup', tag: 'orders-guest-lookup', markup: LOOKUP, most: MOST_TO_LOOKUP, arrive: expectLookup },
  {
    name: 'the guest lookup of the area',
    tag: 'orders-area',
    markup: AREA,
    path: '/shop/de/de/orders/details/',
    most: MOST_TO_LOOKUP,
    arrive: expectLookup,
  },
  {
    name: 'an order that a guest lookup found',
    tag: 'orders-guest-lookup',
    markup: LOOKUP,
    most: MOST_TO_ORDER,
    arrive: async (page) => {
      await findOrder(page);
      await expect(page.locator('orders-guest-lookup [part=card]')).toContainText('DE10000001');
    },
  },
  {
    name: 'an order that a guest finds in the area',
    tag: 'orders-area',
    markup: AREA,
    path: '/shop/de/de/orders/',
    most: MOST_TO_ORDER,
    arrive: async (page) => {
      await findOrder(page);
      await expectWholeOrder(page);
    },
  },
  {
    name: 'an order for store pickup that a guest finds in the area',
    tag: 'orders-area',
    markup: AREA,
    path: '/shop/us/de/orders/',
    most: MOST_TO_ORDER,
    arrive: async (page) => {
      await expectLookup(page);
      await lookUp(page, 'US10000006');
      await expect(page.locator('orders-detail .order-head')).toContainText('US10000006');
      await expect(page.locator('orders-detail')).toContainText('Öffnungszeiten');
    },
  },
  {
    name: "a member's order in the area",
    tag: 'orders-area',
    markup: AREA,
    path: '/shop/de/de/orders/sales/DE10000001/',
    script: `document.querySelector('orders-area').adapter = ${MEMBER_ADAPTER};`,
    most: MOST_TO_ORDER,
    arrive: expectWholeOrder,
  },
];

const ENTRIES = [
  {
    entry: 'by name',
    toCode: (tag: string) => `import { defineOrders } from 'orders-area'; void defineOrders('${tag}');`,
  },
  { entry: 'through its own entry', toCode: (tag: string) => `import 'orders-area/${tag.slice('orders-'.length)}';` },
];
const CASES = ENTRIES.flatMap((entry) => VISITS.map((visit) => ({ ...entry, ...visit })));

for (const { entry, toCode, name, tag, markup, path = '/shop/page', script = '', most, arrive } of CASES) {
  test(`a page that imports the tag ${entry}, bundled by Vite, requests at most ${most} files to show ${name}`, async ({
    page,
  }) => {
    const requests = await putUpShop(page, await bundleShop(toCode(tag)));
    await openPage(page, { path, markup, script, scripts: [SHOP_SCRIPT], trustedTypes: 'lit-html' });
    await arrive(page);
    await page.waitForLoadState('networkidle');
    expect(requests.length, requests.join(' ')).toBeGreaterThan(2);
    expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(most);
  });
}
