import { expect, type Page } from '@playwright/test';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import {
  getConfirm,
  getWithdrawal,
  listStatements,
  openWithdrawal,
  ORDER,
  STATEMENT,
} from '../e2e/support/withdrawal.js';
import type { Write } from './write.js';

const SECOND = 'main > orders-withdrawal';
const END = /^(We received your withdrawal|We couldn't confirm your statement)/;

/** Goes through the first step of a tag, unless the tag has been further already. */
async function goOn(page: Page, tag: string): Promise<void> {
  const element = page.locator(tag);
  await element.locator('form, .withdrawal-text').first().waitFor();
  for (const [name, text] of Object.entries(STATEMENT)) await element.locator(`input[name=${name}]`).fill(text);
  await element.locator('form .is-primary:not([aria-disabled])').click();
  await element.locator('.withdrawal-text').first().waitFor();
}

/** Sending a statement of withdrawal. No read shows it, but the service knows a repeated one by its key. */
export const WITHDRAWAL: Write = {
  call: 'request-withdrawal',
  path: /\/withdrawals\/v1$/,
  async open(page, { world, fault }) {
    await openWithdrawal(page, { world, ...(fault !== undefined && { fault: `request-withdrawal:${fault}` }) });
    await goOn(page, 'orders-withdrawal');
  },
  // The page keeps the draft of a tag that was removed, and shows its second step again; a reload forgets it.
  async reopen(page) {
    const second = page.locator('orders-withdrawal .withdrawal-text').first();
    const isRestored = await second.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    );
    if (!isRestored) await goOn(page, 'orders-withdrawal');
  },
  getSenders: (page) => getConfirm(page),
  async openSecond(page) {
    await placeSecond(page, { tag: 'orders-withdrawal', orderNumber: ORDER, country: 'de' });
    await goOn(page, SECOND);
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectPending(page) {
    await expect(getConfirm(page).first()).toHaveAttribute('aria-busy', 'true');
  },
  async expectDone(page) {
    // A tab that had to wait for another one says that the service may have it.
    const words = page.getByRole('heading', { name: END }).or(page.getByText("We couldn't confirm your statement"));
    await expect(words.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getWithdrawal(page).getByRole('button', { name: 'Try again' }),
  // More than one statement also counts as a failure.
  isDone: async (page, world) => (await listStatements(page, world)).length === 1,
};
