import type { Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { chooseRefund } from '../../support/choose-refund.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

/**
 * An order whose return is visible at once and whose job never ends by itself: its outcomes come only from the test's
 * answers.
 */
const ORDER = 'US10000040';
/** An existing return, to which the shopper is redirected. */
const MADE = 'RT10000010';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const FAILED = 'returnSubmit.failedTitle';

/** The outcomes of the box over the wizard, for each of its calls. */
const RETURN_OUTCOMES = {
  // Continuing leads to the return or to its instructions.
  done: {
    find: (page) =>
      page
        .getByRole('dialog', { name: toPattern('returnSubmit.doneTitle') })
        .or(page.locator('orders-detail, orders-return-instructions'))
        .first(),
  },
  refused: box.contact({ title: FAILED, text: 'returnSubmit.refused' }),
  wait: box.wait({ title: FAILED, text: 'returnSubmit.failed' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: FAILED, text: 'returnSubmit.waitUntil' }, LONG_WAIT_MS),
  uncertain: box.retry({ title: 'returnSubmit.uncertainTitle', text: 'returnSubmit.uncertain' }),
  signedOut: box.retry({ title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' }),
  offline: box.retry({ title: FAILED, text: 'returnSubmit.offline' }),
  chunk: box.retry({ title: FAILED, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

export type ReturnOutcome = keyof typeof RETURN_OUTCOMES;

export const RETURN_JOB_PATH = /\/order_mgmt\/user_return_captures_jobs\/v1\//;

/** Completes every job at the first poll, because the sandbox's own jobs take real time. */
const ENDED_JOBS: NonNullable<CallScene['answers']> = [
  {
    path: RETURN_JOB_PATH,
    act: fillFor('jobId', { status: 'COMPLETED', response: { returnOrderNumber: MADE } }),
  },
];

/** Opens the wizard and goes to the step that submits. */
async function openLastStep(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
  await chooseFirst(page);
  await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
  await page.locator('orders-return-wizard .method label').first().click();
}

/** Selects the first item that can be returned, with the first reason. */
export async function chooseFirst(page: Page): Promise<void> {
  const rows = page.locator('orders-return-wizard .return-row');
  await rows.locator('input:enabled').first().check();
  await rows.locator('.reasons input').first().check();
  await chooseRefund(page);
}

async function submit(page: Page): Promise<void> {
  await page.getByRole('button', { name: toPattern('returnMethod.submit') }).click();
}

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  await page.locator('orders-return-wizard .is-primary').evaluateAll((buttons) => {
    for (let press = 0; press < 3; press += 1) for (const button of buttons) (button as HTMLElement).click();
  });
}

/** After a failure the choice is still there; after success nothing is left to choose. */
async function readChoice(page: Page): Promise<string[]> {
  const wizard = page.locator('orders-return-wizard');
  const isOver = (await page.getByRole('dialog', { name: toPattern(FAILED) }).count()) === 0;
  return isOver || (await wizard.locator('input[type=radio]:checked').count()) === 1 ? ['a return method'] : [];
}

/** The box, for each of its calls. */
export const RETURN_BOX = {
  chunks: '**/cdn/returns-calls-*.js',
  answers: ENDED_JOBS,
  open: openLastStep,
  send: submit,
  cross: pressAgain,
  slow: 'returnSubmit.slow',
  readStored: readChoice,
  preserved: ['a return method'],
  outcomes: RETURN_OUTCOMES,
} as const satisfies Partial<CallScene>;
