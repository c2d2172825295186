import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createQuietCells } from './create-quiet-cells.js';
import { chooseFirst } from './return-box.js';

const ORDER = 'US10000017';
/** Only the service offers a paperless method; the market's own list does not. */
const PAPERLESS = toPattern('returnMethod.paperless');

const method = (page: Parameters<CallScene['open']>[0]) => page.locator('orders-return-wizard .methods');

/** The return methods are visible in every case; their source differs. */
const OUTCOMES = {
  done: { find: (page) => method(page).filter({ hasText: PAPERLESS }) },
  newest: { find: (page) => page.locator('orders-detail, orders-history').first() },
  alone: { find: (page) => method(page).filter({ has: page.locator('input'), hasNotText: PAPERLESS }) },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Listing the carriers of a country: without them, the wizard shows the return methods that the market defines. */
export const CARRIER_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-carrier-services',
  method: 'GET',
  path: /^\/ship\/provider_services\/v1$/,
  chunks: '**/cdn/returns-calls-*.js',
  async open(page, setting) {
    await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
    await chooseFirst(page);
  },
  send: (page) => page.getByRole('button', { name: toPattern('returnWizard.continue') }).click(),
  cross: (page) => goTo(page, `${AREA}/`),
  readStored: async (page) => [`${await page.locator('orders-area').count()} area`],
  preserved: ['1 area'],
  outcomes: OUTCOMES,
  cells: {
    ...createQuietCells('service-list-carrier-services-failure'),
    offline: { outcome: 'alone', errors: ['offline'] },
    notFound: { outcome: 'alone' },
    // The readable carriers are still shown.
    fieldMissing: { outcome: 'done' },
    crossed: { outcome: 'newest' },
    unmounted: { outcome: 'gone' },
    chunk: { outcome: 'alone', errors: ['chunk-load'] },
  },
};
