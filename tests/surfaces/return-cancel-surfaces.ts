import { expect, type Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'returnDetail';
/** The last button below the headline of a return. */
const BUTTON = 'orders-detail .order-actions div > button';
const PRIMARY = 'orders-detail dialog .is-primary';

interface Scene {
  readonly orderNumber?: string;
  readonly fault?: string;
}

async function openReturn(page: Page, { orderNumber = 'RT10000033', fault }: Scene, view?: View): Promise<void> {
  await openArea(page, { path: `/returns/${orderNumber}/`, ...(fault !== undefined && { fault }), ...view });
  await isShown(page, 'orders-detail aside .side-card');
  await page.locator(BUTTON).click();
  await isShown(page, PRIMARY);
}

/** Confirms the dialog, and waits for the end. */
async function confirm(page: Page): Promise<void> {
  await page.locator(PRIMARY).click();
  await expect(page.locator('orders-detail dialog h3')).toBeFocused();
  await expect(page.locator('orders-detail dialog button[aria-busy]')).toHaveCount(0, { timeout: 15_000 });
}

/** The dialogs in which the cancellation of a return can end. */
const ENDS: readonly (Scene & { readonly name: string })[] = [
  { name: 'return-cancel-complete' },
  { name: 'return-cancel-unavailable', orderNumber: 'RT10000034' },
  { name: 'return-cancel-failed', orderNumber: 'RT10000038' },
  { name: 'return-cancel-refused', fault: 'request-return-cancellation:status-403' },
  { name: 'return-cancel-uncertain', fault: 'request-return-cancellation:reset' },
];

export const RETURN_CANCEL_SURFACES: readonly Surface[] = [
  { name: 'return-cancel-confirm', tag, route, state: 'dialog', open: (page, view) => openReturn(page, {}, view) },
  ...ENDS.map(({ name, ...scene }): Surface => ({
    name,
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openReturn(page, scene, view);
      await confirm(page);
    },
  })),
  {
    name: 'return-cancelled',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openReturn(page, {}, view);
      await confirm(page);
      await page.locator(PRIMARY).click();
      await isShown(page, 'orders-detail .order-main > .notice');
    },
  },
  {
    name: 'detail-cancellable-returns',
    tag,
    route: 'salesDetail',
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/sales/US10000034/', ...view });
      await isShown(page, 'orders-detail .track > div > button');
    },
  },
  {
    name: 'instructions-cancelled',
    tag: 'orders-return-instructions',
    route: 'returnInstructions',
    state: 'notice',
    async open(page, view) {
      await page.route('**/history/v1/RT10000010?*', async (call) => {
        const response = await call.fetch();
        const order = (await response.json()) as { group: { orderItems: object[] }[] };
        const group = order.group.map((part) => ({
          ...part,
          orderItems: part.orderItems.map((item) => ({ ...item, simpleStatus: 'CANCELLED' })),
        }));
        await call.fulfill({ response, json: { ...order, group } });
      });
      await openArea(page, { path: '/returns/RT10000010/return-confirmation/', ...view });
      await isShown(page, 'orders-return-instructions [part=message]');
    },
  },
];
