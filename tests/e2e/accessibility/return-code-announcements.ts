import { openNewReturn } from '../support/new-return.js';
import { expect } from '../support/test.js';
import type { Announcement } from './announcement.js';

/** The announcements about the code of a return. */
export const RETURN_CODE_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/returns/labels/return-code.tsx announce',
    says: /^Your code is ready\.$/,
    // Until the carrier knows the code, after half an hour.
    isSlow: true,
    async act(page) {
      const made = { orderNumber: 'NL10000001', carrier: 'POSTNL' };
      await openNewReturn(page, made, { address: 'return-detail-confirmation/', seconds: 30 * 60 - 5 });
      await expect(page.locator('orders-return-instructions .guide-steps')).toBeVisible();
    },
  },
];
