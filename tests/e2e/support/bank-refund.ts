import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { lookUp } from './test.js';

/** The account that the shopper enters: the example of the IBAN registry, which belongs to no person. */
export const ACCOUNT = { firstName: 'Robin', lastName: 'Doe', iban: 'GB33 BUKB 2020 1555 5555 55' } as const;

export interface RefundScene {
  readonly orderNumber?: string;
  readonly step?: 'landing' | 'form' | 'confirmation';
  readonly country?: string;
  readonly locale?: string;
  readonly shopper?: 'member' | 'guest';
  /** `CALL:FAULT`, in the syntax of the host pages. */
  readonly fault?: string;
  /** Further parameters of the page's query. */
  readonly query?: string;
  readonly world?: string;
}

const PATHS = {
  landing: 'refund-payment-landing',
  form: 'refund-payment',
  confirmation: 'refund-payment-confirmation',
} as const;

/** Opens a step of the bank refund in its own sandbox. Returns the name of the sandbox. */
export async function openRefund(page: Page, scene: RefundScene = {}): Promise<string> {
  const { orderNumber = 'US10000018', step = 'form', country = 'us', locale = 'en', shopper = 'member' } = scene;
  const { fault = '', query = '', world = randomUUID() } = scene;
  const settings = `world=${world}&as=${shopper}${fault === '' ? '' : `&fault=${fault}`}${query}`;
  await page.goto(`/${country}/${locale}/orders/returns/${orderNumber}/${PATHS[step]}/?${settings}`);
  if (shopper === 'guest') await lookUp(page, orderNumber);
  await expect(getRefund(page).locator('.refund-text, [part=message]').first()).toBeVisible();
  return world;
}

export function getRefund(page: Page): Locator {
  return page.locator('orders-bank-refund');
}

export function getSubmit(page: Page): Locator {
  return getRefund(page).locator('form .is-primary');
}

/** Enters an account, and waits until the form can be submitted. */
export async function fillInAccount(page: Page, account: Partial<typeof ACCOUNT> = ACCOUNT): Promise<void> {
  for (const [name, text] of Object.entries(account)) await getRefund(page).locator(`input[name=${name}]`).fill(text);
  await expect(getSubmit(page)).toBeEnabled();
}
