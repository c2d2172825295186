import type { Page } from 'playwright';

/** What a shopper does on a page that is loaded. Waiting times before and in between are not measured. */
export interface BenchFlow {
  readonly name: string;
  /** Path on the demo's member site; each flow gets its own sandbox. */
  readonly path: string;
  readonly as: string;
  /** Selector of what must be visible before the flow begins. */
  readonly shown: string;
  run(page: Page): Promise<void>;
}

const isShown = (page: Page, selector: string): Promise<void> => page.locator(selector).first().waitFor();
const ORDER = 'orders-detail aside .side-card';

export const BENCH_FLOWS: readonly BenchFlow[] = [
  {
    name: 'lookup',
    path: '/us/en/orders/details/',
    as: 'guest',
    shown: 'orders-guest-lookup form',
    async run(page) {
      await page.locator('input[name=orderNumber]').click();
      await page.keyboard.type('US10000001');
      await page.locator('input[name=email]').click();
      await page.keyboard.type('guest@example.com');
      await page.locator('button[type=submit].is-primary').click();
      await isShown(page, ORDER);
    },
  },
  {
    name: 'open the order',
    path: '/us/en/orders/',
    as: 'member',
    shown: 'orders-history article',
    async run(page) {
      await page.locator('orders-history .card-open').first().click();
      await isShown(page, ORDER);
    },
  },
  {
    name: 'show more',
    path: '/us/en/orders/',
    as: 'archive',
    shown: 'orders-history article',
    async run(page) {
      for (const count of [20, 30, 40]) {
        await page.locator('orders-history .show-more button').click();
        await page.locator(`orders-history ol[aria-label^="${count} "]`).waitFor({ state: 'attached' });
      }
    },
  },
  {
    name: 'open and close the cancel dialog',
    path: '/us/en/orders/sales/US10000002/',
    as: 'member',
    shown: 'orders-detail .order-actions button',
    async run(page) {
      // The first press loads the dialog; for the second it is loaded.
      for (let time = 0; time < 2; time += 1) {
        await page.locator('orders-detail .order-actions button').click();
        await isShown(page, 'orders-detail dialog .is-primary');
        await page.keyboard.press('Escape');
        await page.locator('orders-detail dialog[open]').waitFor({ state: 'detached' });
      }
    },
  },
];
