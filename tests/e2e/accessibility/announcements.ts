import { expect, type Page } from '@playwright/test';
import { createPointerDriver } from '../../surfaces/pointer-driver.js';
import { openArea } from '../../surfaces/surface.js';
import { SURFACES } from '../../surfaces/surfaces.js';
import { getOrderLink } from '../support/area.js';
import { getDialog } from '../support/cancel.js';
import { lookUp } from '../support/test.js';

/** A message that is spoken without the focus going to it. */
export interface Announcement {
  readonly says: RegExp;
  /** What a shopper does until it is there. */
  readonly act: (page: Page) => Promise<void>;
}

const SLOW = 'latency-4000';

async function openCancel(page: Page, orderNumber: string, fault?: string): Promise<void> {
  const driver = createPointerDriver(page);
  await openArea(page, { path: `/sales/${orderNumber}/`, ...(fault !== undefined && { fault }) });
  await driver.press('Cancel order');
  await expect(getDialog(page)).toBeVisible();
  await driver.press('Cancel order');
}

/** From an order that was read to all orders: the first screen of a page is not announced. */
async function leaveOrder(page: Page): Promise<void> {
  await openArea(page, { path: '/sales/US10000001/' });
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
  await createPointerDriver(page).press('Orders');
  await expect(getOrderLink(page)).toHaveCount(10);
}

/** Opens a surface that has a box which is read out as it appears. */
const openSurface =
  (name: string) =>
  async (page: Page): Promise<void> => {
    const surface = SURFACES.find((candidate) => candidate.name === name);
    if (!surface) throw new RangeError(`There is no surface ${name}.`);
    await surface.open(page);
  };

/** Every status message there is, and every box that is read out. Each is said once. */
export const ANNOUNCEMENTS: readonly Announcement[] = [
  {
    says: /^Looking for your order\.$/,
    async act(page) {
      await openArea(page, { path: '/details/', as: 'guest' });
      await lookUp(page, 'US10000001');
    },
  },
  {
    says: /^Still looking\. This takes longer than usual\.$/,
    async act(page) {
      await openArea(page, { path: '/details/', as: 'guest', fault: `get-order-summary:${SLOW}` });
      await lookUp(page, 'US10000001');
    },
  },
  {
    says: /^Loading your orders\.$/,
    act: openSurface('area-wait'),
  },
  {
    says: /^Still loading your orders\. This takes longer than usual\.$/,
    act: (page) => openArea(page, { path: '/', fault: `list-order-history:${SLOW}` }),
  },
  {
    says: /^10 more orders loaded\. 20 orders shown\.$/,
    async act(page) {
      await openArea(page, { path: '/' });
      await createPointerDriver(page).press('Show More');
    },
  },
  {
    says: /^Your order is in 2 shipments$/,
    async act(page) {
      await leaveOrder(page);
      await page.goBack();
    },
  },
  {
    says: /^Fieldhouse Orders$/,
    act: leaveOrder,
  },
  {
    says: /^Still loading your order\. This takes longer than usual\.$/,
    act: (page) => openArea(page, { path: '/sales/US10000001/', fault: `get-order:${SLOW}` }),
  },
  {
    says: /^100 more items shown\.$/,
    async act(page) {
      await openArea(page, { path: '/sales/US30000300/' });
      await page.getByRole('button', { name: /more items$/ }).click();
    },
  },
  {
    says: /^This takes longer than usual\. You can close this box/,
    act: (page) => openCancel(page, 'US10000002', `request-cancel:${SLOW}`),
  },
  {
    says: /^We didn't get an answer, so we're checking your order/,
    act: (page) => openCancel(page, 'US10000002', 'request-cancel:reset'),
  },
  {
    says: /^Your order was cancelled on /,
    async act(page) {
      await openCancel(page, 'US10000002', 'request-cancel:latency-1500');
      await page.keyboard.press('Escape');
    },
  },
  {
    says: /^We're cancelling your order$/,
    async act(page) {
      await openCancel(page, 'US10000003', 'request-cancel:latency-1500');
      await page.keyboard.press('Escape');
    },
  },
  { says: /^Part of this page couldn't be loaded|^We couldn't reach/, act: openSurface('area-chunk-missing') },
  { says: /^This took too long/, act: openSurface('area-late') },
  { says: /^We can't show this right now/, act: openSurface('history-failed') },
  { says: /^We can't show this right now/, act: openSurface('history-more-failed') },
  { says: /^We couldn't find this order/, act: openSurface('detail-missing') },
  { says: /^We can't show this right now/, act: openSurface('detail-alone-failed') },
  { says: /^We couldn't cancel your order/, act: openSurface('cancel-failed-meanwhile') },
  { says: /^We couldn't reach the order service/, act: openSurface('cancel-chunk-missing') },
];
