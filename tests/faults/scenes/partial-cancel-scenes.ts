import type { Locator, Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { CANCEL_DIALOG, JOB_PATH, type CancelOutcome } from './cancel-dialog.js';
import { CANCEL_JOB_SCENE } from './cancel-job-scene.js';
import { CANCEL_SCENE } from './cancel-scene.js';

/** An order whose first line stays pending; the test answers that it is cancelled. */
const ORDER = 'US10000032';
const LINE = { orderLineKey: '0001', quantity: 2 };

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const UNCERTAIN = 'cancelOrder.uncertainItemsTitle';
const FAILED = 'cancelOrder.itemsFailedTitle';

/** The outcomes of the dialog, for each of its calls. */
const OUTCOMES = {
  ...CANCEL_DIALOG.outcomes,
  done: { find: (page) => page.getByRole('dialog', { name: toPattern('cancelOrder.itemsCompleteTitle') }) },
  refused: box.contact({ title: FAILED, text: 'cancelOrder.forbidden' }),
  wait: box.wait({ title: FAILED, text: 'cancelOrder.throttled' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: FAILED, text: 'cancelOrder.waitUntil' }, LONG_WAIT_MS),
  uncertain: box.retry({ title: UNCERTAIN, text: 'cancelOrder.uncertain' }),
  unreadable: box.retry({ title: UNCERTAIN, text: 'cancelOrder.unreadable' }),
  offline: box.retry({ title: FAILED, text: 'cancelOrder.offline' }),
  chunk: box.retry({ title: FAILED, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene<CancelOutcome>['outcomes'];

/** Opens the order and its cancel dialog, and chooses the first line. */
async function openDialog(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/` }, setting);
  await page.getByRole('button', { name: toPattern('orderDetail.cancel') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: toPattern('cancelOrder.chooseItems') }).check();
  await dialog.getByRole('checkbox').first().check();
}

function getConfirm(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: toPattern('cancelOrder.yesItems') });
}

const PARTIAL_CANCEL_DIALOG = {
  location: 'of some items',
  answers: [
    {
      path: JOB_PATH,
      act: fillFor('jobId', { status: 'COMPLETED', response: { lines: [{ ...LINE, status: 'CANCELLED' }] } }),
    },
  ],
  open: openDialog,
  send: (page) => getConfirm(page).click(),
  async cross(page) {
    await getConfirm(page).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
  },
  outcomes: OUTCOMES,
} as const satisfies Partial<CallScene<CancelOutcome>>;

/** Cancelling some items: a write, which is never retried automatically. */
export const PARTIAL_CANCEL_SCENE: CallScene<CancelOutcome> = {
  ...CANCEL_SCENE,
  ...PARTIAL_CANCEL_DIALOG,
  // The order, which is read first, cannot be read either.
  cells: { ...CANCEL_SCENE.cells, offline: { outcome: 'offline', errors: ['offline', 'offline'] } },
};

/** Polling the job of some items until it ends. */
export const PARTIAL_CANCEL_JOB_SCENE: CallScene<CancelOutcome> = {
  ...CANCEL_JOB_SCENE,
  ...PARTIAL_CANCEL_DIALOG,
  // Unlike the order of the other scene, this one has a job that ends: without its response at the second poll.
  cells: { ...CANCEL_JOB_SCENE.cells, nulls: { outcome: 'pending', requests: 2 } },
};
