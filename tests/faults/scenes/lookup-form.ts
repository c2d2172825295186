import type { Page } from '@playwright/test';
import { createBoxes, GONE, LONG_WAIT_MS, SHORT_WAIT_MS } from '../boxes.js';
import type { CallScene } from '../call-scene.js';
import { toPattern } from '../words.js';

export const ORDER = 'US10000001';

const box = createBoxes((page, { title, text }) =>
  page.locator('orders-guest-lookup form', {
    has: page.getByRole('group', { name: toPattern(title) }).filter({ hasText: toPattern(text) }),
  }),
);
const SUBMIT = { role: 'button', message: 'guestLookup.submit' } as const;

/** The outcomes of the lookup, for each of its calls. */
const LOOKUP_OUTCOMES = {
  done: { find: (page) => page.locator('orders-detail section:has(aside)', { hasText: ORDER }) },
  partial: {
    find: (page) => page.locator('orders-detail section:has(aside)', { hasText: toPattern('order.unreadable') }),
  },
  failed: box.retry({ title: 'serviceFailure.title', text: 'serviceFailure.text' }),
  refused: box.contact({ title: 'serviceFailure.refusedTitle', text: 'serviceFailure.forbidden' }),
  miss: box.other({ title: 'lookupAnswer.missTitle', text: 'lookupAnswer.missTitle' }, SUBMIT, 'by hand'),
  signedOut: box.other(
    { title: 'serviceFailure.refusedTitle', text: 'serviceFailure.signIn' },
    { role: 'button', message: 'guestLookup.signIn' },
  ),
  wait: box.other(
    { title: 'lookupAnswer.coolDownTitle', text: 'lookupAnswer.coolDown' },
    { ...SUBMIT, afterMs: SHORT_WAIT_MS },
    'by hand',
  ),
  longWait: box.other(
    { title: 'lookupAnswer.coolDownTitle', text: 'lookupAnswer.coolDownUntil' },
    { ...SUBMIT, afterMs: LONG_WAIT_MS },
    'by hand',
  ),
  // A request with a secret is only sent again by the shopper.
  offline: box.retry({ title: 'failure.networkTitle', text: 'serviceFailure.offline' }),
  chunk: box.retry({ title: 'failure.networkTitle', text: 'failure.chunkLoad' }),
  gone: GONE,
} as const satisfies CallScene['outcomes'];

export type LookupOutcome = keyof typeof LOOKUP_OUTCOMES;

async function pressFind(page: Page): Promise<void> {
  await page.getByRole('button', { name: toPattern('guestLookup.submit') }).click();
}

/** Presses again while the first request is under way. */
async function pressAgain(page: Page): Promise<void> {
  for (let press = 0; press < 3; press += 1) await page.locator('input[name=orderNumber]').press('Enter');
}

/** Reads the fields of the form. */
function readFields(page: Page): Promise<string[]> {
  return page
    .locator('orders-guest-lookup form input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
}

/** The form, for each of its calls. */
export const LOOKUP_FORM = {
  chunks: '**/cdn/calls-*.js',
  send: pressFind,
  cross: pressAgain,
  slow: 'guestLookup.slow',
  readStored: readFields,
  outcomes: LOOKUP_OUTCOMES,
} as const satisfies Partial<CallScene>;
