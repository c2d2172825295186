import { expect, type Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'salesDetail';
const BUTTON = 'orders-detail .order-actions button';
const PRIMARY = 'orders-detail dialog .is-primary';

/** Presses Cancel order on the page and in the dialog, and waits for the end. */
async function confirm(page: Page): Promise<void> {
  await page.locator(BUTTON).click();
  await page.locator(PRIMARY).click();
  await expect(page.locator('orders-detail dialog h3')).toBeFocused();
  await expect(page.locator('orders-detail dialog button[aria-busy]')).toHaveCount(0, { timeout: 15_000 });
}

interface CancelScene {
  readonly orderNumber: string;
  readonly fault?: string;
  readonly query?: string;
}

/** The dialogs in which a cancellation can end. */
const ENDS: readonly (CancelScene & { readonly name: string })[] = [
  { name: 'cancel-complete', orderNumber: 'US10000030' },
  { name: 'cancel-pending', orderNumber: 'US10000003' },
  { name: 'cancel-unavailable', orderNumber: 'US10000014' },
  { name: 'cancel-failed', orderNumber: 'US10000002', fault: 'request-cancel:status-429' },
  { name: 'cancel-refused', orderNumber: 'US10000002', fault: 'request-cancel:status-403' },
  { name: 'cancel-throttled', orderNumber: 'US10000002', fault: 'request-cancel:status-429-huge' },
  { name: 'cancel-signed-out', orderNumber: 'US10000002', fault: 'request-cancel:status-401' },
  { name: 'cancel-uncertain', orderNumber: 'US10000002', fault: 'request-cancel:reset' },
];

async function openOrder(page: Page, { orderNumber, fault, query = '' }: CancelScene, view?: View): Promise<void> {
  await openArea(page, { path: `/sales/${orderNumber}/`, ...(fault !== undefined && { fault }), query, ...view });
  await isShown(page, 'orders-detail aside .side-card');
}

export const CANCEL_SURFACES: readonly Surface[] = [
  {
    name: 'cancel-confirm',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openOrder(page, { orderNumber: 'US10000002' }, view);
      await page.locator(BUTTON).click();
      await isShown(page, PRIMARY);
    },
  },
  {
    name: 'cancel-expired',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openOrder(page, { orderNumber: 'US10000005', query: '&cancel=true' }, view);
      await isShown(page, 'orders-detail dialog');
    },
  },
  {
    name: 'cancel-sending',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openOrder(page, { orderNumber: 'US10000002', fault: 'request-cancel:timeout' }, view);
      await page.locator(BUTTON).click();
      await page.locator(PRIMARY).click();
      await expect(page.locator('orders-detail dialog [role=status]')).not.toBeEmpty();
    },
  },
  ...ENDS.map(({ name, ...scene }): Surface => ({
    name,
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openOrder(page, scene, view);
      await confirm(page);
    },
  })),
  {
    name: 'cancelled',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openOrder(page, { orderNumber: 'US10000030' }, view);
      await confirm(page);
      await page.locator(PRIMARY).click();
      await isShown(page, 'orders-detail .order-sub');
    },
  },
  {
    name: 'cancel-failed-meanwhile',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openOrder(page, { orderNumber: 'US10000004' }, view);
      await page.locator(BUTTON).click();
      await page.locator(PRIMARY).click();
      await page.locator('orders-detail .dialog-close').click();
      await isShown(page, 'orders-detail [role=alert]');
    },
  },
  {
    name: 'cancel-chunk-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/cancel-order-*.js', (call) => call.abort());
      await openOrder(page, { orderNumber: 'US10000002' }, view);
      await page.locator(BUTTON).click();
      await isShown(page, 'orders-detail [role=alert]');
    },
  },
];
