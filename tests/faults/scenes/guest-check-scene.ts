import type { CallScene, Cell } from '../call-scene.js';
import { GUEST_PHONE } from '../leaks.js';
import { openScene } from '../open-scene.js';
import { say } from '../words.js';
import { LOOKUP_FORM, ORDER, type LookupEnd } from './lookup-form.js';

type GuestCheckCell = Cell<LookupEnd>;
const DONE: GuestCheckCell = { end: 'done' };
const fails = (end: LookupEnd): GuestCheckCell => ({ end, errors: ['service-request-guest-check-failure'] });

/** A guest's phone number, checked before the order is read. */
export const GUEST_CHECK_SCENE: CallScene<LookupEnd> = {
  ...LOOKUP_FORM,
  call: 'request-guest-check',
  method: 'POST',
  path: /^\/order_mgmt\/guest_credentials\/v1$/,
  async open(page, setting) {
    await openScene(page, { path: '/details/', as: 'guest' }, setting);
    await page.getByRole('button', { name: say('guestLookup.usePhone') }).click();
    await page.locator('input[name=orderNumber]').fill(ORDER);
    await page.locator('input[name=phoneNumber]').fill(GUEST_PHONE);
  },
  kept: [ORDER, GUEST_PHONE],
  cells: {
    noAnswer: fails('failed'),
    offline: { end: 'offline', errors: ['offline'] },
    reset: fails('failed'),
    resetInBody: fails('failed'),
    status500: fails('failed'),
    badGateway: fails('failed'),
    away: fails('wait'),
    // A guest has no other token to replay with.
    expired: { ...fails('signedOut'), requests: 1 },
    signedOut: { ...fails('signedOut'), requests: 1 },
    forbidden: fails('refused'),
    notFound: { end: 'miss', errors: ['input-credentials-invalid'] },
    conflict: fails('refused'),
    throttled: fails('wait'),
    opaque: fails('failed'),
    oddWait: fails('wait'),
    endlessWait: fails('longWait'),
    brokenJson: fails('failed'),
    signInPage: { ...fails('signedOut'), requests: 1 },
    empty: fails('failed'),
    noContent: fails('failed'),
    fieldMissing: fails('failed'),
    extraFields: DONE,
    unknownWords: fails('failed'),
    nulls: fails('failed'),
    notAnObject: fails('failed'),
    slow: fails('failed'),
    crossed: DONE,
    unmounted: { end: 'gone' },
    huge: DONE,
    chunk: { end: 'chunk', errors: ['chunk-load'] },
  },
};
