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

for (const [name, change] of [
  ['the other line cannot be returned', { returnableFlag: false }],
  ['the other line is a service', { lineType: 'SERVICE' }],
] as const) {
  test(`CN10000004 offers no return where one line is personal and ${name}`, async ({ page }) => {
    const changed = await changeSecondLine(page, change);
    await openOrder(page, '/cn/en/orders/sales/CN10000004/');
    expect(changed()).toBe(1);
    await expect(page.getByRole('button', { name: 'Start return' })).toHaveCount(0);
    await page.goto('/cn/en/orders/?as=member');
    const card = page.locator('orders-history article', { hasText: 'CN10000004' });
    await expect(card.getByRole('link', { name: 'Track shipment' })).toBeVisible();
    expect(changed()).toBe(2);
    await expect(card.getByRole('link', { name: 'Start return' })).toHaveCount(0);
  });
}

/** Makes the second line of CN10000004 a standard product with the change; returns how often an answer had it. */
async function changeSecondLine(page: Page, change: object): Promise<() => number> {
  let count = 0;
  const toChanged = (_key: string, value: unknown): unknown => {
    const { product } = Object(value) as { product?: { pbid?: string } };
    if (product?.pbid !== 'pb-cn10000004-2') return value;
    count += 1;
    return { ...Object(value), ...change, product: { ...product, pbid: undefined } };
  };
  await page.route(/\/history\/v1/, async (call) => {
    const response = await call.fetch();
    await call.fulfill({ response, json: JSON.parse(await response.text(), toChanged) as unknown });
  });
  return () => count;
}

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
