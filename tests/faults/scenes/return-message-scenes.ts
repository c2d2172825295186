import type { Page } from '@playwright/test';
import type { ErrorCode } from '../../../src/http/model/failure.js';
import type { CallScene, Cell } from '../call-scene.js';
import type { CallName } from '../fault.js';
import type { FaultName } from '../faults.js';
import { openScene, type SceneSetting } from '../open-scene.js';
import { say } from '../words.js';
import { chooseFirst, RETURN_BOX } from './return-box.js';

/** Its job never ends by itself: what is seen of an end comes from what the test answers. */
const ORDER = 'US10000031';

/** Opens the wizard, and gets to the press that brings it back to a store. */
async function openLastStep(page: Page, setting?: SceneSetting): Promise<void> {
  const wizard = page.locator('orders-return-wizard');
  await openScene(page, { path: `/sales/${ORDER}/return/` }, setting);
  await chooseFirst(page);
  await page.getByRole('button', { name: say('returnWizard.continue') }).click();
  await wizard.locator('.method:has([value=returnToStore]) label').click();
  await page.getByRole('button', { name: say('returnWizard.continue') }).click();
  await wizard.locator('.store-choice label').first().click();
}

const { done, offline, chunk, gone } = RETURN_BOX.ends;
/** The return is made in every case: that nobody was told of it is heard by the page alone. */
const ENDS = { done, untold: done, offline, chunk, gone } as const satisfies CallScene['ends'];
type MessageCell = Cell<keyof typeof ENDS>;

/** How a message ends. Nobody reads what stands in an answer. */
function createMessageCells(code: ErrorCode, noContent: keyof typeof ENDS): Readonly<Record<FaultName, MessageCell>> {
  const DONE: MessageCell = { end: 'done' };
  const UNTOLD: MessageCell = { end: 'untold', errors: [code] };
  return {
    // By then the shopper is shown the return, and the tag that could tell the page is gone; so after a slow answer.
    noAnswer: { end: 'untold' },
    // The return itself is not sent.
    offline: { end: 'offline', errors: ['offline'], requests: 0 },
    reset: UNTOLD,
    resetInBody: UNTOLD,
    status500: UNTOLD,
    badGateway: UNTOLD,
    away: UNTOLD,
    expired: DONE,
    signedOut: UNTOLD,
    forbidden: UNTOLD,
    notFound: UNTOLD,
    conflict: UNTOLD,
    throttled: UNTOLD,
    opaque: UNTOLD,
    oddWait: UNTOLD,
    endlessWait: UNTOLD,
    brokenJson: DONE,
    signInPage: UNTOLD,
    empty: DONE,
    noContent: noContent === 'done' ? DONE : UNTOLD,
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: DONE,
    slow: { end: 'untold' },
    crossed: DONE,
    unmounted: { end: 'gone' },
    huge: DONE,
    // The return's own calls, and the carriers', are in it too.
    chunk: { end: 'chunk', errors: ['chunk-load', 'chunk-load'] },
  };
}

function createMessageScene(call: CallName, path: RegExp, cells: CallScene<keyof typeof ENDS>['cells']) {
  const { chunks, answers, send, cross, readStored, kept } = RETURN_BOX;
  const shared = { chunks, answers, send, cross, readStored, kept };
  const scene: CallScene<keyof typeof ENDS> = {
    ...{ call, path, cells, ...shared },
    method: 'POST',
    open: openLastStep,
    ends: ENDS,
  };
  return scene;
}

/** The e-mail about a return to a store. Only a 200 says that it was sent. */
export const STORE_EMAIL_SCENE = createMessageScene(
  'request-store-return-email',
  /\/help\/store_return_emails\/v1$/,
  createMessageCells('service-request-store-return-email-failure', 'untold'),
);

/** The notification of a return. */
export const NOTIFICATION_SCENE = createMessageScene(
  'request-notification',
  /\/notification\/triggers\/v1$/,
  createMessageCells('service-request-notification-failure', 'done'),
);
