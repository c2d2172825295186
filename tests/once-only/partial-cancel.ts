import { expect, type Page } from '@playwright/test';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { getCancelButton, getDialog, openCancellable } from '../e2e/support/cancel.js';
import { chooseItems, PARTLY_PENDING, readLines } from '../e2e/support/partial-cancel.js';
import type { Write } from './write.js';

const DIALOGS = 'main > orders-detail dialog';

/** Chooses one piece of the first line in the dialog of the second tag, which only a script can reach. */
async function chooseInSecond(page: Page): Promise<void> {
  await page.locator(`${DIALOGS} input[value="items"]`).evaluate((input: HTMLElement) => input.click());
  await page
    .locator(`${DIALOGS} input[type="checkbox"]`)
    .first()
    .evaluate((input: HTMLElement) => input.click());
}

/** Cancelling some items of an order. */
export const PARTIAL_CANCEL: Write = {
  name: 'request-cancel of some items',
  call: 'request-cancel',
  path: /\/cancelOrder$/,
  async open(page, { world, fault }) {
    const broken = fault === undefined ? {} : { fault: `request-cancel:${fault}` };
    await openCancellable(page, { orderNumber: PARTLY_PENDING, world, ...broken });
    await chooseItems(page, { Pace: 'all' });
    await this.getSenders(page).waitFor();
  },
  async reopen(page) {
    await getCancelButton(page).first().click();
    await getDialog(page).waitFor();
  },
  getSenders: (page) => getDialog(page).locator('.is-primary'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: PARTLY_PENDING, takes: ['flags'] });
    const button = page.locator('main > orders-detail .order-actions button').first();
    // The page behind the first dialog is inert for a shopper, but not for a script.
    await button.evaluate((element: HTMLElement) => element.click());
    await chooseInSecond(page);
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(getDialog(page).getByRole('heading', { name: 'Canceling your items' })).toBeVisible();
  },
  async expectDone(page) {
    // Another tab that had chosen the same items learns that the order has changed, and sends nothing.
    const title = page.locator('dialog h3', {
      hasText: /^(We've received your cancellation|Your order has changed|What would you like to cancel)/,
    });
    await expect(title.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getDialog(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const [[, cancellable] = [2, 2]] = await readLines(page, world, PARTLY_PENDING);
    return cancellable === 0;
  },
};
