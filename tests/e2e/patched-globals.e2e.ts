import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addPatch,
  countUses,
  PATCHED_GLOBALS,
  PLANTED_GLOBAL,
  UNUSED_GLOBAL,
  type PatchedGlobal,
} from './hostile-host/patched-globals.js';
import { expectOrder, getOrderLink, goTo, ORDERS } from './support/area.js';
import { confirmCancel, expectTitle, getDialog } from './support/cancel.js';
import { requestBalance, getGiftCard, openGiftCard } from './support/gift-card.js';
import { expect, lookUp, test } from './support/test.js';
import { chooseItem, goOn, openWizard, submitReturn } from './support/wizard.js';

/** A guest finds an order with the form. */
async function findAsGuest(page: Page): Promise<void> {
  await page.goto(`${ORDERS}details/?as=guest&world=${randomUUID()}`);
  await lookUp(page, 'US10000001');
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

/** A member reads the history, opens one of its orders, and cancels another. */
async function readAndCancel(page: Page): Promise<void> {
  await page.goto(`${ORDERS}?as=member&world=${randomUUID()}`);
  await getOrderLink(page, 'US10000003').click();
  await expectOrder(page, 'US10000003');
  await goTo(page, `${ORDERS}sales/US10000002/`);
  await expectOrder(page, 'US10000002');
  await confirmCancel(page);
  await expectTitle(page, 'Your order is canceled');
}

/** A member returns an item. */
async function returnItem(page: Page): Promise<void> {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page);
  await goOn(page);
  await submitReturn(page);
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeVisible({ timeout: 15_000 });
}

/** A guest checks the balance of a gift card. */
async function checkGiftCard(page: Page): Promise<void> {
  await openGiftCard(page);
  await requestBalance(page);
  await expect(getGiftCard(page).locator('.gift-card')).toContainText('$73.50');
}

/** Proves that the patch matters: it breaks code that does not expect it, and our code has used it. */
async function expectPatchUsed(page: Page, { breaksOthers, isSilent = false }: PatchedGlobal): Promise<void> {
  if (breaksOthers) expect(await page.evaluate(breaksOthers), 'others break').toBe(true);
  if (!isSilent) expect(await page.evaluate(countUses), 'used by ours').toBeGreaterThan(0);
}

test.describe('a page that patches globals supports lookup, history, order, cancellation, return and gift card', () => {
  test.setTimeout(120_000);

  for (const global of PATCHED_GLOBALS) {
    test(global.name, async ({ page }) => {
      await addPatch(page, global);
      for (const walk of [findAsGuest, readAndCancel, returnItem, checkGiftCard]) {
        await walk(page);
        await expectPatchUsed(page, global);
      }
    });
  }

  test(`a patch that breaks our code fails the check: ${PLANTED_GLOBAL.name}`, async ({ page }) => {
    await addPatch(page, PLANTED_GLOBAL);
    await expect(findAsGuest(page)).rejects.toThrow(/toBeVisible/);
    await expectPatchUsed(page, PLANTED_GLOBAL);
  });

  test('a patch that our code never uses fails the check', async ({ page }) => {
    await addPatch(page, UNUSED_GLOBAL);
    await findAsGuest(page);
    await expect(expectPatchUsed(page, UNUSED_GLOBAL)).rejects.toThrow(/used by ours/);
  });
});
