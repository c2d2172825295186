import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../faults/fault.js';
import { getCancelButton, getDialog, openCancellable } from '../e2e/support/cancel.js';

export interface WriteSetting {
  readonly world: string;
  /** One of the sandbox's, for this call. */
  readonly fault?: string;
}

/** Something that a shopper asks the service to do, and that must be done once. */
export interface Write {
  readonly call: CallName;
  readonly path: RegExp;
  /** Opens the page, up to the press that sends. */
  open(page: Page, setting: WriteSetting): Promise<void>;
  /** Gets to the press that sends, on a page that is open: where it was closed, or the tag was made anew. */
  reopen(page: Page): Promise<void>;
  /** What sends when it is pressed. With two tags on the page there are two. */
  getSenders(page: Page): Locator;
  /** Puts another tag beside the first, and gets it to the press that sends. */
  openSecond(page: Page): Promise<void>;
  /** The shopper is told that it was sent, or waits to be. */
  expectUnderWay(page: Page): Promise<void>;
  /** The shopper is told that it is done. */
  expectDone(page: Page): Promise<void>;
  /** What the shopper presses where nobody can tell whether it was done. */
  getRetry(page: Page): Locator;
  /** Whether the service shows that it was done. */
  isDone(page: Page, world: string): Promise<boolean>;
}

const ORDER = 'US10000002';

const CANCEL: Write = {
  call: 'request-cancel',
  path: /\/cancelOrder$/,
  async open(page, { world, fault }) {
    await openCancellable(page, {
      orderNumber: ORDER,
      world,
      ...(fault !== undefined && { fault: `request-cancel:${fault}` }),
    });
    await getCancelButton(page).click();
    await this.getSenders(page).waitFor();
  },
  async reopen(page) {
    await getCancelButton(page).click();
    await getDialog(page).waitFor();
  },
  getSenders: (page) => getDialog(page).locator('.is-primary'),
  async openSecond(page) {
    await page.evaluate((order) => {
      const area = document.querySelector('orders-area') as HTMLElement & { adapter: object };
      const second = document.createElement('orders-detail');
      second.setAttribute('order-number', order);
      Object.assign(second, { adapter: area.adapter });
      area.after(second);
    }, ORDER);
    const button = page.locator('main > orders-detail .order-actions button');
    // The page behind the first dialog is inert for a shopper, not for a script.
    await button.evaluate((element: HTMLElement) => element.click());
    await expect(this.getSenders(page)).toHaveCount(2);
  },
  async expectUnderWay(page) {
    await expect(getDialog(page).getByRole('heading', { name: 'Cancelling your order' })).toBeVisible();
  },
  async expectDone(page) {
    // Who learns it from the order, and not from the job, is told of the request alone.
    const title = page.locator('dialog h3', { hasText: /^(Your order is cancelled|We've received your cancellation)/ });
    await expect(title.first()).toBeVisible({ timeout: 15_000 });
  },
  getRetry: (page) => getDialog(page).getByRole('button', { name: 'Try again' }),
  async isDone(page, world) {
    const headers = { 'x-sandbox-world': world, authorization: 'Bearer member-token' };
    const answer = await page.request.get(`/history/v1/${ORDER}?filter=country(us)&filter=language(en)`, { headers });
    const order = (await answer.json()) as { pendingModification?: unknown; group: { isRecentlyCancelled: boolean }[] };
    return order.pendingModification !== undefined || order.group[0]?.isRecentlyCancelled === true;
  },
};

/** Every call that writes. */
export const WRITES: readonly Write[] = [CANCEL];
