import type { Page } from '@playwright/test';
import { AS_MEMBER, isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-card';
const MESSAGE = '[part=message]';

interface CardScene {
  /** What is waited for. */
  readonly shown: string;
  readonly orderNumber?: string;
  readonly adapter?: string;
  readonly fault?: string;
}

const openCard =
  ({ shown, orderNumber = 'US10000001', adapter = AS_MEMBER, fault }: CardScene) =>
  async (page: Page, view?: View): Promise<void> => {
    const attributes = { 'order-number': orderNumber };
    await openAlone(page, { tag, attributes, adapter, ...(fault !== undefined && { fault }), ...view });
    await isShown(page, `orders-card ${shown}`);
  };

export const CARD_SURFACES: readonly Surface[] = [
  { name: 'card', tag, state: 'ready', open: openCard({ shown: 'article' }) },
  { name: 'card-loading', tag, state: 'loading', open: openCard({ shown: '[aria-busy]', fault: 'get-order:timeout' }) },
  { name: 'card-failed', tag, state: 'error', open: openCard({ shown: MESSAGE, fault: 'get-order:status-403' }) },
  { name: 'card-missing', tag, state: 'error', open: openCard({ shown: MESSAGE, orderNumber: 'US99999999' }) },
  { name: 'card-nobody', tag, state: 'nobody', open: openCard({ shown: MESSAGE, adapter: '' }) },
];
