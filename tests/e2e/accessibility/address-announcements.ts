import { openSurface, type Announcement } from './announcement.js';

/** The announcements while a shopper enters a pickup address. */
export const ADDRESS_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/return-wizard/address/address-step.tsx announce',
    says: /^Address chosen\.$/,
    async act(page) {
      await openSurface('wizard-address-unverified')(page);
      await page.locator('orders-return-wizard dialog .is-primary').click();
    },
  },
  {
    from: 'src/features/return-wizard/address/address-book-list.tsx role',
    says: /^6 - 7 of 7$/,
    act: openSurface('wizard-addresses-last'),
  },
  {
    from: 'src/features/return-wizard/address/address-step.tsx isAlert',
    says: /^Your address wasn't saved/,
    act: openSurface('wizard-address-refused'),
  },
  {
    from: 'src/features/return-wizard/address/address-step.tsx isAlert',
    says: /^We couldn't load your saved addresses/,
    act: openSurface('wizard-addresses-failed'),
  },
];
