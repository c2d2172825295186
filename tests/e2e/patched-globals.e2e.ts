import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addMeeting,
  countMeetings,
  PATCHED_GLOBALS,
  PLANTED_GLOBAL,
  UNMET_GLOBAL,
  type PatchedGlobal,
} from './hostile-host/patched-globals.js';
import { expectOrder, getOrderLink, goTo, ORDERS } from './support/area.js';
import { confirmCancel, expectTitle, getDialog } from './support/cancel.js';
import { askAfterCard, getGiftCard, openGiftCard } from './support/gift-card.js';
import { expect, lookUp, test } from './support/test.js';
import { chooseItem, goOn, openWizard, submitReturn } from './support/wizard.js';

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

/** A member returns an item. */
async function returnItem(page: Page): Promise<void> {
  await openWizard(page, { orderNumber: 'US10000001' });
  await chooseItem(page);
  await goOn(page);
  await submitReturn(page);
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeVisible({ timeout: 15_000 });
}

/** A guest asks what is left on a gift card. */
async function checkGiftCard(page: Page): Promise<void> {
  await openGiftCard(page);
  await askAfterCard(page);
  await expect(getGiftCard(page).locator('.gift-card')).toContainText('$73.50');
}

/** It was there, and not for nothing: it breaks code that does not expect it, and ours has used it. */
async function expectMet(page: Page, { breaksOthers, isSilent = false }: PatchedGlobal): Promise<void> {
  if (breaksOthers) expect(await page.evaluate(breaksOthers), 'others break').toBe(true);
  if (!isSilent) expect(await page.evaluate(countMeetings), 'met by ours').toBeGreaterThan(0);
}

test.describe('a page whose scripts change what all scripts share: lookup, history, order, cancellation, return and gift card go on', () => {
  test.setTimeout(120_000);

  for (const global of PATCHED_GLOBALS) {
    test(global.name, async ({ page }) => {
      await page.addInitScript(addMeeting);
      await page.addInitScript(global.patch);
      for (const walk of [findAsGuest, readAndCancel, returnItem, checkGiftCard]) {
        await walk(page);
        await expectMet(page, global);
      }
    });
  }

  test(`and a page nobody could live with is found out: ${PLANTED_GLOBAL.name}`, async ({ page }) => {
    await page.addInitScript(addMeeting);
    await page.addInitScript(PLANTED_GLOBAL.patch);
    await expect(findAsGuest(page)).rejects.toThrow(/toBeVisible/);
    await expectMet(page, PLANTED_GLOBAL);
  });

  test('a change that is there and is met by nothing of ours is no proof', async ({ page }) => {
    await page.addInitScript(addMeeting);
    await page.addInitScript(UNMET_GLOBAL.patch);
    await findAsGuest(page);
    await expect(expectMet(page, UNMET_GLOBAL)).rejects.toThrow(/met by ours/);
  });
});
