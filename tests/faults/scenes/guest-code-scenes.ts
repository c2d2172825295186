import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { CARD, getGiftCard, typeCard } from '../../e2e/support/gift-card.js';
import { GUARDED, listCodes } from '../../e2e/support/guest-code.js';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene, NextAction } from '../call-scene.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { createSecretCells, type SecretOutcome } from './create-secret-cells.js';

const ORDER = 'US10000001';
const CONTACT = 'guest@example.com';
const SEND: NextAction = { role: 'button', message: 'codeStep.send' };
const RETRY: NextAction = { role: 'button', message: 'failure.retry' };
const CONTINUE: NextAction = { role: 'button', message: 'codeStep.submit' };

const getStep = (page: Page): Locator => page.getByRole('dialog', { name: toPattern('codeStep.title') });
const getCodeField = (page: Page): Locator => page.locator('input[name=code]');

const box = createBoxes((page, { title, text }) =>
  getStep(page).filter({
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);

/** The outcomes of a call whose failures have one message, with the control that sends it again. */
function createOutcomes(message: 'codeStep.unsent' | 'codeStep.unchecked', action: NextAction) {
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

const CHALLENGE_FAILURE = 'service-request-guest-challenge-failure';
const CHALLENGE_CELLS = createSecretCells(CHALLENGE_FAILURE);

/** Requesting a code for a guest who says where it goes, over a form that the guest has filled in. */
export const GUEST_CHALLENGE_SCENE: CallScene<SecretOutcome> = {
  call: 'request-guest-challenge',
  method: 'POST',
  path: /^\/order_mgmt\/guest_challenges\/v1$/,
  chunks: '**/cdn/app-guest-proof-calls-*.js',
  async open(page, setting) {
    await openScene(
      page,
      { path: '/gift-card-lookup', as: 'guest' },
      { ...setting, fault: ['get-gift-card-balance:proof-required', setting?.fault].filter(Boolean).join(',') },
    );
    await typeCard(page);
    await page.getByRole('button', { name: toPattern('giftCard.submit') }).click();
    await getStep(page).locator('input[name=orderNumber]').fill(ORDER);
    await getStep(page).locator('input[name=email]').fill(CONTACT);
  },
  send: (page) =>
    getStep(page)
      .getByRole('button', { name: toPattern('codeStep.send') })
      .click(),
  cross: pressAgain,
  slow: 'codeStep.sending',
  preserved: [ORDER, CONTACT, CARD.accountNumber],
  readStored: readContact,
  outcomes: { ...createOutcomes('codeStep.unsent', SEND), done: { find: getCodeField } },
  cells: {
    ...CHALLENGE_CELLS,
    notFound: { outcome: 'miss', errors: [CHALLENGE_FAILURE] },
    // The step does not use the channel, and can do without the masked contact.
    unknownWords: CHALLENGE_CELLS.huge,
    nulls: CHALLENGE_CELLS.huge,
  },
};

/** The code of the message, by page. */
const codes = new WeakMap<Page, string>();

type TokenOutcome = SecretOutcome | 'lost';

/** Checking the code. */
export const GUEST_TOKEN_SCENE: CallScene<TokenOutcome> = {
  call: 'request-guest-token',
  method: 'POST',
  path: /^\/order_mgmt\/guest_challenges\/v1\/[^/]+\/answers$/,
  chunks: '**/cdn/app-guest-proof-calls-*.js',
  async open(page, setting) {
    const world = setting?.world ?? randomUUID();
    await openForm(page, { ...setting, world });
    await page.getByRole('button', { name: toPattern('guestLookup.submit') }).click();
    await getStep(page).locator('input[name=code], [part=message]').first().waitFor();
    codes.set(page, (await listCodes(page, world)).at(-1) ?? '');
  },
  async send(page) {
    if (await getCodeField(page).isVisible()) await getCodeField(page).fill(codes.get(page) ?? '');
  },
  cross: pressAgain,
  slow: 'codeStep.slow',
  preserved: [GUARDED, CONTACT],
  readStored: readForm,
  outcomes: {
    ...createOutcomes('codeStep.unchecked', CONTINUE),
    // Both calls of the step have the same chunk, so no code was sent either.
    chunk: box.other({ title: 'codeStep.unsent', text: 'codeStep.unsent' }, RETRY),
    // After the wait, the code has expired.
    longWait: box.other(
      { title: 'lookupAnswer.coolDownTitle', text: 'lookupAnswer.coolDownUntil' },
      { ...CONTINUE, afterMs: LONG_WAIT_MS },
    ),
    // The service took the code, and its answer was lost: the same code is no use any more.
    lost: box.other({ title: 'codeStep.unchecked', text: 'codeStep.unchecked' }, CONTINUE),
    miss: {
      find: (page) =>
        getStep(page).filter({ has: page.locator('.field-error', { hasText: toPattern('codeStep.wrong') }) }),
      nextAction: CONTINUE,
      recovery: 'by hand',
    },
    done: { find: (page) => page.locator('orders-detail section:has(aside)', { hasText: GUARDED }) },
  },
  cells: {
    ...createSecretCells('service-request-guest-token-failure'),
    resetInBody: { outcome: 'lost', errors: ['service-request-guest-token-failure'] },
    fieldMissing: { outcome: 'lost', errors: ['service-request-guest-token-failure'] },
    // A wrong code is an answer.
    notFound: { outcome: 'miss' },
    // The answer has neither words nor optional fields.
    unknownWords: { outcome: 'done' },
    nulls: { outcome: 'done' },
  },
};

async function openForm(page: Page, setting?: SceneSetting): Promise<void> {
  await openScene(page, { path: '/details/', as: 'guest' }, setting);
  await page.locator('input[name=orderNumber]').fill(GUARDED);
  await page.locator('input[name=email]').fill(CONTACT);
}

/** The step has one request at a time: its button is busy. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
}

/** What was typed in the step, and in the form below it. */
async function readContact(page: Page): Promise<string[]> {
  const fields = page.locator('input[name=orderNumber], input[name=email]');
  if ((await fields.count()) === 0) return [];
  const typed = await readValues(fields);
  const [number = ''] = await readValues(getGiftCard(page).locator('input[name=accountNumber]'));
  return [...typed, number];
}

/** The form below the step keeps what was typed; the order that opens after it has the number. */
async function readForm(page: Page): Promise<string[]> {
  const fields = page.locator('orders-guest-lookup input:not([name=code])');
  return (await fields.count()) === 0 ? [GUARDED, CONTACT] : readValues(fields);
}

function readValues(fields: Locator): Promise<string[]> {
  return fields.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}
