import { expect, test } from '@playwright/test';
import { createBench, FILTERS, GUEST, signInMember, type Bench } from './bench.js';
import { requestReturn } from './request-return.js';
import type { PlacedOrder } from '../start/place-order.js';

const SOCKS = 'FH103-GRE-M';

interface Group {
  readonly groupHeading: string;
  readonly isCancellable: boolean;
  readonly returnOrderNumber?: string;
  readonly actions: Readonly<Record<string, object | undefined>>;
  readonly orderItems: readonly {
    readonly product: { readonly gtin: string };
    readonly lineItemTransaction: Readonly<Record<string, number>>;
  }[];
}

interface WireOrder {
  readonly group: readonly Group[];
  readonly transaction: Readonly<Record<string, number>>;
}

let bench: Bench;
test.beforeAll(async () => {
  bench = await createBench();
});

const cancelBody = {
  request: {
    ...{ omsOrderDocumentReference: '0001', omsRegionReference: 'NIKEUS', email: GUEST },
    ...{ reasonCode: '216', reasonText: 'Front end cancellation' },
  },
  sourceOfRequest: 'SELF_SERVICE',
};

const cancel = ({ number }: PlacedOrder, email = GUEST) =>
  bench.call('request-cancel', { path: `/order_mgmt/ordermods/v1/${number}/cancelOrder`, email, body: cancelBody });

async function readOrder(number: string): Promise<WireOrder> {
  const { json } = await bench.call('get-order-summary', { path: `/summary/v1/${number}?${FILTERS}`, email: GUEST });
  return json as WireOrder;
}

async function readStatus({ id }: PlacedOrder): Promise<string> {
  const { order } = await bench.admin<{ order: { status: string } }>(`/admin/orders/${id}?fields=status`);
  return order.status;
}

async function listReturns({ id }: PlacedOrder): Promise<{ status: string; items: { quantity: number }[] }[]> {
  const { returns } = await bench.admin<{ returns: { status: string; items: { quantity: number }[] }[] }>(
    `/admin/returns?order_id=${id}&fields=status,*items`,
  );
  return returns;
}

const capture = (order: PlacedOrder, quantity: number, email = GUEST) =>
  requestReturn(bench, order, { quantity, email });

test('a guest cancels an order in Medusa, and a second request says that it is cancelled', async () => {
  const order = await bench.place();
  expect((await readOrder(order.number)).group[0]).toMatchObject({ isCancellable: true, actions: { cancel: {} } });
  expect((await cancel(order, 'nobody@example.com')).status).toBe(404);
  const answer = await cancel(order);
  expect(answer.json).toMatchObject({ status: 'COMPLETED', response: { status: 'CANCELLED' } });
  expect(await readStatus(order)).toBe('canceled');
  const { jobId } = answer.json as { jobId: string };
  const path = `/order_mgmt/ordermods/v1/jobs/${jobId}`;
  expect((await bench.call('get-cancel-job', { path, email: GUEST })).json).toMatchObject({ status: 'COMPLETED' });
  expect((await bench.call('get-cancel-job', { path, email: 'nobody@example.com' })).status).toBe(404);
  const again = await cancel(order);
  expect([again.status, again.text]).toEqual([422, expect.stringContaining('Order is already in cancelled status')]);
  expect((await readOrder(order.number)).group.map(({ groupHeading }) => groupHeading)).toEqual(['Cancelled']);
});

test('a member cancels a paid order, and Medusa refunds it', async () => {
  const { token } = await signInMember('robin');
  const order = await bench.place({ email: 'robin.doe@example.com', token });
  await bench.warehouse.capture(order);
  const path = `/order_mgmt/ordermods/v1/${order.number}/cancelOrder`;
  expect((await bench.call('request-cancel', { path, token, body: cancelBody })).status).toBe(202);
  const { order: read } = await bench.admin<{
    order: { payment_collections: { payments: { amount: number; refunds: { amount: number }[] }[] }[] };
  }>(`/admin/orders/${order.id}?fields=*payment_collections.payments,*payment_collections.payments.refunds`);
  const [payment] = read.payment_collections[0]?.payments ?? [];
  expect(payment?.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment?.amount);
});

test('a packed order is not cancelled', async () => {
  const order = await bench.place();
  await bench.warehouse.pack(order);
  expect((await readOrder(order.number)).group[0]).toMatchObject({ isCancellable: false });
  const answer = await cancel(order);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('The order is in a state where the requested operation cannot be performed.');
  expect(await readStatus(order)).toBe('pending');
});

test('one of ten simultaneous cancellations cancels', async () => {
  const order = await bench.place();
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(order)));
  expect(answers.filter(({ status }) => status === 202)).toHaveLength(1);
  expect(answers.filter(({ text }) => text.includes('already in cancelled'))).toHaveLength(9);
});

test('a return is requested, labelled, received and refunded, to the cent', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 3 } });
  const before = (await readOrder(order.number)).transaction;
  const answer = await capture(order, 2);
  const { returnOrderNumber: number } = (answer.json as { response: { returnOrderNumber: string } }).response;
  expect(answer.status).toBe(202);
  expect(number).toMatch(new RegExp(`^${order.number}R\\d+$`));
  const sale = await readOrder(order.number);
  expect(sale.group.map(({ groupHeading, returnOrderNumber }) => [groupHeading, returnOrderNumber])).toEqual([
    ['Delivered', undefined],
    ['Return requested', number],
  ]);
  expect(sale.transaction).toEqual(before);

  const label = { path: `/order_mgmt/user_return_labels/v1/${number}`, email: GUEST };
  const early = await bench.call('get-return-label', label);
  expect([early.status, early.text]).toEqual([404, expect.stringContaining('LABEL_NOT_READY')]);
  await bench.warehouse.label(order, `${bench.siteUrl}/labels/${number}`);
  const { labelFormat, returnLabel, carrier } = (await bench.call('get-return-label', label)).json as Record<
    string,
    string
  >;
  expect([labelFormat, carrier]).toEqual(['PDF', 'UPSN']);
  expect(Buffer.from(returnLabel ?? '', 'base64').toString()).toContain(`Return label ${number}`);

  const requested = await readOrder(number);
  expect(requested).toMatchObject({
    ...{ orderType: 'RETURN_ORDER', parentSalesOrderNumber: order.number, returnMethod: 'upsDropoff|UPSN' },
    group: [{ groupHeading: 'Return requested', isReturnOrder: true }],
  });
  await bench.warehouse.receive(order);
  const owed = await bench.warehouse.refund(order);
  expect(Math.round(owed * 100)).toBe(Math.round((requested.transaction['orderTotal'] ?? NaN) * 100));
  const received = await readOrder(number);
  expect(received.group[0]?.groupHeading).toBe('Return received');
  expect(received.transaction).toEqual(requested.transaction);
  // Medusa's own total now covers only the kept units; the shopper still sees what the order cost.
  expect((await readOrder(order.number)).transaction).toEqual(before);
});

test('a return of more than was delivered is refused', async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  expect((await capture(order, 2)).status).toBe(422);
  expect((await capture(order, 1, 'nobody@example.com')).status).toBe(404);
  expect(await listReturns(order)).toEqual([]);
  const open = await bench.place({ units: { [SOCKS]: 1 } });
  expect((await capture(open, 1)).status).toBe(422);
});

test("ten simultaneous returns of the last unit make one return and keep the order's total", async () => {
  const order = await bench.placeDelivered({ units: { [SOCKS]: 1 } });
  const readTotal = async (): Promise<number> => {
    const { order: read } = await bench.admin<{ order: { total: number } }>(`/admin/orders/${order.id}?fields=total`);
    return read.total;
  };
  const before = await readTotal();
  const answers = await Promise.all(Array.from({ length: 10 }, () => capture(order, 1)));
  expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array.from({ length: 9 }, () => 422)]);
  expect(await listReturns(order)).toHaveLength(1);
  expect(await readTotal()).toBe(before);
});

test('a member lists, adds and changes only their own addresses', async () => {
  const { token, id } = await signInMember('robin');
  const path = `/identity/user/v1/${id}/address`;
  const { json } = await bench.call('list-addresses', { path, token });
  expect(json).toContainEqual(expect.objectContaining({ line1: '100 Main Street', locality: 'Portland' }));
  const address = {
    ...{ code: '97209', country: 'US', line1: '7 River Road', line2: 'Floor 2', locality: 'Portland', province: 'OR' },
    ...{ name: { givenName: 'Robin', familyName: 'Doe' }, phone: '5035550102', preferred: false },
  };
  const add = (body: object, to = path) => bench.call('request-new-address', { path: to, token, body });
  const added = await add(address);
  expect([added.status, added.json]).toMatchObject([201, address]);
  const { id: addressId } = added.json as { id: string };
  expect((await add(address)).json).toEqual(added.json);
  const change = (body: object, of = addressId, to = path) =>
    bench.call('request-address-update', { path: `${to}/${of}`, token, body, method: 'PUT' });
  const changed = { ...address, line1: '8 River Road', line2: undefined, preferred: true };
  expect((await change(changed)).json).toMatchObject({ id: addressId, line1: '8 River Road', preferred: true });
  const { json: after } = await bench.call('list-addresses', { path, token });
  expect(after).toHaveLength((json as object[]).length + 1);
  expect(after).toContainEqual(expect.objectContaining({ id: addressId, line1: '8 River Road', preferred: true }));
  expect(after).toContainEqual(expect.objectContaining({ line1: '100 Main Street', preferred: false }));
  for (const [field, body] of [
    ['country', { ...address, country: 'us' }],
    ['line1', { ...address, line1: ' ' }],
    ['locality', { ...address, locality: undefined }],
    ['preferred', { ...address, preferred: 'yes' }],
  ] as const) {
    expect((await add(body)).json, field).toMatchObject({ errors: [{ field }] });
  }

  const kim = await signInMember('kim');
  const others = `/identity/user/v1/${kim.id}/address`;
  const { json: theirs } = await bench.call('list-addresses', { path: others, token: kim.token });
  const [their] = theirs as { id: string }[];
  const misses = [
    await bench.call('list-addresses', { path: others, token }),
    await add(address, others),
    await change(address, their?.id, others),
    await change(address, their?.id),
    await change(address, 'unknown'),
  ];
  expect(misses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect((await bench.call('list-addresses', { path: others, token: kim.token })).json).toEqual(theirs);
});
