import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/test.js';
import { readJournal } from '../e2e/support/journal.js';
import { openScene } from '../faults/open-scene.js';
import type { ForeignServer } from './foreign-server.js';
import { DEFAULT_TAG, serveHostPage, type HostPagePlan } from './host-page.js';
import { listSecrets, PAGE_SECRETS, QUERY_CONTACT } from './secrets.js';
import { test } from './sealed-test.js';

/** The time in which a tag could still send requests after it has rendered. */
const AFTERMATH_MS = 1_500;
const ORDER = 'US10000001';

interface Opening {
  readonly plan: HostPagePlan;
  readonly foreign: ForeignServer;
  readonly as?: 'guest';
  readonly query?: string;
  readonly world?: string;
}

async function open(page: Page, { plan, foreign, as, query = '', world = randomUUID() }: Opening): Promise<void> {
  await serveHostPage(page, { ...plan, foreign: foreign.origin });
  await openScene(page, { path: '/details/', query, ...(as && { as }) }, { world });
}

/** Returns the page's secrets that the foreign server received. */
function listReceived(foreign: ForeignServer): string[] {
  return [...new Set(foreign.requests.flatMap((request) => listSecrets(request, PAGE_SECRETS)))];
}

test("another origin that the page's script names receives the token and the gateway key", async ({
  page,
  foreign,
}) => {
  const script = `configureOrders({ apiBase: '${foreign.origin}' }); document.querySelector('orders-area').adapter = adapter;`;
  await serveHostPage(page, { markup: DEFAULT_TAG, script, foreign: foreign.origin });
  await openScene(page, { path: '/' });
  await expect(page.locator('orders-history article').first()).toBeVisible();
  expect(listReceived(foreign)).toEqual(['access token', 'gateway key']);
});

for (const [field, contact] of Object.entries(QUERY_CONTACT)) {
  const query = `&${field}=${encodeURIComponent(contact)}`;
  const toLookup = (apiBase: string): HostPagePlan => ({
    markup: `<orders-guest-lookup standalone order-number="${ORDER}" ${apiBase}></orders-guest-lookup>`,
    tags: ['orders-guest-lookup'],
    isInjected: true,
    isGuest: true,
  });

  test(`${field} in the query is submitted to the page's own service automatically`, async ({ page, foreign }) => {
    const world = randomUUID();
    await open(page, { plan: toLookup(''), foreign, as: 'guest', query, world });
    await expect.poll(async () => (await readJournal(page, { world })).length).toBeGreaterThan(0);
    expect(foreign.requests).toEqual([]);
  });

  test(`${field} in the query is not sent to the origin of an injected lookup`, async ({ page, foreign }) => {
    await open(page, { plan: toLookup(`api-base="${foreign.origin}"`), foreign, as: 'guest', query });
    await expect(page.locator('orders-guest-lookup form')).toBeVisible();
    await page.waitForTimeout(AFTERMATH_MS);
    expect(listReceived(foreign)).toEqual([]);
  });
}

test('contact and adapter that a script sets on an injected tag are not sent to its origin', async ({
  page,
  foreign,
}) => {
  const plan: HostPagePlan = {
    markup: `<orders-detail order-number="${ORDER}" api-base="${foreign.origin}"></orders-detail>`,
    tags: ['orders-detail'],
    script: `Object.assign(document.querySelector('orders-detail'), { adapter, contact: { email: '${QUERY_CONTACT.email}' } });`,
    isInjected: true,
    isGuest: true,
  };
  await open(page, { plan, foreign, as: 'guest' });
  await expect(page.locator('orders-detail').getByRole('link', { name: 'Look up an order' })).toBeVisible();
  await page.waitForTimeout(AFTERMATH_MS);
  expect(listReceived(foreign)).toEqual([]);
});

test("a configuration block that is read before the page's script receives none of the script's secrets", async ({
  page,
  foreign,
}) => {
  const block = `<script type="application/json" data-orders-config>{ "apiBase": "${foreign.origin}" }</script>`;
  await serveHostPage(page, { markup: block + DEFAULT_TAG, foreign: foreign.origin, configuresLater: true });
  await openScene(page, { path: '/' });
  // Without an adapter the shopper is a guest.
  await expect(page.locator('orders-guest-lookup form')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('configure-now')));
  await page.waitForTimeout(AFTERMATH_MS);
  expect(listReceived(foreign)).toEqual([]);
});
