import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { countUnits, listRefunds, readAdminOrder, sumAmounts } from './admin-order.js';
import { createBench, type Bench } from './bench.js';
import { query } from './database.js';
import { createLineCancels, findLine, toResults, toShown, type LineCancels } from './line-cancels.js';

const [SHOE, SOCKS] = ['FH100-BLA-9', 'FH103-GRE-M'];
const AT_ONCE = 10;

let bench: Bench;
let cancels: LineCancels;
test.beforeAll(async () => {
  bench = await createBench();
  cancels = createLineCancels(bench);
});

test('the same key gets the first answer again, and is refused for other lines', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  const key = randomUUID();
  const first = await cancels.cancelUnits(order, { [SOCKS]: 1 }, { key });
  const again = await cancels.cancelUnits(order, { [SOCKS]: 1 }, { key: key.toUpperCase() });
  expect([again.status, again.text]).toEqual([202, first.text]);
  const other = await cancels.cancelUnits(order, { [SOCKS]: 2 }, { key });
  expect([other.status, other.text]).toEqual([422, expect.stringContaining('KEY_REUSED')]);
  expect((await cancels.cancelUnits(order, { [SOCKS]: 1 }, { key: 'no-uuid' })).status).toBe(400);
  expect(countUnits(await readAdminOrder(bench, order))).toEqual({ [SHOE]: 1, [SOCKS]: 2 });
});

test('one of ten simultaneous requests with one key is carried out, and all get its answer', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 12 } });
  await bench.warehouse.capture(order);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => cancels.cancelUnits(order, { [SOCKS]: 1 }, { key })),
  );
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(countUnits(await cancels.expectSameMoney(order))).toEqual({ [SHOE]: 1, [SOCKS]: 11 });
  expect(listRefunds(await readAdminOrder(bench, order))).toHaveLength(1);
});

test('ten simultaneous cancellations never cancel more units than there are', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  await bench.warehouse.capture(order);
  const before = await readAdminOrder(bench, order);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => cancels.cancelUnits(order, { [SOCKS]: 1 })));
  const results = answers.flatMap(toResults);
  expect(results.filter((result) => result === 'CANCELLED')).toHaveLength(3);
  expect(results.filter((result) => result === 'REFUSED')).toHaveLength(7);
  const after = await cancels.expectSameMoney(order);
  expect(countUnits(after)).toEqual({ [SHOE]: 1 });
  expect(sumAmounts(listRefunds(after))).toBeCloseTo(before.total - after.total, 6);
});

test('a cancellation of the order and one of units at once leave a cancelled order that was refunded once', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 3 } });
  await bench.warehouse.capture(order);
  const { total } = await readAdminOrder(bench, order);
  const [whole, some] = await Promise.all([cancels.cancel(order), cancels.cancelUnits(order, { [SOCKS]: 1 })]);
  expect(whole.status).toBe(202);
  expect(some.status === 202 || some.text.includes('already in cancelled status')).toBe(true);
  const admin = await readAdminOrder(bench, order);
  expect(admin.status).toBe('canceled');
  expect(sumAmounts(listRefunds(admin))).toBeCloseTo(total, 6);
});

test('if a shopper cancels units while the staff packs them, only one succeeds', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  const [answer, isPacked] = await Promise.all([
    cancels.cancelUnits(order, { [SOCKS]: 2 }),
    bench.warehouse.pack(order, { [SOCKS]: 2 }).then(
      () => true,
      () => false,
    ),
  ]);
  expect(toResults(answer)).toEqual([isPacked ? 'REFUSED' : 'CANCELLED']);
  expect(countUnits(await readAdminOrder(bench, order))).toEqual({ [SHOE]: 1, ...(isPacked && { [SOCKS]: 2 }) });
});

test('a cancellation is refused while the staff is changing the order', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  await bench.admin('/admin/order-edits', { order_id: order.id });
  expect((await cancels.cancelUnits(order, { [SOCKS]: 1 })).status).toBe(503);
  expect(countUnits(await readAdminOrder(bench, order))).toEqual({ [SHOE]: 1, [SOCKS]: 2 });
  await bench.admin(`/admin/order-edits/${order.id}/items/item/${findLine(order, SHOE)}`, { quantity: 0 });
  await bench.admin(`/admin/order-edits/${order.id}/confirm`, {});
  // Units that the staff removed are shown as cancelled too.
  expect(toShown(await cancels.readOrder(order.number), order)).toEqual([
    ['Ordered', { [SOCKS]: 2 }],
    ['Cancelled', { [SHOE]: 1 }],
  ]);
  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 1 }))).toEqual(['CANCELLED']);
});

test('a cancellation that a copy of the shop did not finish does not prevent another one', async () => {
  const order = await bench.place({ units: { [SHOE]: 1, [SOCKS]: 2 } });
  await query(
    `insert into order_change (id, order_id, version, change_type, status, metadata)
     values ($1, $2, 2, 'edit', 'pending', '{"orders_area":{"lines":[]}}')`,
    [`ordch_${order.number}`, order.id],
  );
  expect(toResults(await cancels.cancelUnits(order, { [SOCKS]: 1 }))).toEqual(['CANCELLED']);
  expect(countUnits(await cancels.expectSameMoney(order))).toEqual({ [SHOE]: 1, [SOCKS]: 1 });
});
