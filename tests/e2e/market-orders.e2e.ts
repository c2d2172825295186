import type { Page } from '@playwright/test';
import { AS_MEMBER, openAlone } from '../surfaces/surface.js';
import { getOrderLink } from './support/area.js';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/test.js';

/** Opens an order as a member in the country of the path. */
async function openOrder(page: Page, path: string, query = ''): Promise<void> {
  await page.goto(`${path}?as=member${query}`);
  await expect(page.locator('orders-detail').getByRole('complementary')).toBeVisible();
}

test('CN10000004 was made for one shopper, so China offers no return', async ({ page }) => {
  await openOrder(page, '/cn/en/orders/sales/CN10000004/');
  await expect(page.locator('orders-detail .item')).toHaveCount(2);
  await expect(page.locator('orders-detail')).toContainText('上海市');
  await expect(page.locator('orders-detail .payments')).toHaveText('Alipay');
  await expect(page.getByRole('button', { name: 'Start return' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/cn/en/orders/?as=member');
  const card = page.locator('orders-history article', { hasText: 'CN10000004' });
  await expect(card.getByRole('link', { name: 'Track shipment' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Start return' })).toHaveCount(0);
  // The rule belongs to the country: elsewhere the same order can be returned.
  await openOrder(page, '/us/en/orders/sales/CN10000004/');
  await expect(page.getByRole('button', { name: 'Start return' })).toBeVisible();
});

test('CN10000004 offers no return among the quick actions either', async ({ page }) => {
  await openOrder(page, '/cn/en/orders/sales/CN10000004/', '&flags=useQuickActionCta');
  await expect(page.getByRole('link', { name: 'Get help' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start return' })).toHaveCount(0);
});

test('JP10000002 offers to book a pickup with the carrier for its return', async ({ page }) => {
  await openOrder(page, '/jp/ja/orders/sales/JP10000002/');
  const pickup = page.getByRole('link', { name: '返品の集荷を予約' });
  await expect(pickup).toHaveAttribute('href', 'https://pickup.example.com/returns/JP10000002');
  await expect(pickup).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.locator('.sums-total')).toContainText('15,400');
  await expectAccessible(page);
  await page.goto('/jp/ja/orders/?as=member');
  await expect(
    page.locator('orders-history article', { hasText: 'JP10000002' }).getByRole('link', { name: '返品の集荷を予約' }),
  ).toHaveAttribute('href', 'https://pickup.example.com/returns/JP10000002');
  // Without the flag, the return starts as it does in other countries.
  await openOrder(page, '/jp/ja/orders/sales/JP10000002/', '&flags=enableEdd');
  await expect(pickup).toHaveCount(0);
  await expect(page.getByRole('button', { name: '返品手続きへ' })).toBeVisible();
});

test('AU10000001 shows the GST that its prices include below the sums, without a row of its own', async ({ page }) => {
  await openOrder(page, '/au/en/orders/sales/AU10000001/');
  const side = page.getByRole('complementary');
  await expect(side).toContainText('Includes $24.09 GST');
  await expect(side.locator('.sums dt')).toHaveText(['Subtotal', 'Delivery', 'Total']);
  await expect(side.locator('.sums-total')).toContainText('$274.95');
  await expect(side.locator('address')).toContainText('Brisbane QLD 4000');
  await expect(page.getByRole('button', { name: 'Start return' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
});

test('each order appears in the history of its country', async ({ page }) => {
  for (const [market, orderNumber] of [
    ['cn/en', 'CN10000004'],
    ['jp/ja', 'JP10000002'],
    ['au/en', 'AU10000001'],
  ] as const) {
    await page.goto(`/${market}/orders/?as=member`);
    const link =
      market === 'jp/ja'
        ? page.locator('orders-history article', { hasText: orderNumber })
        : getOrderLink(page, orderNumber);
    await expect(link).toBeVisible();
  }
});

test('US10000011 links a customized item to its product in a new tab, and a page may change the link', async ({
  page,
}) => {
  await openOrder(page, '/us/en/orders/sales/US10000011/');
  const link = page.locator('orders-detail .item-title a').first();
  await expect(link).toHaveText('Tempo Drift 3 Road Running Shoes');
  await expect(link).toHaveAttribute('href', /\/us\/en\/u\/tempo-by-you$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await openOrder(page, '/us/en/orders/sales/US10000001/');
  await expect(link).toHaveCount(0);
  const links = "links: { customProduct: 'https://studio.example.com/by-you/' },";
  const attributes = { 'order-number': 'US10000011' };
  await openAlone(page, { tag: 'orders-detail', attributes, adapter: `${AS_MEMBER} ${links}` });
  await expect(link).toHaveAttribute('href', 'https://studio.example.com/by-you/tempo-by-you');
});
