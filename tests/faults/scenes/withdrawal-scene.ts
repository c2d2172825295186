import type { Page } from '@playwright/test';
import { getConfirm, getWithdrawal, review, STATEMENT } from '../../e2e/support/withdrawal.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS, type BoxWords } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createWriteCells } from './create-write-cells.js';

const box = createBoxes((page, { title, text }) =>
  page.locator('orders-withdrawal', {
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);
const title = 'withdrawal.failedTitle';
const IN_DOUBT: BoxWords = { title: 'withdrawal.uncertainTitle', text: 'withdrawal.uncertain' };
const FAILED: BoxWords = { title, text: 'withdrawal.failed' };

const OUTCOMES = {
  done: { find: (page) => page.getByRole('heading', { name: toPattern('withdrawal.receiptTitle') }) },
  failed: box.retry(FAILED),
  refused: box.other({ title, text: 'withdrawal.refused' }, { role: 'button', message: 'withdrawal.change' }),
  wait: box.wait(FAILED, SHORT_WAIT_MS),
  longWait: box.wait(FAILED, LONG_WAIT_MS),
  uncertain: box.retry(IN_DOUBT),
  uncertainWait: box.wait(IN_DOUBT, SHORT_WAIT_MS),
  offline: box.retry({ title, text: 'withdrawal.offline' }),
  chunk: box.retry({ title, text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

type OutcomeName = keyof typeof OUTCOMES;
const CODE = 'service-request-withdrawal-failure';
const fails = (outcome: OutcomeName): Cell<OutcomeName> => ({ outcome, errors: [CODE] });

async function openStatement(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: '/withdrawal/', as: 'guest', country: 'de' }, setting);
  await review(page);
}

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await getConfirm(page).dispatchEvent('click');
}

/** The statement stays on the screen; its receipt repeats it. */
async function readStatement(page: Page): Promise<string[]> {
  if ((await getWithdrawal(page).count()) === 0) return Object.values(STATEMENT);
  const text = await getWithdrawal(page).locator('.withdrawal').innerText();
  return Object.values(STATEMENT).filter((value) => text.includes(value));
}

/** Sending a statement of withdrawal: a write without a token, which only the shopper sends again. */
export const WITHDRAWAL_SCENE: CallScene<OutcomeName> = {
  call: 'request-withdrawal',
  method: 'POST',
  path: /\/withdrawals\/v1$/,
  chunks: '**/cdn/withdrawal-calls-*.js',
  open: openStatement,
  send: (page) => getConfirm(page).click(),
  cross: pressAgain,
  slow: 'withdrawal.slow',
  readStored: readStatement,
  preserved: Object.values(STATEMENT),
  outcomes: OUTCOMES,
  cells: {
    ...createWriteCells(CODE),
    away: fails('uncertainWait'),
    // It carries no token that could be renewed, and may be sent again as it is.
    expired: { ...fails('failed'), requests: 1 },
    signedOut: { ...fails('failed'), requests: 1 },
    fieldMissing: fails('uncertain'),
    nulls: fails('uncertain'),
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
