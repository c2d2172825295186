import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { GUARDED, listCodes } from '../../e2e/support/guest-code.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, FailureActions } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createSecretCells, type SecretEnd } from './create-secret-cells.js';

const CONTACT = 'guest@example.com';
const AGAIN: FailureActions = { role: 'button', message: 'failure.retry' };
const CONTINUE: FailureActions = { role: 'button', message: 'codeStep.submit' };

const box = createBoxes((page, { title, text }) =>
  page.getByRole('dialog', { name: toPattern('codeStep.title') }).filter({
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);

/** The ends of a call whose failures have one message, with the control that sends it again. */
function createEnds(message: 'codeStep.unsent' | 'codeStep.unchecked', action: FailureActions) {
  const failed = box.other({ title: message, text: message }, action, 'by hand');
  const wait = (text: 'lookupAnswer.coolDown' | 'lookupAnswer.coolDownUntil', afterMs: number) =>
    box.other({ title: 'lookupAnswer.coolDownTitle', text }, { ...action, afterMs }, 'by hand');
  return {
    ...{ failed, refused: failed, miss: failed, signedOut: failed, chunk: failed, gone: GONE },
    wait: wait('lookupAnswer.coolDown', SHORT_WAIT_MS),
    longWait: wait('lookupAnswer.coolDownUntil', LONG_WAIT_MS),
    offline: box.other({ title: 'readFailure.offline', text: 'readFailure.offline' }, action, 'by hand'),
  } as const;
}

/** What the step and the form below it share. */
const STEP = {
  method: 'POST',
  chunks: '**/cdn/app-guest-proof-calls-*.js',
  preserved: [GUARDED, CONTACT],
  readStored: readForm,
  cross: pressAgain,
} as const satisfies Partial<CallScene>;

const CHALLENGE_FAILURE = 'service-request-guest-challenge-failure';
const CHALLENGE_CELLS = createSecretCells(CHALLENGE_FAILURE);

/** Requesting a code for an order whose guest has to prove who they are. */
export const GUEST_CHALLENGE_SCENE: CallScene<SecretEnd> = {
  ...STEP,
  call: 'request-guest-challenge',
  path: /^\/order_mgmt\/guest_challenges\/v1$/,
  open: openForm,
  send: pressFind,
  ends: { ...createEnds('codeStep.unsent', AGAIN), done: { find: (page) => page.locator('input[name=code]') } },
  cells: {
    ...CHALLENGE_CELLS,
    notFound: { end: 'miss', errors: [CHALLENGE_FAILURE] },
    // The step does not use the channel.
    unknownWords: CHALLENGE_CELLS.huge,
  },
};

/** The code of the message, by page. */
const codes = new WeakMap<Page, string>();

const WRONG = { find: (page: Page) => page.locator('.field-error', { hasText: toPattern('codeStep.wrong') }) };

/** Checking the code. */
export const GUEST_TOKEN_SCENE: CallScene<SecretEnd> = {
  ...STEP,
  call: 'request-guest-token',
  path: /^\/order_mgmt\/guest_challenges\/v1\/[^/]+\/answers$/,
  async open(page, setting) {
    const world = setting?.world ?? randomUUID();
    await openForm(page, { ...setting, world });
    await pressFind(page);
    await page.locator('input[name=code]').waitFor();
    codes.set(page, (await listCodes(page, world)).at(-1) ?? '');
  },
  send: (page) => page.locator('input[name=code]').fill(codes.get(page) ?? ''),
  ends: {
    ...createEnds('codeStep.unchecked', CONTINUE),
    miss: { ...WRONG, nextAction: CONTINUE, mended: 'by hand' },
    done: { find: (page) => page.locator('orders-detail section:has(aside)', { hasText: GUARDED }) },
  },
  cells: {
    ...createSecretCells('service-request-guest-token-failure'),
    // A wrong code is an answer.
    notFound: { end: 'miss' },
  },
};

async function openForm(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: '/details/', as: 'guest' }, setting);
  await page.locator('input[name=orderNumber]').fill(GUARDED);
  await page.locator('input[name=email]').fill(CONTACT);
}

async function pressFind(page: Page): Promise<void> {
  await page.getByRole('button', { name: toPattern('guestLookup.submit') }).click();
}

/** The step has one request at a time: its button is busy. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
}

/** The form below the step keeps what was typed; the order that opens after it has the number. */
async function readForm(page: Page): Promise<string[]> {
  const fields = page.locator('orders-guest-lookup input:not([name=code])');
  if ((await fields.count()) === 0) return [GUARDED, CONTACT];
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}
