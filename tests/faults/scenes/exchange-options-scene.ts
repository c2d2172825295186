import type { Page } from '@playwright/test';
import { goTo } from '../../e2e/support/area.js';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { AREA, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';
import { chooseFirst } from './return-box.js';

const ORDER = 'US10000012';
const title = 'returnWizard.exchangeRefused';
const text = 'returnWizard.exchangeFailed';

const wizard = (page: Page) => page.locator('orders-return-wizard');
/** The item is a return again and says why. */
const box = createBoxes((page, words) =>
  wizard(page)
    .locator('.return-row', { has: page.locator('input[value=return]:checked') })
    .getByRole('group', { name: toPattern(words.title) })
    .filter({ hasText: toPattern(words.text) }),
);
const FAILED = box.retry({ title, text });

const OUTCOMES = {
  done: { find: (page) => wizard(page).locator('.color-tile') },
  newest: { find: (page) => page.locator('orders-detail, orders-history').first() },
  failed: FAILED,
  refused: FAILED,
  signedOut: FAILED,
  offline: FAILED,
  chunk: FAILED,
  // The item does not exist: it is not requested again and is returned for its price.
  none: { find: (page) => wizard(page).locator('.return-row [part=message]', { hasText: toPattern(text) }) },
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Listing the exchange options of an item: without them, the item is returned for its price. */
export const EXCHANGE_OPTIONS_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-exchange-options',
  method: 'POST',
  path: /^\/order_mgmt\/exchange_options\/v1$/,
  chunks: '**/cdn/return-wizard-exchange-calls-*.js',
  async open(page, setting) {
    await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
    await chooseFirst(page);
    await wizard(page).locator('.operation input[value=exchange]').check();
  },
  send: (page) => page.getByRole('button', { name: toPattern('returnWizard.continue') }).click(),
  cross: (page) => goTo(page, `${AREA}/`),
  slow: 'returnExchange.slow',
  readStored: readItem,
  preserved: ['an item'],
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells('service-list-exchange-options-failure'),
    notFound: { outcome: 'none' },
    // An unreadable option is left out.
    fieldMissing: { outcome: 'done' },
    crossed: { outcome: 'newest' },
  },
};

/** The item is still selected, or shown with its options; on other screens, only its draft remains. */
async function readItem(page: Page): Promise<string[]> {
  const isElsewhere = (await wizard(page).count()) === 0;
  const shown = wizard(page).locator('.return-row input[type=checkbox]:checked, .exchange-original');
  return isElsewhere || (await shown.count()) === 1 ? ['an item'] : [];
}
