import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { lookUp } from './test.js';

export interface WizardScene {
  readonly orderNumber: string;
  readonly shopper?: 'member' | 'guest';
  readonly country?: string;
  /** `CALL:FAULT`, as the host pages take it. */
  readonly fault?: string;
  /** More of the page's query. */
  readonly query?: string;
  readonly world?: string;
}

/** Opens the wizard of an order, in a sandbox of its own. Gives the name of that. */
export async function openWizard(page: Page, scene: WizardScene): Promise<string> {
  const { orderNumber, shopper = 'member', country = 'us', fault = '', query = '', world = randomUUID() } = scene;
  const settings = `world=${world}&as=${shopper}${fault === '' ? '' : `&fault=${fault}`}${query}`;
  const path = shopper === 'member' ? `sales/${orderNumber}/return/` : 'details/';
  await page.goto(`/${country}/en/orders/${path}?${settings}`);
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

/** Chooses the first item that can be returned, for a reason. */
export async function chooseItem(page: Page, reason?: string): Promise<void> {
  await getRows(page).locator('input:enabled').first().check();
  const select = getWizard(page)
    .getByLabel(/^Reason/)
    .first();
  await select.selectOption(reason === undefined ? { index: 1 } : { label: reason });
}

export async function goOn(page: Page): Promise<void> {
  await getWizard(page).getByRole('button', { name: 'Continue' }).click();
  await expect(getWizard(page).locator('.method').first()).toBeVisible();
}

/** Submits by the first way back there is, or by one of this name. */
export async function submitReturn(page: Page, method?: string): Promise<void> {
  const radios = getWizard(page).getByRole('radio', method === undefined ? {} : { name: method });
  await radios.first().check();
  await getWizard(page).getByRole('button', { name: 'Submit return' }).click();
}

/** How often the service was asked for a return, as it counted itself. */
export async function countReturns(page: Page, world: string): Promise<number> {
  const answer = await page.request.get('/sandbox/requests?call=request-return', {
    headers: { 'x-sandbox-world': world },
  });
  return ((await answer.json()) as { requests: unknown[] }).requests.length;
}
