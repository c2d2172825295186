import { createBench, FILTERS, GUEST, signInMember, type Bench } from './bench.js';
import { expect, lookUp, test } from './browser.js';
import { makeReturn, requestReturn } from './request-return.js';
import type { PlacedOrder } from '../start/place-order.js';

const PATH = '/order_mgmt/user_return_cancellations/v1';
const JOBS = '/order_mgmt/user_return_cancellation_jobs/v1';
const SOCKS = 'FH103-GRE-M';
const AT_ONCE = 10;

interface WireOrder {
  readonly group: readonly {
    readonly groupHeading: string;
    readonly simpleStatuses: readonly string[];
    readonly actions: Readonly<Record<string, object | undefined>>;
    readonly orderItems: readonly {
      readonly simpleStatus: string;
      readonly lineItemTransaction: Readonly<Record<string, number>>;
    }[];
  }[];
  readonly transaction: Readonly<Record<string, number>>;
}

let bench: Bench;
test.beforeAll(async () => {
  bench = await createBench();
});

const cancel = (returnOrderNumber: string, email = GUEST) =>
  bench.call('request-return-cancellation', { path: PATH, email, body: { returnOrderNumber } });

const readJob = (number: string, email = GUEST) =>
  bench.call('get-return-cancellation-job', { path: `${JOBS}/return-cancellation-${number}`, email });

async function readOrder(number: string): Promise<WireOrder> {
  const { json } = await bench.call('get-order-summary', { path: `/summary/v1/${number}?${FILTERS}`, email: GUEST });
  return json as WireOrder;
}

interface AdminReturn {
  readonly id: string;
  readonly status: string;
  readonly fulfillments: readonly { readonly canceled_at: string | null }[];
}

/** Reads the newest return of an order as the staff sees it. */
async function readReturn({ id }: PlacedOrder): Promise<AdminReturn> {
  const { returns } = await bench.admin<{ returns: AdminReturn[] }>(
    `/admin/returns?order_id=${id}&fields=id,status,*fulfillments&order=-display_id`,
  );
  const [newest] = returns;
  if (!newest) throw new Error('The order has no return.');
  return newest;
}

async function readMoney({ id }: PlacedOrder): Promise<object> {
  const { order } = await bench.admin<{ order: { total: number; summary: { pending_difference: number } } }>(
    `/admin/orders/${id}?fields=total,summary`,
  );
  return { total: order.total, owed: order.summary.pending_difference };
}

test('a guest cancels a return in Medusa, and returns the units again', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 3 } });
  const money = await readMoney(order);
  const number = await makeReturn(bench, order, 2);
  const sale = await readOrder(order.number);
  expect(sale.group.map(({ actions }) => actions['cancelReturn'])).toEqual([undefined, {}]);
  expect((await readOrder(number)).group[0]?.actions).toMatchObject({ cancelReturn: {} });
  expect((await readJob(number)).status).toBe(404);

  const answer = await cancel(number);
  expect([answer.status, answer.json]).toEqual([202, { jobId: `return-cancellation-${number}`, status: 'COMPLETED' }]);
  expect((await readJob(number)).json).toEqual(answer.json);
  expect((await readJob(number, 'nobody@example.com')).status).toBe(404);
  const stored = await readReturn(order);
  expect(stored).toMatchObject({ status: 'canceled', fulfillments: [{ canceled_at: expect.any(String) }] });
  expect(await readMoney(order)).toEqual(money);

  const cancelled = await readOrder(number);
  expect(cancelled.group).toMatchObject([{ groupHeading: 'Return cancelled', simpleStatuses: ['CANCELLED'] }]);
  expect(cancelled.group[0]?.orderItems.map(({ simpleStatus }) => simpleStatus)).toEqual(['CANCELLED']);
  expect(cancelled.group[0]?.actions).not.toHaveProperty('cancelReturn');
  const label = await bench.call('get-return-label', {
    path: `/order_mgmt/user_return_labels/v1/${number}`,
    email: GUEST,
  });
  expect([label.status, label.text]).toEqual([404, expect.stringContaining('ORDER_NOT_FOUND')]);
  const { group, transaction } = await readOrder(order.number);
  expect(transaction).toEqual(sale.transaction);
  expect(group.map(({ groupHeading }) => groupHeading)).toEqual(['Delivered']);
  expect(group[0]?.orderItems[0]?.lineItemTransaction).toMatchObject({ quantity: 3, returnableQuantity: 3 });
  expect((await requestReturn(bench, order, { quantity: 3 })).status).toBe(202);
});

test('cancelling a cancelled return again changes nothing', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const number = await makeReturn(bench, order);
  const first = await cancel(number);
  expect(await cancel(number)).toMatchObject({ status: 202, text: first.text });
  expect(await countCancelChanges(order)).toBe(1);
});

/** Counts how often units of the order were taken back from a return. */
async function countCancelChanges({ id }: PlacedOrder): Promise<number> {
  const { order_changes: changes } = await bench.admin<{
    order_changes: { actions: { action: string }[] }[];
  }>(`/admin/orders/${id}/changes?fields=id,*actions`);
  return changes.filter(({ actions }) => actions.some(({ action }) => action === 'CANCEL_RETURN_ITEM')).length;
}

test('one of ten simultaneous cancellations cancels, and all succeed', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 2 } });
  const money = await readMoney(order);
  const number = await makeReturn(bench, order, 2);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => cancel(number)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: AT_ONCE }, () => 202));
  expect(await countCancelChanges(order)).toBe(1);
  expect(await readMoney(order)).toEqual(money);
  const { group } = await readOrder(order.number);
  expect(group[0]?.orderItems[0]?.lineItemTransaction).toMatchObject({ quantity: 2, returnableQuantity: 2 });
});

for (const [state, bring] of [
  ['received', (order: PlacedOrder) => bench.warehouse.receive(order)],
  ['on its way', (order: PlacedOrder) => bench.warehouse.label(order, `${bench.siteUrl}/labels/1`)],
] as const) {
  test(`a return that is ${state} is not cancelled, and offers no cancellation`, async () => {
    const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
    const number = await makeReturn(bench, order);
    await bring(order);
    const before = await readReturn(order);
    expect((await readOrder(number)).group[0]?.actions).not.toHaveProperty('cancelReturn');
    const answer = await cancel(number);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('RETURN_NOT_CANCELLABLE')]);
    expect(await readReturn(order)).toEqual(before);
    expect((await readJob(number)).status).toBe(404);
  });
}

test('a return that the staff is receiving is not cancelled', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const number = await makeReturn(bench, order);
  const { id } = await readReturn(order);
  await bench.admin(`/admin/returns/${id}/receive`, {});
  expect((await cancel(number)).status).toBe(409);
  expect((await readReturn(order)).status).toBe('requested');
});

test('a return of an order that the staff is changing is not cancelled, until they are done', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const number = await makeReturn(bench, order);
  await bench.admin('/admin/order-edits', { order_id: order.id });
  expect((await cancel(number)).status).toBe(503);
  expect(await readReturn(order)).toMatchObject({ status: 'requested', fulfillments: [{ canceled_at: null }] });
  await bench.admin(`/admin/order-edits/${order.id}`, undefined, 'DELETE');
  expect((await cancel(number)).status).toBe(202);
});

test('if a shopper cancels while the staff receives the return, only one succeeds', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const number = await makeReturn(bench, order);
  const [answer, received] = await Promise.all([
    cancel(number),
    bench.warehouse.receive(order).then(
      () => true,
      () => false,
    ),
  ]);
  expect([answer.status, received]).toEqual(received ? [409, true] : [202, false]);
  expect((await readReturn(order)).status).toBe(received ? 'received' : 'canceled');
});

test("an unknown return and another shopper's get the same answer", async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const number = await makeReturn(bench, order);
  const { token } = await signInMember('kim');
  const misses = [
    await cancel(number, 'nobody@example.com'),
    await cancel(`${order.number}R999999999`),
    await cancel(`${order.number}R1`),
    await cancel(order.number),
    await cancel('FH9999999999R1'),
    await cancel('9'.repeat(65)),
    await bench.call('request-return-cancellation', { path: PATH, token, body: { returnOrderNumber: number } }),
  ];
  expect(new Set(misses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(misses[0]?.status).toBe(404);
  expect((await readReturn(order)).status).toBe('requested');
  for (const body of [{}, { returnOrderNumber: 7 }, { returnOrderNumber: '' }]) {
    const answer = await bench.call('request-return-cancellation', { path: PATH, email: GUEST, body });
    expect([answer.status, answer.json]).toMatchObject([400, { errors: [{ field: 'returnOrderNumber' }] }]);
  }
  const signedOut = await bench.call('request-return-cancellation', {
    path: PATH,
    token: 'nonsense',
    body: { returnOrderNumber: number },
  });
  expect(signedOut.status).toBe(401);
});

test('a guest cancels a return on its page', async ({ page }) => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 2 } });
  const number = await makeReturn(bench, order);
  await lookUp(page, bench.siteUrl, { number });
  const detail = page.locator('orders-detail');
  await detail.getByRole('button', { name: /^Cancel return/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel return' }).click();
  await expect(page.getByRole('dialog')).toContainText('Your return is canceled');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(detail.getByRole('heading', { level: 2 }).first()).toHaveText('Return cancelled');
  await expect(detail.getByRole('button', { name: /^Cancel return/ })).toHaveCount(0);
  expect((await readReturn(order)).status).toBe('canceled');
});
