import {
  confirmCancel,
  countCancels,
  expectTitle,
  getCancelButton,
  getDialog,
  openCancellable,
  type Shopper,
} from './support/cancel.js';
import { setFault } from './support/area.js';
import { expect, listCalls, test } from './support/test.js';

const SHOPPERS: readonly Shopper[] = ['member', 'guest'];
const CANCELLED = 'Your order is cancelled';
const UNKNOWN = "We don't know yet whether your order was cancelled";

/** Members meet the same in the matrix of faults; guests prove who they are with every request. */
test.describe('as a guest', () => {
  const shopper = 'guest';

  test('a slow answer is announced after three seconds, and succeeds once', async ({ page }) => {
    const fault = 'request-cancel:latency-4500';
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, 'Cancelling your order');
    await expect(getDialog(page).getByRole('status')).toHaveText('');
    await expect(getDialog(page).getByRole('status')).toContainText('This takes longer than usual.');
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(1);
  });

  test('an answer lost after it was carried out is found by looking at the order', async ({ page }) => {
    const fault = 'request-cancel:lost-answer';
    const world = await openCancellable(page, { orderNumber: 'US10000030', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(1);
  });

  test('an answer that cannot be read is found out the same way', async ({ page }) => {
    const fault = 'request-cancel:malformed';
    const world = await openCancellable(page, { orderNumber: 'US10000003', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, "We've received your cancellation request");
    expect(await countCancels(page, world)).toBe(1);
  });

  test('too many requests: the next try waits as long as the service asks', async ({ page }) => {
    const fault = 'request-cancel:once-status-429';
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, "We couldn't cancel your order");
    const retry = getDialog(page).getByRole('button', { name: 'Try again' });
    await expect(retry).toBeDisabled();
    await expect(getDialog(page)).toContainText(/You can try again in 0:0\d\./);
    await expect(retry).toBeEnabled();
    await retry.click();
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(2);
  });

  test('offline nothing is sent; back online the shopper tries again', async ({ page, context }) => {
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper });
    await getCancelButton(page).click();
    await expect(getDialog(page)).toBeVisible();
    // What the dialog needs is there before the network goes.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
    await expectTitle(page, "We couldn't cancel your order");
    await expect(getDialog(page)).toContainText('You seem to be offline, so nothing was sent.');
    expect(await countCancels(page, world)).toBe(0);
    await context.setOffline(false);
    await getDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(1);
  });
});

for (const shopper of SHOPPERS) {
  test(`as a ${shopper}, a connection that broke before anything was done: three looks, then Retry looks and sends`, async ({
    page,
    watch,
  }) => {
    const fault = 'request-cancel:reset';
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper, fault });
    const countLooks = (): number =>
      listCalls(watch).filter((call) => /^GET \/(?:history|summary)\//.test(call)).length;
    const before = countLooks();
    await confirmCancel(page);
    await expectTitle(page, UNKNOWN);
    expect(countLooks() - before).toBe(3);
    await setFault(page, '', world);
    await getDialog(page).getByRole('button', { name: 'Try again' }).click();
    await expectTitle(page, CANCELLED);
    expect(countLooks() - before).toBe(4);
    expect(await countCancels(page, world)).toBe(2);
  });
}

test('a session that ends in the middle: one replay, then sign-in, and nothing is lost', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: 'request-cancel:status-401' });
  await confirmCancel(page);
  await expectTitle(page, 'Please sign in again');
  expect(await countCancels(page, world)).toBe(2);
  await setFault(page, '', world);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(3);
});

test('a part of the page that does not come can be had again', async ({ page }) => {
  await page.route('**/cancel-order-*.js', (route) => route.abort());
  const world = await openCancellable(page, { orderNumber: 'US10000002' });
  await getCancelButton(page).click();
  const box = page.locator('orders-detail').getByRole('alert');
  await expect(box).toContainText("Part of this page couldn't be loaded");
  await page.unroute('**/cancel-order-*.js');
  await box.getByRole('button', { name: 'Try again' }).click();
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(1);
});
