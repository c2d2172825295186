import type { Page } from '@playwright/test';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, SceneOutcome } from '../call-scene.js';
import { getPath, openScene, toArea, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';

const PATH = '/sales/US10000035/';
const title = 'documents.failedTitle';
const box = createBoxes((page, words) =>
  page.getByRole('dialog', { name: toPattern(words.title) }).filter({ hasText: toPattern(words.text) }),
);
const DONE: SceneOutcome = {
  find: (page) => page.getByRole('dialog').filter({ hasText: toPattern('documents.ready') }),
};
const OUTCOMES = {
  done: DONE,
  failed: box.retry({ title, text: 'readFailure.text' }),
  unreadable: box.retry({ title, text: 'documents.unreadable' }),
  refused: box.contact({ title, text: 'readFailure.forbidden' }),
  missing: box.contact({ title: 'documents.missingTitle', text: 'documents.missing' }),
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderDetail.signIn' },
  ),
  offline: box.retry({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'readFailure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const CODE = 'service-get-document-failure';
const UNREADABLE = { outcome: 'unreadable', errors: [CODE] } as const;

/** Opens the invoice, the third of the documents in any language. */
const press = (page: Page): Promise<void> => page.locator('orders-detail .documents button').nth(3).click();

async function openOrder(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: PATH }, setting);
  await page.locator('orders-detail .documents button').first().waitFor();
}

/** Opening a document of a member's order: a file, which has no fields that could drift. */
export const DOCUMENT_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'get-document',
  method: 'GET',
  path: /^\/order_mgmt\/documents\/v1\/[^/]+\/[^/]+$/,
  chunks: '**/cdn/order-detail-documents-calls-*.js',
  open: openOrder,
  send: press,
  async cross(page) {
    await page.keyboard.press('Escape');
    await press(page);
  },
  slow: 'documents.slow',
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [`${toArea()}${PATH}`],
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells(CODE),
    notFound: { outcome: 'missing' },
    brokenJson: UNREADABLE,
    empty: UNREADABLE,
    noContent: UNREADABLE,
    notAnObject: UNREADABLE,
    fieldMissing: { outcome: 'done' },
    crossed: { outcome: 'done', requests: 2 },
  },
};
