import type { Page } from '@playwright/test';
import { expectOrder, expectPath, ORDERS } from './support/area.js';
import { expect, expectAccessible, GUEST_EMAIL, listCalls, lookUp, test } from './support/test.js';

const RETURNS = `${ORDERS}returns`;
const tracker = (page: Page) => page.getByRole('region', { name: 'Your refund' });

/** Expects the steps of the refund, with the text that screen readers announce. */
async function expectSteps(page: Page, steps: readonly string[]): Promise<void> {
  await expect(tracker(page).locator('.refund-progress li > span')).toHaveText(
    steps.map((step) => new RegExp(`^${step}`)),
  );
}

test('RT10000010 is in process and shows its refund and its tracking events', async ({ page }) => {
  await page.goto(`${RETURNS}/RT10000010/?as=member`);
  await expectSteps(page, ['Return started \\(done', 'In progress \\(now', 'Return completed', 'Refunded']);
  await expect(tracker(page).locator('time')).toHaveCount(2);
  await expect(tracker(page)).toContainText('1 to 3 business days');
  const side = page.getByRole('complementary', { name: 'Refund and help' });
  await expect(side).toContainText('Refund methodCredit card ending in 4242');
  await expect(side).not.toContainText('in progress');
  await expect(side).toContainText('Return methodDrop-off, UPS');
  await expect(side).toContainText('Refund total$200.56');
  await expect(page.locator('orders-detail .item')).toHaveCount(2);
  // Returned items have no link to buy them again.
  await expect(page.locator('orders-detail .item-shop')).toHaveCount(0);
  await page.getByRole('button', { name: 'Track shipment' }).click();
  await expect(page.getByRole('dialog')).toContainText('Received at our return center');
  await expectAccessible(page);
});

test('RT10000011 was completed long ago and says that the refund should have arrived', async ({ page }) => {
  await page.goto(`${RETURNS}/RT10000011/?as=member`);
  await expectSteps(page, [
    'Return started \\(done',
    'In progress \\(done',
    'Return completed \\(done',
    'Refunded \\(done',
  ]);
  await expect(tracker(page)).toContainText('Your refund should be with you by now.');
  await expect(tracker(page)).not.toContainText('business days');
  await expectAccessible(page);
});

for (const [zone, day] of [
  ['Pacific/Kiritimati', 'Nov 21'],
  ['Pacific/Pago_Pago', 'Nov 19'],
] as const) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`shows dates in the shopper's time zone: ${day}`, async ({ page }) => {
      await page.route('**/history/v1/RT10000010?*', async (route) => {
        const response = await route.fetch();
        const order = (await response.json()) as { transaction: object };
        const transaction = { ...order.transaction, orderDate: '2026-11-20T10:30:00Z' };
        await route.fulfill({ response, json: { ...order, transaction, shipments: [] } });
      });
      await page.goto(`${RETURNS}/RT10000010/?as=member`);
      await expect(tracker(page).locator('time')).toHaveText([day]);
      await expect(tracker(page).locator('time')).toHaveAttribute('datetime', '2026-11-20T10:30:00Z');
    });
  });
}

test('a guest opens a return with the contact of its order and goes on to the order', async ({ page }) => {
  await page.goto(`${RETURNS}/RT10000010/`);
  await expectPath(page, `${ORDERS}details/`);
  await lookUp(page, 'RT10000010', GUEST_EMAIL);
  await expectPath(page, `${RETURNS}/RT10000010/`);
  await expect(tracker(page)).toBeVisible();
  await page.getByRole('button', { name: 'View the original order' }).click();
  await expectPath(page, `${ORDERS}sales/US10000010/`);
  await expectOrder(page, 'US10000010');
});

for (const [what, from, to] of [
  ['the number of a sales order leads from the returns to the order', 'returns/US10000001/', 'sales/US10000001/'],
  ['the number of a return leads from the orders to the return', 'sales/RT10000010/', 'returns/RT10000010/'],
] as const) {
  test(`${what}, replaces the wrong address, and reads the order once`, async ({ page, watch }) => {
    await page.goto(`${ORDERS}?as=member`);
    await expect(page.locator('orders-history article').first()).toBeVisible();
    await page.evaluate((path) => {
      history.pushState({}, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, `${ORDERS}${from}`);
    await expectPath(page, `${ORDERS}${to}`);
    await expectOrder(page, from.split('/')[1] ?? '');
    await expect(page.locator('orders-detail .refund')).toHaveCount(to.startsWith('returns') ? 1 : 0);
    const reads = listCalls(watch).filter((call) => call.startsWith('GET /history/v1/'));
    expect(reads.filter((call) => call.endsWith('10000001') || call.endsWith('RT10000010'))).toHaveLength(1);
    await page.goBack();
    await expectPath(page, ORDERS);
  });
}

test('a page that cancels the redirect to the right address still shows the order', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('orders-navigate', (event) => event.preventDefault());
  });
  await page.goto(`${RETURNS}/US10000001/?as=member`);
  await expect(page.getByRole('complementary')).toContainText('Credit card ending in 4242');
  await expectPath(page, `${RETURNS}/US10000001/`);
});

test('a return whose code fails to load shows as an order until Try again loads it', async ({ page }) => {
  await page.route('**/cdn/return-content-*.js', (route) => route.abort());
  await page.goto(`${RETURNS}/RT10000010/?as=member`);
  const box = page.locator('orders-detail').getByRole('alert');
  await expect(box).toContainText("Part of this page didn't load");
  await expect(page.locator('orders-detail .item')).toHaveCount(2);
  await expectAccessible(page);
  await page.unroute('**/cdn/return-content-*.js');
  await box.getByRole('button', { name: 'Try again' }).click();
  await expect(tracker(page)).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a return to a store says so, and refunds as a gift card what the till cannot refund', async ({ page }) => {
  await page.route('**/history/v1/RT10000010?*', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as object;
    const change = { returnToStore: true, returnMethod: 'returnToStore', payment: [{ paymentType: 'paypal' }] };
    await route.fulfill({ response, json: { ...order, ...change } });
  });
  await page.goto(`${RETURNS}/RT10000010/?as=member`);
  await expectSteps(page, ['Return started \\(done', 'At the store \\(now', 'Refunded']);
  await expect(tracker(page)).toContainText('up to 14 days');
  const side = page.getByRole('complementary');
  await expect(side).toContainText('Refund methodGift card');
  await expect(side).toContainText('Return methodIn a store');
});

for (const [address, words] of [
  ['/jp/ja/orders', '通常14日以内'],
  ['/kr/en/orders', 'up to 3 days'],
  ['/de/de/orders', '1 bis 3 Werktage'],
] as const) {
  test(`${address} shows how long a refund takes there`, async ({ page }) => {
    await page.goto(`${address}/returns/RT10000010/?as=member`);
    await expect(page.locator('orders-detail .refund-wait')).toContainText(words);
  });
}

for (const [zone, day] of [
  ['Pacific/Kiritimati', 'Nov 24, 2026'],
  ['America/Los_Angeles', 'Nov 23, 2026'],
] as const) {
  test.describe(`completed, in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`expects the refund by ${day} in the shopper's time zone`, async ({ page }) => {
      await page.clock.setFixedTime('2026-11-21T12:00:00Z');
      await page.route('**/history/v1/RT10000011?*', async (route) => {
        const response = await route.fetch();
        const order = (await response.json()) as { shipments: readonly { events: readonly object[] }[] };
        const shipments = order.shipments.map((parcel) => ({
          ...parcel,
          events: [{ time: '2026-11-18T20:30:00Z', status: 'Received at our return center' }],
        }));
        await route.fulfill({ response, json: { ...order, shipments } });
      });
      await page.goto(`${RETURNS}/RT10000011/?as=member`);
      await expect(tracker(page)).toContainText(`It should be with you by ${day}.`);
    });
  });
}
