import { createListScene } from './create-list-scene.js';

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
  // The tabs above the list warn as well if their call, which is in the same file, cannot be loaded.
  cells: {
    offline: { end: 'offline', errors: ['chunk-load', 'offline'] },
    chunk: { end: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  },
});
