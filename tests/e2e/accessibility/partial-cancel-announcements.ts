import type { Announcement } from './announcement.js';
import { openCancellable } from '../support/cancel.js';
import { cancelItems, PARTLY } from '../support/partial-cancel.js';

/** The announcements when some items of an order are cancelled. */
export const PARTIAL_CANCEL_ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/order-detail/cancellation/cancellation-controller.ts announce',
    says: /^The selected items are canceled$/,
    async act(page) {
      await openCancellable(page, { orderNumber: PARTLY, fault: 'request-cancel:latency-1500' });
      await cancelItems(page, { Stride: 1 });
      await page.keyboard.press('Escape');
    },
  },
];
