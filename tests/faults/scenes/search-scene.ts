import type { Page } from '@playwright/test';
import type { CallScene } from '../call-scene.js';
import { openScene } from '../open-scene.js';
import { createListScene } from './create-list-scene.js';

const ORDER = 'US10000001';

const getField = (page: Page) => page.locator('orders-history input[name=orderSearch]');

/** Searching a member's orders. */
export const SEARCH_SCENE: CallScene = {
  ...createListScene({
    call: 'search-order-history',
    path: /^\/history\/v1$/,
    // The transport of a page encodes the parenthesis.
    query: /filter=query(?:\(|%28)/,
    chunks: '**/cdn/order-history-search-calls-*.js',
    tag: 'orders-history .search-slot',
    at: '/',
    search: `q=${ORDER}`,
    newest: { hasText: 'View order' },
    slow: 'historySearch.slow',
    code: 'service-search-order-history-failure',
  }),
  // Not at an address with a search: the list of all orders would be under way, and meet the fault too.
  async open(page, setting) {
    await openScene(page, { path: '/' }, setting);
    await getField(page).waitFor();
  },
  async send(page) {
    await getField(page).fill(ORDER);
    await getField(page).press('Enter');
  },
};
