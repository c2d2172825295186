import type { Page } from '@playwright/test';
import { getConfirm, openWithdrawal, review, STATEMENT } from '../e2e/support/withdrawal.js';
import { isShown, openAlone, type Surface, type View } from './surface.js';

const tag = 'orders-withdrawal';
const route = 'withdrawal';
const MESSAGE = `${tag} [part=message]`;

/** Sends a statement, which ends as the fault says. */
const send =
  (fault?: string, orderNumber?: string) =>
  async (page: Page, view?: View): Promise<void> => {
    await openWithdrawal(page, {
      ...(fault !== undefined && { fault: `request-withdrawal:${fault}` }),
      ...(orderNumber !== undefined && { country: 'ie' }),
      ...view,
    });
    await review(page, { ...STATEMENT, ...(orderNumber !== undefined && { orderNumber }) });
    await getConfirm(page).click();
  };

/** The boxes in which a statement that was sent can end. */
const ENDS: readonly { readonly name: string; readonly fault: string }[] = [
  { name: 'withdrawal-failed', fault: 'status-429' },
  { name: 'withdrawal-refused', fault: 'status-403' },
  { name: 'withdrawal-throttled', fault: 'status-429-huge' },
  { name: 'withdrawal-uncertain', fault: 'reset' },
];

/** Both steps of a withdrawal and its receipt. */
export const WITHDRAWAL_SURFACES: readonly Surface[] = [
  {
    name: 'withdrawal-form',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWithdrawal(page, { ...view });
    },
  },
  {
    name: 'withdrawal-items',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWithdrawal(page, { as: 'member', orderNumber: 'DE10000003', ...view });
      await isShown(page, `${tag} .withdrawal-items select`);
    },
  },
  {
    name: 'withdrawal-period-over',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await openWithdrawal(page, { as: 'member', country: 'fr', orderNumber: 'FR10000002', ...view });
      await isShown(page, `${tag} .withdrawal-items`);
    },
  },
  {
    name: 'withdrawal-orders',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWithdrawal(page, { as: 'member', ...view });
      await isShown(page, `${tag} select[name=order]`);
    },
  },
  {
    name: 'withdrawal-mistyped',
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await openWithdrawal(page, { ...view });
      await page.locator(`${tag} input[name=email]`).fill('robin');
      await page.locator(`${tag} input[name=name]`).focus();
      await isShown(page, `${tag} .field-error`);
    },
  },
  {
    name: 'withdrawal-loading',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await openWithdrawal(page, { as: 'member', orderNumber: 'DE10000003', fault: 'get-order:timeout', ...view });
      await isShown(page, `${tag} .form-part > .field-hint`);
    },
  },
  {
    name: 'withdrawal-confirm',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await openWithdrawal(page, { ...view });
      await review(page);
      await isShown(page, `${tag} .withdrawal-text`);
    },
  },
  {
    name: 'withdrawal-sending',
    tag,
    route,
    state: 'loading',
    async open(page, view) {
      await send('timeout')(page, view);
      await isShown(page, `${tag} [aria-busy]`);
    },
  },
  ...ENDS.map(({ name, fault }): Surface => ({
    name,
    tag,
    route,
    state: 'error',
    async open(page, view) {
      await send(fault)(page, view);
      await isShown(page, MESSAGE);
    },
  })),
  {
    name: 'withdrawal-receipt',
    tag,
    route,
    state: 'ready',
    async open(page, view) {
      await send()(page, view);
      await isShown(page, `${tag} .withdrawal-text + .withdrawal-text`);
    },
  },
  {
    name: 'withdrawal-existing',
    tag,
    route,
    state: 'notice',
    async open(page, view) {
      await send(undefined, 'IE10000002')(page, view);
      await isShown(page, `${tag} .withdrawal-text + .withdrawal-text`);
    },
  },
  {
    name: 'withdrawal-not-here',
    tag,
    state: 'empty',
    async open(page, view) {
      await openAlone(page, { tag, attributes: { country: 'us' }, ...view });
      await isShown(page, `${tag} [data-heading]`);
    },
  },
];
