import { expect } from '@playwright/test';
import { getGiftCard, openGiftCard } from '../e2e/support/gift-card.js';
import type { Flow } from './flow.js';

/** From a wrong PIN to the balance of a card, and on to the next card. */
export const GIFT_CARD_FLOW: Flow = {
  name: 'a shopper mistypes the PIN of a gift card, corrects it, and sees the balance',
  routes: ['giftCard'],
  async run(driver, view) {
    const { page } = driver;
    await openGiftCard(page, { ...view });
    await driver.fill('Gift card number', '6006491234567890123');
    await driver.fill('PIN', '654321');
    await driver.press('Check balance');
    await expect(getGiftCard(page).locator('[part=message]')).toBeFocused();
    await driver.press('Enter the PIN again');
    await expect(getGiftCard(page).locator('input[name=pin]')).toBeFocused();
    await driver.fill('PIN', '123456');
    await driver.press('Check balance');
    await expect(getGiftCard(page).locator('.gift-card')).toBeFocused();
    await driver.press('Check another gift card');
    await expect(getGiftCard(page).locator('input[name=accountNumber]')).toBeFocused();
  },
};
