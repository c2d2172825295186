import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { ORDERS } from './area.js';
import { countRequests } from './journal.js';
import { lookUp } from './test.js';

/** A return that can be cancelled, and the order that it belongs to. */
export const RETURN = 'RT10000033';
export const SALE = 'US10000033';
/** A return whose parcel turns out to be under way. */
export const SENT_BACK = 'RT10000034';
/** A return of the same order; the first job that cancels it fails. */
export const FAILING = 'RT10000038';

export interface ReturnCancelScene {
  /** The return, or its order. */
  readonly orderNumber?: string;
  readonly shopper?: 'member' | 'guest';
  /** `CALL:FAULT`, in the syntax of the host pages. */
  readonly fault?: string;
  /** Further parameters of the page's query. */
  readonly query?: string;
  readonly world?: string;
}

/** Opens a return or its order in a sandbox of its own. Returns the name of the sandbox. */
export async function openReturn(page: Page, scene: ReturnCancelScene = {}): Promise<string> {
  const { orderNumber = RETURN, shopper = 'member', fault = '', query = '', world = randomUUID() } = scene;
  const settings = `world=${world}&as=${shopper}${fault === '' ? '' : `&fault=${fault}`}${query}`;
  const folder = orderNumber.startsWith('RT') ? 'returns' : 'sales';
  await page.goto(`${ORDERS}${shopper === 'member' ? `${folder}/${orderNumber}/` : 'details/'}?${settings}`);
  if (shopper === 'guest') await lookUp(page, orderNumber);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  return world;
}

/** The button on the page of a return, or in the box of a return in its order. */
export function getReturnCancel(page: Page, returnNumber?: string): Locator {
  const name = returnNumber === undefined ? /^Cancel(?:ing your)? return/ : new RegExp(`return, ${returnNumber}$`);
  return page.locator('orders-area orders-detail').getByRole('button', { name, includeHidden: true }).first();
}

/** Presses the button and confirms the dialog. */
export async function confirmReturnCancel(page: Page, returnNumber?: string): Promise<void> {
  await getReturnCancel(page, returnNumber).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel return' }).click();
}

/** The number of requests to cancel a return that the service received. */
export function countReturnCancels(page: Page, world: string): Promise<number> {
  return countRequests(page, world, 'request-return-cancellation');
}
