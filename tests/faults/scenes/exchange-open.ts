import type { Page } from '@playwright/test';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { chooseFirst } from './return-box.js';

const wizard = (page: Page) => page.locator('orders-return-wizard');

export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
}

/**
 * Picks the purchased color in its first size, one step before the return methods. The return method is already
 * selected.
 */
export async function openPicked(page: Page, orderNumber: string, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${orderNumber}/return/` }, setting);
  await chooseFirst(page);
  await goOn(page);
  await wizard(page).locator('.method label').first().click();
  await page.getByRole('button', { name: toPattern('returnWizard.items') }).click();
  await wizard(page).locator('.operation input[value=exchange]').check();
  await goOn(page);
  await wizard(page).locator('.color-tile input').first().check();
  await wizard(page).locator('.size-tile input:enabled').first().check();
}
