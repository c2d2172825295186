import type { Page } from '@playwright/test';
import { AS_MEMBER, isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-card';
const ONE_PRODUCT = 'US10000023';
const SHOP = 'enableShopSimilar enableEdd';
const MESSAGE = '[part=message]';

interface CardScene {
  /** A selector for the element to wait for. */
  readonly shown: string;
  readonly orderNumber?: string;
  readonly adapter?: string;
  readonly fault?: string;
  readonly flags?: string;
  /** The index of the card's button to press. */
  readonly button?: number;
}

const openCard =
  ({ shown, orderNumber = 'US10000001', adapter = AS_MEMBER, fault, flags = '', button }: CardScene) =>
  async (page: Page, view?: View): Promise<void> => {
    const attributes = { 'order-number': orderNumber, flags };
    await openAlone(page, { tag, attributes, adapter, ...(fault !== undefined && { fault }), ...view });
    if (button !== undefined) await page.locator('orders-card .card-actions button').nth(button).click();
    await isShown(page, `orders-card ${shown}`);
  };

export const CARD_SURFACES: readonly Surface[] = [
  { name: 'card', tag, state: 'ready', open: openCard({ shown: 'article' }) },
  {
    name: 'card-actions',
    tag,
    state: 'ready',
    open: openCard({ shown: '.card-actions button', orderNumber: ONE_PRODUCT, flags: SHOP }),
  },
  {
    name: 'card-alone-mini-cart',
    tag,
    state: 'dialog',
    open: openCard({ shown: '.cart-item', orderNumber: ONE_PRODUCT, flags: SHOP, button: 0 }),
  },
  {
    name: 'card-alone-similar',
    tag,
    state: 'dialog',
    open: openCard({ shown: '.tile-link', orderNumber: ONE_PRODUCT, flags: SHOP, button: 1 }),
  },
  { name: 'card-loading', tag, state: 'loading', open: openCard({ shown: '[aria-busy]', fault: 'get-order:timeout' }) },
  { name: 'card-failed', tag, state: 'error', open: openCard({ shown: MESSAGE, fault: 'get-order:status-403' }) },
  { name: 'card-missing', tag, state: 'error', open: openCard({ shown: MESSAGE, orderNumber: 'US99999999' }) },
  { name: 'card-nobody', tag, state: 'nobody', open: openCard({ shown: MESSAGE, adapter: '' }) },
];
