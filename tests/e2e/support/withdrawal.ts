import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../../surfaces/surface.js';

/** An order within the period. */
export const ORDER = 'DE10000003';
/** What a guest types. */
export const STATEMENT = { name: 'Robin Doe', email: 'guest@example.com', orderNumber: ORDER };

export interface WithdrawalScene extends Partial<AreaAddress> {
  /** The order in the address; absent for the address without one. */
  readonly orderNumber?: string;
}

export function getWithdrawal(page: Page): Locator {
  return page.locator('orders-withdrawal');
}

export function getConfirm(page: Page): Locator {
  return getWithdrawal(page).locator('.withdrawal-actions .is-primary');
}

/** Opens the withdrawal in the area. Returns the name of the sandbox. */
export async function openWithdrawal(page: Page, scene: WithdrawalScene = {}): Promise<string> {
  const { orderNumber, world = randomUUID(), ...address } = scene;
  const path = orderNumber === undefined ? '/withdrawal/' : `/withdrawal/${orderNumber}/`;
  await openArea(page, { path, as: 'guest', country: 'de', world, ...address });
  await expect(getWithdrawal(page).locator('form, .withdrawal-text').first()).toBeVisible();
  return world;
}

/** Fills in the first step of a tag. */
export async function fillInStatement(page: Page, values: Readonly<Record<string, string>> = STATEMENT): Promise<void> {
  for (const [name, text] of Object.entries(values)) {
    await getWithdrawal(page).locator(`input[name=${name}]`).first().fill(text);
  }
}

/** Goes on to the second step, in any language. */
export async function review(page: Page, values: Readonly<Record<string, string>> = STATEMENT): Promise<void> {
  await fillInStatement(page, values);
  await getWithdrawal(page).locator('form .is-primary:not([aria-disabled])').click();
  await expect(getConfirm(page)).toBeVisible();
}

/** Sends a statement. */
export async function confirmStatement(page: Page): Promise<void> {
  await review(page);
  await getConfirm(page).click();
}

/** The statements in a sandbox. */
export async function listStatements(page: Page, world: string): Promise<readonly { readonly orderNumber: string }[]> {
  const answer = await page.request.get('/sandbox/withdrawals', { headers: { 'x-sandbox-world': world } });
  return ((await answer.json()) as { withdrawals: readonly { orderNumber: string }[] }).withdrawals;
}
