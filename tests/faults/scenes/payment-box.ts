import type { Locator, Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

const ORDER = 'CN10000001';
const REQUEST_PATH = /\/payment\/deferred_payments\//;

export const PAYMENT_JOB_PATH = /\/payment\/deferred_payment_jobs\//;
export const PAYMENT_REQUEST_PATH = REQUEST_PATH;

const BOX = 'orders-area .order-main > [part=message]';

/** The box of a finished try; a try under way still shows the failure of the previous one. */
const box = createBoxes((page, { title, text }) =>
  page
    .locator(`${BOX}:not(:has([aria-busy]))`)
    .filter({ hasText: toPattern(title) })
    .filter({ hasText: toPattern(text) }),
);
const title = 'payOrder.failedTitle';

const PAYMENT_OUTCOMES = {
  done: { find: (page) => page.locator(`${BOX} svg.qr`) },
  failed: box.retry({ title, text: 'payOrder.failed' }),
  refused: box.contact({ title, text: 'payOrder.refused' }),
  wait: box.wait({ title, text: 'payOrder.failed' }, SHORT_WAIT_MS),
  longWait: box.wait({ title, text: 'payOrder.waitUntil' }, LONG_WAIT_MS),
  signedOut: box.retry({ title, text: 'payOrder.signIn' }),
  offline: box.retry({ title, text: 'payOrder.offline' }),
  chunk: box.retry({ title, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

export type PaymentOutcome = keyof typeof PAYMENT_OUTCOMES;

/** Completes the job at the first poll, because the sandbox's own job takes real time. */
const ENDED_JOBS: NonNullable<CallScene['answers']> = [
  {
    path: PAYMENT_JOB_PATH,
    act: fillFor('jobId', { status: 'COMPLETED', response: { qrCodeURL: 'https://pay.weixin.qq.com/1' } }),
  },
];

function openOnHold(page: Page, setting?: SceneSetting): Promise<void> {
  return openScene(page, { path: `/sales/${ORDER}/` }, setting);
}

/** Waits for the button that a rejected first try leaves. */
async function openRefused(page: Page, setting?: SceneSetting): Promise<void> {
  await openOnHold(page, setting);
  await getRetry(page).waitFor();
}

function getRetry(page: Page): Locator {
  return page.locator(BOX).getByRole('button', { name: toPattern('failure.retry') });
}

async function readBoxes(page: Page): Promise<string[]> {
  return [`${await page.locator(BOX).count()} box`];
}

/** The message above the order's shipments, for each of its calls. */
export const PAYMENT_BOX = {
  chunks: '**/cdn/order-detail-payment-calls-*.js',
  answers: ENDED_JOBS,
  open: openOnHold,
  async cross(page) {
    await getRetry(page).evaluateAll((buttons) => {
      for (const button of buttons) for (let press = 0; press < 3; press += 1) (button as HTMLElement).click();
    });
  },
  slow: 'payOrder.slow',
  readStored: readBoxes,
  preserved: ['1 box'],
  outcomes: PAYMENT_OUTCOMES,
} as const satisfies Partial<CallScene>;

/** Sends by a press, after a rejected first try. */
export const PAYMENT_PRESS = {
  open: openRefused,
  send: (page) => getRetry(page).click(),
} as const satisfies Partial<CallScene>;
