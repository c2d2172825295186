import { GUEST_EMAIL } from '../../e2e/support/test.js';
import type { CallScene, Cell } from '../call-scene.js';
import { openScene } from '../open-scene.js';
import { LOOKUP_FORM, ORDER, type LookupOutcome } from './lookup-form.js';

type GuestOrderCell = Cell<LookupOutcome>;
const DONE: GuestOrderCell = { outcome: 'done' };
const PARTIAL: GuestOrderCell = { outcome: 'partial', errors: ['order-block-unreadable', 'order-block-unreadable'] };
const fails = (outcome: LookupOutcome): GuestOrderCell => ({ outcome, errors: ['service-get-order-summary-failure'] });

/** Looking up a guest's order with an email address. */
export const GUEST_ORDER_SCENE: CallScene<LookupOutcome> = {
  ...LOOKUP_FORM,
  call: 'get-order-summary',
  method: 'GET',
  path: /^\/summary\/v1\/[^/]+$/,
  async open(page, setting) {
    await openScene(page, { path: '/details/', as: 'guest' }, setting);
    await page.locator('input[name=orderNumber]').fill(ORDER);
    await page.locator('input[name=email]').fill(GUEST_EMAIL);
  },
  preserved: [ORDER, GUEST_EMAIL],
  cells: {
    noAnswer: fails('failed'),
    offline: { outcome: 'offline', errors: ['offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: DONE,
    // A guest has no other token to retry with.
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    forbidden: fails('refused'),
    notFound: { outcome: 'miss', errors: ['input-credentials-invalid'] },
    conflict: fails('refused'),
    throttled: DONE,
    opaque: fails('failed'),
    oddWait: DONE,
    endlessWait: fails('longWait'),
    brokenJson: fails('failed'),
    signInPage: { ...fails('signedOut'), requests: 1 },
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: PARTIAL,
    extraFields: DONE,
    unknownWords: DONE,
    nulls: DONE,
    notAnObject: fails('failed'),
    slow: fails('failed'),
    crossed: DONE,
    unmounted: { outcome: 'gone' },
    huge: DONE,
    chunk: { outcome: 'chunk', errors: ['chunk-load'] },
  },
};
