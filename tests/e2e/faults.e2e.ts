import { expectOrder, setFault } from './support/area.js';
import { expect, expectAccessible, GUEST_EMAIL, LOOKUP, lookUp, takePicture, test } from './support/test.js';

/** Faults that end in an error with a way on, over real HTTP. `calls`: how often a read is sent, first try and retries. */
const FAILING = [
  { fault: 'status-500', calls: 3, title: "The order service isn't answering" },
  { fault: 'status-502-html', calls: 3, title: "The order service isn't answering" },
  { fault: 'malformed', calls: 2, title: "The order service isn't answering" },
  { fault: 'empty', calls: 2, title: "The order service isn't answering" },
  { fault: 'reset', calls: 3, title: "The order service isn't answering" },
  { fault: 'status-403', calls: 1, title: "This isn't possible here" },
  { fault: 'login-html', calls: 1, title: "This isn't possible here" },
  { fault: 'status-401', calls: 1, title: "This isn't possible here" },
] as const;

for (const { fault, calls, title } of FAILING) {
  test(`${fault}: an error with a way on, and what was typed stays`, async ({ page, watch }) => {
    await page.goto(`${LOOKUP}?fault=get-order-summary:${fault}`);
    await lookUp(page, 'US10000001');
    const box = page.getByRole('group', { name: title });
    await expect(box).toBeFocused({ timeout: 15_000 });
    await expect(box.getByRole(calls === 1 && fault === 'status-403' ? 'link' : 'button')).toBeVisible();
    await expect(page.getByLabel('Order number')).toHaveValue('US10000001');
    await expect(page.getByLabel('Email address')).toHaveValue(GUEST_EMAIL);
    expect(watch.calls.length).toBe(calls);
    expect(watch.consoleLines.join('\n')).not.toContain(GUEST_EMAIL);
  });
}

test('a failure that passes is mended by Try again', async ({ page }) => {
  await page.goto(LOOKUP);
  await setFault(page, 'get-order-summary:status-403');
  await lookUp(page, 'US10000001');
  await expect(page.getByRole('group', { name: "This isn't possible here" })).toBeFocused();
  await setFault(page, 'get-order-summary:malformed');
  await page.getByRole('button', { name: 'Find order' }).click();
  await expect(page.getByRole('group', { name: "The order service isn't answering" })).toBeFocused();
  await expectAccessible(page);
  await takePicture(page, 'failed');
  await setFault(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOrder(page, 'US10000001');
});

test('a slow answer is announced after three seconds, sent once, and still comes', async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?fault=get-order-summary:latency-4500`);
  await lookUp(page, 'US10000001');
  const region = page.locator('[data-orders-announcer]');
  await expect(region).toHaveText('Looking for your order.');
  await takePicture(page, 'searching');
  await expect(region).toHaveText('Still looking. This takes longer than usual.', { timeout: 5_000 });
  await page.getByLabel('Order number').press('Enter');
  await expectOrder(page, 'US10000001');
  expect(watch.calls).toHaveLength(1);
});

test('a shopper who is offline is told so, and finds the order once back', async ({ page, context }) => {
  await page.goto(LOOKUP);
  await page.getByLabel('Order number').focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await lookUp(page, 'US10000001');
  await expect(page.getByText(/You seem to be offline/)).toBeVisible({ timeout: 10_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expectOrder(page, 'US10000001');
});

test('a service that asks to wait is waited for', async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?fault=get-order-summary:once-status-429`);
  await lookUp(page, 'US10000001');
  await expectOrder(page, 'US10000001');
  expect(watch.calls).toHaveLength(2);
});

test('a service that asks to wait for a day is not asked again before', async ({ page, watch }) => {
  await page.goto(`${LOOKUP}?fault=get-order-summary:status-429-huge`);
  await lookUp(page, 'US10000001');
  await expect(page.getByText(/too many tries\. You can try again after \w/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Find order' })).toBeDisabled();
  expect(watch.calls).toHaveLength(1);
});

/** The order's own screen, and the card that a lookup shows where it stands alone. */
for (const place of ['member site', 'partner page'] as const) {
  test(`${place}: a part of an order that cannot be read is said to be missing, and the rest is shown`, async ({
    page,
    partner,
  }) => {
    await page.route('**/summary/v1/**', async (route) => {
      const response = await route.fetch();
      const order = (await response.json()) as { group: { orderItems: { product: { title?: string } }[] }[] };
      delete order.group[0]?.orderItems[0]?.product.title;
      await route.fulfill({ response, json: order });
    });
    await page.goto(place === 'member site' ? LOOKUP : partner);
    await lookUp(page, 'US10000001');
    await expect(page.getByText(/^We can't show part of this order/)).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Arriving/ })).toBeVisible();
    await expectAccessible(page);
    await takePicture(page, `unreadable-${place === 'member site' ? 'detail' : 'found'}`);
  });

  test(`${place}: a picture that fails leaves its well with the words`, async ({ page, partner }) => {
    await page.goto(`${place === 'member site' ? LOOKUP : partner}?fault=get-order-summary:missing-image`);
    await lookUp(page, 'US10000001');
    await expect(page.getByRole('img', { name: /No picture$/ }).first()).toBeVisible();
    await expectAccessible(page);
  });
}
