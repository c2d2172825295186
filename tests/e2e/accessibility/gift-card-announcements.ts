import { requestBalance, getGiftCard, openGiftCard } from '../support/gift-card.js';
import type { Announcement } from './announcement.js';

/** The announcements while a shopper checks a gift card. */
export const GIFT_CARD_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/gift-card/gift-card.tsx announce',
    says: /^The gift card number is complete\. You can enter the PIN now\.$/,
    async act(page) {
      await openGiftCard(page);
      await getGiftCard(page).locator('input[name=accountNumber]').fill('6006491234567890123');
    },
  },
  {
    from: 'src/features/gift-card/gift-card.tsx announce',
    says: /^Checking the balance\.$/,
    async act(page) {
      await openGiftCard(page);
      await requestBalance(page);
    },
  },
  {
    from: 'src/features/gift-card/gift-card.tsx useAnnouncement',
    says: /^Still checking\. This is taking longer than usual\.$/,
    isSlow: true,
    async act(page) {
      await openGiftCard(page, { fault: 'get-gift-card-balance:latency-4000' });
      await requestBalance(page);
    },
  },
];
