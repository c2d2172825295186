import { CELLS_BELOW_TABS, createListScene } from './create-list-scene.js';

/** Listing a member's orders. */
export const HISTORY_SCENE = createListScene({
  call: 'list-order-history',
  path: /^\/history\/v1$/,
  chunks: '**/cdn/calls-*.js',
  tag: 'orders-history',
  at: '/',
  newest: { hasText: 'View order' },
  slow: 'orderHistory.slow',
  code: 'service-order-summary-failure',
  cells: CELLS_BELOW_TABS,
});
