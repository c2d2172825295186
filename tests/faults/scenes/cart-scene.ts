import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import { toPattern } from '../words.js';
import { openShopOrder, readShopAddress, SHOP_ADDRESS } from './shop-setting.js';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const OUTCOMES = {
  done: { find: (page) => page.getByRole('dialog', { name: toPattern('miniCart.addedTitle') }) },
  /** The product page, where the item can be bought. */
  left: { find: (page) => page.getByRole('heading', { name: 'Product' }) },
  uncertain: box.other(
    { title: 'miniCart.unknownTitle', text: 'miniCart.unknown' },
    { role: 'link', message: 'miniCart.view' },
  ),
  wait: box.wait({ title: 'miniCart.failedTitle', text: 'miniCart.busy' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: 'miniCart.failedTitle', text: 'miniCart.waitUntil' }, LONG_WAIT_MS),
  unsent: box.retry({ title: 'miniCart.failedTitle', text: 'miniCart.unsent' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type CartCell = Cell<keyof typeof OUTCOMES>;
const CODE = 'service-request-cart-item-failure';
const DONE: CartCell = { outcome: 'done' };
/** The item was not added, so the product page opens. */
const LEFT: CartCell = { outcome: 'left', errors: [CODE] };
/** Nothing was added, and the shopper can try again after a wait. */
const WAIT: CartCell = { outcome: 'wait', errors: [CODE] };
/** The item may have been added, so nothing is sent again. */
const UNCERTAIN: CartCell = { outcome: 'uncertain', errors: [CODE] };

/** Buying an item again: a write, which is never retried automatically. */
export const CART_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'request-cart-item',
  method: 'POST',
  path: /^\/buy\/cart_items\/v1$/,
  chunks: '**/cdn/cart-calls-*.js',
  open: (page, setting) => openShopOrder(page, 'similar', setting),
  send: (page) => page.locator('.item-shop > button').first().click(),
  async cross(page) {
    await page
      .locator('.item-shop > button')
      .first()
      .evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press += 1) button.click();
      });
  },
  slow: 'miniCart.slow',
  readStored: readShopAddress,
  preserved: SHOP_ADDRESS,
  outcomes: OUTCOMES,
  cells: {
    noAnswer: UNCERTAIN,
    offline: { outcome: 'unsent', errors: ['offline'] },
    reset: UNCERTAIN,
    resetInBody: UNCERTAIN,
    status500: UNCERTAIN,
    badGateway: UNCERTAIN,
    away: UNCERTAIN,
    expired: DONE,
    signedOut: LEFT,
    forbidden: LEFT,
    notFound: LEFT,
    conflict: LEFT,
    throttled: WAIT,
    opaque: UNCERTAIN,
    oddWait: WAIT,
    endlessWait: { outcome: 'longWait', errors: [CODE] },
    brokenJson: UNCERTAIN,
    signInPage: UNCERTAIN,
    empty: UNCERTAIN,
    noContent: UNCERTAIN,
    fieldMissing: UNCERTAIN,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: UNCERTAIN,
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    // One error for the other item and one for this one.
    chunk: { outcome: 'unsent', errors: ['chunk-load', 'chunk-load'] },
  },
};
