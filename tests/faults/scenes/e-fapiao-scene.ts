import type { Locator, Page } from '@playwright/test';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { getPath, openScene, toArea, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';

const ORDER = 'CN10000003';

const box = createBoxes((page, { title, text }) =>
  page
    .locator('orders-detail')
    .getByRole('alert', { name: toPattern(title) })
    .filter({ hasText: toPattern(text) }),
);
const OUTCOMES = {
  done: box.other({ title: 'eFapiao.savedTitle', text: 'eFapiao.saved' }, { role: 'link', message: 'failure.contact' }),
  failed: box.retry({ title: 'eFapiao.failedTitle', text: 'readFailure.text' }),
  refused: box.contact({ title: 'eFapiao.failedTitle', text: 'readFailure.forbidden' }),
  missing: box.retry({ title: 'eFapiao.waitTitle', text: 'eFapiao.wait' }),
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderDetail.signIn' },
  ),
  /** A network failure rather than a failed call: the code behind the button failed to load. */
  offline: box.other(
    { title: 'failure.networkTitle', text: 'failure.chunkLoad' },
    { role: 'button', message: 'failure.retry' },
  ),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const CODE = 'service-get-e-fapiao-failure';
const CELLS = createReadCells(CODE);

const getButton = (page: Page): Locator =>
  page.locator('orders-detail').getByRole('button', { name: toPattern('orderDetail.eFapiao') });

const press = (page: Page): Promise<void> => getButton(page).click();

/** Waits for the button, because a network that fails before the order has loaded would leave no button to press. */
async function openOrder(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/`, country: 'cn' }, setting);
  await getButton(page).waitFor();
}

/** Downloading the e-fapiao of a member's order: a file, which has no fields that could drift. */
export const E_FAPIAO_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'get-e-fapiao',
  method: 'GET',
  path: /^\/order_mgmt\/e_fapiao\/v1\/[^/]+$/,
  chunks: '**/cdn/*e-fapiao-*.js',
  open: openOrder,
  send: press,
  // The button is disabled in the meantime, and a scripted click must not change anything either.
  cross: (page) => getButton(page).dispatchEvent('click'),
  slow: 'eFapiao.slow',
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${toArea('cn')}/sales/${ORDER}/`],
  outcomes: { ...OUTCOMES, done: { find: OUTCOMES.done.find } },
  cells: {
    ...CELLS,
    // The first press loads the code behind the button; without a network it fails, and no request is sent.
    offline: { outcome: 'offline', errors: ['chunk-load'], requests: 0 },
    notFound: { outcome: 'missing' },
    fieldMissing: { outcome: 'done' },
    crossed: { outcome: 'done' },
  },
};
