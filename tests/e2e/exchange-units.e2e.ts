import type { Page } from '@playwright/test';
import { expectPath } from './support/area.js';
import { getDialog } from './support/cancel.js';
import { expect, expectAccessible, test } from './support/test.js';
import { getRows, getWizard, openWizard } from './support/wizard.js';

const ORDER = 'US10000012';
const RETURN = `/us/en/orders/sales/${ORDER}/return/`;
/** An item that was ordered three times. */
const SHIRTS = 'Breeze Short-Sleeve Running Top';

const continueButton = (page: Page) => getWizard(page).getByRole('button', { name: 'Continue' });
const unit = (page: Page, number: number) => getRows(page).filter({ hasText: `Item ${number} of 3` });
const radio = (page: Page, name: string) => getWizard(page).getByRole('radio', { name, exact: true });

async function chooseShirts(page: Page): Promise<void> {
  const row = getRows(page).filter({ hasText: SHIRTS });
  await row.getByRole('checkbox').check();
  await row.getByRole('radio', { name: 'Too small' }).check();
  await row.getByRole('radio', { name: /^Exchange it/ }).check();
}

async function pickReplacement(page: Page, size: string): Promise<void> {
  await radio(page, 'Midnight Navy').check();
  await radio(page, size).check();
}

test('of three units one is exchanged, and two are returned for different reasons', async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await chooseShirts(page);
  await radio(page, 'Choose for each').focus();
  await page.keyboard.press('Space');
  await expect(radio(page, 'Choose for each')).toBeFocused();
  await expect(unit(page, 3)).toBeVisible();
  const card = getRows(page).filter({ has: page.getByRole('radio', { name: 'Choose for each' }) });
  await expect(card.locator('.item-title')).toContainText(SHIRTS);
  await expect(card.getByRole('group', { name: /^More than one of this item ?, Breeze Short-Sleeve/ })).toBeVisible();
  for (const [number, reason] of [
    [2, 'Quality'],
    [3, 'Color'],
  ] as const) {
    await unit(page, number).getByRole('radio', { name: reason, exact: true }).check();
    await unit(page, number)
      .getByRole('radio', { name: /^Return it/ })
      .check();
  }
  await expectAccessible(page);
  await page.reload();
  await expect(unit(page, 1).getByRole('radio', { name: /^Exchange it/ })).toBeChecked();
  await expect(unit(page, 2).getByRole('radio', { name: 'Quality' })).toBeChecked();
  await continueButton(page).click();
  await expectPath(page, `${RETURN}exchange-1/`);
  await pickReplacement(page, 'XL');
  await continueButton(page).click();
  await getWizard(page).getByRole('radio', { name: 'Drop off with UPS' }).check();
  await continueButton(page).click();
  await expect(getWizard(page)).toContainText('Midnight Navy');
  const sent = page.waitForRequest((request) => request.url().endsWith('/user_return_captures/v1'));
  await getWizard(page).getByRole('button', { name: 'Submit exchange' }).click();
  const { orderLines } = (await sent).postDataJSON() as { orderLines: { quantity: number; reasonText: string }[] };
  expect(orderLines.map(({ quantity, reasonText }) => [quantity, reasonText])).toEqual([
    [1, "Doesn't Fit"],
    [1, 'Quality'],
    [1, 'Color'],
  ]);
  await expect(getDialog(page).getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 15_000 });
});

test("'Return and refund only' returns one unit, and the others stay an exchange", async ({ page }) => {
  await openWizard(page, { orderNumber: ORDER });
  await chooseShirts(page);
  await continueButton(page).click();
  await pickReplacement(page, 'S');
  await continueButton(page).click();
  await expectPath(page, `${RETURN}exchange-2/`);
  const returnOnly = getWizard(page).getByRole('button', { name: 'Return and refund only' });
  await expect(returnOnly).toHaveAccessibleDescription("Only this item changes. You'll still exchange the others.");
  await returnOnly.click();
  await pickReplacement(page, 'XL');
  await expect(getWizard(page).getByRole('heading', { name: /Item 2 of 2$/ })).toBeVisible();
  await getWizard(page).getByRole('button', { name: 'Change item' }).click();
  await expect(unit(page, 2).getByRole('radio', { name: /^Return it/ })).toBeChecked();
  for (const number of [1, 3]) {
    await expect(unit(page, number).getByRole('radio', { name: /^Exchange it/ })).toBeChecked();
  }
  await radio(page, 'Same for all').check();
  await expect(radio(page, 'Same for all')).toBeFocused();
  await expect(getRows(page).filter({ hasText: SHIRTS })).toHaveCount(1);
});
