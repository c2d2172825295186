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

const CANCELLED = 'Your order is cancelled';
const RECEIVED = "We've received your cancellation request";
const SLOW = 'request-cancel:latency-1500';

/** Presses the dialog's button as often as asked for, in one task. */
function press(page: Page, times: number): Promise<void> {
  return getDialog(page)
    .getByRole('button', { name: 'Cancel order' })
    .evaluate((button, count) => {
      for (let index = 0; index < count; index += 1) (button as HTMLElement).click();
    }, times);
}

/** Another tab in front leaves a page visible here: what a hidden page says and sends is said and sent by hand. */
function setVisible(page: Page, isVisible: boolean): Promise<void> {
  return page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );
}

test('a closed dialog changes nothing: it opens again where the cancellation stands', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: SLOW });
  await confirmCancel(page);
  await getDialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(getDialog(page)).toHaveCount(0);
  await expect(getCancelButton(page)).toHaveText('Cancelling your order');
  await getCancelButton(page).click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Cancelling your order');
  await press(page, 3);
  await expectTitle(page, CANCELLED);
  expect(await countCancels(page, world)).toBe(1);
});

test('closed for good, the order tells how it ended', async ({ page }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('orders-detail .order-head [part=message]')).toContainText('Your order was cancelled on');
  await expect(page.locator('[data-orders-announcer]')).toContainText('Your order was cancelled on');
  expect(await countCancels(page, world)).toBe(1);
});

test('a second tag of the same order, and one made anew, share the cancellation', async ({ page }) => {
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
  await second.getByRole('button', { name: 'Cancelling your order' }).click();
  await expect(getDialog(page).getByRole('heading')).toHaveText('Cancelling your order');
  await page.evaluate(() => {
    const tag = document.querySelector('#second') as HTMLElement;
    const place = tag.parentElement;
    tag.remove();
    setTimeout(() => place?.append(tag), 300);
  });
  await expect(page.locator('orders-area .order-head [part=message]')).toContainText('Your order was cancelled on');
  expect(await countCancels(page, world)).toBe(1);
});

test('two tabs: the second one waits for the first, and then looks before it would send', async ({ page, context }) => {
  // Time enough for the second tab, on whatever machine.
  const world = await openCancellable(page, { orderNumber: 'US10000002', fault: 'request-cancel:latency-6000' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000002', world });
  await confirmCancel(page);
  await confirmCancel(other);
  await expect(getDialog(other).getByRole('heading')).toHaveText('Cancelling your order');
  await page.bringToFront();
  await expectTitle(page, CANCELLED);
  await expect(getDialog(other).getByRole('heading')).toHaveText(RECEIVED, { timeout: 15_000 });
  expect(await countCancels(page, world)).toBe(1);
});

test('a tab that nobody sees keeps no other one waiting', async ({ page, context }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000029' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000029', world });
  await confirmCancel(page);
  await expect.poll(() => countCancels(page, world)).toBe(1);
  await setVisible(page, false);
  await confirmCancel(other);
  await expect(getDialog(other).getByRole('heading')).toHaveText(RECEIVED);
});

test('an order that another tab cancelled meanwhile is no refusal', async ({ page, context }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000003' });
  const other = await context.newPage();
  await openCancellable(other, { orderNumber: 'US10000003', world });
  await confirmCancel(page);
  await expectTitle(page, RECEIVED);
  await confirmCancel(other);
  await expectTitle(other, RECEIVED);
});

test('left and come back to, the order tells the page that it is cancelled', async ({ page }) => {
  const events = await noteEvents(page, 'orders-order-cancelled');
  await openCancellable(page, { orderNumber: 'US10000030', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await page.locator('orders-area').getByRole('link', { name: 'Orders' }).click();
  await expect(page.locator('orders-history article').first()).toBeVisible();
  // Longer than the job takes in the sandbox, which goes by real time: nobody asks after it while no tag shows the order.
  await page.waitForTimeout(2_000);
  expect(events).toEqual([]);
  await page.goBack();
  await expect(page.locator('orders-detail .order-head [part=message]')).toContainText('Your order was cancelled on');
  expect(events).toEqual(['orders-order-cancelled {"orderNumber":"US10000030"}']);
});

test('the card of a cancelled order says so in the history', async ({ page }) => {
  const world = randomUUID();
  await page.goto(`/us/en/orders/?as=member&world=${world}`);
  await page.getByRole('link', { name: /^View order.*US10000002/ }).click();
  await confirmCancel(page);
  await expectTitle(page, CANCELLED);
  await getDialog(page).getByRole('button', { name: 'Done' }).click();
  await page.goBack();
  const card = page.locator('orders-history article').filter({ hasText: 'US10000002' });
  await expect(card.getByRole('heading')).toHaveText('Cancelled');
});

test('what became of a request stays on show until somebody knows', async ({ page }) => {
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

test('a shopper whose dialog was closed keeps the focus when the button goes', async ({ page }) => {
  await openCancellable(page, { orderNumber: 'US10000030', fault: SLOW });
  await confirmCancel(page);
  await page.keyboard.press('Escape');
  await expect(getCancelButton(page)).toBeFocused();
  await expect(getCancelButton(page)).toHaveCount(0);
  await expect(page.locator('orders-detail [data-heading]')).toBeFocused();
});

test('a reload in the middle takes the job up again, and sends nothing', async ({ page, watch }) => {
  const world = await openCancellable(page, { orderNumber: 'US10000029' });
  await confirmCancel(page);
  const polls = (): number => listCalls(watch).filter((call) => call.includes('/jobs/')).length;
  await expect.poll(polls).toBeGreaterThan(1);
  const before = polls();
  await page.reload();
  await expect(getCancelButton(page)).toHaveText('Cancelling your order');
  await expect.poll(polls).toBeGreaterThan(before + 1);
  expect(await countCancels(page, world)).toBe(1);
});
