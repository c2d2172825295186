import type { Page } from '@playwright/test';
import { openSurface, type Announcement } from './announcement.js';
import { fillInAccount, getSubmit, openRefund } from '../support/bank-refund.js';

const SLOW = 'latency-4000';

async function send(page: Page, fault?: string): Promise<void> {
  await openRefund(page, fault === undefined ? {} : { fault });
  await fillInAccount(page);
  await getSubmit(page).click();
}

/** The announcements while a shopper enters the account for a refund. */
export const BANK_REFUND_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/bank-refund/refund-form.tsx announce',
    says: /^This is taking longer than usual\. We're still sending your bank details\.$/,
    isSlow: true,
    act: (page) => send(page, `request-bank-refund:${SLOW}`),
  },
  {
    from: 'src/features/bank-refund/bank-refund.tsx useAnnouncement',
    says: /^Still loading your order\. This is taking longer than usual\.$/,
    isSlow: true,
    act: openSurface('refund-loading'),
  },
];
