import { expect, test as base, type Page } from '@playwright/test';
import { GUEST } from './bench.js';

/** A test whose page must not report an error. */
export const test = base.extend<{ readonly reportsNoErrors: undefined }>({
  reportsNoErrors: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      await page.addInitScript(() => {
        addEventListener('orders-error', (event) =>
          console.error('orders-error', JSON.stringify((event as CustomEvent).detail)),
        );
      });
      page.on('console', (message) => {
        if (message.text().startsWith('orders-error')) problems.push(message.text());
      });
      await use(undefined);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Looks up an order or a return as the guest who placed it. */
export async function lookUp(
  page: Page,
  siteUrl: string,
  {
    number,
    country = 'us',
    query = '',
  }: { readonly number: string; readonly country?: string; readonly query?: string },
): Promise<void> {
  await page.goto(`${siteUrl}/${country}/en/orders/details/${query}`);
  await page.locator('input[name=orderNumber]').fill(number);
  await page.locator('input[name=email]').fill(GUEST);
  await page.locator('button[type=submit].is-primary').click();
}

/** An amount as a page in English shows it. */
export function toMoney(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
}
