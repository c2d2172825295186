import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createQuietCells } from './create-quiet-cells.js';

const PICKUP = 'US10000006';
const BOUGHT_THERE = 'US10000007';

/** The box with the store's address: of a pickup it leads the order, and of a purchase it stands at the side. */
const ASIDE = ':is(aside, .pickup):has(address)';

/** The order is visible in every case; only the content below the store's address differs. */
const OUTCOMES = {
  done: { find: (page) => page.locator(`orders-detail ${ASIDE}`, { hasText: toPattern('store.hours') }) },
  newest: {
    find: (page) =>
      page
        .locator('orders-detail section:has(aside)', { hasText: BOUGHT_THERE })
        .filter({ hasText: toPattern('store.hours') }),
  },
  /** The address and directions, without hours and without an error message. */
  alone: {
    find: (page) =>
      page.locator(`orders-detail ${ASIDE}:not(:has(.store-slot)):not(:has(.store-hours))`, {
        hasText: toPattern('store.directions'),
      }),
  },
  offline: {
    find: (page) => page.locator('orders-detail .store-alone', { hasText: toPattern('store.directions') }),
    recovery: 'by itself',
  },
  /** Only the address. */
  bare: {
    find: (page) =>
      page.locator(
        'orders-detail :is(.side-card, .pickup):has(address):not(:has(.store-slot)):not(:has(.store-links))',
      ),
  },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const CODE = 'service-list-stores-failure';

/** Reading the store of a pickup order: the order can be shown without it. */
export const STORE_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-stores',
  method: 'GET',
  path: /^\/store\/store_locations\/v1$/,
  chunks: '**/cdn/stores-*.js',
  open: (page, setting) => openScene(page, { path: `/sales/${PICKUP}/` }, setting),
  cross: (page) => goTo(page, `${AREA}/sales/${BOUGHT_THERE}/`),
  slow: 'store.slow',
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${AREA}/sales/${PICKUP}/`],
  outcomes: OUTCOMES,
  cells: {
    ...createQuietCells(CODE),
    offline: { outcome: 'offline', errors: ['offline'] },
    notFound: { outcome: 'alone' },
    fieldMissing: { outcome: 'alone', errors: [CODE] },
    // Both orders have the same store, so it is requested once.
    crossed: { outcome: 'newest' },
    unmounted: { outcome: 'gone' },
    chunk: { outcome: 'bare', errors: ['chunk-load'] },
  },
};
