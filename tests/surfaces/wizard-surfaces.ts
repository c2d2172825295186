import type { Page } from '@playwright/test';
import { chooseRefund } from '../support/choose-refund.js';
import { toNamePattern } from './driver.js';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-return-wizard';
const route = 'returnWizard';
const ROWS = `${tag} .return-row`;
const METHOD = `${tag} .method`;

interface Scene {
  readonly orderNumber?: string;
  readonly country?: string;
  readonly shown?: string;
  readonly fault?: string;
  readonly query?: string;
}

const openWizard =
  ({ orderNumber = 'US10000001', country = 'us', shown = ROWS, fault, query = '' }: Scene = {}) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, {
      path: `/sales/${orderNumber}/return/`,
      country,
      ...(fault !== undefined && { fault }),
      query,
      ...view,
    });
    await isShown(page, shown);
  };

/** Selects the first item that can be returned, with the first reason, as a return. */
async function choose(page: Page): Promise<void> {
  await page.locator(`${ROWS} input:enabled`).first().check();
  await page.locator(`${tag} .reasons input`).first().check();
  await chooseRefund(page);
}

async function goToMethods(page: Page): Promise<void> {
  await choose(page);
  await page.locator(`${tag} .wizard-side .is-primary`).click();
  await isShown(page, METHOD);
}

/** Goes to the review of a return to a store, in a country whose returns have a review. */
async function goToReview(page: Page): Promise<void> {
  await goToMethods(page);
  await page.locator(`${METHOD} input[value=returnToStore]`).check();
  await page.locator(`${tag} .wizard-side .is-primary`).click();
  await page.locator(`${tag} .store-choice input`).first().check();
  await page.locator(`${tag} .wizard-side .is-primary`).click();
  await isShown(page, `${tag} .review`);
}

/** Submits a return with the first return method. */
async function submit(page: Page): Promise<void> {
  await goToMethods(page);
  await page.locator(`${METHOD} input`).first().check();
  await page.locator(`${tag} .wizard-side .is-primary`).click();
}

const DIALOG = `${tag} dialog`;

/**
 * Loses the answer of a return that the order does not show yet, then submits another one once the order shows the
 * first.
 */
async function openEarlier(page: Page, view?: View): Promise<void> {
  let isBlind = false;
  await page.route('**/user_return_captures/v1', async (call) => {
    isBlind = true;
    await call.fetch();
    await call.abort();
  });
  await page.route('**/history/v1/US10000001?*', (call) =>
    isBlind ? call.fulfill({ status: 403, body: '{}' }) : call.continue(),
  );
  await openWizard()(page, view);
  await submit(page);
  await page.locator(`${DIALOG} .is-secondary`).waitFor({ timeout: 20_000 });
  isBlind = false;
  await page.locator(`${DIALOG} .is-secondary`).click();
  await page.getByRole('button', { name: toNamePattern('Start return') }).click();
  await page.locator(`${tag} .reasons input`).nth(1).check();
  await page.locator(`${tag} .wizard-side .is-primary`).click();
  await isShown(page, METHOD);
  await page.locator(`${tag} .wizard-side .is-primary`).click();
  await isShown(page, `${DIALOG} p + p + p`);
}

/** The boxes in which a submitted return can end. */
const ENDS: readonly (Scene & { readonly name: string })[] = [
  { name: 'wizard-failed', fault: 'request-return:status-429' },
  { name: 'wizard-refused', fault: 'request-return:status-403' },
  { name: 'wizard-throttled', fault: 'request-return:status-429-huge' },
  { name: 'wizard-signed-out', fault: 'request-return:status-401' },
];

/** The steps of a return from its first row to its end. */
export const WIZARD_SURFACES: readonly Surface[] = [
  { name: 'wizard-items', tag, route, state: 'ready', open: openWizard() },
  {
    name: 'wizard-chosen',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWizard()(page, view);
      await choose(page);
      await page.locator(`${tag} .return-fields > .is-text`).click();
      await isShown(page, `${tag} textarea`);
    },
  },
  { name: 'wizard-nothing', tag, route, state: 'empty', open: openWizard({ orderNumber: 'US10000011' }) },
  {
    name: 'wizard-off',
    tag,
    route,
    state: 'notice',
    open: openWizard({ shown: `${tag} [part=message]`, query: '&flags=disableReturns' }),
  },
  {
    name: 'wizard-elsewhere',
    tag,
    route,
    state: 'notice',
    open: openWizard({ orderNumber: 'US10000019', shown: `${tag} [part=message] a` }),
  },
  {
    name: 'wizard-loading',
    tag,
    route,
    state: 'loading',
    open: openWizard({ shown: `${tag} [aria-busy]`, fault: 'get-order:timeout' }),
  },
  {
    name: 'wizard-order-failed',
    tag,
    route,
    state: 'error',
    open: openWizard({ shown: DIALOG, fault: 'get-order:status-403' }),
  },
  {
    name: 'wizard-rules-missing',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await page.route('**/all-returns-*.js', (call) => call.abort());
      await openWizard({ shown: `${tag} [role=alert]` })(page, view);
    },
  },
  {
    name: 'wizard-methods',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWizard()(page, view);
      await goToMethods(page);
      await page.locator(`${METHOD} input`).first().check();
    },
  },
  {
    name: 'wizard-guest-prompt',
    tag,
    state: 'notice',
    async open(page, view) {
      const attributes = { 'order-number': 'US10000001', flags: 'enableLoginPrompt' };
      await openAlone(page, { tag, attributes, email: 'guest@example.com', ...view });
      await goToMethods(page);
      await isShown(page, `${tag} .guest-prompt`);
      await page.locator(`${tag} .tooltip-button`).focus();
      await isShown(page, `${tag} .tooltip-text`);
    },
  },
  {
    name: 'wizard-methods-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openWizard({ fault: 'list-carrier-services:timeout' })(page, view);
      await choose(page);
      await page.locator(`${tag} .wizard-side .is-primary`).click();
      await isShown(page, `${tag} .method-skeleton`);
    },
  },
  {
    name: 'wizard-methods-gone',
    tag,
    route,
    state: 'empty',
    async open(page, view) {
      await page.route('**/history/v1/US10000001?*', async (call) => {
        const response = await call.fetch();
        const order = (await response.json()) as { readonly transaction: object };
        const transaction = { ...order.transaction, orderDate: '2020-01-01T10:00:00Z' };
        await call.fulfill({ response, json: { ...order, transaction } });
      });
      await openWizard()(page, view);
      await choose(page);
      await page.locator(`${tag} .wizard-side .is-primary`).click();
      await isShown(page, `${tag} [part=message]`);
    },
  },
  {
    name: 'wizard-review',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWizard({ orderNumber: 'KR10000002', country: 'kr' })(page, view);
      await goToReview(page);
    },
  },
  {
    name: 'wizard-leave',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openWizard()(page, view);
      await choose(page);
      await page.locator(`${tag} .order-head a`).click();
      await isShown(page, DIALOG);
    },
  },
  {
    name: 'wizard-pending',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openWizard({ fault: 'request-return:timeout' })(page, view);
      await submit(page);
      await isShown(page, DIALOG);
    },
  },
  {
    name: 'wizard-done',
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openWizard()(page, view);
      await submit(page);
      await isShown(page, `${DIALOG} .is-primary`);
      // A key press stops the automatic redirect, so the box stays open.
      await page.keyboard.press('Shift');
    },
  },
  { name: 'wizard-earlier', tag, route, state: 'dialog', open: openEarlier },
  ...ENDS.map(({ name, ...scene }): Surface => ({
    name,
    tag,
    route,
    state: 'dialog',
    async open(page, view) {
      await openWizard(scene)(page, view);
      await submit(page);
      await isShown(page, `${DIALOG} .is-secondary`);
    },
  })),
  {
    name: 'wizard-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': 'US10000001' }, ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
  {
    name: 'wizard-alone',
    tag,
    state: 'ready',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': 'US10000001' }, adapter: AS_MEMBER, ...view });
      await isShown(page, ROWS);
    },
  },
];
