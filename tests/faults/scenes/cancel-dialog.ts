import type { Locator, Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

/** An order whose job never ends by itself: its outcomes come only from the test's answers. */
const ORDER = 'US10000029';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const UNCERTAIN = 'cancelOrder.uncertainTitle';
const FAILED = 'cancelOrder.failedTitle';

/** The outcomes of the dialog, for each of its calls. */
const CANCEL_OUTCOMES = {
  done: { find: (page) => page.getByRole('dialog', { name: toPattern('cancelOrder.completeTitle') }) },
  pending: box.other(
    { title: 'cancelOrder.pendingTitle', text: 'cancelOrder.pending' },
    { role: 'button', message: 'cancelOrder.done' },
  ),
  refused: box.contact({ title: FAILED, text: 'cancelOrder.forbidden' }),
  wait: box.wait({ title: FAILED, text: 'cancelOrder.throttled' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: FAILED, text: 'cancelOrder.waitUntil' }, LONG_WAIT_MS),
  unavailable: box.contact({ title: 'cancelOrder.unavailableTitle', text: 'cancelOrder.unavailable' }),
  uncertain: box.retry({ title: UNCERTAIN, text: 'cancelOrder.uncertain' }),
  unreadable: box.retry({ title: UNCERTAIN, text: 'cancelOrder.unreadable' }),
  signedOut: box.retry({ title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' }),
  offline: box.retry({ title: FAILED, text: 'cancelOrder.offline' }),
  chunk: box.retry({ title: FAILED, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

export type CancelOutcome = keyof typeof CANCEL_OUTCOMES;

export const JOB_PATH = /\/order_mgmt\/ordermods\/v1\/jobs\//;

/** Completes every job at the first poll, because the sandbox's own jobs take real time. */
const ENDED_JOBS: NonNullable<CallScene['answers']> = [
  {
    path: JOB_PATH,
    act: fillFor('jobId', { status: 'COMPLETED', response: { status: 'CANCELLED' } }),
  },
];

/** Opens the order and its cancel dialog. */
async function openDialog(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/` }, setting);
  await page.getByRole('button', { name: toPattern('orderDetail.cancel') }).click();
  await getConfirm(page).waitFor();
}

async function confirm(page: Page): Promise<void> {
  await getConfirm(page).click();
}

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  await getConfirm(page).evaluate((button: HTMLElement) => {
    for (let press = 0; press < 3; press += 1) button.click();
  });
}

function getConfirm(page: Page): Locator {
  return page.getByRole('dialog').getByRole('button', { name: toPattern('cancelOrder.yes') });
}

/** Counts the dialogs: there must be exactly one. */
async function readDialogs(page: Page): Promise<string[]> {
  return [`${await page.getByRole('dialog').count()} dialog`];
}

/** The dialog, for each of its calls. */
export const CANCEL_DIALOG = {
  chunks: '**/cdn/order-detail-cancellation-calls-*.js',
  answers: ENDED_JOBS,
  open: openDialog,
  send: confirm,
  cross: pressAgain,
  slow: 'cancelOrder.slow',
  readStored: readDialogs,
  preserved: ['1 dialog'],
  outcomes: CANCEL_OUTCOMES,
} as const satisfies Partial<CallScene>;
