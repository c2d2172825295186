import type { Page } from '@playwright/test';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, SceneOutcome } from '../call-scene.js';
import { AREA, getPath, openScene } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';
import { chooseFirst } from './return-box.js';

/** Its address has no store nearby, so the shopper has to search. */
const ORDER = 'US10000008';
const CODE = 'service-list-stores-failure';
const title = 'returnStore.failedTitle';

const getWizard = (page: Page) => page.locator('orders-return-wizard');
const box = createBoxes((page, words) =>
  getWizard(page)
    .getByRole('alert', { name: toPattern(words.title) })
    .filter({ hasText: toPattern(words.text) }),
);
const DONE: SceneOutcome = {
  find: (page) => getWizard(page).locator('.store-choice', { hasText: 'Harbor Street Store' }),
};

const OUTCOMES = {
  done: DONE,
  newest: { find: (page) => getWizard(page).locator('.store-choice', { hasText: 'Lakeside Store' }) },
  none: { find: (page) => getWizard(page).locator('.empty', { hasText: toPattern('returnStore.none') }) },
  failed: box.retry({ title, text: 'readFailure.text' }),
  refused: box.contact({ title, text: 'readFailure.forbidden' }),
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderDetail.signIn' },
  ),
  offline: box.resume({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
  // The chunk also contains the view, so there is no field to search with.
  chunk: box.other(
    { title: 'failure.networkTitle', text: 'failure.chunkLoad' },
    { role: 'button', message: 'failure.retry' },
  ),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const getField = (page: Page) => getWizard(page).getByLabel(toPattern('returnStore.searchLabel'));

async function look(page: Page, text: string): Promise<void> {
  await getField(page).fill(text);
  await getWizard(page)
    .getByRole('button', { name: toPattern('returnStore.search') })
    .click();
}

/** Listing the stores that take a return. */
export const RETURN_STORES_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'list-stores',
  location: 'of a return',
  method: 'GET',
  path: /^\/store\/store_locations\/v1$/,
  chunks: '**/cdn/stores-*.js',
  async open(page, setting) {
    await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
    await chooseFirst(page);
    await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
    await getWizard(page).locator('.method:has([value=returnToStore]) label').click();
    await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
    await getField(page).or(getWizard(page).getByRole('alert')).first().waitFor();
  },
  async send(page) {
    if ((await getField(page).count()) > 0) await look(page, '95814');
  },
  cross: (page) => look(page, 'Chicago'),
  slow: 'returnStore.slow',
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${AREA}/sales/${ORDER}/return/store/`],
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells(CODE),
    notFound: { outcome: 'none' },
    // None of the stores can be read.
    fieldMissing: { outcome: 'failed', errors: [CODE] },
    // Stores of an unknown kind, or without a return service.
    unknownWords: { outcome: 'none' },
    crossed: { outcome: 'newest', requests: 2 },
  },
};
