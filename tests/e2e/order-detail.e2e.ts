import type { Page } from '@playwright/test';
import { AS_MEMBER, expectOrder, expectPath, getHeading, getOrderLink, ORDERS, setFault } from './support/area.js';
import { expect, expectAccessible, listCalls, test } from './support/test.js';

async function openOrder(page: Page, orderNumber: string, query = ''): Promise<void> {
  await page.goto(`${ORDERS}sales/${orderNumber}/?as=member${query}`);
  // An order of ten thousand items takes its time on a busy machine.
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible({ timeout: 30_000 });
}

/** The rows of the order summary as texts. */
function readSums(page: Page): Promise<string[][]> {
  return page
    .locator('.sums > div')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));
}

test('US10000001 shows two shipments with their items, sums, payments, address and help', async ({ page }) => {
  await openOrder(page, 'US10000001');
  const shipments = page.locator('orders-detail [part=shipment]');
  await expect(shipments).toHaveCount(2);
  await expect(shipments.nth(0)).toContainText('Shipment 1 of 2');
  await expect(shipments.nth(0).getByRole('heading')).toHaveText(/^Delivered/);
  await expect(shipments.nth(1)).toContainText('Shipment 2 of 2');
  await expect(shipments.nth(1).getByRole('heading')).toHaveText(/^Arriving/);
  for (const [index, parcel] of ['PX1000000101', 'PX1000000102'].entries()) {
    await shipments.nth(index).getByRole('button', { name: 'Track shipment' }).click();
    const link = page.getByRole('dialog').getByRole('link');
    await expect(link).toHaveAttribute('href', `https://tracking.example.com/parcels/${parcel}`);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('Escape');
    await expect(shipments.nth(index).getByRole('listitem').filter({ hasText: 'Qty' })).toHaveCount(2);
  }
  expect(await readSums(page)).toEqual([
    ['Subtotal', '$306.97'],
    ['Shipping', 'Free'],
    ['Taxes', '$22.25'],
    ['Total', '$329.22'],
  ]);
  const side = page.getByRole('complementary');
  await expect(side).toContainText('Credit card ending in 4242');
  await expect(side).toContainText('Gift card ending in 0123');
  await expect(side.locator('address')).toContainText('1200 Harbor Street');
  await expect(side.getByRole('link')).toHaveText(['Contact us', 'Chat with us', 'Return policy', 'Help pages']);
  await expect(side.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', /\/us\/en\/help\/contact$/);
  await expectAccessible(page);
});

test('US10000009 shows sixty items in four shipments, fees, and two payments', async ({ page }) => {
  await openOrder(page, 'US10000009');
  await expect(page.locator('orders-detail [part=shipment]')).toHaveCount(4);
  await expect(page.locator('orders-detail .item')).toHaveCount(60);
  expect((await readSums(page)).map(([label]) => label)).toContain('Fees');
  await expect(page.locator('.payments li')).toHaveCount(2);
  await expectAccessible(page);
});

test('US10000021 shows an unknown status in the words of the service and without progress', async ({ page }) => {
  await openOrder(page, 'US10000021');
  const unknown = page.locator('orders-detail [part=shipment]').filter({ hasText: 'Taking another route' });
  await expect(unknown).toContainText('Arena Indoor Basketball');
  await expect(unknown.getByRole('list', { name: 'Progress' })).toHaveCount(0);
  await expect(page.getByText('Name embroidery: ROBIN')).toBeVisible();
  await expectAccessible(page);
});

test('an item with an unknown status says so beside the other items of its shipment', async ({ page }) => {
  await page.route('**/history/v1/US10000001?*', async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as { group: { orderItems: object[] }[] };
    const lines = order.group[0]?.orderItems ?? [];
    lines[0] = { ...lines[0], simpleStatus: null, lineItemStatus: { status: 'rerouted via hub 7' } };
    await route.fulfill({ response, json: order });
  });
  await openOrder(page, 'US10000001');
  const lines = page.locator('orders-detail .item');
  await expect(lines.filter({ hasText: 'Tempo' })).toContainText("We're updating this item");
  await expect(lines.filter({ hasText: 'Breeze' })).toContainText('Delivered');
});

test('US10000022 shows duties, and its total in a second currency', async ({ page }) => {
  await openOrder(page, 'US10000022');
  const sums = await readSums(page);
  expect(sums).toContainEqual(['Duties and taxes', expect.stringMatching(/^\$31\.40\s*€28\.55$/)]);
  expect(sums.at(-1)).toEqual(['Total', expect.stringMatching(/^\$287\.49.*€261\.35$/)]);
  await expect(page.getByText('Global store order')).toBeVisible();
});

test('CA10000001 shows a Canadian order with its currency and address', async ({ page, watch }) => {
  await page.goto('/ca/en/orders/sales/CA10000001/?as=member');
  const side = page.getByRole('complementary');
  await expect(side.locator('address')).toContainText('Canada');
  await expect(side).toContainText('$');
  await expect(page.locator('orders-detail .root')).toHaveAttribute('lang', 'en-CA');
  expect(watch.calls[0]?.url).toContain('filter=country(ca)');
  await expectAccessible(page);
});

test('US30010000 opens with ten thousand items and shows more of them on request', async ({ page }) => {
  test.slow();
  await openOrder(page, 'US30010000');
  const shipments = page.locator('orders-detail [part=shipment]');
  await expect(shipments).toHaveCount(40);
  const last = shipments.last();
  const lines = last.locator('.item');
  const first = await lines.count();
  // The page starts with at most 200 items, so that rendering does not block.
  expect(await page.locator('orders-detail .item').count()).toBeLessThanOrEqual(200);
  const more = last.getByRole('button', { name: /^Show \d/ });
  await more.scrollIntoViewIfNeeded();
  await more.press('Enter');
  await expect(lines).toHaveCount(first + 100);
  await expect(more).toBeFocused();
  await more.press('Enter');
  await more.press('Enter');
  await expect(lines).toHaveCount(250);
  await expect(more).toHaveCount(0);
});

test('a dialog explains an order that cannot be read and offers Try again', async ({ page, watch }) => {
  await page.goto(`${ORDERS}sales/US10000001/?as=member&fault=get-order:status-500`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toBeFocused();
  expect(watch.calls).toHaveLength(3);
  await expectAccessible(page);
  for (let press = 0; press < 5; press += 1) {
    await page.keyboard.press('Tab');
    // At the end of the page the browser's own controls may take focus; the content behind the dialog must not.
    await expect(page.locator('orders-area [part=header] a')).not.toBeFocused();
    await expect(getHeading(page)).not.toBeFocused();
  }
  await setFault(page);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expectOrder(page, 'US10000001');
  await expect(dialog).toHaveCount(0);
  expect(watch.calls).toHaveLength(4);
});

test('Escape closes the error dialog and leads to the orders', async ({ page }) => {
  await page.goto(`${ORDERS}sales/US10000001/?as=member&fault=get-order:status-403`);
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectPath(page, ORDERS);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getOrderLink(page)).toHaveCount(10);
  await expect(getHeading(page)).toBeFocused();
});

test("an order of another member is not found, and a link leads to the member's own orders", async ({ page }) => {
  await page.goto(`${ORDERS}sales/US20000001/?as=member`);
  await expect(page.locator('orders-detail').getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'See all your orders' }).click();
  await expect(getOrderLink(page)).toHaveCount(10);
});

test('an order that cannot be read shows the data that the history already has', async ({ page }) => {
  await page.goto(AS_MEMBER);
  await expect(getOrderLink(page)).toHaveCount(10);
  await page.evaluate(() => {
    const events: unknown[] = ((window as unknown as { seen: unknown[] }).seen = []);
    document.addEventListener('orders-error', ({ detail }: Event & { detail?: unknown }) => events.push(detail));
  });
  await setFault(page, 'get-order:status-403');
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen))
    .toEqual([
      {
        code: 'service-order-detail-failure',
        severity: 'warning',
        tag: 'orders-detail',
        retryable: false,
        call: 'get-order',
        status: 403,
        docs: 'docs/errors.md#service-order-detail-failure',
      },
    ]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an order is requested again only after five minutes', async ({ page, watch }) => {
  const calls = (): number => listCalls(watch).filter((call) => call.endsWith('/US10000003')).length;
  await page.clock.install();
  await page.goto(AS_MEMBER);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await expect.poll(calls).toBe(1);
  await page.waitForLoadState('networkidle');
  for (const [minutes, expected] of [
    ['04:30', 1],
    ['01:00', 2],
    ['04:30', 2],
  ] as const) {
    await page.goBack();
    await expectPath(page, ORDERS);
    await page.clock.fastForward(minutes);
    await page.goForward();
    await expectOrder(page, 'US10000003');
    await expect.poll(calls).toBe(expected);
    await page.waitForLoadState('networkidle');
    expect(calls()).toBe(expected);
  }
});

for (const { path, number } of [
  { path: 'sales/US10000001/', number: 'US10000001' },
  { path: 'returns/RT10000010/', number: 'RT10000010' },
]) {
  test(`Copy puts ${number} on the clipboard, and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${ORDERS}${path}?as=member`);
    await page.getByRole('button', { name: `Copy, ${number}` }).click();
    await expect(page.locator('[data-orders-announcer]')).toHaveText('Copied');
    await expect(page.locator('orders-detail').getByText('Copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  });
}

test('without access to the clipboard, Copy says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError'));
  });
  await page.goto(`${ORDERS}sales/US10000001/?as=member`);
  await page.getByRole('button', { name: 'Copy, US10000001' }).click();
  const text = "Couldn't copy. Select the number instead.";
  await expect(page.locator('[data-orders-announcer]')).toHaveText(text);
  await expect(page.locator('orders-detail').getByText(text)).toBeVisible();
});
