import { expect } from '@playwright/test';
import { openAlone } from '../../surfaces/surface.js';
import { requestBalance, CARD, getGiftCard, openGiftCard, typeCard } from '../support/gift-card.js';
import type { CanaryFlow } from './canary-flow.js';

const SECRET = { ...CARD, pin: '480271' };
const KIOSK = { kiosk: '', flags: 'enableGiftCardLookup' };

/** Flows in which the number and PIN of a card are entered and sent. */
export const GIFT_CARD_CANARY_FLOWS: readonly CanaryFlow[] = [
  {
    name: 'an unknown gift card',
    meets: ['card', 'PIN'],
    async run(page, look) {
      await openGiftCard(page);
      await typeCard(page, SECRET);
      await look();
      await getGiftCard(page).locator('button[type=submit]').click();
      await expect(getGiftCard(page).locator('[part=message]')).toBeVisible();
      await look();
    },
  },
  {
    name: 'a gift card in a kiosk, whose session ends',
    meets: ['card', 'PIN'],
    keepsNothing: true,
    async run(page, look) {
      await openAlone(page, { tag: 'orders-gift-card-balance', attributes: KIOSK });
      await requestBalance(page, SECRET);
      await expect(getGiftCard(page).locator('[part=message]')).toBeVisible();
      await look();
      await getGiftCard(page).evaluate((tag: HTMLElement & { endSession(): void }) => tag.endSession());
      await expect(getGiftCard(page).locator('input[name=accountNumber]')).toHaveValue('');
    },
  },
];
