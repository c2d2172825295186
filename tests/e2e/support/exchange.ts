import { expect, type Page } from '@playwright/test';
import { getRows, getWizard } from './wizard.js';

/** The order that covers every case of an exchange. */
export const EXCHANGED = 'US10000012';

/** Index of a cheaper colour of the shoes. */
const CHEAPER = 1;

export interface ExchangeScene {
  /** Index of the colour: first the purchased one, then a cheaper one, then others. */
  readonly color?: number;
}

/** Goes from the items to the review: exchanges the first item for another colour in its first size. */
export async function goToReview(page: Page, { color = CHEAPER }: ExchangeScene = {}): Promise<void> {
  await goToMethods(page, { color });
  await getWizard(page).getByRole('radio').first().check();
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).locator('.exchange-pair').first()).toBeVisible();
}

/** Does the same, but stops at the return methods. */
export async function goToMethods(page: Page, { color = CHEAPER }: ExchangeScene = {}): Promise<void> {
  const wizard = getWizard(page);
  await getRows(page).first().locator('input[type=checkbox]').check();
  await getRows(page).first().locator('.reasons input').first().check();
  await wizard.locator('.operation input[value=exchange]').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.locator('.color-tile input').nth(color).check();
  await wizard.locator('.size-tile input:enabled').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.locator('.method').first()).toBeVisible();
}

/**
 * Goes from the items to the review with two items: exchanges the first for another colour and the second for another size, unit by unit.
 */
export async function goToReviewOfTwo(page: Page): Promise<void> {
  const wizard = getWizard(page);
  for (const index of [0, 1]) {
    const row = getRows(page).nth(index);
    await row.locator('input[type=checkbox]').check();
    await row.locator('.reasons input').first().check();
    await row.locator('.operation input[value=exchange]').check();
  }
  await getRows(page).nth(1).locator('select[name=quantity]').selectOption('1');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  for (const [index, color] of [
    [1, CHEAPER],
    [2, 0],
  ] as const) {
    await expect(wizard).toContainText(`Item ${index} of 2`);
    await wizard.locator('.color-tile input').nth(color).check();
    await wizard.locator('.size-tile input:enabled').last().check();
    await wizard.getByRole('button', { name: 'Continue' }).click();
  }
  await wizard.locator('.method input').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.locator('.exchange-pair')).toHaveCount(2);
}

/** The number of exchange orders that were placed. */
export async function countExchanges(page: Page, world: string): Promise<number> {
  const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
  for (let count = 0; ; count += 1) {
    const number = `EX2${String(count + 1).padStart(7, '0')}`;
    const answer = await page.request.get(`/history/v1/${number}?filter=country(us)&filter=language(en)`, { headers });
    if (!answer.ok()) return count;
  }
}
