import { createListScene } from './create-list-scene.js';

/** Searching a member's orders, at an address with a search. */
export const SEARCH_SCENE = createListScene({
  call: 'search-order-history',
  path: /^\/history\/v1$/,
  // The transport of a page encodes the parenthesis.
  query: /filter=query(?:\(|%28)/,
  chunks: '**/cdn/order-history-search-calls-*.js',
  tag: 'orders-history .search-slot',
  at: '/',
  search: 'q=US10000001',
  newest: { hasText: 'View order' },
  slow: 'historySearch.slow',
  code: 'service-search-order-history-failure',
});
