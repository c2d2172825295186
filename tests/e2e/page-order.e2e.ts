import type { Page } from '@playwright/test';
import { expect, test } from './support/test.js';

/** Opens a page in the order of the README: tag and script first, the page's own module after them. */
async function openPage(page: Page, query: string): Promise<void> {
  const html = `<!doctype html><html lang="en"><title>Shop</title><body>
    <script type="module" src="/orders-area/embed/orders-guest-lookup.js"></script>
    <orders-guest-lookup order-number="US10000001"></orders-guest-lookup>
    <script type="module">
      window.seen = [];
      for (const name of ['orders-sign-in', 'orders-error', 'orders-ready', 'orders-order-found']) {
        document.addEventListener(name, (event) => window.seen.push(name + ' ' + (event.detail.code ?? '')));
      }
      document.querySelector('orders-guest-lookup').adapter = {
        signIn: () => window.seen.push('signIn'),
        getAccessToken: () => 'member-token',
      };
    </script></body></html>`;
  await page.route('**/readme-order*', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(`/readme-order?${query}`);
}

function listSeen(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}

test('showSignin in the query waits for the adapter and opens sign-in once', async ({ page }) => {
  await openPage(page, 'showSignin=true');
  await expect.poll(() => listSeen(page)).toContain('signIn');
  await page.evaluate(() => {
    document.querySelector('orders-guest-lookup')?.after(document.createElement('orders-guest-lookup'));
    (document.querySelector('orders-guest-lookup') as unknown as { endSession(): void }).endSession();
  });
  await expect(page.getByRole('heading', { name: 'Find your order' })).toHaveCount(2);
  expect((await listSeen(page)).filter((entry) => entry === 'signIn')).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe('/readme-order');
});

test('an automatic submit waits for the adapter and its token', async ({ page, watch }) => {
  await openPage(page, 'standalone=true&email=guest%40example.com');
  await expect(page.getByRole('article', { name: 'Order US10000001' })).toBeVisible();
  expect(watch.calls.map(({ headers }) => headers['authorization'])).toEqual(['Bearer member-token']);
});

test('a wrong attribute is reported to the page, and contact data still leaves the address', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () =>
      document.querySelector('orders-guest-lookup')?.setAttribute('theme', 'blue'),
    );
  });
  await openPage(page, 'email=guest%40example.com');
  await expect(page.getByRole('group', { name: "This part of the page isn't working" })).toBeVisible();
  await expect.poll(() => listSeen(page)).toContain('orders-error config-theme-invalid');
  expect(page.url()).not.toContain('guest');
});
