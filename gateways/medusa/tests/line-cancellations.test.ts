import { countUnits, listPayments, listRefunds, readAdminOrder, sumAmounts, toCents } from './admin-order.js';
import { createBench, FILTERS, GUEST, signInMember, type Bench } from './bench.js';
import { expect, lookUp, test, toMoney } from './browser.js';
import { createLineCancels, findLine, toLines, toResults, toShown, type LineCancels } from './line-cancels.js';
import { STOCKED } from '../start/seed-shop.js';

const [SHOE, SOCKS] = ['FH100-BLA-9', 'FH103-GRE-M'];

let bench: Bench;
let cancels: LineCancels;
test.beforeAll(async () => {
  bench = await createBench();
  cancels = createLineCancels(bench);
});

test('a guest cancels some units, later a whole line, and the order still shows both', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  const before = await cancels.readOrder(order.number);
  expect(before.group[0]?.orderItems.map((item) => item.cancellableQuantity).sort()).toEqual([1, 3]);

  const lines = toLines(order, { [SOCKS]: 2 });
  const answer = await cancels.cancel(order, lines);
  expect(answer.status).toBe(202);
  const job = answer.json as { jobId: string };
  expect(job).toMatchObject({ status: 'COMPLETED', response: { lines: [{ ...lines[0], status: 'CANCELLED' }] } });
  const path = `/order_mgmt/ordermods/v1/jobs/${job.jobId}`;
  expect((await bench.call('get-cancel-job', { path, email: GUEST })).json).toEqual(job);
  expect((await bench.call('get-cancel-job', { path, email: 'nobody@example.com' })).status).toBe(404);
  const some = await cancels.readOrder(order.number);
  expect(toShown(some, order)).toEqual([
    ['Ordered', { [SHOE]: 1, [SOCKS]: 1 }],
    ['Cancelled', { [SOCKS]: 2 }],
  ]);
  expect(some.group[0]?.isCancellable).toBe(true);
  expect(countUnits(await cancels.expectSameMoney(order))).toEqual({ [SHOE]: 1, [SOCKS]: 1 });

  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 1 }))).toEqual(['CANCELLED']);
  const all = await cancels.readOrder(order.number);
  expect(toShown(all, order)).toEqual([
    ['Ordered', { [SHOE]: 1 }],
    ['Cancelled', { [SOCKS]: 3 }],
  ]);
  const [gone] = all.group[1]?.orderItems ?? [];
  const [ordered] = before.group[0]?.orderItems.filter(({ orderLineKey }) => orderLineKey === gone?.orderLineKey) ?? [];
  expect(gone).toMatchObject({ simpleStatus: 'CANCELLED', lineItemTransaction: { quantity: 3 } });
  expect(gone?.lineItemTransaction['lineItemChargedPrice']).toBe(ordered?.lineItemTransaction['lineItemChargedPrice']);
  expect(countUnits(await cancels.expectSameMoney(order))).toEqual({ [SHOE]: 1 });
  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 1 }))).toEqual(['REFUSED']);
});

for (const [name, purchase] of [
  ['with taxes added', { country: 'us', units: { [SHOE]: 1, [SOCKS]: 3 } }],
  ['with taxes added and a promotion', { country: 'us', promotion: 'TENPERCENT', units: { [SHOE]: 1, [SOCKS]: 3 } }],
  ['with taxes included and a promotion', { country: 'de', promotion: 'TENPERCENT', units: { [SHOE]: 1, [SOCKS]: 3 } }],
] as const) {
  test(`the price of cancelled units is refunded to the cent, ${name}`, async () => {
    const { country } = purchase;
    const order = await bench.place(purchase);
    await bench.warehouse.capture(order);
    const before = await cancels.expectSameMoney(order, country);
    const shown = await cancels.readOrder(order.number, country);
    expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 2 }))).toEqual(['CANCELLED']);
    const after = await cancels.expectSameMoney(order, country);
    expect(sumAmounts(listRefunds(after))).toBeCloseTo(before.total - after.total, 6);
    expect(after.summary['pending_difference']).toBeCloseTo(0, 6);
    // Two of three pairs of socks cost two thirds of the line.
    const line = shown.group[0]?.orderItems.find(({ orderLineKey }) => orderLineKey === findLine(order, SOCKS));
    const { lineItemChargedPrice: price = NaN, lineItemTaxes: taxes = NaN } = line?.lineItemTransaction ?? {};
    const paid = price + (country === 'de' ? 0 : taxes);
    expect(Math.abs(before.total - after.total - (paid * 2) / 3)).toBeLessThan(0.011);
    // The next cancellation is of the whole order, and refunds the rest.
    expect((await cancels.cancel(order)).json).toMatchObject({ response: { status: 'CANCELLED' } });
    const cancelled = await readAdminOrder(bench, order);
    expect(cancelled.status).toBe('canceled');
    expect(sumAmounts(listRefunds(cancelled))).toBeCloseTo(before.total, 6);
    expect(toShown(await cancels.readOrder(order.number, country), order)).toEqual([
      ['Cancelled', { [SHOE]: 1, [SOCKS]: 3 }],
    ]);
  });
}

test('an authorised payment stays, and what is captured too much is refunded at once', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  const before = await readAdminOrder(bench, order);
  await cancels.cancelUnits(order, { [SHOE]: 1 });
  const after = await readAdminOrder(bench, order);
  expect(listPayments(after)).toMatchObject([{ canceled_at: null, captures: [], refunds: [] }]);
  expect(after.payment_collections).toHaveLength(1);
  await bench.warehouse.capture(order);
  await expect(async () => {
    const captured = await readAdminOrder(bench, order);
    expect(sumAmounts(listRefunds(captured))).toBeCloseTo(before.total - after.total, 6);
    expect(captured.summary['pending_difference']).toBeCloseTo(0, 6);
  }).toPass({ timeout: 15_000 });
});

test('packed units are refused, and the others are cancelled', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  await bench.warehouse.pack(order, { [SOCKS]: 2 });
  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 2, [SHOE]: 1 }))).toEqual(['REFUSED', 'CANCELLED']);
  expect(toShown(await cancels.readOrder(order.number), order)).toEqual([
    ['Ordered', { [SOCKS]: 1 }],
    ['Preparing shipment', { [SOCKS]: 2 }],
    ['Cancelled', { [SHOE]: 1 }],
  ]);
  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 1 }))).toEqual(['CANCELLED']);
  expect(countUnits(await cancels.expectSameMoney(order))).toEqual({ [SOCKS]: 2 });
  expect(toShown(await cancels.readOrder(order.number), order)).toEqual([
    ['Preparing shipment', { [SOCKS]: 2 }],
    ['Cancelled', { [SOCKS]: 1, [SHOE]: 1 }],
  ]);
});

test('cancelling all units cancels the whole order', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  await bench.warehouse.capture(order);
  expect(toResults(await cancels.cancelUnits(order, { [SHOE]: 1, [SOCKS]: 2 }))).toEqual(['CANCELLED', 'CANCELLED']);
  const admin = await readAdminOrder(bench, order);
  expect(admin.status).toBe('canceled');
  expect(sumAmounts(listRefunds(admin))).toBe(sumAmounts(listPayments(admin).flatMap(({ captures }) => captures)));
  const again = await cancels.cancelUnits(order, { [SHOE]: 1 });
  expect([again.status, again.text]).toEqual([422, expect.stringContaining('already in cancelled status')]);
});

test('the stock of cancelled units is released', async () => {
  const order = await bench.place({ units: { [STOCKED]: 3, [SHOE]: 1 } });
  const readReserved = async () => {
    const { reservations } = await bench.admin<{ reservations: { quantity: number }[] }>(
      `/admin/reservations?line_item_id=${findLine(order, STOCKED)}&fields=quantity`,
    );
    return reservations.map(({ quantity }) => quantity);
  };
  expect(await readReserved()).toEqual([3]);
  await cancels.cancelUnits(order, { [STOCKED]: 2 });
  expect(await readReserved()).toEqual([1]);
  await bench.warehouse.pack(order, { [SHOE]: 1 });
  await cancels.cancelUnits(order, { [STOCKED]: 1 });
  expect(await readReserved()).toEqual([]);
});

test('malformed lines are refused, and unknown orders get the same answer as those of others', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  for (const [field, lines] of [
    ['request.lines', []],
    ['request.lines', 'all'],
    ['request.lines.0.orderLineKey', [{ quantity: 1 }]],
    ['request.lines.0.quantity', [{ orderLineKey: 'a', quantity: 0 }]],
    ['request.lines.0.quantity', [{ orderLineKey: 'a', quantity: 1.5 }]],
  ] as const) {
    const answer = await cancels.cancel(order, lines);
    expect([answer.status, answer.json], field).toMatchObject([400, { errors: [{ field }] }]);
  }
  expect(toResults(await cancels.cancel(order, [{ orderLineKey: 'ordli_unknown', quantity: 1 }]))).toEqual(['REFUSED']);
  const { token } = await signInMember('kim');
  const misses = [
    await cancels.cancelUnits(order, { [SOCKS]: 1 }, { email: 'nobody@example.com' }),
    await cancels.cancelUnits(order, { [SOCKS]: 1 }, { token }),
    await cancels.cancelUnits({ ...order, number: 'FH9999999999' }, { [SOCKS]: 1 }),
  ];
  expect(new Set(misses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(misses[0]?.status).toBe(404);
  expect(countUnits(await readAdminOrder(bench, order))).toEqual({ [SHOE]: 1, [SOCKS]: 2 });
});

test('a member finds an order by its cancelled units', async () => {
  const { token } = await signInMember('robin');
  const email = 'robin.doe@example.com';
  const order = await bench.place({ email, token, units: { 'FH104-BLU-M': 1, 'FH-VOUCHER': 1 } });
  const search = async (filter: string): Promise<boolean> => {
    const path = `/history/v1?${FILTERS}&filter=${filter}&count=50`;
    const { objects } = (await bench.call('list-order-history', { path, token })).json as {
      objects: { orderNumber: string }[];
    };
    return objects.some(({ orderNumber }) => orderNumber === order.number);
  };
  expect(await search('status(cancelled)')).toBe(false);
  expect(toResults(await cancels.cancelUnits(order, { 'FH104-BLU-M': 1 }, { token }))).toEqual(['CANCELLED']);
  expect(await search('status(cancelled)')).toBe(true);
  expect(await search('status(open)')).toBe(true);
  expect(await search('query(rain%20jacket)')).toBe(true);
});

test('a guest chooses units on the page of the order, and sees what is left', async ({ page }) => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  await lookUp(page, bench.siteUrl, order);
  const detail = page.locator('orders-detail');
  await detail.getByRole('button', { name: 'Cancel order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Choose items' }).check();
  await dialog.getByRole('checkbox', { name: 'Everyday Socks' }).check();
  await dialog.getByRole('combobox', { name: 'Everyday Socks' }).selectOption('2');
  await dialog.getByRole('button', { name: 'Cancel items' }).click();
  await expect(dialog.locator('.cancelled-lines li')).toHaveText([/^Everyday Socks.*\s·\sQty\s2: canceled$/]);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(detail.getByRole('heading', { level: 3, name: 'Cancelled' })).toBeVisible();
  const { total } = await readAdminOrder(bench, order);
  await expect(page.locator('orders-area')).toContainText(toMoney(toCents(total) / 100));
  expect(countUnits(await readAdminOrder(bench, order))).toEqual({ [SHOE]: 1, [SOCKS]: 1 });
});
