import type { Page } from '@playwright/test';
import { ACCOUNT, fillInAccount, getRefund, getSubmit } from '../../e2e/support/bank-refund.js';
import { createBoxes, GONE, type BoxWords, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell, NextAction } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createWriteCells } from './create-write-cells.js';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const title = 'bankRefund.failedTitle';
const DISMISS: NextAction = { role: 'button', message: 'bankRefund.dismiss' };
const AGAIN: NextAction = { role: 'button', message: 'bankRefund.sendAgain' };
const IN_DOUBT: BoxWords = { title: 'bankRefund.uncertainTitle', text: 'bankRefund.uncertain' };

const OUTCOMES = {
  done: { find: (page) => page.getByRole('heading', { name: toPattern('bankRefund.doneTitle') }) },
  refused: box.other({ title, text: 'bankRefund.refused' }, DISMISS),
  wait: box.wait({ title, text: 'bankRefund.failed' }, SHORT_WAIT_MS),
  longWait: box.wait({ title, text: 'bankRefund.waitUntil' }, LONG_WAIT_MS),
  uncertain: box.other(IN_DOUBT, AGAIN, 'by hand'),
  uncertainWait: box.other(IN_DOUBT, { ...AGAIN, afterMs: SHORT_WAIT_MS }, 'by hand'),
  offline: box.retry({ title, text: 'bankRefund.offline' }),
  chunk: box.retry({ title, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
const CODE = 'service-request-bank-refund-failure';
const fails = (outcome: OutcomeName): Cell<OutcomeName> => ({ outcome, errors: [CODE] });

async function openForm(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: '/returns/US10000018/refund-payment/' }, setting);
  await fillInAccount(page);
}

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await getRefund(page).locator('input[name=iban]').press('Enter');
}

/** After a failure the fields keep their values; after success they are gone. */
async function readFields(page: Page): Promise<string[]> {
  const isDone = (await OUTCOMES.done.find(page).count()) > 0 || (await getRefund(page).count()) === 0;
  if (isDone) return Object.values(ACCOUNT);
  return getRefund(page)
    .locator('form input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/**
 * Sending bank details for a refund: a write, which is never retried automatically. Its token is a constant, so a new
 * token would not help.
 */
export const BANK_REFUND_SCENE: CallScene<OutcomeName> = {
  call: 'request-bank-refund',
  method: 'POST',
  path: /\/bank_refund\/v1$/,
  chunks: '**/cdn/bank-refund-calls-*.js',
  open: openForm,
  send: (page) => getSubmit(page).click(),
  cross: pressAgain,
  slow: 'bankRefund.slow',
  readStored: readFields,
  preserved: Object.values(ACCOUNT),
  outcomes: OUTCOMES,
  cells: {
    ...createWriteCells(CODE),
    away: fails('uncertainWait'),
    expired: { ...fails('refused'), requests: 1 },
    signedOut: { ...fails('refused'), requests: 1 },
    fieldMissing: fails('uncertain'),
    nulls: fails('uncertain'),
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
