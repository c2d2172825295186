import { expectTitle, getDialog, noteEvents } from './support/cancel.js';
import {
  confirmReturnCancel,
  countReturnCancels,
  FAILING,
  getReturnCancel,
  openReturn,
  RETURN,
  SALE,
  SENT_BACK,
} from './support/return-cancel.js';
import { chooseItem, getRows, goOn, openWizard, submitReturn } from './support/wizard.js';
import { expectAccessible, expect, test } from './support/test.js';

const CANCELLED = 'Your return is canceled';
const CALL = 'request-return-cancellation';

for (const shopper of ['member', 'guest'] as const) {
  test(`a ${shopper} cancels a return on its page, and the order can be returned again`, async ({ page }) => {
    const events = await noteEvents(page, 'orders-return-cancelled', 'orders-error');
    const world = await openReturn(page, { shopper });
    await expect(page.locator('orders-detail .label-actions').first()).toBeVisible();
    await confirmReturnCancel(page);
    await expectTitle(page, CANCELLED);
    await expectAccessible(page);
    await getDialog(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('orders-detail h2')).toHaveText('Return canceled');
    await expect(page.locator('orders-detail h2')).toBeFocused();
    await expect(page.locator('[data-orders-announcer]')).toContainText(CANCELLED);
    const text = page.locator('orders-detail .order-main .notice');
    await expect(text).toHaveText(/^Keep your items.*start a new return from your order\.$/);
    await expect(page.locator('orders-detail').locator('.label-actions, .refund, .return-fact')).toHaveCount(0);
    await expect(getReturnCancel(page)).toHaveCount(0);
    await expectAccessible(page);
    expect(events).toEqual([`orders-return-cancelled {"returnOrderNumber":"${RETURN}"}`]);
    expect(await countReturnCancels(page, world)).toBe(1);
    await page.getByRole('button', { name: 'View the original order' }).click();
    await expect(page.locator('orders-detail .shipment')).toHaveCount(1);
    await page.getByRole('button', { name: 'Start return' }).click();
    await expect(getRows(page).locator('input:enabled')).toHaveCount(2);
  });
}

test('a member cancels a return in the box of its order', async ({ page }) => {
  const events = await noteEvents(page, 'orders-return-cancelled', 'orders-error');
  await openReturn(page, { orderNumber: SALE });
  await expect(page.locator('orders-detail .shipment')).toHaveCount(2);
  await confirmReturnCancel(page, RETURN);
  await expectTitle(page, CANCELLED);
  await getDialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('orders-detail .shipment')).toHaveCount(1);
  await expect(page.locator('orders-detail h2')).toBeFocused();
  expect(events).toEqual([`orders-return-cancelled {"returnOrderNumber":"${RETURN}"}`]);
});

test('a return that was made here is cancelled, and made again', async ({ page }) => {
  const world = await openWizard(page, { orderNumber: 'US10000017' });
  const submit = async (): Promise<void> => {
    await chooseItem(page);
    await goOn(page);
    await page.locator('orders-return-wizard .method label').first().click();
    await submitReturn(page);
    await expect(page).toHaveURL(/\/returns\/RT\d+\//, { timeout: 20_000 });
  };
  await submit();
  await expect(page.locator('orders-return-instructions .guide')).toBeVisible();
  await page.getByRole('button', { name: 'View return details' }).click();
  await confirmReturnCancel(page);
  await expectTitle(page, CANCELLED);
  await getDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.goBack();
  // The instructions of a cancelled return say so.
  await expect(page.locator('orders-return-instructions h2')).toHaveText('Return canceled');
  await expect(page.locator('orders-return-instructions .guide')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'View order details' }).click();
  await page.getByRole('button', { name: 'Start return' }).click();
  await expect(getRows(page).first()).toBeVisible();
  await submit();
  await expect(page).toHaveURL(/RT20000002/);
  expect(await countReturnCancels(page, world)).toBe(1);
});

test('a return that was sent back already is not cancelled, and the shopper reads why', async ({ page }) => {
  const events = await noteEvents(page, 'orders-return-cancelled', 'orders-error');
  const world = await openReturn(page, { orderNumber: SENT_BACK });
  await confirmReturnCancel(page);
  await expectTitle(page, 'This return can no longer be canceled');
  await expect(getDialog(page)).toContainText("We can't cancel a return once its items are on their way back.");
  await expectAccessible(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(getReturnCancel(page)).toHaveCount(0);
  await expect(page.locator('orders-detail h2')).toBeFocused();
  expect(events).toEqual([]);
  expect(await countReturnCancels(page, world)).toBe(1);
});

test('a job that fails changes nothing, and is requested again', async ({ page }) => {
  const world = await openReturn(page, { orderNumber: FAILING });
  await confirmReturnCancel(page);
  await expectTitle(page, "We couldn't cancel your return");
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expectTitle(page, CANCELLED);
  expect(await countReturnCancels(page, world)).toBe(2);
});

test('after a lost answer, the return is read and nothing is sent again', async ({ page }) => {
  const world = await openReturn(page, { fault: `${CALL}:lost-answer` });
  await confirmReturnCancel(page);
  await expectTitle(page, CANCELLED, 30_000);
  expect(await countReturnCancels(page, world)).toBe(1);
});

test('a reload resumes the job, and the shopper is told how it ended', async ({ page }) => {
  const world = await openReturn(page, { fault: 'get-return-cancellation-job:latency-1500' });
  await confirmReturnCancel(page);
  await expect.poll(() => countReturnCancels(page, world)).toBe(1);
  await page.reload();
  await expect(page.locator('orders-detail h2')).toHaveText('Return canceled', { timeout: 20_000 });
  await expect(getReturnCancel(page)).toHaveCount(0);
  expect(await countReturnCancels(page, world)).toBe(1);
});

test('a second tab waits for the first, then reads the return before sending', async ({ page, context }) => {
  const world = await openReturn(page, { fault: `${CALL}:latency-4000` });
  const other = await context.newPage();
  await openReturn(other, { world });
  await confirmReturnCancel(page);
  await confirmReturnCancel(other);
  await page.bringToFront();
  await expectTitle(page, CANCELLED);
  await expect(getDialog(other).getByRole('heading')).toHaveText(CANCELLED, { timeout: 20_000 });
  expect(await countReturnCancels(page, world)).toBe(1);
});

test('without the flag, and with a back end that lacks the calls, nothing is offered', async ({ page }) => {
  await openReturn(page, { query: '&flags=enableReturnsBarcode' });
  await expect(page.locator('orders-detail .order-side')).toBeVisible();
  await expect(getReturnCancel(page)).toHaveCount(0);
  await openReturn(page, { query: '&calls=get-order,get-order-summary,list-order-history,get-return-label' });
  await expect(page.locator('orders-detail .order-side')).toBeVisible();
  await expect(getReturnCancel(page)).toHaveCount(0);
});
