import { expect, test as base } from '@playwright/test';

/** A test in a page that must report no error. */
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

/** An amount as a page in English shows it. */
export function toMoney(amount: number): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount);
}
