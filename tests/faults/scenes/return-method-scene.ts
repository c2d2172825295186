import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { GONE } from '../boxes.js';
import type { CallScene, Cell } from '../call-scene.js';
import { getPath, toArea, type SceneSetting } from '../open-scene.js';
import { toPattern } from '../words.js';

const PATH = `${toArea()}/returns/RT10000010/return-confirmation/`;
const CODE = 'service-request-return-method-failure';

async function openInstructions(page: Page, { world = randomUUID(), fault }: SceneSetting = {}): Promise<void> {
  const query = new URLSearchParams({ as: 'member', world, ...(fault !== undefined && { fault }) });
  await page.goto(`${PATH}?${query.toString()}`);
  await page.locator('orders-return-instructions .guide-switch').waitFor();
}

/** The instructions show the new method at once in every case; a failure is reported only to the page, when it is known. */
const done = { find: (page: Page) => page.getByText(toPattern('returnGuide.bookUps')) };
const OUTCOMES = {
  done,
  unreported: { ...done, isSilent: true },
  /** The shopper switched once more. */
  again: { find: (page: Page) => page.getByText(toPattern('returnGuide.storeShow')) },
  gone: GONE,
} as const satisfies CallScene['outcomes'];
type OutcomeName = keyof typeof OUTCOMES;

const DONE: Cell<OutcomeName> = { outcome: 'done' };
const UNREPORTED: Cell<OutcomeName> = { outcome: 'unreported', errors: [CODE] };

/** Switching to another return method: sent once, and its answer is not awaited. */
export const RETURN_METHOD_SCENE: CallScene<OutcomeName> = {
  call: 'request-return-method',
  method: 'POST',
  path: /\/order_mgmt\/user_return_methods\/v1$/,
  chunks: '**/cdn/return-instructions-calls-*.js',
  open: openInstructions,
  // A pickup, whose instructions need no code that is still to load.
  send: (page) => page.locator('.guide-switch button').first().click(),
  cross: (page) => page.locator('.guide-switch button').last().click(),
  readStored: (page) => Promise.resolve([getPath(page)]),
  preserved: [PATH],
  outcomes: OUTCOMES,
  cells: {
    noAnswer: UNREPORTED,
    offline: { outcome: 'unreported', errors: ['offline'] },
    reset: UNREPORTED,
    resetInBody: UNREPORTED,
    status500: UNREPORTED,
    badGateway: UNREPORTED,
    away: UNREPORTED,
    expired: DONE,
    signedOut: UNREPORTED,
    forbidden: UNREPORTED,
    // The service does not have this call.
    notFound: DONE,
    conflict: UNREPORTED,
    throttled: UNREPORTED,
    opaque: UNREPORTED,
    oddWait: UNREPORTED,
    endlessWait: UNREPORTED,
    brokenJson: DONE,
    signInPage: UNREPORTED,
    empty: DONE,
    noContent: DONE,
    fieldMissing: DONE,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: DONE,
    slow: DONE,
    crossed: { outcome: 'again', requests: 2 },
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'unreported', errors: ['chunk-load'] },
  },
};
