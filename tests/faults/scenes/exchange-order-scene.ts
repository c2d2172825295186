import type { Page } from '@playwright/test';
import { fillFor } from '../acts.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import { toPattern } from '../words.js';
import { goOn, openPicked } from './exchange-open.js';
import { RETURN_JOB_PATH } from './return-box.js';

/** An order whose return is visible at once: the exchange can be ordered as soon as the test completes the job. */
const ORDER = 'US10000040';
/** The number of the first return in a sandbox. */
const MADE = 'RT20000001';
const CODE = 'service-request-exchange-order-failure';

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
);
const FAILED = 'returnSubmit.exchangeFailedTitle';

const OUTCOMES = {
  done: {
    find: (page) =>
      page
        .getByRole('dialog', { name: toPattern('returnSubmit.doneTitle') })
        .or(page.locator('orders-detail'))
        .first(),
  },
  refused: box.contact({ title: FAILED, text: 'returnSubmit.exchangeRefused' }),
  wait: box.wait({ title: FAILED, text: 'returnSubmit.exchangeFailed' }, SHORT_WAIT_MS),
  longWait: box.wait({ title: FAILED, text: 'returnSubmit.waitUntil' }, LONG_WAIT_MS),
  // Nothing is sent again until the shopper confirms.
  uncertain: box.other(
    { title: 'returnSubmit.exchangeUncertainTitle', text: 'returnSubmit.exchangeUncertain' },
    { role: 'button', message: 'returnSubmit.exchangeAgain' },
    'by hand',
  ),
  signedOut: box.retry({ title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' }),
  // The order may have been placed despite the sign-in page, so it is treated as uncertain.
  signInPage: box.other(
    { title: 'returnSubmit.signInTitle', text: 'returnSubmit.signIn' },
    { role: 'button', message: 'returnSubmit.exchangeAgain' },
    'by hand',
  ),
  offline: box.retry({ title: 'returnSubmit.failedTitle', text: 'returnSubmit.offline' }),
  chunk: box.retry({ title: FAILED, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OrderCell = Cell<keyof typeof OUTCOMES>;
/** Ordered, or the order shows that it was. */
const DONE: OrderCell = { outcome: 'done' };
const fails = (outcome: keyof typeof OUTCOMES): OrderCell => ({ outcome, errors: [CODE] });

/** Ordering an exchange after its return: a write, which is never retried automatically. */
export const EXCHANGE_ORDER_SCENE: CallScene<keyof typeof OUTCOMES> = {
  call: 'request-exchange-order',
  method: 'POST',
  path: /^\/order_mgmt\/exchange_orders\/v1$/,
  chunks: '**/cdn/request-exchange-order-*.js',
  answers: [
    {
      path: RETURN_JOB_PATH,
      act: fillFor('jobId', { status: 'COMPLETED', response: { returnOrderNumber: MADE } }),
    },
  ],
  async open(page, setting) {
    await openPicked(page, ORDER, setting);
    await goOn(page);
    await goOn(page);
    await page.locator('orders-return-wizard .exchange-pair').first().waitFor();
  },
  send: (page) => page.getByRole('button', { name: toPattern('returnReview.submitExchange') }).click(),
  cross: pressAgain,
  slow: 'returnSubmit.exchangeSlow',
  readStored: async (page) => [`${await page.locator('orders-area').count()} area`],
  preserved: ['1 area'],
  outcomes: OUTCOMES,
  cells: {
    noAnswer: fails('uncertain'),
    // Nothing is sent, not even the return.
    offline: { outcome: 'offline', errors: ['offline'], requests: 0 },
    reset: fails('uncertain'),
    resetInBody: DONE,
    status500: fails('uncertain'),
    badGateway: fails('uncertain'),
    // The order was read in the meantime, and the wait is over.
    away: fails('uncertain'),
    expired: DONE,
    signedOut: fails('signedOut'),
    forbidden: fails('refused'),
    notFound: fails('refused'),
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('uncertain'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('uncertain'),
    signInPage: fails('signInPage'),
    empty: fails('uncertain'),
    noContent: fails('uncertain'),
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('uncertain'),
    slow: DONE,
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  await page.locator('orders-return-wizard .is-primary').evaluateAll((buttons) => {
    for (let press = 0; press < 3; press += 1) for (const button of buttons) (button as HTMLElement).click();
  });
}
