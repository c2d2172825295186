import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  confirmCancel,
  countCancels,
  expectTitle,
  getCancelButton,
  getDialog,
  noteEvents,
  openCancellable,
} from './support/cancel.js';
import { expect, listCalls, test } from './support/test.js';
import { setVisibility } from './support/set-visibility.js';

const CANCELLED = 'Your order is canceled';
const RECEIVED = "We've received your cancellation request";
const SLOW = 'request-cancel:latency-1500';

/** Clicks the dialog's button `times` times within one task. */
function press(page: Page, times: number): Promise<void> {
  return getDialog(page)
    .getByRole('button', { name: 'Cancel order' })
    .evaluate((button, count) => {
      for (let index = 0; index < count; index += 1) (button as HTMLElement).click();
    }, times);
}

test('closing the dialog leaves the cancellation running, and it reopens at the same stage', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: SLOW });
  await confirmCancel(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getCancelButton(page)).toHaveText('Canceling your order');
  await getCancelButton(page).click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Canceling your order');
  await press(page, 3);
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(1);
});

test('the order shows the result when the dialog stays closed', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('orders-detail h2')).toHaveText(/ · \w+\s\d+,\s\d{4}$/);
  await expect(page.locator('[data-orders-announcer]')).toContainText('Your order was canceled on');
  expect(await countCancels(page, world)).toBe(1);
});

test('a second tag of the same order shares the cancellation, also after it is moved', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: 'request-cancel:latency-6000' });
  await page.evaluate(() => {
    const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
    const second = document.createElement('orders-detail');
    second.id = 'second';
    second.setAttribute('order-number', 'US10000002');
    Object.assign(second, { adapter: area.adapter });
    area.after(second);
  });
  const second = page.locator('#second');
  await expect(second.getByRole('button', { name: 'Cancel order' })).toBeVisible();
  await confirmCancel(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await second.getByRole('button', { name: 'Canceling your order' }).click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Canceling your order');
  await page.evaluate(() => {
    const tag = document.querySelector('#second') as HTMLElement;
    const container = tag.parentElement;
    tag.remove();
    setTimeout(() => container?.append(tag), 300);
  });
  await expect(page.locator('orders-area h2')).toHaveText(/ · \w+\s\d+,\s\d{4}$/);
  expect(await countCancels(page, world)).toBe(1);
});

test('a second tab waits for the first, then reads the order before sending', async ({ page, context }) => {
  // A delay long enough for the second tab, even on a slow machine.
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: 'request-cancel:latency-6000' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000002', world });
  await confirmCancel(page);
  await confirmCancel(other);
  await expect(getDialog(other).getByRole('heading')).toHaveText('Canceling your order');
  await page.bringToFront();
  await expectTitle(page, CANCELLED);
  await expect(getDialog(other).getByRole('heading')).toHaveText(RECEIVED, { timeout: 15_000 });
  expect(await countCancels(page, world)).toBe(1);
});

test('a hidden tab does not keep another tab waiting', async ({ page, context }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000029' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000029', world });
  await confirmCancel(page);
  await expect.poll(() => countCancels(page, world)).toBe(1);
  await setVisibility(page, 'hidden');
  await confirmCancel(other);
  await expect(getDialog(other).getByRole('heading')).toHaveText(RECEIVED);
});

test('an order that another tab cancelled counts as cancelled', async ({ page, context }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000003' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000003', world });
  await confirmCancel(page);
  await expectTitle(page, RECEIVED);
  await confirmCancel(other);
  await expectTitle(other, RECEIVED);
});

test('an order reports its cancellation when the shopper comes back to it', async ({ page }) => {
  const events = await noteEvents(page, 'orders-order-cancelled');
  await openCancellable(page, { orderNumber: 'US10000030', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await page.locator('orders-area').getByRole('link', { name: 'Orders' }).click();
  await expect(page.locator('orders-history article').first()).toBeVisible();
  // Longer than the job takes in the sandbox, which runs in real time. Without a tag on the page, the job is not
  // polled.
  await page.waitForTimeout(2_000);
  expect(events).toEqual([]);
  await page.goBack();
  await expect(page.locator('orders-detail h2')).toHaveText(/ · \w+\s\d+,\s\d{4}$/);
  expect(events).toEqual(['orders-order-cancelled {"orderNumber":"US10000030"}']);
});

test('the history card shows that the order is cancelled', async ({ page }) => {
  const world = randomUUID();
  await page.goto(`/us/en/orders/?as=member&world=${world}`);
  await page.getByRole('link', { name: /^View order.*US10000002/ }).click();
  await confirmCancel(page);
  await expectTitle(page, CANCELLED);
  await getDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.goBack();
  const card = page.locator('orders-history article').filter({ hasText: 'US10000002' });
  await expect(card.getByRole('heading')).toHaveText('Canceled');
});

test('a request whose outcome is unknown stays visible', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000029', fault: 'get-cancel-job:status-401' });
  await confirmCancel(page);
  await expectTitle(page, 'Please sign in again');
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  const box = page.locator('orders-detail').getByRole('alert');
  await expect(box).toContainText('Please sign in again');
  await box.getByRole('button').click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Please sign in again');
  expect(await countCancels(page, world)).toBe(1);
});

test('focus moves to the heading when the cancel button disappears', async ({ page }) => {
  await openCancellable(page, { orderNumber: 'US10000030', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await expect(getCancelButton(page)).toBeFocused();
  await expect(getCancelButton(page)).toHaveCount(0);
  await expect(page.locator('orders-detail [data-heading]')).toBeFocused();
});

test('a reload resumes polling the job and sends nothing', async ({ page, watch }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000029' });
  await confirmCancel(page);
  const polls = (): number => listCalls(watch).filter((call) => call.includes('/jobs/')).length;
  await expect.poll(polls).toBeGreaterThan(1);
  const before = polls();
  await page.reload();
  await expect(getCancelButton(page)).toHaveText('Canceling your order');
  await expect.poll(polls).toBeGreaterThan(before + 1);
  expect(await countCancels(page, world)).toBe(1);
});
