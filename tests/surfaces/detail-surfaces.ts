import type { Page } from '@playwright/test';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-detail';
const route = 'salesDetail';
const READY = 'orders-detail aside .side-card';
const DOCUMENTS = 'orders-detail .documents button';
const STORE_HOURS = 'orders-detail .store-hours';

const openOrder =
  (orderNumber: string, shown = READY, more: object = {}) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, { path: `/sales/${orderNumber}/`, ...more, ...view });
    await isShown(page, shown);
  };

/** Opens the order and presses the e-fapiao button, found independent of the language. */
function openEFapiao(shown: string, fault?: string): Surface['open'] {
  return async (page, view) => {
    await openOrder('CN10000003', '.order-actions button', { country: 'cn', ...(fault !== undefined && { fault }) })(
      page,
      view,
    );
    await page.locator('orders-detail .order-actions button:last-of-type').click();
    await isShown(page, `orders-detail ${shown}`);
  };
}

/** Opens the order with documents, and the document at an index of its list. */
function openDocument(at: number, { shown = 'dialog .is-primary', fault }: DocumentView = {}): Surface['open'] {
  return async (page, view) => {
    await openOrder('US10000035', DOCUMENTS, fault === undefined ? {} : { fault })(page, view);
    await page.locator(DOCUMENTS).nth(at).click();
    await isShown(page, `orders-detail ${shown}`);
  };
}

interface DocumentView {
  readonly shown?: string;
  readonly fault?: string;
}

export const DETAIL_SURFACES: readonly Surface[] = [
  { name: 'detail', tag, route, state: 'ready', open: openOrder('US10000001') },
  { name: 'detail-large', tag, route, state: 'ready', open: openOrder('US10000009') },
  {
    name: 'detail-alerts',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openOrder('US10000001', READY, { query: '&alerts=1&writeReview=true' })(page, view);
      await isShown(page, 'orders-detail .alerts');
    },
  },
  {
    name: 'detail-pickup',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openOrder('US10000006', STORE_HOURS)(page, view);
      await page.locator('orders-detail .store-week summary').click();
    },
  },
  {
    name: 'detail-store',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openOrder('US10000007', STORE_HOURS)(page, view);
      await isShown(page, 'orders-detail .bar-code');
    },
  },
  {
    name: 'detail-store-loading',
    tag,
    route,
    state: 'loading',
    open: openOrder('US10000006', 'orders-detail .store-skeleton', { fault: 'list-stores:timeout' }),
  },
  {
    name: 'detail-store-alone',
    tag,
    route,
    state: 'ready',
    open: openOrder('US10000006', 'orders-detail .store-alone .store-links a', { fault: 'list-stores:status-403' }),
  },
  { name: 'detail-e-fapiao', tag, route, state: 'notice', open: openEFapiao('.tone-success') },
  {
    name: 'detail-e-fapiao-loading',
    tag,
    route,
    state: 'loading',
    open: openEFapiao('.order-actions [aria-busy]', 'get-e-fapiao:timeout'),
  },
  {
    name: 'detail-e-fapiao-failed',
    tag,
    route,
    state: 'error',
    open: openEFapiao('.tone-critical', 'get-e-fapiao:status-403'),
  },
  {
    name: 'detail-e-fapiao-wait',
    tag,
    route,
    state: 'notice',
    open: openEFapiao('.tone-neutral[role=alert]', 'get-e-fapiao:status-404'),
  },
  { name: 'detail-documents', tag, route, state: 'ready', open: openOrder('US10000035', DOCUMENTS) },
  { name: 'document', tag, route, state: 'dialog', open: openDocument(3) },
  {
    name: 'document-loading',
    tag,
    route,
    state: 'dialog',
    open: openDocument(3, { shown: '.document-busy', fault: 'get-document:timeout' }),
  },
  { name: 'document-wait', tag, route, state: 'dialog', open: openDocument(4) },
  { name: 'document-unreadable', tag, route, state: 'dialog', open: openDocument(1) },
  {
    name: 'document-missing',
    tag,
    route,
    state: 'dialog',
    open: openDocument(3, { shown: 'dialog .dialog-actions a', fault: 'get-document:status-404' }),
  },
  { name: 'detail-unknown-status', tag, route, state: 'notice', open: openOrder('US10000021') },
  { name: 'detail-global-store', tag, route, state: 'ready', open: openOrder('US10000022') },
  {
    name: 'detail-guest',
    tag,
    route: 'guestDetail',
    state: 'ready',
    async open(page, view) {
      const query = '&email=guest%40example.com&standalone=true';
      await openArea(page, { path: '/details/US10000001/', as: 'guest', query, ...view });
      await isShown(page, READY);
    },
  },
  {
    name: 'detail-unreadable',
    tag,
    route,
    state: 'notice',
    open: openOrder('US10000001', READY, { fault: 'get-order:drift-missing' }),
  },
  {
    name: 'detail-loading',
    tag,
    route,
    state: 'loading',
    open: openOrder('US10000001', 'orders-detail [aria-busy]', { fault: 'get-order:timeout' }),
  },
  {
    name: 'detail-failed',
    tag,
    route,
    state: 'dialog',
    open: openOrder('US10000001', 'orders-detail dialog', { fault: 'get-order:status-403' }),
  },
  {
    name: 'detail-missing',
    tag,
    route,
    state: 'error',
    open: openOrder('US99999999', 'orders-detail [role=alert]'),
  },
  {
    name: 'detail-alone-failed',
    tag,
    state: 'error',
    async open(page, view) {
      const attributes = { 'order-number': 'US10000001' };
      await openAlone(page, { tag, attributes, adapter: AS_MEMBER, fault: 'get-order:status-403', ...view });
      await isShown(page, 'orders-detail [role=alert]');
    },
  },
  {
    name: 'detail-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': 'US10000001' }, ...view });
      await isShown(page, 'orders-detail .empty');
    },
  },
  {
    name: 'detail-no-number',
    tag,
    state: 'empty',
    async open(page, view) {
      await openAlone(page, { tag, adapter: AS_MEMBER, ...view });
      await isShown(page, 'orders-detail section p');
    },
  },
];
