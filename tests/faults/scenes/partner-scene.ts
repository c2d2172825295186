import { createListScene } from './create-list-scene.js';

/** What a member bought from partners. */
export const PARTNER_SCENE = createListScene({
  call: 'list-partner-history',
  path: /^\/partner_history\/v1$/,
  chunks: '**/cdn/order-history-partners-calls-*.js',
  tag: 'orders-partner-history',
  at: '/partners/',
  // Nothing of a card is in another language: what counts is that it is there, and how often it was asked for.
  newest: {},
  slow: 'partnerHistory.slow',
  code: 'service-list-partner-history-failure',
});
