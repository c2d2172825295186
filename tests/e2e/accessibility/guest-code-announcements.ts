import { openSurface, type Announcement } from './announcement.js';
import { openCodeStep, getCodeField } from '../support/guest-code.js';

const from = 'src/ui/dialog.tsx role';

/** What the step for a code announces: that the code was sent, that it is slow, and why the code does not help. */
export const GUEST_CODE_ANNOUNCEMENTS: readonly Announcement[] = [
  { from, says: /^The code is on its way\. You can get a new one in 30 seconds\.$/, act: openSurface('code-sent') },
  { from, says: /^That code isn't right\. You have 4 attempts left\.$/, act: openSurface('code-wrong') },
  { from, says: /^This code has expired\. Get a new one\.$/, act: openSurface('code-expired') },
  { from, says: /^This code can't be used anymore\. Get a new one\.$/, act: openSurface('code-used') },
  { from, says: /^Too many attempts$/, act: openSurface('code-throttled') },
  { from, says: /^We couldn't check the code\. Please try again\.$/, act: openSurface('code-failed') },
  { from, says: /^We couldn't send a code\. Please try again\.$/, act: openSurface('code-unsent') },
  {
    from,
    says: /^Still checking the code\. This is taking longer than usual\.$/,
    isSlow: true,
    async act(page) {
      await openCodeStep(page, { fault: 'request-guest-token:latency-4000' });
      await getCodeField(page).fill('123456');
    },
  },
];
