import { expectOrder, setFault } from './support/area.js';
import { expect, expectAccessible, LOOKUP, lookUp, takePicture, test } from './support/test.js';

test('Try again recovers from a temporary failure', async ({ page }) => {
  await page.goto(LOOKUP);
  await setFault(page, 'get-order-summary:status-403');
  await lookUp(page, 'US10000001');
  await expect(page.getByRole('group', { name: "We couldn't look up your order" })).toBeFocused();
  await setFault(page, 'get-order-summary:malformed');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page.getByRole('group', { name: "We can't look up orders right now" })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'failed');
  await setFault(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOrder(page, 'US10000001');
});

test('a slow answer is announced after three seconds, is sent once, and still arrives', async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?fault=get-order-summary:latency-4500`);
  await lookUp(page, 'US10000001');
  const region = page.locator('[data-orders-announcer]');
  await expect(region).toHaveText('Looking for your order.');
  await takePicture(page, 'searching');
  await expect(region).toHaveText('Still looking. This is taking longer than usual.', { timeout: 5_000 });
  await page.getByLabel('Order number').press('Enter');
  await expectOrder(page, 'US10000001');
  expect(watch.calls).toHaveLength(1);
});

/** The order's screen in the area, and the card of a standalone lookup. */
for (const site of ['member site', 'partner page'] as const) {
  test(`${site}: an unreadable part of an order is reported as missing, and the rest is shown`, async ({
    page,
    partner,
  }) => {
    await page.route('**/summary/v1/**', async (route) => {
      const response = await route.fetch();
      const order = (await response.json()) as { group: { orderItems: { product: { title?: string } }[] }[] };
      delete order.group[0]?.orderItems[0]?.product.title;
      await route.fulfill({ response, json: order });
    });
    await page.goto(site === 'member site' ? LOOKUP : partner);
    await lookUp(page, 'US10000001');
    await expect(page.getByText(/^We can't show all of this order/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Arriving/ }).first()).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `unreadable-${site === 'member site' ? 'detail' : 'found'}`);
  });

  test(`${site}: a picture that fails to load leaves its frame with a text`, async ({ page, partner }) => {
    await page.goto(`${site === 'member site' ? LOOKUP : partner}?fault=get-order-summary:missing-image`);
    await lookUp(page, 'US10000001');
    await expect(page.getByRole('img', { name: /No picture$/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
