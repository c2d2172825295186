import type { Page } from '@playwright/test';
import { createBench, GUEST, listWithdrawals, signInMember, type Bench } from './bench.js';
import { expect, lookUp, test, toMoney } from './browser.js';

/** More steps than any return has. */
const MOST_STEPS = 6;

let bench: Bench;
test.beforeAll(async () => {
  bench = await createBench();
});

async function readAdminTotal(id: string): Promise<number> {
  const { order } = await bench.admin<{ order: { total: number } }>(`/admin/orders/${id}?fields=total`);
  return order.total;
}

test('a guest finds an order, and sees the total of the Admin API', async ({ page }) => {
  const order = await bench.place();
  await lookUp(page, bench.siteUrl, order);
  await expect(page.locator('orders-detail .item').first()).toBeVisible();
  await expect(page.locator('orders-area')).toContainText(order.number);
  await expect(page.locator('orders-area')).toContainText(toMoney(await readAdminTotal(order.id)));
});

test('an order in two parcels shows both', async ({ page }) => {
  const order = await bench.place({ units: { 'FH100-BLA-9': 1, 'FH102-GRE-M': 2 } });
  const first = await bench.warehouse.pack(order, { 'FH100-BLA-9': 1 });
  await bench.warehouse.ship(first);
  await bench.warehouse.deliver(first);
  await bench.warehouse.ship(await bench.warehouse.pack(order, { 'FH102-GRE-M': 2 }));
  await lookUp(page, bench.siteUrl, order);
  const detail = page.locator('orders-detail');
  await expect(detail.getByRole('heading', { level: 3, name: 'Delivered, Shipment 1 of 2' })).toBeVisible();
  await expect(detail.getByRole('heading', { level: 3, name: 'Shipped, Shipment 2 of 2' })).toBeVisible();
  await expect(detail).toContainText(/Tracking number\s*1Z/);
});

test('a guest cancels an order', async ({ page }) => {
  const order = await bench.place();
  await lookUp(page, bench.siteUrl, order);
  await page.locator('orders-detail').getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your order is canceled');
  const { order: read } = await bench.admin<{ order: { status: string } }>(`/admin/orders/${order.id}?fields=status`);
  expect(read.status).toBe('canceled');
});

/** Selects the first option of each step and continues until the return is submitted. */
async function goThrough(page: Page): Promise<void> {
  const wizard = page.locator('orders-return-wizard');
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const action = wizard.locator('.wizard-side .is-primary');
    const choice = wizard.locator('.method input, .store-choice input, .address-choice input').first();
    await expect(async () => {
      if ((await choice.count()) > 0) await choice.check({ timeout: 1_000 });
      await expect(action).toBeEnabled({ timeout: 500 });
    }).toPass({ timeout: 20_000 });
    const isLast = (await action.textContent()) === 'Submit return';
    await action.click();
    if (isLast) return;
    await expect(wizard.getByRole('heading', { level: 2 })).toBeFocused();
  }
  throw new Error('The return has no end.');
}

test('a member returns a unit, downloads the label, and sees the refund once it was received', async ({ page }) => {
  const { token } = await signInMember('robin');
  const order = await bench.placeDelivered({ email: 'robin.doe@example.com', token, units: { 'FH101-WHI-8': 1 } });
  await page.goto(`${bench.siteUrl}/us/en/orders/sales/${order.number}/return/?as=robin`);
  const wizard = page.locator('orders-return-wizard');
  await wizard.locator('.return-row input:enabled').first().check();
  await wizard.locator('.reasons input').first().check();
  await wizard.getByRole('radio', { name: /^Return it/ }).check();
  await goThrough(page);
  await page.waitForURL(new RegExp(`/returns/${order.number}R\\d+/`), { timeout: 30_000 });
  const [, number = ''] = /\/returns\/(\w+)\//.exec(page.url()) ?? [];
  const { returns } = await bench.admin<{ returns: { status: string }[] }>(
    `/admin/returns?order_id=${order.id}&fields=status`,
  );
  expect(returns).toEqual([expect.objectContaining({ status: 'requested' })]);

  await bench.warehouse.label(order, `${bench.siteUrl}/labels/${number}`);
  await page.goto(`${bench.siteUrl}/us/en/orders/returns/${number}/?as=robin`);
  await page.locator('orders-detail').getByRole('button', { name: 'Get label', exact: true }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe(`return-label-${number}.pdf`);

  await bench.warehouse.receive(order);
  const refund = await bench.warehouse.refund(order);
  await page.goto(`${bench.siteUrl}/us/en/orders/returns/${number}/?as=robin`);
  await expect(page.locator('orders-detail')).toContainText(toMoney(refund));
  await page.goto(`${bench.siteUrl}/us/en/orders/sales/${order.number}/?as=robin`);
  await expect(page.locator('orders-detail').getByRole('heading', { level: 2, name: 'Return received' })).toBeVisible();
});

/** Sends a statement from the page of an order, and returns the reference of its receipt. */
async function withdraw(page: Page, number: string): Promise<string> {
  await lookUp(page, bench.siteUrl, { number, country: 'de' });
  await page.getByRole('complementary').getByRole('link', { name: 'Withdraw from contract here' }).click();
  const withdrawal = page.locator('orders-withdrawal');
  await withdrawal.locator('input[name=name]').fill('Robin Doe');
  await withdrawal.locator('form .is-primary:not([aria-disabled])').click();
  await withdrawal.getByRole('button', { name: 'Confirm withdrawal' }).click();
  return (await withdrawal.getByText(/^WD\d{10}$/).textContent()) ?? '';
}

test('a guest withdraws from a contract: from the order to the receipt, and to the statement in Medusa', async ({
  page,
}) => {
  const order = await bench.place({ country: 'de', units: { 'FH101-WHI-8': 1, 'FH103-GRE-M': 3 } });
  const reference = await withdraw(page, order.number);
  const withdrawal = page.locator('orders-withdrawal');
  await expect(withdrawal.getByRole('heading', { name: 'We received your withdrawal' })).toBeVisible();
  await expect(withdrawal).toContainText("We've sent a receipt to g***@example.com.");
  const download = page.waitForEvent('download');
  await withdrawal.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`withdrawal-${reference}.html`);

  const [stored, ...others] = await listWithdrawals(bench, { order_number: order.number });
  expect(others).toEqual([]);
  expect(stored).toMatchObject({ reference, name: 'Robin Doe', email: GUEST });
  expect(stored?.statement).toContain(
    `I hereby give notice that I withdraw from my contract for order ${order.number}.`,
  );

  // A second statement shows the receipt of the first.
  expect(await withdraw(page, order.number)).toBe(reference);
  await expect(withdrawal.getByRole('heading', { name: 'We already received your withdrawal' })).toBeVisible();
  expect(await listWithdrawals(bench, { order_number: order.number })).toHaveLength(1);
});

test('a member withdraws from a part of an order, chosen from the history', async ({ page }) => {
  const { token } = await signInMember('robin');
  const email = 'robin.doe@example.com';
  const order = await bench.placeDelivered({
    email,
    token,
    country: 'de',
    units: { 'FH101-WHI-8': 1, 'FH103-GRE-M': 2 },
  });
  await page.goto(`${bench.siteUrl}/de/en/orders/withdrawal/?as=robin`);
  const withdrawal = page.locator('orders-withdrawal');
  await withdrawal.locator('select[name=order]').selectOption(order.number);
  await expect(withdrawal.getByRole('checkbox')).toHaveCount(2);
  const shoes = order.items.find(({ sku }) => sku === 'FH101-WHI-8');
  const socks = order.items.find(({ sku }) => sku === 'FH103-GRE-M');
  await withdrawal.locator(`input[name="item ${shoes?.id}"]`).uncheck();
  await withdrawal.locator(`select[name="quantity ${socks?.id}"]`).selectOption('1');
  for (const [name, text] of Object.entries({ name: 'Robin Doe', email })) {
    await withdrawal.locator(`input[name=${name}]`).fill(text);
  }
  await withdrawal.locator('form .is-primary:not([aria-disabled])').click();
  await withdrawal.getByRole('button', { name: 'Confirm withdrawal' }).click();
  const reference = await withdrawal.getByText(/^WD\d{10}$/).textContent();
  const [stored] = await listWithdrawals(bench, { order_number: order.number });
  expect(stored).toMatchObject({ reference, email, items: [{ orderLineKey: socks?.id, quantity: 1 }] });
});
