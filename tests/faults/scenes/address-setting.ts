import type { Locator, Page } from '@playwright/test';
import { createBoxes } from '../boxes.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { chooseFirst } from './return-box.js';

const ORDER = 'KR10000001';
const STREET = '세종대로 175';
const TYPED = {
  familyName: '이',
  givenName: '하늘',
  phone: '01055550101',
  code: '03171',
  province: '서울특별시',
  locality: '종로구',
  line1: STREET,
};

const getWizard = (page: Page): Locator => page.locator('orders-return-wizard');

/** Goes to the step before the addresses. */
export async function openMethods(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/return/`, country: 'kr' }, setting);
  await chooseFirst(page);
  await pressContinue(page);
  await getWizard(page).locator('.method input[value=courierPickup]').check();
}

export async function pressContinue(page: Page): Promise<void> {
  await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
}

/** Fills in a new address, ready to be checked and saved. */
export async function openNewAddress(page: Page, setting?: SceneSetting): Promise<void> {
  await openMethods(page, setting);
  await pressContinue(page);
  await page.getByRole('button', { name: toPattern('returnAddress.add') }).click();
  for (const [name, text] of Object.entries(TYPED)) await page.locator(`dialog input[name=${name}]`).fill(text);
}

/** Changes a saved address, ready to be saved. */
export async function openChangedAddress(page: Page, setting?: SceneSetting): Promise<void> {
  await openMethods(page, setting);
  await pressContinue(page);
  await getWizard(page).locator('.address-choice button').first().click();
  await page.locator('dialog input[name=line1]').fill(STREET);
}

export async function pressSave(page: Page): Promise<void> {
  await page.locator('dialog .is-primary').click();
}

/** Presses again while the first request is under way. */
export async function pressSaveAgain(page: Page): Promise<void> {
  await page.locator('dialog .is-primary').evaluateAll((buttons) => {
    for (let press = 0; press < 3; press += 1) for (const button of buttons) (button as HTMLElement).click();
  });
}

/** The card of the typed address. */
export const getTypedCard = (page: Page): Locator => getWizard(page).locator('.address-choice', { hasText: STREET });

/** The message above the list. */
export const getNotice = (page: Page): Locator => getWizard(page).locator('[role=alert]');

export const boxOver = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);

/** Checks that the wizard is still there with its choices. */
export async function readSummary(page: Page): Promise<string[]> {
  return [`${await page.locator('orders-area').count()} area`];
}
export const SUMMARY = ['1 area'];
