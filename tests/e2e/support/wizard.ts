import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { chooseRefund } from '../../support/choose-refund.js';
import { countRequests } from './journal.js';
import { lookUp } from './test.js';

export interface WizardScene {
  readonly orderNumber: string;
  readonly shopper?: 'member' | 'guest';
  readonly country?: string;
  readonly locale?: string;
  /** `CALL:FAULT`, in the syntax of the host pages. */
  readonly fault?: string;
  /** Further parameters of the page's query. */
  readonly query?: string;
  readonly world?: string;
}

/** Opens the wizard of an order in its own sandbox. Returns the name of the sandbox. */
export async function openWizard(page: Page, scene: WizardScene): Promise<string> {
  const {
    orderNumber,
    shopper = 'member',
    country = 'us',
    locale = 'en',
    fault = '',
    query = '',
    world = randomUUID(),
  } = scene;
  const settings = `world=${world}&as=${shopper}${fault === '' ? '' : `&fault=${fault}`}${query}`;
  const path = shopper === 'member' ? `sales/${orderNumber}/return/` : 'details/';
  await page.goto(`/${country}/${locale}/orders/${path}?${settings}`);
  if (shopper === 'guest') {
    await lookUp(page, orderNumber);
    await page.getByRole('button', { name: 'Start return' }).click();
  }
  await expect(getRows(page).first()).toBeVisible();
  return world;
}

export function getWizard(page: Page): Locator {
  return page.locator('orders-return-wizard');
}

export function getRows(page: Page): Locator {
  return getWizard(page).locator('.return-row');
}

/** Selects the first item that can be returned, with a reason, for a refund. */
export async function chooseItem(page: Page, reason?: string): Promise<void> {
  await getRows(page).locator('input:enabled').first().check();
  const reasons = getWizard(page).locator('.reasons');
  // By its position: surfaces also open it in other languages.
  const option = reason === undefined ? reasons.locator('input') : reasons.getByRole('radio', { name: reason });
  await option.first().check();
  await chooseRefund(page);
}

/** Opens the field for a note, and writes one. */
export async function writeNote(page: Page, text: string): Promise<void> {
  await getWizard(page).locator('.return-fields > .is-text').click();
  await expect(getWizard(page).locator('textarea')).toBeFocused();
  await getWizard(page).locator('textarea').fill(text);
}

export async function goOn(page: Page): Promise<void> {
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).locator('.method').first()).toBeVisible();
}

/** Submits with the first return method, or with the method of this name. */
export async function submitReturn(page: Page, method?: string): Promise<void> {
  const radios = getWizard(page).getByRole('radio', method === undefined ? {} : { name: method });
  await radios.first().check();
  await getWizard(page).getByRole('button', { name: 'Submit return' }).click();
}

/** Goes from the items to the stores: returns the first item to a store. */
export async function goToStores(page: Page): Promise<void> {
  await chooseItem(page);
  await getWizard(page).locator('.wizard-side .is-primary').click();
  await getWizard(page).locator('.method input[value=returnToStore]').check();
  await getWizard(page).locator('.wizard-side .is-primary').click();
  await expect(getWizard(page).locator('.store-step')).toBeVisible();
}

/** The cards of the visible stores. */
export function getStores(page: Page): Locator {
  return getWizard(page).locator('.store-choice');
}

/** The number of return requests that the service received. */
export function countReturns(page: Page, world: string): Promise<number> {
  return countRequests(page, world, 'request-return');
}

/** Expects the return's instructions, with an address that says how the shopper got there. */
export async function expectArrival(page: Page, wasEmailed: boolean): Promise<void> {
  await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible({ timeout: 20_000 });
  const message = page.locator('orders-return-instructions .order-head [part=message]');
  await expect(message).toContainText('Your return is set up');
  await expect(message).toContainText(
    /(?:Return|Drop off) your items by |Bring your items in by |You can return items to a store within /,
  );
  await expect(message.getByText("We've sent you an email")).toHaveCount(wasEmailed ? 1 : 0);
  const { pathname, searchParams } = new URL(page.url());
  expect(pathname).toMatch(/\/returns\/RT\w+\/return-confirmation\/$/);
  expect([searchParams.get('pageView'), searchParams.get('emailSent')]).toEqual(['true', wasEmailed ? 'true' : null]);
}
