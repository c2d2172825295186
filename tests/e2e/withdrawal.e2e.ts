import type { Page } from '@playwright/test';
import { AS_MEMBER, openAlone } from '../surfaces/surface.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';

const DE = { country: 'de', locale: 'en', 'order-number': 'DE10000001' };

function findLink(page: Page) {
  return page.getByRole('complementary').getByRole('link', { name: 'Withdraw from contract here' });
}

async function openOrder(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?as=member`);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

test('a consumer in the European Union can withdraw from the contract by a link beside the order', async ({ page }) => {
  await openOrder(page, '/de/en/orders/sales/DE10000001/');
  await expect(findLink(page)).toHaveAttribute('href', /\/de\/en\/orders\/withdrawal\/DE10000001\//);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect(findLink(page)).toBeVisible();
  await expectNoSidewaysScroll(page);
});

test('the withdrawal link is in the language of the page', async ({ page }) => {
  await openOrder(page, '/de/de/orders/sales/DE10000001/');
  await expect(page.getByRole('link', { name: 'Vertrag widerrufen' })).toBeVisible();
});

test('other countries and store purchases have no withdrawal link', async ({ page }) => {
  for (const path of ['/gb/en/orders/sales/GB10000001/', '/pl/en/orders/sales/PL10000001/']) {
    const help = page.getByRole('complementary').getByRole('link', { name: 'Contact us' });
    await openOrder(page, path);
    await expect(help).toBeVisible();
    await expect(findLink(page)).toHaveCount(0);
  }
});

test('an order alone on its page links to the help pages', async ({ page }) => {
  await openAlone(page, { tag: 'orders-detail', attributes: DE, adapter: AS_MEMBER });
  await expect(findLink(page)).toHaveAttribute('href', /\/de\/en\/help\/withdrawal$/);
  await expect(findLink(page)).toHaveAttribute('rel', 'noopener noreferrer');
});

test('the page can set the withdrawal link, and an insecure address removes it', async ({ page }) => {
  const open = (links: string) =>
    openAlone(page, {
      tag: 'orders-detail',
      attributes: DE,
      adapter: `${AS_MEMBER} links: { withdrawal: '${links}' },`,
    });
  await open('https://legal.example.com/withdraw');
  await expect(findLink(page)).toHaveAttribute('href', 'https://legal.example.com/withdraw');
  await open('http://legal.example.com/withdraw');
  await expect(page.getByRole('complementary').getByText('Contact us')).toBeVisible();
  await expect(findLink(page)).toHaveCount(0);
});

test('a withdrawal link whose code fails to load offers Try again', async ({ page }) => {
  await page.route('**/withdrawal-links-*.js', (route) => route.abort(), { times: 1 });
  await openOrder(page, '/de/en/orders/sales/DE10000001/');
  await page.getByRole('complementary').getByRole('button', { name: 'Try again' }).click();
  await expect(findLink(page)).toBeVisible();
});
