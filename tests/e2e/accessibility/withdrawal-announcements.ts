import type { Announcement } from './announcement.js';
import { confirmStatement, openWithdrawal } from '../support/withdrawal.js';

/** The announcements while a statement of withdrawal is sent. */
export const WITHDRAWAL_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/withdrawal/withdrawal-answer.tsx announce',
    says: /^Still sending your statement\. This is taking longer than usual\.$/,
    isSlow: true,
    async act(page) {
      await openWithdrawal(page, { fault: 'request-withdrawal:latency-4000' });
      await confirmStatement(page);
    },
  },
];
