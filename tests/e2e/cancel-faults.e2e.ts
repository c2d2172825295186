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
const CANCELLED = 'Your order is canceled';
const UNKNOWN = "We don't know yet whether your order was canceled";

/** The fault matrix covers members; guests send their proof of identity with every request. */
test.describe('the cancellation by a guest', () => {
  const shopper = 'guest';

  test('announces a slow answer after three seconds and succeeds with one request', async ({ page }) => {
    const fault = 'request-cancel:latency-4500';
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, 'Canceling your order');
    await expect(getDialog(page).getByRole('status')).toHaveText('');
    await expect(getDialog(page).getByRole('status')).toContainText('This is taking longer than usual.');
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(1);
  });

  test('finds a cancellation whose answer was lost by reading the order', async ({ page }) => {
    const fault = 'request-cancel:lost-answer';
    const world = await openCancellable(page, { orderNumber: 'US10000030', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, CANCELLED);
    expect(await countCancels(page, world)).toBe(1);
  });

  test('reads the order when the answer is malformed', async ({ page }) => {
    const fault = 'request-cancel:malformed';
    const world = await openCancellable(page, { orderNumber: 'US10000003', shopper, fault });
    await confirmCancel(page);
    await expectTitle(page, "We've received your cancellation request");
    expect(await countCancels(page, world)).toBe(1);
  });

  test('waits as long as the service asks after too many requests', async ({ page }) => {
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

  test('says that trying again will not help if the service refuses the request', async ({ page }) => {
    await openCancellable(page, { orderNumber: 'US10000002', shopper, fault: 'request-cancel:status-403' });
    await confirmCancel(page);
    await expectTitle(page, "We couldn't cancel your order");
    await expect(getDialog(page)).toContainText("Trying again won't help, so please contact us.");
    await expect(getDialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('sends nothing while offline and offers Try again once back online', async ({ page, context }) => {
    const world = await openCancellable(page, { orderNumber: 'US10000002', shopper });
    await getCancelButton(page).click();
    await expect(getDialog(page)).toBeVisible();
    // Load everything the dialog needs before the network goes away.
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
  test(`as a ${shopper}, after a broken connection the order is read three times, and Try again reads it and sends`, async ({
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

test('a session that ends during the cancellation replays once, asks for sign-in, and loses nothing', async ({
  page,
}) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: 'request-cancel:status-401' });
  await confirmCancel(page);
  await expectTitle(page, 'Please sign in again');
  expect(await countCancels(page, world)).toBe(2);
  await setFault(page, '', world);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(3);
});

test('a dialog whose file fails to load can be loaded with Try again', async ({ page }) => {
  await page.route('**/cancel-order-*.js', (route) => route.abort());
  const world = await openCancellable(page, { orderNumber: 'US10000002' });
  await getCancelButton(page).click();
  const box = page.locator('orders-detail').getByRole('alert');
  await expect(box).toContainText("Part of this page didn't load");
  await page.unroute('**/cancel-order-*.js');
  await box.getByRole('button', { name: 'Try again' }).click();
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(1);
});
