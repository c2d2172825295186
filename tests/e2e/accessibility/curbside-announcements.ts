import type { Page } from '@playwright/test';
import { checkIn, getSubmit, openCurbside, ORDER } from '../support/curbside.js';
import type { Announcement } from './announcement.js';

/** Opens a check-in of eleven minutes ago that the store has not answered. */
async function openOverdue(page: Page): Promise<void> {
  const stored = { orderNumber: ORDER, id: 'arrival-1', stage: 'submitted', at: Date.now() - 11 * 60_000 };
  await page.addInitScript(
    (entry) => sessionStorage.setItem('orders-area/1', JSON.stringify({ curbside: [entry] })),
    stored,
  );
  const answer = { json: { id: 'arrival-1', status: 'SUBMITTED' } };
  await page.route('**/pickup_interactions/v1/*', (route) => route.fulfill(answer));
  await openCurbside(page);
}

/** The announcements while a shopper waits outside a store. */
export const CURBSIDE_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/ui/focus-gap.ts role',
    says: /^Describe your vehicle so we can find you\.$/,
    async act(page) {
      await openCurbside(page);
      await getSubmit(page).press('Enter');
    },
  },
  {
    from: 'src/features/curbside/curbside.tsx announce',
    says: /^Letting the store know you're here\.$/,
    async act(page) {
      await openCurbside(page);
      await checkIn(page);
    },
  },
  {
    from: 'src/features/curbside/curbside.tsx useAnnouncement',
    says: /^Still letting the store know\. This is taking longer than usual\.$/,
    isSlow: true,
    async act(page) {
      await openCurbside(page, { fault: 'request-curbside-arrival:latency-4000' });
      await checkIn(page);
    },
  },
  {
    from: 'src/features/curbside/followed-stage.tsx announce',
    says: /^Your order is on its way to you$/,
    isSlow: true,
    async act(page) {
      await openCurbside(page);
      await checkIn(page);
    },
  },
  {
    from: 'src/features/curbside/followed-stage.tsx isAlert',
    says: /Please call the store/,
    act: openOverdue,
  },
  {
    from: 'src/features/curbside/stage.tsx isAlert',
    says: /We can't find your check-in/,
    act: (page) => openCurbside(page, { query: '&storeInteractionId=arrival-unknown' }),
  },
];
