import type { Page } from '@playwright/test';
import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { CallScene, Cell } from '../call-scene.js';
import type { CallName } from '../fault.js';
import type { FaultName } from '../faults.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';
import { chooseFirst, RETURN_BOX } from './return-box.js';

/** An order whose job never ends by itself: its outcomes come only from the test's answers. */
const ORDER = 'US10000040';

/** Opens the wizard and goes to the step that submits a return to a store. */
async function openLastStep(page: Page, setting?: SceneSetting): Promise<void> {
  const wizard = page.locator('orders-return-wizard');
  await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
  await chooseFirst(page);
  await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
  await wizard.locator('.method:has([value=returnToStore]) label').click();
  await page.getByRole('button', { name: toPattern('returnWizard.continue') }).click();
  await wizard.locator('.store-choice label').first().click();
}

const { done, offline, chunk, gone } = RETURN_BOX.outcomes;
/** The return is made in every case; a message that was not sent is reported only to the page. */
const OUTCOMES = { done, unreported: done, offline, chunk, gone } as const satisfies CallScene['outcomes'];
type MessageCell = Cell<keyof typeof OUTCOMES>;

/** Creates the cells of a message. The body of its answer is ignored. */
function createMessageCells(
  code: ErrorCode,
  noContent: keyof typeof OUTCOMES,
): Readonly<Record<FaultName, MessageCell>> {
  const DONE: MessageCell = { outcome: 'done' };
  const UNREPORTED: MessageCell = { outcome: 'unreported', errors: [code] };
  return {
    // By then the shopper sees the return, and the tag that could report the failure is gone; the same holds for a
    // slow answer.
    noAnswer: { outcome: 'unreported' },
    // The return itself is not sent.
    offline: { outcome: 'offline', errors: ['offline'], requests: 0 },
    reset: UNREPORTED,
    resetInBody: UNREPORTED,
    status500: UNREPORTED,
    badGateway: UNREPORTED,
    away: UNREPORTED,
    expired: DONE,
    signedOut: UNREPORTED,
    forbidden: UNREPORTED,
    notFound: UNREPORTED,
    conflict: UNREPORTED,
    throttled: UNREPORTED,
    opaque: UNREPORTED,
    oddWait: UNREPORTED,
    endlessWait: UNREPORTED,
    brokenJson: DONE,
    signInPage: UNREPORTED,
    empty: DONE,
    noContent: noContent === 'done' ? DONE : UNREPORTED,
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: DONE,
    slow: { outcome: 'unreported' },
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    // The chunk also contains the calls of the return and of the carriers.
    chunk: { outcome: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  };
}

function createMessageScene(call: CallName, path: RegExp, cells: CallScene<keyof typeof OUTCOMES>['cells']) {
  const { chunks, answers, send, cross, readStored, preserved } = RETURN_BOX;
  const shared = { chunks, answers, send, cross, readStored, preserved };
  const scene: CallScene<keyof typeof OUTCOMES> = {
    ...{ call, path, cells, ...shared },
    method: 'POST',
    open: openLastStep,
    outcomes: OUTCOMES,
  };
  return scene;
}

/** Sending the email about a return to a store. Only a 200 means that it was sent. */
export const STORE_EMAIL_SCENE = createMessageScene(
  'request-store-return-email',
  /\/help\/store_return_emails\/v1$/,
  createMessageCells('service-request-store-return-email-failure', 'unreported'),
);

/** Sending the notification of a return. */
export const NOTIFICATION_SCENE = createMessageScene(
  'request-notification',
  /\/notification\/triggers\/v1$/,
  createMessageCells('service-request-notification-failure', 'done'),
);
