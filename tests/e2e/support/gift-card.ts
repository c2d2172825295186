import { expect, type Locator, type Page } from '@playwright/test';
import { openArea, type AreaAddress } from '../../surfaces/surface.js';

/** A card that the sandbox knows, with a balance of 73.50 USD. */
export const CARD = { accountNumber: '6006 4912 3456 7890 123', pin: '123456' } as const;

export function getGiftCard(page: Page): Locator {
  return page.locator('orders-gift-card-balance');
}

export async function openGiftCard(page: Page, scene: Omit<AreaAddress, 'path'> = {}): Promise<void> {
  await openArea(page, { path: '/gift-card-lookup', as: 'guest', ...scene });
  await expect(getGiftCard(page).locator('form')).toBeVisible();
}

/** Fills in the form with the keyboard. */
export async function typeCard(
  page: Page,
  { accountNumber, pin }: { accountNumber: string; pin: string } = CARD,
): Promise<void> {
  const number = getGiftCard(page).locator('input[name=accountNumber]');
  await number.fill('');
  await number.pressSequentially(accountNumber.replaceAll(' ', ''));
  await getGiftCard(page).locator('input[name=pin]').pressSequentially(pin);
}

/** Fills in the form and submits it. */
export async function requestBalance(page: Page, card?: { accountNumber: string; pin: string }): Promise<void> {
  await typeCard(page, card);
  await getGiftCard(page).locator('button[type=submit]').click();
}
