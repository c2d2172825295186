import { expect, type Page } from '@playwright/test';
import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { openArea } from '../../surfaces/surface.js';
import { getDialog } from '../support/cancel.js';
import { confirmReturnCancel, openReturn } from '../support/return-cancel.js';
import { lookUp } from '../support/test.js';
import { ADDRESS_ANNOUNCEMENTS } from './address-announcements.js';
import { openSurface, type Announcement } from './announcement.js';
import { BANK_REFUND_ANNOUNCEMENTS } from './bank-refund-announcements.js';
import { GUEST_CODE_ANNOUNCEMENTS } from './guest-code-announcements.js';
import { PARTIAL_CANCEL_ANNOUNCEMENTS } from './partial-cancel-announcements.js';
import { SEARCH_ANNOUNCEMENTS } from './search-announcements.js';
import { WITHDRAWAL_ANNOUNCEMENTS } from './withdrawal-announcements.js';
import { CURBSIDE_ANNOUNCEMENTS } from './curbside-announcements.js';
import { EXCHANGE_ANNOUNCEMENTS } from './exchange-announcements.js';
import { GIFT_CARD_ANNOUNCEMENTS } from './gift-card-announcements.js';
import { RETURN_CODE_ANNOUNCEMENTS } from './return-code-announcements.js';
import { RETURN_STORE_ANNOUNCEMENTS } from './return-store-announcements.js';

const SLOW = 'latency-4000';

async function openCancel(page: Page, orderNumber: string, fault?: string): Promise<void> {
  const driver = createPointerDriver(page);
  await openArea(page, { path: `/sales/${orderNumber}/`, ...(fault !== undefined && { fault }) });
  await driver.press('Cancel order');
  await expect(getDialog(page)).toBeVisible();
  await driver.press('Cancel order');
}

/** Returns from a payment that the order shows only when it is read again. */
async function openPaidOrder(page: Page): Promise<void> {
  let reads = 0;
  await page.route(/\/history\/v1\/CN10000001/, async (route) => {
    const response = await route.fetch();
    const order = (await response.json()) as Record<string, unknown>;
    reads += 1;
    if (reads > 1) order['paymentHoldFlag'] = false;
    await route.fulfill({ response, json: order });
  });
  await openArea(page, { path: '/sales/CN10000001/', country: 'cn', query: '&payment=success' });
  await expect(page.getByText("We're checking your payment")).toBeVisible();
}

/** Every status message and every alert. Each is announced once. */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    from: 'src/features/guest-lookup/guest-lookup.tsx useAnnouncement',
    says: /^Looking for your order\.$/,
    async act(page) {
      await openArea(page, { path: '/details/', as: 'guest' });
      await lookUp(page, 'US10000001');
    },
  },
  {
    from: 'src/features/guest-lookup/guest-lookup.tsx useAnnouncement',
    says: /^Still looking\. This is taking longer than usual\.$/,
    isSlow: true,
    async act(page) {
      await openArea(page, { path: '/details/', as: 'guest', fault: `get-order-summary:${SLOW}` });
      await lookUp(page, 'US10000001');
    },
  },
  {
    from: 'src/cart/open-shop.tsx useAnnouncement',
    says: /^Still adding this to your bag\. This is taking longer than usual\.$/,
    async act(page) {
      await openArea(page, { path: '/sales/US10000001/', fault: `request-cart-item:${SLOW}` });
      await page.locator('orders-detail .item-shop > button').first().click();
    },
  },
  {
    from: 'src/features/order-detail/item-row.tsx role',
    says: /^Part of this page didn't load\. Check your connection and try again\.$/,
    act: openSurface('shop-chunk-missing'),
  },
  {
    from: 'src/orders/draw-action.tsx role',
    says: /^Part of this page didn't load\. Check your connection and try again\.$/,
    act: openSurface('card-shop-missing'),
  },
  {
    from: 'elements/orders-area/screen.ts announce',
    says: /^Loading your orders\.$/,
    isSlow: true,
    act: openSurface('area-wait'),
  },
  {
    from: 'src/features/alerts/alerts-banner.tsx announce',
    says: /^Parcels may take a day or two longer this week\.$/,
    async act(page) {
      await openArea(page, { path: '/', query: '&alerts=1' });
      await page.getByRole('button', { name: 'Next announcement' }).click();
    },
  },
  {
    from: 'src/features/order-history/order-history.tsx useAnnouncement',
    says: /^Still loading your orders\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/', fault: `list-order-history:${SLOW}` }),
  },
  {
    from: 'src/features/order-history/show-more.tsx announce',
    says: /^Showing 20 orders\.$/,
    async act(page) {
      await openArea(page, { path: '/' });
      await createPointerDriver(page).press('Show More');
    },
  },
  {
    from: 'src/features/order-detail/order-detail.tsx useAnnouncement',
    says: /^Still loading your order\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/sales/US10000001/', fault: `get-order:${SLOW}` }),
  },
  {
    from: 'src/features/order-history/partners/partner-history.tsx useAnnouncement',
    says: /^Still loading your partner orders\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/partners/', fault: `list-partner-history:${SLOW}` }),
  },
  {
    from: 'src/features/order-detail/payment/waiting-payment.tsx announce',
    says: /^Payment needed$/,
    act: openSurface('payment-code'),
  },
  {
    from: 'src/features/order-detail/payment/pay-order.tsx announce',
    says: /^Payment received$/,
    isSlow: true,
    act: openPaidOrder,
  },
  {
    from: 'src/features/order-detail/payment/waiting-payment.tsx useAnnouncement',
    says: /^This is taking longer than usual\. You can stay on this page/,
    act: openSurface('payment-preparing'),
  },
  {
    from: 'src/features/order-detail/payment/payment-form.tsx role',
    says: /^The payment page didn't open\./,
    act: openSurface('payment-blocked'),
  },
  {
    from: 'src/stores/store-details.tsx useAnnouncement',
    says: /^Still looking up the opening hours\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/sales/US10000006/', fault: `list-stores:${SLOW}` }),
  },
  {
    from: 'src/features/order-detail/e-fapiao/e-fapiao-download.tsx useAnnouncement',
    says: /^Still getting your e-fapiao\. This is taking longer than usual\.$/,
    async act(page) {
      await openArea(page, { path: '/sales/CN10000003/', country: 'cn', fault: `get-e-fapiao:${SLOW}` });
      await createPointerDriver(page).press('Download e-fapiao');
    },
  },
  {
    from: 'src/features/order-detail/e-fapiao/e-fapiao-download.tsx isAlert',
    says: /^Your e-fapiao has been downloaded/,
    act: openSurface('detail-e-fapiao'),
  },
  {
    from: 'src/features/order-detail/e-fapiao/e-fapiao-download.tsx isAlert',
    says: /^Your e-fapiao isn't ready yet/,
    act: openSurface('detail-e-fapiao-wait'),
  },
  {
    from: 'src/features/order-detail/copy-number.tsx announce',
    // The browser of the tests may refuse to copy.
    says: /^Copied$|^Couldn't copy/,
    async act(page) {
      await openArea(page, { path: '/sales/US10000001/' });
      await page.getByRole('button', { name: 'Copy, US10000001' }).click();
    },
  },
  {
    from: 'src/features/order-detail/copy-number.tsx announce',
    // The browser of the tests may refuse to copy.
    says: /^Copied$|^Couldn't copy/,
    async act(page) {
      await openArea(page, { path: '/sales/US10000001/' });
      await page.getByRole('button', { name: 'Copy, PX1000000101' }).click();
    },
  },
  {
    from: 'src/features/order-detail/shipment-block.tsx announce',
    says: /^57 more items shown\.$/,
    async act(page) {
      await openArea(page, { path: '/sales/US30000300/' });
      await page.getByRole('button', { name: /more items/ }).click();
    },
  },
  {
    from: 'src/ui/dialog.tsx role',
    says: /^This is taking longer than usual\. You can close this window/,
    isSlow: true,
    act: (page) => openCancel(page, 'US10000002', `request-cancel:${SLOW}`),
  },
  {
    from: 'src/ui/dialog.tsx role',
    says: /^We haven't heard back, so we're checking your order/,
    act: (page) => openCancel(page, 'US10000002', 'request-cancel:reset'),
  },
  {
    from: 'src/features/order-detail/cancellation/cancellation-controller.ts announce',
    says: /^Your order was canceled on /,
    async act(page) {
      await openCancel(page, 'US10000002', 'request-cancel:latency-1500');
      await page.keyboard.press('Escape');
    },
  },
  {
    from: 'src/features/order-detail/return-cancellation/return-cancellation-controller.ts announce',
    says: /^Your return is canceled$/,
    async act(page) {
      await openReturn(page, { fault: 'request-return-cancellation:latency-1500' });
      await confirmReturnCancel(page);
      await page.keyboard.press('Escape');
    },
  },
  {
    from: 'src/features/order-detail/cancellation/cancellation-controller.ts announce',
    says: /^We're canceling your order$/,
    async act(page) {
      await openCancel(page, 'US10000003', 'request-cancel:latency-1500');
      await page.keyboard.press('Escape');
    },
  },
  {
    from: 'elements/orders-area/shell-template.ts role',
    says: /^Part of this page didn't load|^We couldn't connect/,
    act: openSurface('area-chunk-missing'),
  },
  {
    from: 'elements/orders-area/shell-template.ts role',
    says: /^This took too long/,
    act: openSurface('area-late'),
  },
  {
    from: 'src/features/order-history/history-failed.tsx isAlert',
    says: /^We can't show this right now/,
    act: openSurface('history-failed'),
  },
  {
    from: 'src/features/order-history/show-more.tsx isAlert',
    says: /^We can't show this right now/,
    act: openSurface('history-more-failed'),
  },
  {
    from: 'src/features/order-history/live-pages.tsx isAlert',
    says: /^We can't show this right now/,
    act: openSurface('history-stub-failed'),
  },
  {
    from: 'src/orders/order-not-read.tsx isAlert',
    says: /^We couldn't find this order/,
    act: openSurface('detail-missing'),
  },
  {
    from: 'src/orders/order-not-read.tsx isAlert',
    says: /^We can't show this right now/,
    act: openSurface('detail-alone-failed'),
  },
  {
    from: 'src/features/order-detail/cancellation/cancel-dialog.tsx isAlert',
    says: /^We couldn't cancel your order/,
    act: openSurface('cancel-failed-meanwhile'),
  },
  {
    from: 'src/app/lazy/lazy-view.tsx isAlert',
    says: /^We couldn't connect/,
    act: openSurface('cancel-chunk-missing'),
  },
  {
    from: 'src/orders/order-not-read.tsx useAnnouncement',
    says: /^Still loading your order\. This is taking longer than usual\.$/,
    isSlow: true,
    act: (page) => openArea(page, { path: '/sales/US10000001/return/', fault: `get-order:${SLOW}` }),
  },
  ...ADDRESS_ANNOUNCEMENTS,
  ...BANK_REFUND_ANNOUNCEMENTS,
  ...GIFT_CARD_ANNOUNCEMENTS,
  ...CURBSIDE_ANNOUNCEMENTS,
  ...EXCHANGE_ANNOUNCEMENTS,
  ...WITHDRAWAL_ANNOUNCEMENTS,
  ...GUEST_CODE_ANNOUNCEMENTS,
  ...PARTIAL_CANCEL_ANNOUNCEMENTS,
  ...SEARCH_ANNOUNCEMENTS,
  {
    from: 'src/ui/text-area.tsx role',
    says: /^120 of 140 characters$/,
    async act(page) {
      await openSurface('wizard-chosen')(page);
      await page.locator('orders-return-wizard textarea').fill('a'.repeat(120));
    },
  },
  ...RETURN_CODE_ANNOUNCEMENTS,
  ...RETURN_STORE_ANNOUNCEMENTS,
];
