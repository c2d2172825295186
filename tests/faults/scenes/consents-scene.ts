import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { createQuietCells } from './create-quiet-cells.js';

/** The orders are on show in every case; what differs is whether tabs stand above them. */
const ENDS = {
  done: { find: (page) => page.locator('orders-history section:has(article):has(nav)') },
  newest: { find: (page) => page.locator('orders-history section:has(article):has(nav)') },
  alone: {
    find: (page) => page.locator('orders-history section:has(article):not(:has(nav))'),
    isSilent: true,
  },
  gone: GONE,
} as const satisfies CallScene['ends'];

/** Whether a member's partners share orders: what cannot be learned counts as no, and costs the tabs alone. */
export const CONSENTS_SCENE: CallScene<keyof typeof ENDS> = {
  call: 'list-consents',
  method: 'GET',
  path: /^\/identity\/user\/v1\/[^/]+\/consents$/,
  chunks: '**/cdn/order-history-partners-calls-*.js',
  open: (page, setting) => openScene(page, { path: '/' }, setting),
  cross: (page) => goTo(page, '/us/en/orders/'),
  readStored: (page) => Promise.resolve([getPath(page)]),
  kept: [`${AREA}/`],
  ends: ENDS,
  cells: {
    ...createQuietCells('service-list-consents-failure'),
    offline: { end: 'alone', errors: ['offline'] },
    // A member whom the identity service does not know has no partners.
    notFound: { end: 'alone' },
    // The other partners are told all the same.
    fieldMissing: { end: 'done' },
    // Known once, it is asked for no more.
    crossed: { end: 'newest' },
    unmounted: { end: 'gone' },
    chunk: { end: 'alone', errors: ['chunk-load'] },
  },
};
