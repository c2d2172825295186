import { expect } from '@playwright/test';
import { openArea } from '../../surfaces/surface.js';
import type { Announcement } from './announcement.js';

/** The announcements while a member searches the history. */
export const SEARCH_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/order-history/search/found-orders.tsx announce',
    says: /^1 order found$/,
    async act(page) {
      await openArea(page, { path: '/' });
      const field = page.locator('orders-history input[name=orderSearch]');
      await field.fill('US10000001');
      await field.press('Enter');
      await expect(page.locator('orders-history .search-slot article')).toHaveCount(1);
    },
  },
  {
    from: 'src/features/order-history/search/found-orders.tsx announce',
    says: /^All orders are shown again$/,
    async act(page) {
      await openArea(page, { path: '/', query: '&q=tempo' });
      await page.getByRole('button', { name: 'Clear search' }).click();
    },
  },
  {
    from: 'src/features/order-history/search/found-orders.tsx useAnnouncement',
    says: /^Still searching\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/', query: '&q=tempo', fault: 'search-order-history:latency-4000' }),
  },
];
