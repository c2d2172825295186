import { expect, type Page } from '@playwright/test';
import { ACCOUNT, fillInAccount, getRefund, openRefund } from '../e2e/support/bank-refund.js';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { readJournal } from '../e2e/support/journal.js';
import { CARRIED_OUT } from './ambiguous-faults.js';
import type { Write } from './write.js';

const ORDER = 'US10000018';
const SECOND = 'main > orders-bank-refund';
const END = /^(We've got your bank details|We could not confirm)/;

/** Fills in the form of the second tag. */
async function fillInSecond(page: Page): Promise<void> {
  const second = page.locator(SECOND);
  await second.locator('.is-primary').evaluate((button: HTMLElement) => button.click());
  for (const [name, text] of Object.entries(ACCOUNT)) await second.locator(`input[name=${name}]`).fill(text);
  await expect(second.locator('.is-primary')).toBeEnabled();
}

/**
 * Sending bank details for a refund. No read shows whether they were received, so the shopper is told, and only Send
 * again repeats it.
 */
export const BANK_REFUND: Write = {
  call: 'request-bank-refund',
  path: /\/bank_refund\/v1$/,
  isLeftToShopper: true,
  async open(page, { world, fault }) {
    await openRefund(page, { world, ...(fault !== undefined && { fault: `request-bank-refund:${fault}` }) });
    await fillInAccount(page);
  },
  async reopen(page) {
    const form = getRefund(page).locator('form');
    await form
      .or(page.getByRole('heading', { name: END }))
      .first()
      .waitFor();
    // The fields were lost with the tag, but the page still knows that the request is under way.
    const isOver = (await form.count()) === 0 || (await page.getByRole('dialog').count()) > 0;
    if (!isOver && (await form.locator('[aria-busy]').count()) === 0) await fillInAccount(page);
  },
  getSenders: (page) => getRefund(page).locator('form > .is-primary'),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-bank-refund', orderNumber: ORDER });
    await fillInSecond(page);
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(this.getSenders(page).first()).toHaveAttribute('aria-busy', 'true');
  },
  async expectDone(page) {
    // A tab that had to wait for another one shows that the result is uncertain.
    await expect(page.getByRole('heading', { name: END }).first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => page.getByRole('dialog').getByRole('button', { name: 'Back to the form' }),
  async isDone(page, world) {
    const lines = await readJournal(page, { world, call: this.call });
    return lines.some(({ fault }) => CARRIED_OUT.has(fault));
  },
};
