import { expect, type Page } from '@playwright/test';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { getDialog } from '../e2e/support/cancel.js';
import { getReturnCancel, openReturn, RETURN } from '../e2e/support/return-cancel.js';
import type { Write } from './write.js';

async function openDialog(page: Page): Promise<void> {
  await getReturnCancel(page).click();
  await getDialog(page).waitFor();
}

/** Cancelling a return; the return shows that it was done. */
export const RETURN_CANCEL: Write = {
  call: 'request-return-cancellation',
  path: /\/user_return_cancellations\/v1$/,
  async open(page, { world, fault }) {
    await openReturn(page, { world, ...(fault !== undefined && { fault: `request-return-cancellation:${fault}` }) });
    await openDialog(page);
    await this.getSenders(page).waitFor();
  },
  async reopen(page) {
    // Without the button, the return shows already that it is cancelled.
    await getReturnCancel(page).or(page.locator('orders-detail .order-main .notice')).first().waitFor();
    if ((await getReturnCancel(page).count()) > 0) await openDialog(page);
  },
  getSenders: (page) => getDialog(page).locator('.is-primary'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: RETURN, takes: ['flags'] });
    const button = page.locator('main > orders-detail .order-actions button', { hasText: 'Cancel return' });
    // The page behind the first dialog is inert for a shopper, but not for a script.
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(getDialog(page).getByRole('heading', { name: 'Canceling your return' })).toBeVisible();
  },
  async expectDone(page) {
    const title = page.locator('dialog h3', { hasText: 'Your return is canceled' });
    await expect(title.or(page.locator('orders-detail .order-main .notice')).first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getDialog(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
    const answer = await page.request.get(`/history/v1/${RETURN}?filter=country(us)&filter=language(en)`, { headers });
    const order = (await answer.json()) as { group: { orderItems: { simpleStatus?: string }[] }[] };
    return order.group.every(({ orderItems }) => orderItems.every(({ simpleStatus }) => simpleStatus === 'CANCELLED'));
  },
};
