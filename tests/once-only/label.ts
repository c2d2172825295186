import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import type { Write } from './write.js';

const RETURN = 'RT10000010';
const OPENER = '.label-actions button:has-text("Email label")';

/** Opens the confirmation of each tag that does not show it yet. */
async function requestLabel(page: Page, count: number): Promise<void> {
  await expect(page.locator(`orders-detail ${OPENER}`)).toHaveCount(count);
  // The page behind the first dialog is inert for a shopper, but not for a script.
  await page.locator(`orders-detail ${OPENER}`).evaluateAll((buttons) => {
    for (const button of buttons) {
      const root = button.getRootNode() as ShadowRoot;
      if (!root.querySelector('dialog')) (button as HTMLElement).click();
    }
  });
  await expect(page.locator('orders-detail dialog')).toHaveCount(count);
}

/** Sending a return label by email. If the result is uncertain, the shopper decides. */
export const LABEL: Write = {
  call: 'request-label-dispatch',
  path: /\/orders\/return_labels\/v1$/,
  isLeftToShopper: true,
  async open(page, { world = randomUUID(), fault }) {
    const query = fault === undefined ? '' : `&fault=request-label-dispatch:${fault}`;
    await page.goto(`/us/en/orders/returns/${RETURN}/?as=member&world=${world}&flags=showMailLabel${query}`);
    await this.reopen(page);
  },
  reopen: (page) => requestLabel(page, 1),
  getSenders: (page) => page.locator('orders-detail dialog .is-primary'),
  async openSecond(page) {
    await placeSecond(page, { orderNumber: RETURN, takes: ['flags'] });
    await requestLabel(page, 2);
  },
  async expectPending(page) {
    await expect(page.locator('dialog h3', { hasText: 'Sending your label' }).first()).toBeVisible();
  },
  async expectDone(page) {
    // A tab that had to wait for another one shows that the result is uncertain.
    const title = page.locator('dialog h3', { hasText: /^(Return label emailed|We could not confirm)/ });
    await expect(title.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => page.locator(`orders-detail ${OPENER}`).first(),
  async isDone(page, world) {
    const answer = await page.request.get('/sandbox/labels', { headers: { 'x-sandbox-world': world } });
    const { labels } = (await answer.json()) as { labels: readonly { returnNumber: string; by: string }[] };
    // More than one label also counts as a failure.
    return labels.length === 1 && labels[0]?.returnNumber === RETURN && labels[0].by === 'email';
  },
};
