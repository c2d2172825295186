import { CELLS_BELOW_TABS, createListScene } from './create-list-scene.js';

/** Listing a member's partner orders. */
export const PARTNER_SCENE = createListScene({
  call: 'list-partner-history',
  path: /^\/partner_history\/v1$/,
  chunks: '**/cdn/order-history-partners-calls-*.js',
  tag: 'orders-partner-history',
  at: '/partners/',
  // The cards have no translated text, so the check is that one appears and how often it was requested.
  newest: {},
  slow: 'partnerHistory.slow',
  code: 'service-list-partner-history-failure',
  cells: CELLS_BELOW_TABS,
});
