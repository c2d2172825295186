import type { Page } from '@playwright/test';
import { AS_MEMBER, isShown, openAlone, openArea, type Surface, type View } from './surface.js';

const tag = 'orders-bank-refund';
const FORM = `${tag} form`;
const MESSAGE = `${tag} [part=message]`;
const NUMBER = 'US10000018';

interface Scene {
  readonly path?: string;
  readonly shown?: string;
  readonly fault?: string;
  readonly query?: string;
}

const openStep =
  ({ path = 'refund-payment', shown = FORM, fault, query = '' }: Scene = {}) =>
  async (page: Page, view?: View): Promise<void> => {
    await openArea(page, {
      path: `/returns/${NUMBER}/${path}/`,
      ...(fault !== undefined && { fault }),
      query,
      ...view,
    });
    await isShown(page, shown);
  };

async function type(page: Page, iban = 'DE89 3704 0044 0532 0130 00'): Promise<void> {
  for (const [name, text] of Object.entries({ firstName: 'Robin', lastName: 'Doe', iban })) {
    await page.locator(`${tag} input[name=${name}]`).fill(text);
  }
}

/** The boxes in which a submitted form can end. */
const ENDS: readonly { readonly name: string; readonly fault: string }[] = [
  { name: 'refund-failed', fault: 'status-429' },
  { name: 'refund-refused', fault: 'status-403' },
  { name: 'refund-throttled', fault: 'status-429-huge' },
  { name: 'refund-uncertain', fault: 'reset' },
];

/** The steps of a refund to a bank account, from its start to its confirmation. */
export const BANK_REFUND_SURFACES: readonly Surface[] = [
  {
    name: 'refund-landing',
    tag,
    route: 'refundLanding',
    state: 'ready',
    open: openStep({ path: 'refund-payment-landing', shown: `${tag} .refund-steps` }),
  },
  { name: 'refund-form', tag, route: 'refundPayment', state: 'ready', open: openStep() },
  {
    name: 'refund-mistyped',
    tag,
    route: 'refundPayment',
    state: 'error',
    async open(page, view) {
      await openStep()(page, view);
      await type(page, 'DE89 3704 0044');
      await page.locator(`${tag} input[name=lastName]`).fill('Doe-Longworth of the Harbor Street');
      await isShown(page, `${tag} .field-error`);
    },
  },
  {
    name: 'refund-typed',
    tag,
    route: 'refundPayment',
    state: 'ready',
    async open(page, view) {
      await openStep()(page, view);
      await type(page);
      await isShown(page, `${FORM} .is-primary:not([aria-disabled])`);
    },
  },
  {
    name: 'refund-sending',
    tag,
    route: 'refundPayment',
    state: 'loading',
    async open(page, view) {
      await openStep({ fault: 'request-bank-refund:timeout' })(page, view);
      await type(page);
      await page.locator(`${FORM} .is-primary:not([aria-disabled])`).click();
      await isShown(page, `${FORM} [aria-busy]`);
    },
  },
  {
    name: 'refund-rules-missing',
    tag,
    route: 'refundPayment',
    state: 'error',
    async open(page, view) {
      await page.route('**/iban-module-*.js', (call) => call.abort());
      await openStep({ shown: MESSAGE })(page, view);
    },
  },
  ...ENDS.map(({ name, fault }): Surface => ({
    name,
    tag,
    route: 'refundPayment',
    state: 'dialog',
    async open(page, view) {
      await openStep({ fault: `request-bank-refund:${fault}` })(page, view);
      await type(page);
      await page.locator(`${FORM} .is-primary:not([aria-disabled])`).click();
      await isShown(page, `${tag} dialog .dialog-actions`);
    },
  })),
  {
    name: 'refund-done',
    tag,
    route: 'refundConfirmation',
    state: 'ready',
    open: openStep({ path: 'refund-payment-confirmation', shown: `${tag} .sums`, query: '&pageView=true' }),
  },
  {
    name: 'refund-loading',
    tag,
    route: 'refundPayment',
    state: 'loading',
    open: openStep({ shown: `${tag} [aria-busy]`, fault: 'get-order:timeout' }),
  },
  {
    name: 'refund-order-failed',
    tag,
    route: 'refundPayment',
    state: 'error',
    open: openStep({ shown: `${tag} dialog`, fault: 'get-order:status-403' }),
  },
  {
    name: 'refund-guest',
    tag,
    state: 'notice',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': NUMBER }, email: 'guest@example.com', ...view });
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'refund-foreign',
    tag,
    state: 'notice',
    async open(page, view) {
      const attributes = { 'order-number': NUMBER, 'api-base': 'https://orders.example.com' };
      await openAlone(page, { tag, attributes, ...view });
      await isShown(page, MESSAGE);
    },
  },
  {
    name: 'refund-nobody',
    tag,
    state: 'nobody',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { 'order-number': NUMBER }, ...view });
      await isShown(page, `${tag} .empty`);
    },
  },
  {
    name: 'refund-alone',
    tag,
    state: 'ready',
    async open(page, view) {
      const attributes = { 'order-number': NUMBER, step: 'form' };
      await openAlone(page, { tag, attributes, adapter: AS_MEMBER, ...view });
      await isShown(page, FORM);
    },
  },
];
