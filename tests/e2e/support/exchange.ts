import { expect, type Page } from '@playwright/test';
import { getRows, getWizard } from './wizard.js';

/** The order that has every case of an exchange. */
export const EXCHANGED = 'US10000012';

/** The cheaper colour of the shoes. */
const CHEAPER = 1;

export interface ExchangeScene {
  /** Place of the colour: what was bought, a cheaper one, and others. */
  readonly color?: number;
}

/** From the items to the last look: the first of them is exchanged for another colour in its first size. */
export async function goToReview(page: Page, { color = CHEAPER }: ExchangeScene = {}): Promise<void> {
  await goToMethods(page, { color });
  await getWizard(page).getByRole('radio').first().check();
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).locator('.exchange-pair').first()).toBeVisible();
}

/** The same, as far as the ways back. */
export async function goToMethods(page: Page, { color = CHEAPER }: ExchangeScene = {}): Promise<void> {
  const wizard = getWizard(page);
  await getRows(page).first().locator('input[type=checkbox]').check();
  await getRows(page).first().locator('select[name=reason]').selectOption({ index: 1 });
  await wizard.locator('.operation input[value=exchange]').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await wizard.locator('.color-tile input').nth(color).check();
  await wizard.locator('.size-tile input:enabled').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.locator('.method').first()).toBeVisible();
}

/** From the items to the last look with two of them: the first for another colour, the second for another size, piece by piece. */
export async function goToReviewOfTwo(page: Page): Promise<void> {
  const wizard = getWizard(page);
  for (const place of [0, 1]) {
    const row = getRows(page).nth(place);
    await row.locator('input[type=checkbox]').check();
    await row.locator('select[name=reason]').selectOption({ index: 1 });
    await row.locator('.operation input[value=exchange]').check();
  }
  await getRows(page).nth(1).locator('select[name=quantity]').selectOption('1');
  await wizard.getByRole('button', { name: 'Continue' }).click();
  for (const [place, color] of [
    [1, CHEAPER],
    [2, 0],
  ] as const) {
    await expect(wizard).toContainText(`Item ${place} of 2`);
    await wizard.locator('.color-tile input').nth(color).check();
    await wizard.locator('.size-tile input:enabled').last().check();
    await wizard.getByRole('button', { name: 'Continue' }).click();
  }
  await wizard.locator('.method input').first().check();
  await wizard.getByRole('button', { name: 'Continue' }).click();
  await expect(wizard.locator('.exchange-pair')).toHaveCount(2);
}

/** How often the service was asked by a call, as it counted itself. */
export async function countCalls(page: Page, world: string, call: string): Promise<number> {
  const answer = await page.request.get(`/sandbox/requests?call=${call}`, { headers: { 'x-sandbox-world': world } });
  return ((await answer.json()) as { requests: unknown[] }).requests.length;
}

/** How many orders were made in exchange. */
export async function countExchanges(page: Page, world: string): Promise<number> {
  const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
  for (let count = 0; ; count += 1) {
    const number = `EX2${String(count + 1).padStart(7, '0')}`;
    const answer = await page.request.get(`/history/v1/${number}?filter=country(us)&filter=language(en)`, { headers });
    if (!answer.ok()) return count;
  }
}
