import type { Locator, Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

/** A return that is cancelled at once, and whose job never ends by itself: its outcomes come only from the test's answers, or from the return. */
const RETURN = 'RT10000039';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const FAILED = 'cancelReturn.failedTitle';

/** The outcomes of the dialog, for each of its calls. */
const RETURN_CANCEL_OUTCOMES = {
  done: { find: (page) => page.getByRole('dialog', { name: toPattern('cancelReturn.completeTitle') }) },
  refused: box.contact({ title: FAILED, text: 'cancelReturn.forbidden' }),
  wait: box.wait({ title: FAILED, text: 'cancelReturn.throttled' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: FAILED, text: 'cancelOrder.waitUntil' }, LONG_WAIT_MS),
  unavailable: box.contact({ title: 'cancelReturn.unavailableTitle', text: 'cancelReturn.unavailable' }),
  uncertain: box.retry({ title: 'cancelReturn.uncertainTitle', text: 'cancelReturn.uncertain' }),
  signedOut: box.retry({ title: 'cancelOrder.signInTitle', text: 'cancelOrder.signIn' }),
  offline: box.retry({ title: FAILED, text: 'cancelOrder.offline' }),
  chunk: box.retry({ title: FAILED, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

export type ReturnCancelOutcome = keyof typeof RETURN_CANCEL_OUTCOMES;

export const RETURN_CANCEL_JOB_PATH = /\/user_return_cancellation_jobs\/v1\//;

/** Completes every job at the first poll, because the sandbox's own jobs take real time. */
const ENDED_JOBS: NonNullable<CallScene['answers']> = [
  { path: RETURN_CANCEL_JOB_PATH, act: fillFor('jobId', { status: 'COMPLETED' }) },
];

/** Opens the return and its dialog. */
async function openDialog(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/returns/${RETURN}/` }, setting);
  await page.getByRole('button', { name: toPattern('cancelReturn.start') }).click();
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
  return page.getByRole('dialog').getByRole('button', { name: toPattern('cancelReturn.start') });
}

/** Counts the dialogs: there must be exactly one. */
async function readDialogs(page: Page): Promise<string[]> {
  return [`${await page.getByRole('dialog').count()} dialog`];
}

/** The dialog, for each of its calls. */
export const RETURN_CANCEL_DIALOG = {
  chunks: '**/cdn/order-detail-return-cancellation-calls-*.js',
  answers: ENDED_JOBS,
  open: openDialog,
  send: confirm,
  cross: pressAgain,
  slow: 'cancelOrder.slow',
  readStored: readDialogs,
  preserved: ['1 dialog'],
  outcomes: RETURN_CANCEL_OUTCOMES,
} as const satisfies Partial<CallScene>;
