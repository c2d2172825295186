import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { PATCHED_GLOBALS } from './hostile-host/patched-globals.js';
import { expectOrder, getOrderLink, goTo, ORDERS } from './support/area.js';
import { confirmCancel, expectTitle } from './support/cancel.js';
import { expect, lookUp, test } from './support/test.js';

/** A guest finds an order, by the form. */
async function findAsGuest(page: Page): Promise<void> {
  await page.goto(`${ORDERS}details/?as=guest&world=${randomUUID()}`);
  await lookUp(page, 'US10000001');
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

/** A member reads the history, opens an order of it, and cancels another. */
async function readAndCancel(page: Page): Promise<void> {
  await page.goto(`${ORDERS}?as=member&world=${randomUUID()}`);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await goTo(page, `${ORDERS}sales/US10000002/`);
  await expectOrder(page, 'US10000002');
  await confirmCancel(page);
  await expectTitle(page, 'Your order is cancelled');
}

test.describe('a page whose scripts change what all scripts share: lookup, history, order and cancellation go on', () => {
  test.setTimeout(120_000);

  for (const { name, patch, wasMet } of PATCHED_GLOBALS) {
    test(name, async ({ page }) => {
      await page.addInitScript(patch);
      await findAsGuest(page);
      expect(await page.evaluate(wasMet), 'met by the lookup').toBe(true);
      await readAndCancel(page);
      expect(await page.evaluate(wasMet), 'met by the other flows').toBe(true);
    });
  }
});
