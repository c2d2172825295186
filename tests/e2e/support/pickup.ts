import { expect, type Locator, type Page } from '@playwright/test';
import { getDialog } from './cancel.js';
import { chooseItem, getWizard, goOn, openWizard, type WizardScene } from './wizard.js';

const ADDRESS_HEADING = 'Where should we pick it up?';

/** Goes to the addresses of a courier pickup in Korea. Returns the name of the sandbox. */
export async function goToAddresses(page: Page, scene: Partial<WizardScene> = {}): Promise<string> {
  const world = await openWizard(page, { orderNumber: 'KR10000001', country: 'kr', ...scene });
  await chooseItem(page, 'Quality');
  await goOn(page);
  await getWizard(page).getByRole('radio', { name: 'Have it picked up' }).check();
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: ADDRESS_HEADING })).toBeFocused();
  await expect(getWizard(page).getByRole('button', { name: 'Add an address' })).toBeVisible();
  return world;
}

export function getCards(page: Page): Locator {
  return getWizard(page).locator('.address-choice');
}

export interface TypedAddress {
  readonly code?: string;
  readonly street?: string;
}

/** Fills in the form of a new address and submits it for the address check. */
export async function addAddress(
  page: Page,
  { code = '03171', street = '세종대로 175' }: TypedAddress = {},
): Promise<void> {
  await getWizard(page).getByRole('button', { name: 'Add an address' }).click();
  const box = getDialog(page);
  await box.getByLabel('Last name *').fill('이');
  await box.getByLabel('First name *').fill('하늘');
  await box.getByLabel('Phone number *').fill('010-5555-0101');
  await box.getByLabel('Postal code *').fill(code);
  await box.getByLabel('Province or state *').fill('서울특별시');
  await box.getByLabel('City or district *').fill('종로구');
  await box.getByLabel('Street address *').fill(street);
  await box.getByRole('button', { name: 'Use this address' }).click();
}
