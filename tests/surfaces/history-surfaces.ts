import { expect, type Page } from '@playwright/test';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-history';
const route = 'history';
const LIST = 'list-order-history';
const SEARCH = 'search-order-history';

/** Opens a history with four pages, the first of which is a stub. */
async function openStub(page: Page, view?: View): Promise<void> {
  await openArea(page, { path: '/', as: 'archive', ...view });
  for (const count of [10, 20, 30]) {
    await expect(page.locator('orders-history article')).toHaveCount(count);
    await page.locator('orders-history .show-more button').click();
  }
  await expect(page.locator('orders-history .stub')).toBeAttached();
}

export const HISTORY_SURFACES: readonly Surface[] = [
  {
    name: 'history',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-history article');
    },
  },
  {
    name: 'history-withdrawal',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/', country: 'de', ...view });
      await isShown(page, 'orders-history section > p:last-child a');
    },
  },
  {
    name: 'history-tabs',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-history .tabs');
    },
  },
  {
    name: 'history-alerts',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openArea(page, { path: '/', query: '&alerts=1', ...view });
      await isShown(page, 'orders-history .alerts');
      await isShown(page, 'orders-history article');
    },
  },
  {
    name: 'history-find-orders',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openArea(page, { path: '/', country: 'kr', ...view });
      await isShown(page, 'orders-history .notice a');
    },
  },
  {
    name: 'history-empty',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await openArea(page, { path: '/', as: 'archive', country: 'gb', ...view });
      await isShown(page, 'orders-history .empty');
    },
  },
  {
    name: 'history-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openArea(page, { path: '/', fault: `${LIST}:timeout`, ...view });
      await isShown(page, 'orders-history [aria-busy]');
    },
  },
  {
    name: 'history-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path: '/', fault: `${LIST}:status-403`, ...view });
      await isShown(page, 'orders-history [role=alert]');
    },
  },
  {
    name: 'history-more-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path: '/', ...view });
      await isShown(page, 'orders-history article');
      await page.route('**/history/v1?*anchor*', (call) => call.fulfill({ status: 403, body: '{}' }));
      await page.locator('orders-history .show-more button').click();
      await isShown(page, 'orders-history [role=alert]');
    },
  },
  {
    // A visible stub shows its text until its orders have loaded.
    name: 'history-stub',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openStub(page, view);
      await page.route('**/history/v1?*', () => undefined);
      await page.evaluate(() => scrollTo(0, 0));
      await isShown(page, 'orders-history .stub:not([hidden])');
    },
  },
  {
    name: 'history-stub-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openStub(page, view);
      await page.route('**/history/v1?*', (call) => call.fulfill({ status: 403, body: '{}' }));
      await page.evaluate(() => scrollTo(0, 0));
      await isShown(page, 'orders-history .stub [role=alert]');
    },
  },
  {
    name: 'history-search',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/', ...view });
      // On paper, the search is hidden.
      await page.locator('orders-history .search input').waitFor({ state: 'attached' });
    },
  },
  {
    name: 'history-search-found',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openArea(page, { path: '/', query: '&q=tempo&status=delivered', ...view });
      await isShown(page, 'orders-history .search-slot article');
    },
  },
  {
    name: 'history-search-none',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await openArea(page, { path: '/', query: '&q=anchor', ...view });
      await isShown(page, 'orders-history .search-slot .empty');
    },
  },
  {
    name: 'history-search-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openArea(page, { path: '/', query: '&q=tempo', fault: `${SEARCH}:timeout`, ...view });
      await isShown(page, 'orders-history .search-slot [aria-busy]');
    },
  },
  {
    name: 'history-search-failed',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openArea(page, { path: '/', query: '&q=tempo', fault: `${SEARCH}:status-500`, ...view });
      await isShown(page, 'orders-history .search-slot [role=alert]');
    },
  },
  {
    name: 'history-unreadable',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openArea(page, { path: '/', fault: `${LIST}:drift-missing`, ...view });
      await isShown(page, 'orders-history article');
    },
  },
  {
    name: 'history-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, ...view });
      await isShown(page, 'orders-history .empty');
    },
  },
  {
    name: 'history-alone',
    tag,
    state: 'ready',
    async open(page, view) {
      await openAlone(page, { tag, adapter: AS_MEMBER, ...view });
      await isShown(page, 'orders-history article');
    },
  },
];
