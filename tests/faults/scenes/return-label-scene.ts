import type { Page } from '@playwright/test';
import { createBoxes, GONE } from '../boxes.js';
import type { CallScene, SceneOutcome } from '../call-scene.js';
import { toPattern } from '../words.js';
import { createReadCells } from './create-read-cells.js';
import { LABEL_ADDRESS, openLabels, readLabelAddress } from './label-setting.js';

const title = 'returnLabel.failedTitle';
const box = createBoxes((page, words) =>
  page.getByRole('dialog', { name: toPattern(words.title) }).filter({ hasText: toPattern(words.text) }),
);
const DONE: SceneOutcome = { find: (page) => page.getByRole('dialog', { name: toPattern('returnLabel.readyTitle') }) };
const OUTCOMES = {
  done: DONE,
  failed: box.retry({ title, text: 'readFailure.text' }),
  unreadable: box.retry({ title, text: 'returnLabel.unreadable' }),
  refused: box.contact({ title, text: 'readFailure.forbidden' }),
  missing: box.contact({ title: 'returnLabel.missingTitle', text: 'returnLabel.missing' }),
  signedOut: box.other(
    { title: 'readFailure.signInTitle', text: 'readFailure.signIn' },
    { role: 'button', message: 'orderDetail.signIn' },
  ),
  offline: box.retry({ title: 'failure.networkTitle', text: 'readFailure.offline' }),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'readFailure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

const CODE = 'service-get-return-label-failure';

const UNREADABLE = { outcome: 'unreadable', errors: [CODE] } as const;

const press = (page: Page): Promise<void> =>
  page
    .locator('orders-detail')
    .getByRole('button', { name: toPattern('returnLabel.get') })
    .click();

/** Reading the label of a return. */
export const RETURN_LABEL_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'get-return-label',
  method: 'GET',
  path: /^\/order_mgmt\/user_return_labels\/v1\/[^/]+$/,
  chunks: '**/cdn/returns-labels-calls-*.js',
  open: openLabels,
  send: press,
  async cross(page) {
    await page.keyboard.press('Escape');
    await press(page);
  },
  slow: 'returnLabel.slow',
  readStored: readLabelAddress,
  preserved: LABEL_ADDRESS,
  outcomes: OUTCOMES,
  cells: {
    ...createReadCells(CODE),
    notFound: { outcome: 'missing' },
    brokenJson: UNREADABLE,
    empty: UNREADABLE,
    noContent: UNREADABLE,
    fieldMissing: UNREADABLE,
    // A file of an unknown format cannot be shown.
    unknownWords: UNREADABLE,
    notAnObject: UNREADABLE,
    // Opening it again waits for the same request.
    crossed: { outcome: 'done', requests: 1 },
  },
};
