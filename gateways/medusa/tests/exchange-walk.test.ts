import { createBench, type Bench } from './bench.js';
import { expect, test } from './browser.js';
import { createExchanges, listAdminExchanges, SWEATER, type Exchanges } from './exchanges.js';

let bench: Bench;
let exchanges: Exchanges;
test.beforeAll(async () => {
  bench = await createBench();
  exchanges = await createExchanges(bench);
});

test('a member exchanges a size, from the order to the confirmation and the order of the exchange', async ({
  page,
}) => {
  const order = await exchanges.placeDelivered({ units: { [SWEATER.navyM]: 1, 'FH103-GRE-M': 1 } });
  await page.goto(`${bench.siteUrl}/us/en/orders/sales/${order.number}/?as=robin`);
  await page.locator('orders-detail').getByRole('button', { name: 'Start return' }).click();
  const wizard = page.locator('orders-return-wizard');
  const row = wizard.locator('.return-row').filter({ hasText: 'Wool Sweater' });
  await row.getByRole('checkbox').check();
  await row.getByRole('radio', { name: 'Too small' }).check();
  await row.getByRole('radio', { name: /^Exchange it/ }).check();
  const goOn = wizard.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await wizard.getByRole('radio', { name: 'Navy', exact: true }).check();
  // Sold out.
  await expect(wizard.getByRole('radio', { name: /^L/ })).toBeDisabled();
  await expect(wizard.getByRole('radio', { name: 'Gold' })).toBeDisabled();
  await wizard.getByRole('radio', { name: 'S', exact: true }).check();
  await goOn.click();
  await wizard.locator('.method input').first().check();
  await goOn.click();
  await expect(wizard.getByRole('heading', { level: 2 })).toHaveText('Review Your Exchange');
  await wizard.getByRole('button', { name: 'Submit exchange' }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Done!' })).toBeFocused({ timeout: 30_000 });
  await page.waitForURL(new RegExp(`/returns/${order.number}R\\d+/`), { timeout: 30_000 });
  const [exchange, ...others] = await listAdminExchanges(bench, order);
  expect(others).toEqual([]);
  const number = `${order.number}E${exchange?.display_id}`;
  await page.getByRole('link', { name: `View exchange order ${number}` }).click();
  const detail = page.locator('orders-detail');
  await expect(detail.getByRole('heading', { level: 2, name: 'Ordered' })).toBeVisible();
  await expect(page.locator('orders-area')).toContainText('Navy · Size S · Qty 1');
  await page.goto(`${bench.siteUrl}/us/en/orders/sales/${order.number}/?as=robin`);
  await expect(detail.getByRole('heading', { level: 3, name: 'Return requested' })).toBeVisible();
  await expect(page.locator('orders-area')).not.toContainText('Size S');
});
