import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { createQuietCells } from './create-quiet-cells.js';

/** The orders are visible in every case; only the tabs above them differ. */
const OUTCOMES = {
  done: { find: (page) => page.locator('orders-history section:has(article):has(nav)') },
  newest: { find: (page) => page.locator('orders-history section:has(article):has(nav)') },
  alone: {
    find: (page) => page.locator('orders-history section:has(article):not(:has(nav))'),
    isSilent: true,
  },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Whether a member's partners share orders: a failure counts as no and only hides the tabs. */
export const CONSENTS_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-consents',
  method: 'GET',
  path: /^\/identity\/user\/v1\/[^/]+\/consents$/,
  chunks: '**/cdn/order-history-partners-calls-*.js',
  open: (page, setting) => openScene(page, { path: '/' }, setting),
  cross: (page) => goTo(page, '/us/en/orders/'),
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${AREA}/`],
  outcomes: OUTCOMES,
  cells: {
    ...createQuietCells('service-list-consents-failure'),
    offline: { outcome: 'alone', errors: ['offline'] },
    // A member unknown to the identity service has no partners.
    notFound: { outcome: 'alone' },
    // The readable partners still count.
    fieldMissing: { outcome: 'done' },
    // Once known, the consents are not requested again.
    crossed: { outcome: 'newest' },
    unmounted: { outcome: 'gone' },
    chunk: { outcome: 'alone', errors: ['chunk-load'] },
  },
};
