import { goTo } from '../../e2e/support/area.js';
import { GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, openScene } from '../open-scene.js';
import { say } from '../words.js';
import { createQuietCells } from './create-quiet-cells.js';
import { chooseFirst } from './return-box.js';

const ORDER = 'US10000017';
/** The service names a way without paper, the market's own list has none. */
const PAPERLESS = say('returnMethod.paperless');

const method = (page: Parameters<CallScene['open']>[0]) => page.locator('orders-return-wizard .methods');

/** The ways back are on show in every case; what differs is who named them. */
const ENDS = {
  done: { find: (page) => method(page).filter({ hasText: PAPERLESS }) },
  newest: { find: (page) => page.locator('orders-detail, orders-history').first() },
  alone: { find: (page) => method(page).filter({ has: page.locator('input'), hasNotText: PAPERLESS }) },
  gone: GONE,
} as const satisfies CallScene['ends'];

/** The carriers of a country: without them the wizard shows the ways back that it knows of the country. */
export const CARRIER_SCENE: CallScene<keyof typeof ENDS> = {
  call: 'list-carrier-services',
  method: 'GET',
  path: /^\/ship\/provider_services\/v1$/,
  chunks: '**/cdn/returns-calls-*.js',
  async open(page, setting) {
    await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
    await chooseFirst(page);
  },
  send: (page) => page.getByRole('button', { name: say('returnWizard.continue') }).click(),
  cross: (page) => goTo(page, `${AREA}/`),
  readStored: async (page) => [`${await page.locator('orders-area').count()} area`],
  kept: ['1 area'],
  ends: ENDS,
  cells: {
    ...createQuietCells('service-list-carrier-services-failure'),
    offline: { end: 'alone', errors: ['offline'] },
    notFound: { end: 'alone' },
    // The others are told all the same.
    fieldMissing: { end: 'done' },
    crossed: { end: 'newest' },
    unmounted: { end: 'gone' },
    chunk: { end: 'alone', errors: ['chunk-load'] },
  },
};
