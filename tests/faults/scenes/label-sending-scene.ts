import type { Page } from '@playwright/test';
import { createBoxes, GONE, type BoxWords, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, Cell, NextAction } from '../call-scene.js';
import { toPattern } from '../words.js';
import { createWriteCells } from './create-write-cells.js';
import { LABEL_ADDRESS, openLabels, readLabelAddress } from './label-setting.js';

const title = 'returnLabel.emailFailedTitle';
const box = createBoxes((page, words) =>
  page.getByRole('dialog', { name: toPattern(words.title) }).filter({ hasText: toPattern(words.text) }),
);
const IN_DOUBT: BoxWords = { title: 'returnLabel.unknownTitle', text: 'returnLabel.unknownEmail' };
const AGAIN: NextAction = { role: 'button', message: 'returnLabel.sendAgain' };
const OUTCOMES = {
  done: { find: (page) => page.getByRole('dialog', { name: toPattern('returnLabel.emailSentTitle') }) },
  refused: box.contact({ title, text: 'returnLabel.sendRefused' }),
  wait: box.wait({ title, text: 'returnLabel.sendBusy' }, SHORT_WAIT_MS),
  longWait: box.wait({ title, text: 'returnLabel.tryAfter' }, LONG_WAIT_MS),
  uncertain: box.other(IN_DOUBT, AGAIN, 'by hand'),
  uncertainWait: box.other(IN_DOUBT, { ...AGAIN, afterMs: SHORT_WAIT_MS }, 'by hand'),
  signedOut: box.retry({ title, text: 'returnLabel.sendSignIn' }),
  offline: box.retry({ title, text: 'returnLabel.sendOffline' }),
  chunk: box.retry({ title, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
const DONE: Cell<OutcomeName> = { outcome: 'done' };
const CODE = 'service-request-label-dispatch-failure';

async function openQuestion(page: Page, setting?: Parameters<typeof openLabels>[1]): Promise<void> {
  await openLabels(page, setting);
  await page
    .locator('orders-detail')
    .getByRole('button', { name: toPattern('returnLabel.email') })
    .click();
}

/** Sending a label by email: a write, which is never retried automatically. */
export const LABEL_SENDING_SCENE: CallScene<OutcomeName> = {
  call: 'request-label-dispatch',
  method: 'POST',
  path: /^\/orders\/return_labels\/v1$/,
  chunks: '**/cdn/returns-labels-calls-*.js',
  open: openQuestion,
  send: (page) => page.getByRole('button', { name: toPattern('returnLabel.send') }).click(),
  async cross(page) {
    await page.locator('orders-detail dialog .is-primary').evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press += 1) button.click();
    });
  },
  slow: 'returnLabel.sendingSlow',
  readStored: readLabelAddress,
  preserved: LABEL_ADDRESS,
  outcomes: OUTCOMES,
  cells: {
    ...createWriteCells(CODE),
    away: { outcome: 'uncertainWait', errors: [CODE] },
    expired: DONE,
    signedOut: { outcome: 'signedOut', errors: [CODE] },
    // The body of a successful answer is ignored.
    brokenJson: DONE,
    empty: DONE,
    noContent: DONE,
    fieldMissing: DONE,
    nulls: DONE,
    notAnObject: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
