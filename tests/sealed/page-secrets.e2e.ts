import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect } from '../e2e/support/test.js';
import { readJournal } from '../faults/journal.js';
import { openScene } from '../faults/open-scene.js';
import type { ForeignServer } from './foreign-server.js';
import { OWN_TAG, serveHostPage, type HostPagePlan } from './host-page.js';
import { listSecrets, PAGE_SECRETS, QUERY_CONTACT } from './secrets.js';
import { test } from './sealed-test.js';

/** What a tag may still send once it has shown what it will. */
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

/** What of the page's own the foreign server was told. */
function listTold(foreign: ForeignServer): string[] {
  return [...new Set(foreign.requests.flatMap((request) => listSecrets(request, PAGE_SECRETS)))];
}

test("a service on another origin that the page's script names has token and gateway key", async ({
  page,
  foreign,
}) => {
  const script = `configureOrders({ apiBase: '${foreign.origin}' }); document.querySelector('orders-area').adapter = adapter;`;
  await serveHostPage(page, { markup: OWN_TAG, script, foreign: foreign.origin });
  await openScene(page, { path: '/' });
  await expect(page.locator('orders-history article').first()).toBeVisible();
  expect(listTold(foreign)).toEqual(['access token', 'gateway key']);
});

for (const [field, contact] of Object.entries(QUERY_CONTACT)) {
  const query = `&${field}=${encodeURIComponent(contact)}`;
  const toLookup = (apiBase: string): HostPagePlan => ({
    markup: `<orders-guest-lookup standalone order-number="${ORDER}" ${apiBase}></orders-guest-lookup>`,
    tags: ['orders-guest-lookup'],
    isInjected: true,
    isGuest: true,
  });

  test(`${field} of the page's query is submitted by itself to the page's own service`, async ({ page, foreign }) => {
    const world = randomUUID();
    await open(page, { plan: toLookup(''), foreign, as: 'guest', query, world });
    await expect.poll(async () => (await readJournal(page, { world })).length).toBeGreaterThan(0);
    expect(foreign.requests).toEqual([]);
  });

  test(`${field} of the page's query is not for the origin of an injected lookup`, async ({ page, foreign }) => {
    await open(page, { plan: toLookup(`api-base="${foreign.origin}"`), foreign, as: 'guest', query });
    await expect(page.locator('orders-guest-lookup form')).toBeVisible();
    await page.waitForTimeout(AFTERMATH_MS);
    expect(listTold(foreign)).toEqual([]);
  });
}

test('contact and adapter that a script hands to an injected tag are not for its origin', async ({ page, foreign }) => {
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
  expect(listTold(foreign)).toEqual([]);
});

test("a configuration block that is read before the page's script speaks gets nothing of what it says", async ({
  page,
  foreign,
}) => {
  const block = `<script type="application/json" data-orders-config>{ "apiBase": "${foreign.origin}" }</script>`;
  await serveHostPage(page, { markup: block + OWN_TAG, foreign: foreign.origin, speaksLate: true });
  await openScene(page, { path: '/' });
  // Without an adapter it is a guest's page.
  await expect(page.locator('orders-guest-lookup form')).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('speak')));
  await page.waitForTimeout(AFTERMATH_MS);
  expect(listTold(foreign)).toEqual([]);
});
