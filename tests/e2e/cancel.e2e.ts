import { devices, type Page } from '@playwright/test';
import {
  confirmCancel,
  countCancels,
  expectTitle,
  getCancelButton,
  getDialog,
  noteEvents,
  openCancellable,
  type Shopper,
} from './support/cancel.js';
import { expect, expectAccessible, listCalls, test } from './support/test.js';

const SHOPPERS: readonly Shopper[] = ['member', 'guest'];
const CANCELLED = 'Your order is canceled';
const RECEIVED = "We've received your cancellation request";

const isPost = (call: string): boolean => call.startsWith('POST /order_mgmt/ordermods');
const isPoll = (call: string): boolean => call.startsWith('GET /order_mgmt/ordermods/v1/jobs/');

const getStatus = (page: Page) => page.locator('orders-detail .order-head [part=message]');

for (const shopper of SHOPPERS) {
  test.describe(`an order cancelled by a ${shopper}`, () => {
    test('US10000002 sends one request, is confirmed at the second poll, and shows the result', async ({
      page,
      watch,
    }) => {
      const events = await noteEvents(page, 'orders-order-cancelled', 'orders-error');
      const world = await openCancellable(page, { orderNumber: 'US10000002', shopper });
      await getCancelButton(page).click();
      await expect(getDialog(page)).toContainText('Both items in order US10000002 will be canceled.');
      await expectAccessible(page);
      await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
      await expectTitle(page, CANCELLED);
      await expectAccessible(page);
      expect(listCalls(watch).filter(isPost)).toHaveLength(1);
      expect(listCalls(watch).filter(isPoll)).toHaveLength(2);
      await getDialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(page.locator('orders-detail .order-sub')).toHaveText('You were not charged.');
      await expect(page.locator('orders-detail').getByRole('heading', { level: 2 })).toHaveText(
        /^Canceled · \w+\s\d+,\s\d{4}$/,
      );
      await expect(getStatus(page)).toHaveCount(0);
      for (const part of ['.order-head', '.sums-total']) {
        await expect(page.locator(`orders-detail ${part}`)).toContainText('Total before cancellation');
      }
      await expect(getCancelButton(page)).toHaveCount(0);
      await expectAccessible(page);
      expect(await countCancels(page, world)).toBe(1);
      expect(events).toEqual(['orders-order-cancelled {"orderNumber":"US10000002"}']);
    });

    test('US10000003 stays pending, and the order says so even after a reload', async ({ page }) => {
      const events = await noteEvents(page, 'orders-order-cancelled');
      const world = await openCancellable(page, { orderNumber: 'US10000003', shopper });
      await confirmCancel(page);
      await expectTitle(page, RECEIVED);
      await getDialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(page.locator('orders-detail').getByRole('heading', { level: 2 })).toHaveText('Cancellation pending');
      await expect(getStatus(page)).toHaveCount(0);
      await expect(getCancelButton(page)).toHaveCount(0);
      await openCancellable(page, { orderNumber: 'US10000003', shopper, world });
      await expect(page.locator('orders-detail').getByRole('heading', { level: 2 })).toHaveText('Cancellation pending');
      await expect(getStatus(page)).toHaveCount(0);
      await expect(getCancelButton(page)).toHaveCount(0);
      expect(events).toEqual([]);
      expect(await countCancels(page, world)).toBe(1);
    });

    test('US10000004 fails once, offers Try again and Contact us, and succeeds on the next try', async ({ page }) => {
      const events = await noteEvents(page, 'orders-error');
      const world = await openCancellable(page, { orderNumber: 'US10000004', shopper });
      await confirmCancel(page);
      await expectTitle(page, "We couldn't cancel your order");
      await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
        'href',
        /\/us\/en\/help\/contact$/,
      );
      await expectAccessible(page);
      expect(events).toHaveLength(1);
      expect(events[0]).toContain('"code":"service-get-cancel-job-failure"');
      await getDialog(page).getByRole('button', { name: 'Try again' }).click();
      await expectTitle(page, CANCELLED);
      expect(await countCancels(page, world)).toBe(2);
    });

    test('US10000005 is too old: it has no cancel button, and the dialog opened by its address says why', async ({
      page,
    }) => {
      const world = await openCancellable(page, { orderNumber: 'US10000005', shopper });
      await expect(getCancelButton(page)).toHaveCount(0);
      await expect(getDialog(page)).toHaveCount(0);
      if (shopper === 'member') {
        await openCancellable(page, { orderNumber: 'US10000005', shopper, world, query: '&cancel=true' });
        await expect(getDialog(page).getByRole('heading')).toHaveText("It's too late to cancel");
        await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
        expect(page.url()).not.toContain('cancel');
        await expectAccessible(page);
      }
      expect(await countCancels(page, world)).toBe(0);
    });

    test('US10000013 was already cancelled and counts as cancelled', async ({ page }) => {
      const events = await noteEvents(page, 'orders-order-cancelled', 'orders-error');
      const world = await openCancellable(page, { orderNumber: 'US10000013', shopper });
      await confirmCancel(page);
      await expectTitle(page, CANCELLED);
      await getDialog(page).getByRole('button', { name: 'Done' }).click();
      await expect(page.locator('orders-detail h2')).toHaveText(/ · \w+\s\d+,\s\d{4}$/);
      expect(events).toEqual(['orders-order-cancelled {"orderNumber":"US10000013"}']);
      expect(await countCancels(page, world)).toBe(1);
    });

    test('US10000014 can no longer be cancelled: the dialog offers support and the page is tracked', async ({
      page,
    }) => {
      const events = await noteEvents(page, 'orders-track', 'orders-order-cancelled', 'orders-error');
      const world = await openCancellable(page, { orderNumber: 'US10000014', shopper });
      await confirmCancel(page);
      await expectTitle(page, 'This order can no longer be canceled');
      await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toBeVisible();
      await expect(getDialog(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
      await expectAccessible(page);
      expect(events).toEqual(['orders-track {"name":"cancel-unavailable","properties":{"type":"page"}}']);
      await getDialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(getDialog(page)).toHaveCount(0);
      expect(await countCancels(page, world)).toBe(1);
    });
  });
}

test('a job that is complete at once is not polled', async ({ page, watch }) => {
  await openCancellable(page, { orderNumber: 'US10000030' });
  await confirmCancel(page);
  await expectTitle(page, CANCELLED);
  expect(listCalls(watch).filter(isPoll)).toEqual([]);
});

test('a job that never ends is polled twenty times and shown as received', async ({ page, watch }) => {
  test.setTimeout(60_000);
  await openCancellable(page, { orderNumber: 'US10000029' });
  await confirmCancel(page);
  await expectTitle(page, RECEIVED, 30_000);
  expect(listCalls(watch).filter(isPoll)).toHaveLength(20);
});

test('Keep order sends nothing and returns the focus to the cancel button', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002' });
  await getCancelButton(page).click();
  await getDialog(page).getByRole('button', { name: 'Keep order' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getCancelButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(getDialog(page).getByRole('heading')).toHaveText('Cancel this order?');
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getCancelButton(page)).toBeFocused();
  expect(await countCancels(page, world)).toBe(0);
});

test('the cancellation window can end while the dialog is open', async ({ page }) => {
  await page.clock.install();
  const world = await openCancellable(page, { orderNumber: 'US10000002' });
  await getCancelButton(page).click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Cancel this order?');
  await page.clock.fastForward('26:00');
  await getDialog(page).getByRole('button', { name: 'Cancel order' }).click();
  await expectTitle(page, "It's too late to cancel");
  expect(await countCancels(page, world)).toBe(0);
});

test.describe('the cancel dialog on a phone', () => {
  const { viewport, userAgent, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ viewport, userAgent, isMobile, hasTouch });

  test('offers a call to support in place of the contact page', async ({ page }) => {
    await openCancellable(page, { orderNumber: 'US10000014' });
    await confirmCancel(page);
    await expect(getDialog(page).getByRole('link', { name: 'Call us' })).toHaveAttribute('href', 'tel:+15035550100');
    await expect(getDialog(page).getByRole('link', { name: 'Contact us' })).toHaveCount(0);
  });
});
