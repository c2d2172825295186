import type { Page } from '@playwright/test';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'salesDetail';

interface BoxScene {
  readonly orderNumber: string;
  /** A selector for the button, independent of the language. */
  readonly button: string;
}

const openBox =
  ({ orderNumber, button }: BoxScene) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, { path: `/sales/${orderNumber}/`, ...view });
    await isShown(page, 'orders-detail aside .side-card');
    await page.locator(`orders-detail ${button}`).click();
    await isShown(page, 'orders-detail dialog button');
  };

/** The dialogs of an order's actions, and the row of quick actions. */
export const ORDER_BOX_SURFACES: readonly Surface[] = [
  {
    name: 'order-track',
    tag,
    route,
    state: 'dialog',
    open: openBox({ orderNumber: 'US10000001', button: '.shipment:first-child .track button' }),
  },
  {
    name: 'order-returns',
    tag,
    route,
    state: 'dialog',
    open: openBox({ orderNumber: 'US10000010', button: '.order-actions .is-secondary' }),
  },
  {
    name: 'order-mismatch',
    tag,
    route,
    state: 'dialog',
    open: openBox({ orderNumber: 'US10000019', button: '.order-actions .is-secondary' }),
  },
  {
    name: 'order-quick-actions',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/sales/US10000010/', query: '&flags=useQuickActionCta', ...view });
      await isShown(page, 'orders-detail aside .side-card');
    },
  },
];
