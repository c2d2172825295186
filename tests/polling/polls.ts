import type { Page } from '@playwright/test';
import { confirmCancel, getDialog, openCancellable } from '../e2e/support/cancel.js';
import { checkIn, getCurbside, openCurbside, ORDER as AT_THE_KERB } from '../e2e/support/curbside.js';
import { getPayment, openOnHold } from '../e2e/support/payment.js';
import { confirmReturnCancel, openReturn } from '../e2e/support/return-cancel.js';
import { placeSecond } from '../e2e/support/add-second-tag.js';
import { chooseItem, goOn, openWizard, submitReturn } from '../e2e/support/wizard.js';
import type { CallName } from '../faults/fault.js';

/** A process that the page polls until it ends. */
export interface Poll {
  readonly call: CallName;
  readonly path: RegExp;
  /** An example of its address. */
  readonly example: string;
  /** The answer while the process with this id continues. */
  readonly open: (id: string) => object;
  /** The maximum number of polls. */
  readonly most: number;
  /** The time that ends the poll, hidden or visible, for a poll with a time limit instead of a count. */
  readonly longestMs?: number;
  /** Opens the page and starts the process. */
  start(page: Page): Promise<void>;
  /** Adds a second tag that shows the same process. */
  startSecond(page: Page): Promise<void>;
  /** Whether the shopper sees that the process continues or, if a retry is harmless, that it did not finish. */
  isLeft(page: Page): Promise<boolean>;
}

const ORDER = 'US10000029';

const CANCEL_JOB: Poll = {
  call: 'get-cancel-job',
  path: /\/order_mgmt\/ordermods\/v1\/jobs\//,
  example: '/order_mgmt/ordermods/v1/jobs/job-1',
  open: (jobId) => ({ jobId, status: 'IN_PROGRESS', eta: 400 }),
  most: 20,
  async start(page) {
    await openCancellable(page, { orderNumber: ORDER });
    await confirmCancel(page);
  },
  async startSecond(page) {
    await placeSecond(page, { orderNumber: ORDER });
    await page.locator('main > orders-detail .order-actions button', { hasText: 'Canceling your order' }).waitFor();
  },
  isLeft: (page) => getDialog(page).getByRole('heading', { name: "We've received your cancellation" }).isVisible(),
};

const ON_HOLD = 'CN10000001';

const DEFERRED_PAYMENT_JOB: Poll = {
  call: 'get-deferred-payment-job',
  path: /\/payment\/deferred_payment_jobs\//,
  example: '/payment/deferred_payment_jobs/v2/job-1',
  open: (jobId) => ({ jobId, status: 'IN_PROGRESS', eta: 400 }),
  most: 20,
  async start(page) {
    await openOnHold(page, { orderNumber: ON_HOLD });
    // Some of the page's scripts wait for its first click.
    await page.locator('orders-area h2').click();
  },
  async startSecond(page) {
    await placeSecond(page, { orderNumber: ON_HOLD, takes: ['flags', 'locale'], country: 'cn' });
    await page.locator('main > orders-detail .pay-wait').waitFor();
  },
  // The order is shown without its payment, which can be requested again.
  isLeft: (page) => getPayment(page).getByText("Your order hasn't changed. Please try again in a moment.").isVisible(),
};

const RETURNED = 'US10000016';

const RETURN_JOB: Poll = {
  call: 'get-return-job',
  path: /\/order_mgmt\/user_return_captures_jobs\/v1\//,
  example: '/order_mgmt/user_return_captures_jobs/v1/job-1',
  open: (jobId) => ({ jobId, status: 'IN_PROGRESS', eta: 400 }),
  most: 20,
  async start(page) {
    await openWizard(page, { orderNumber: RETURNED });
    await chooseItem(page);
    await goOn(page);
    await submitReturn(page);
  },
  async startSecond(page) {
    await placeSecond(page, { tag: 'orders-return-wizard', orderNumber: RETURNED });
    await page.locator('main > orders-return-wizard dialog h3', { hasText: 'Submitting your return' }).waitFor();
  },
  isLeft: (page) =>
    page.locator('dialog h3', { hasText: "We don't know yet whether your return was submitted" }).first().isVisible(),
};

const CANCELLED_RETURN = 'RT10000033';

const RETURN_CANCELLATION_JOB: Poll = {
  call: 'get-return-cancellation-job',
  path: /\/order_mgmt\/user_return_cancellation_jobs\/v1\//,
  example: '/order_mgmt/user_return_cancellation_jobs/v1/job-1',
  open: (jobId) => ({ jobId, status: 'IN_PROGRESS', eta: 400 }),
  most: 20,
  async start(page) {
    await openReturn(page, { orderNumber: CANCELLED_RETURN });
    await confirmReturnCancel(page);
  },
  async startSecond(page) {
    await placeSecond(page, { orderNumber: CANCELLED_RETURN, takes: ['flags'] });
    await page.locator('main > orders-detail .order-actions button', { hasText: 'Canceling your return' }).waitFor();
  },
  // The client reads the return after the last poll; in the sandbox it may be cancelled by then.
  isLeft: (page) =>
    getDialog(page)
      .getByRole('heading', { name: /^(?:Your return is canceled|We don't know yet whether)/ })
      .isVisible(),
};

const CURBSIDE_INTERACTION: Poll = {
  call: 'get-curbside-interaction',
  path: /\/pickup_interactions\/v1\/[^/]+$/,
  example: '/store/pickup_interactions/v1/arrival-1',
  open: (id) => ({ id, status: 'SUBMITTED' }),
  most: 600,
  longestMs: 10 * 60_000,
  async start(page) {
    await openCurbside(page);
    await checkIn(page);
    await getCurbside(page).locator('.curbside-stage').waitFor();
  },
  async startSecond(page) {
    await placeSecond(page, { tag: 'orders-curbside-checkin', orderNumber: AT_THE_KERB, takes: ['flags'] });
    await page.locator('main > orders-curbside-checkin .curbside-stage').waitFor();
  },
  isLeft: (page) => getCurbside(page).getByText('Please call the store').first().isVisible(),
};

/** Every call that polls. */
export const POLLS: readonly Poll[] = [
  CANCEL_JOB,
  DEFERRED_PAYMENT_JOB,
  RETURN_JOB,
  RETURN_CANCELLATION_JOB,
  CURBSIDE_INTERACTION,
];
