import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, SceneOutcome } from '../call-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';
import { openShopOrder, readShopAddress, SHOP_ADDRESS } from './shop-setting.js';

const title = 'similar.title';
const box = createBoxes((page, words) =>
  page.getByRole('dialog', { name: toPattern(words.title) }).filter({ hasText: toPattern(words.text) }),
);
const DONE: SceneOutcome = { find: (page) => page.locator('dialog .tile-link') };
const OUTCOMES = {
  done: DONE,
  newest: DONE,
  partial: DONE,
  failed: box.retry({ title, text: 'readFailure.text' }),
  refused: box.contact({ title, text: 'readFailure.forbidden' }),
  none: { find: (page) => page.locator('dialog .similar-note', { hasText: toPattern('similar.empty') }) },
  signedOut: box.other({ title, text: 'readFailure.signIn' }, { role: 'button', message: 'similar.signIn' }),
  offline: box.retry({ title, text: 'readFailure.offline' }),
  chunk: box.retry({ title, text: 'readFailure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

/** Listing products similar to an item. */
export const SIMILAR_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-similar-products',
  method: 'GET',
  path: /^\/product\/similar_products\/v1$/,
  chunks: '**/cdn/cart-calls-*.js',
  open: (page, setting) => openShopOrder(page, 'buy', setting),
  send: (page) => page.locator('.item-shop > button').nth(1).click(),
  async cross(page) {
    await page.keyboard.press('Escape');
    await page.locator('.item-shop > button').nth(1).click();
  },
  slow: 'similar.slow',
  readStored: readShopAddress,
  preserved: SHOP_ADDRESS,
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells('service-list-similar-products-failure'),
    notFound: { outcome: 'none' },
    // One error for the other item and one for this one.
    chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
    // An unreadable product is left out.
    fieldMissing: { outcome: 'done' },
    // Opening it again waits for the same request.
    crossed: { outcome: 'done', requests: 1 },
  },
};
