import type { Page } from '@playwright/test';
import { GUARDED, MASKED } from '../e2e/support/guest-code.js';
import { lookUp } from '../e2e/support/test.js';
import { isShown, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-guest-lookup';
const route = 'lookup';
const DIALOG = `${tag} dialog`;
const FIELD = `${DIALOG} input[name=code]`;
/** Longer than the wait before another code may be requested. */
const RESEND_MS = 31_000;

interface Scene {
  readonly fault?: string;
  /** The digits that the guest enters. */
  readonly code?: string;
}

/** Looks up an order whose guest has to enter a code. */
async function openStep(page: Page, view: View | undefined, { fault, code }: Scene = {}): Promise<void> {
  await openArea(page, { path: '/details/', as: 'guest', ...(fault !== undefined && { fault }), ...view });
  await lookUp(page, GUARDED);
  if (code === undefined) return;
  await isShown(page, FIELD);
  await page.locator(FIELD).fill(code);
}

/** What the step shows for the codes to which the sandbox has special answers. */
const CODES: readonly (Scene & { readonly name: string; readonly shown: string })[] = [
  { name: 'code-wrong', code: '111111', shown: '.field-error' },
  { name: 'code-expired', code: '000001', shown: '.field-error' },
  { name: 'code-used', code: '000002', shown: '.field-error' },
  { name: 'code-throttled', code: '000003', shown: '[part=message]' },
  { name: 'code-slow', code: '000004', fault: 'request-guest-token:timeout', shown: '[aria-busy]' },
  { name: 'code-failed', code: '123456', fault: 'request-guest-token:status-403', shown: '[part=message]' },
  { name: 'code-unsent', fault: 'request-guest-challenge:status-403', shown: '[part=message]' },
  { name: 'code-sending', fault: 'request-guest-challenge:timeout', shown: '[aria-busy]' },
  { name: 'code-sent', shown: 'input[name=code]' },
];

const DETAIL = 'orders-detail';
const MASKED_PATH = { path: `/details/${MASKED}/`, as: 'guest', query: '&email=guest%40example.com&standalone=true' };

/** Opens an order with masked details, and presses the button to verify. */
async function openMasked(page: Page, view?: View): Promise<void> {
  await openArea(page, { ...MASKED_PATH, ...view });
  await isShown(page, `${DETAIL} aside`);
}

async function changeContact(page: Page, view?: View): Promise<void> {
  await openMasked(page, view);
  await page.locator(`${DETAIL} [part=message] .is-secondary`).click();
  await page.locator(`${DETAIL} .code-again > button:last-child`).click();
  await isShown(page, `${DETAIL} dialog input[name=email]`);
}

/** The step in which a guest enters a code, over the lookup and over an order. */
export const GUEST_CODE_SURFACES: readonly Surface[] = [
  ...CODES.map(({ name, shown, ...scene }): Surface => ({
    name,
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openStep(page, view, scene);
      await isShown(page, `${DIALOG} ${shown}`);
    },
  })),
  {
    name: 'code-resend',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await page.clock.install();
      await openStep(page, view);
      await isShown(page, FIELD);
      await page.clock.fastForward(RESEND_MS);
      await isShown(page, `${DIALOG} .code-again > button:first-child:not([aria-disabled])`);
    },
  },
  {
    name: 'code-left',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openStep(page, view);
      await isShown(page, FIELD);
      await page.locator(`${DIALOG} .dialog-actions button`).click();
      await isShown(page, `${tag} [part=message]`);
    },
  },
  {
    name: 'detail-masked',
    tag: DETAIL,
    route: 'guestDetail',
    state: 'notice',
    open: openMasked,
  },
  {
    name: 'code-contact',
    tag: DETAIL,
    route: 'guestDetail',
    state: 'dialog',
    open: changeContact,
  },
  {
    name: 'code-contact-mistyped',
    tag: DETAIL,
    route: 'guestDetail',
    state: 'dialog',
    async open(page, view) {
      await changeContact(page, view);
      await page.locator(`${DETAIL} dialog input[name=email]`).fill('robin');
      await page.locator(`${DETAIL} dialog .is-primary`).click();
      await isShown(page, `${DETAIL} dialog .field-error`);
    },
  },
];
