import type { Page } from '@playwright/test';
import { confirmCancel, getDialog, openCancellable } from '../e2e/support/cancel.js';
import type { CallName } from '../faults/fault.js';

/** Something that the page asks after until it ends. */
export interface Poll {
  readonly call: CallName;
  readonly path: RegExp;
  /** One of its addresses. */
  readonly example: string;
  /** What the service says while it goes on. */
  readonly open: object;
  /** How often it is asked after at most. */
  readonly most: number;
  /** Gets to where it is asked after. */
  start(page: Page): Promise<void>;
  /** Puts another tag on the page that shows the same. */
  startSecond(page: Page): Promise<void>;
  /** The shopper is told that it still goes on, and nothing of a failure. */
  isLeft(page: Page): Promise<boolean>;
}

const ORDER = 'US10000029';

const CANCEL_JOB: Poll = {
  call: 'get-cancel-job',
  path: /\/order_mgmt\/ordermods\/v1\/jobs\//,
  example: '/order_mgmt/ordermods/v1/jobs/job-1',
  open: { jobId: 'job-1', status: 'IN_PROGRESS', eta: 400 },
  most: 20,
  async start(page) {
    await openCancellable(page, { orderNumber: ORDER });
    await confirmCancel(page);
  },
  async startSecond(page) {
    await page.evaluate((order) => {
      const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
      const second = document.createElement('orders-detail');
      second.setAttribute('order-number', order);
      Object.assign(second, { adapter: area.adapter });
      area.after(second);
    }, ORDER);
    await page.locator('main > orders-detail .order-actions button', { hasText: 'Cancelling your order' }).waitFor();
  },
  isLeft: (page) => getDialog(page).getByRole('heading', { name: "We've received your cancellation" }).isVisible(),
};

/** Every call that is asked again and again. */
export const POLLS: readonly Poll[] = [CANCEL_JOB];
