import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { toCents } from './admin-order.js';
import { createBench, type Bench, type CallAnswer } from './bench.js';
import { query } from './database.js';
import { createExchanges, findItem, listAdminExchanges, readDue, SWEATER, type Exchanges } from './exchanges.js';
import { createLineCancels, toResults } from './line-cancels.js';
import type { PlacedOrder } from '../start/place-order.js';

const [SOCKS, SHOE] = ['FH103-GRE-M', 'FH100-BLA-9'];
const AT_ONCE = 10;

let bench: Bench;
let exchanges: Exchanges;
test.beforeAll(async () => {
  bench = await createBench();
  exchanges = await createExchanges(bench);
});

const toCode = ({ status, json }: CallAnswer): string =>
  `${status} ${(json as { errors?: { code: string }[] }).errors?.[0]?.code ?? ''}`.trim();
const toNumber = ({ json }: CallAnswer): string => (json as { orderNumber: string }).orderNumber;

test('a size is exchanged for another one: the staff sees an exchange, and the shopper follows it', async () => {
  const order = await exchanges.placeDelivered({ units: { [SWEATER.navyM]: 1 } });
  const sold = await exchanges.read(order.number);
  const options = await exchanges.listOptions(order.number, exchanges.toGtin(SWEATER.navyM));
  expect(exchanges.toShown(options)).toEqual([
    ['Navy', 69.95, { S: 'HIGH', M: 'HIGH', L: 'OOS', XL: expect.stringMatching(/LOW|OOS/) }],
    ['Sand', 59.95, { M: 'HIGH' }],
    ['Gold', 79.95, { M: 'HIGH' }],
  ]);

  const request = await exchanges.prepare(order, [[SWEATER.navyM, SWEATER.navyS]]);
  expect(request.preview).toMatchObject({ items: [{ price: 69.95 }], totals: { subTotal: 69.95, orderTotal: 75.72 } });
  const answer = await exchanges.order(request);
  const number = toNumber(answer);
  expect([answer.status, number]).toEqual([201, expect.stringMatching(new RegExp(`^${order.number}E\\d+$`))]);

  await expectOneExchange(order, number);
  const [after, returned, sent] = await Promise.all(
    [order.number, request.returnNumber, number].map((one) => exchanges.read(one)),
  );
  expect(after?.transaction).toEqual(sold.transaction);
  expect(after?.group).toMatchObject([{ returnOrderNumber: request.returnNumber, exchangeOrderNumber: number }]);
  expect(after?.group[0]?.actions['cancelReturn']).toBeUndefined();
  expect(returned?.transaction).toMatchObject({ orderTotal: 0, subTotal: 0, totalTaxes: 0 });
  expect(sent).toMatchObject({ orderNumber: number, group: [{ groupHeading: 'Ordered', isCancellable: false }] });
  expect(sent?.transaction).toMatchObject({ orderTotal: 75.72, subTotal: 69.95, shippingTotal: 0 });
  const [line] = sent?.group[0]?.orderItems ?? [];
  expect(line).toMatchObject({ skuid: exchanges.toArticle(SWEATER.navyS) });

  await followReplacement(order, { number, lineId: line?.orderLineKey ?? '' });
});

/** Expects that the staff sees one exchange with the return that the shopper requested, and that nothing is due. */
async function expectOneExchange(order: PlacedOrder, number: string): Promise<void> {
  const [exchange, ...others] = await listAdminExchanges(bench, order);
  expect(others).toEqual([]);
  expect(number).toBe(`${order.number}E${exchange?.display_id}`);
  const { returns } = await bench.admin<{ returns: object[] }>(
    `/admin/returns?order_id=${order.id}&fields=id,display_id,exchange_id`,
  );
  expect(returns).toMatchObject([{ id: exchange?.return_id, exchange_id: exchange?.id }]);
  const read = await readDue(bench, order);
  expect(read.due).toBe(0);
  expect(read.items.map(({ variant_sku: sku }) => sku).sort()).toEqual([SWEATER.navyM, SWEATER.navyS].sort());
}

/** Follows a replacement: the staff sends it, and it can be returned like any other article. */
async function followReplacement(
  order: PlacedOrder,
  { number, lineId }: { readonly number: string; readonly lineId: string },
): Promise<void> {
  // The lines that an exchange sends cannot be cancelled.
  const cancels = createLineCancels(bench);
  const cancelled = await cancels.cancel(order, [{ orderLineKey: lineId, quantity: 1 }], { token: exchanges.token });
  expect(toResults(cancelled)).toEqual(['REFUSED']);

  const replacement = { ...order, items: [{ id: lineId, sku: SWEATER.navyS, quantity: 1 }] };
  const parcel = await bench.warehouse.pack(replacement);
  await bench.warehouse.ship(parcel);
  await bench.warehouse.deliver(parcel);
  expect((await exchanges.read(number)).group).toMatchObject([{ groupHeading: 'Delivered' }]);
  const again = await exchanges.capture(number, [SWEATER.navyS]);
  expect(again).toMatch(new RegExp(`^${number}R\\d+$`));
  expect((await exchanges.read(again)).transaction).toMatchObject({ subTotal: 69.95, orderTotal: 75.72 });
  expect((await exchanges.read(order.number)).group).toHaveLength(1);
  const cancellation = { path: '/order_mgmt/user_return_cancellations/v1', body: { returnOrderNumber: again } };
  const { token } = exchanges;
  expect((await bench.call('request-return-cancellation', { ...cancellation, token })).status).toBe(202);
}

for (const [name, { country, replacement }] of Object.entries({
  'with taxes added and a promotion': { country: 'us', replacement: SWEATER.sandM },
  'with taxes included and a promotion': { country: 'de', replacement: SWEATER.sandM },
  'with a promotion, for another size': { country: 'us', replacement: SWEATER.navyS },
} as const)) {
  test(`the refund of an exchange equals that of the Admin API, ${name}`, async () => {
    const units = { [SWEATER.navyM]: 3, [SOCKS]: 1 };
    const order = await exchanges.placeDelivered({ units, country, promotion: 'TENPERCENT' });
    const request = await exchanges.prepare(order, [[SWEATER.navyM, replacement]], country);
    expect((await exchanges.order(request)).status).toBe(201);
    const { due } = await readDue(bench, order);
    const { transaction } = await exchanges.read(request.returnNumber, country);
    expect(toCents(transaction['orderTotal'])).toBe(toCents(-due));
    // Both sides of an even exchange cost the same, however their parts are rounded.
    const isEven = replacement === SWEATER.navyS;
    expect(due === 0).toBe(isEven);
    const { lineItemChargedPrice: paid = NaN } = findItem(
      request.before,
      exchanges.toGtin(SWEATER.navyM),
    ).lineItemTransaction;
    const difference = paid / 3 - (request.preview.items[0]?.price ?? NaN);
    expect(difference).toBeGreaterThanOrEqual(isEven ? -0.0005 : 4);
    expect((await exchanges.read(order.number, country)).transaction).toEqual(request.before.transaction);

    await bench.warehouse.receive(order);
    if (!isEven) expect(toCents(await bench.warehouse.refund(order))).toBe(toCents(transaction['orderTotal']));
    expect((await readDue(bench, order)).due).toBeCloseTo(0, 6);
    const received = await exchanges.read(request.returnNumber, country);
    expect([received.group[0]?.groupHeading, received.transaction]).toEqual(['Return received', transaction]);
    expect((await exchanges.read(order.number, country)).transaction).toEqual(request.before.transaction);
  });
}

test('impossible exchanges are refused, and one of ten simultaneous requests with one key exchanges', async () => {
  const order = await exchanges.placeDelivered({ units: { [SWEATER.navyM]: 3, [SHOE]: 1 } });
  const request = await exchanges.prepare(order, [[SWEATER.navyM, SWEATER.navyS]]);
  const [item] = request.items;
  const [id, { number }] = [item?.id ?? '', order];
  const orderFor = async (sku: string, previewed = sku) => {
    const toItems = (one: string) => [{ id, skuId: exchanges.toArticle(one) }];
    const { previewId } = (await exchanges.preview(number, toItems(previewed))).json as { previewId: string };
    return exchanges.order({ ...request, previewId, items: toItems(sku) });
  };
  expect(toCode(await orderFor(SWEATER.navyL))).toBe('422 EXCHANGE_SOLD_OUT');
  expect(toCode(await orderFor(SWEATER.goldM))).toBe('422 EXCHANGE_DEARER');
  expect(toCode(await orderFor(SWEATER.navyS, SWEATER.sandM))).toBe('422 EXCHANGE_PREVIEW_OUTDATED');
  expect(toCode(await exchanges.order({ ...request, previewId: 'unknown' }))).toBe('422 EXCHANGE_PREVIEW_OUTDATED');
  const foreign = [{ id, skuId: exchanges.toArticle(SHOE) }];
  expect(toCode(await exchanges.preview(number, foreign))).toBe('404 ORDER_NOT_FOUND');
  const both = [...request.items, { id: id.replace(/1$/, '2'), skuId: exchanges.toArticle(SWEATER.navyS) }];
  const { previewId } = (await exchanges.preview(number, both)).json as { previewId: string };
  expect(toCode(await exchanges.order({ ...request, previewId, items: both }))).toBe('422 LINES_NOT_EXCHANGEABLE');
  expect(toCode(await exchanges.order({ ...request, returnNumber: `${number}R999999` }))).toBe('404 ORDER_NOT_FOUND');
  for (const [field, items] of [
    ['items', []],
    ['items.0.id', [{ id: 'a', skuId: 'b' }]],
    ['items.0.skuId', [{ id, skuId: '' }]],
    ['items.1.id', [...request.items, ...request.items]],
  ] as const) {
    const answer = await exchanges.order({ ...request, items });
    expect([answer.status, answer.json], field).toMatchObject([400, { errors: [{ field }] }]);
  }
  const kim = await createExchanges(bench, 'kim');
  const misses = [await kim.order(request), await exchanges.order({ ...request, number: 'FH9999999999' })];
  expect(new Set(misses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(toCode(await kim.listOptions(number, exchanges.toGtin(SWEATER.navyM)))).toBe('404 ORDER_NOT_FOUND');
  expect(toCode(await exchanges.listOptions(number, 'unknown'))).toBe('404 ORDER_NOT_FOUND');
  expect(await listAdminExchanges(bench, order)).toEqual([]);

  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => exchanges.order(request, key)));
  expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  expect(answers[0]?.status).toBe(201);
  expect(await listAdminExchanges(bench, order)).toHaveLength(1);
  expect((await readDue(bench, order)).due).toBe(0);
  // This also holds without a key, because a return is exchanged once.
  expect((await exchanges.order(request)).text).toBe(answers[0]?.text);
  const other = await exchanges.prepare(order, [[SWEATER.navyM, SWEATER.sandM]]);
  expect(toCode(await exchanges.order(other, key))).toBe('422 KEY_REUSED');
  expect(toCode(await orderFor(SWEATER.sandM))).toBe('422 RETURN_EXCHANGED');

  // The second return waits for the staff, but not for a change that a copy of the shop left unfinished.
  await bench.admin('/admin/order-edits', { order_id: order.id });
  expect((await exchanges.order(other)).status).toBe(503);
  await bench.admin(`/admin/order-edits/${order.id}`, undefined, 'DELETE');
  await abandonExchange(order.id, other.returnNumber);
  expect((await exchanges.order(other)).status).toBe(201);
  expect(await listAdminExchanges(bench, order)).toHaveLength(2);
});

/** Leaves an exchange as if its copy of the shop had stopped before it confirmed the change of the order. */
async function abandonExchange(orderId: string, returnNumber: string): Promise<void> {
  const count = Number(/R(\d+)$/.exec(returnNumber)?.[1]);
  const [found] = await query('select id from return where display_id = $1', [count]);
  const [exchangeId, returnId] = [`oexc_${randomUUID()}`, String(found?.['id'])];
  await query('insert into order_exchange (id, order_id, return_id, order_version) values ($1, $2, $3, 1)', [
    ...[exchangeId, orderId, returnId],
  ]);
  await query('update return set exchange_id = $1 where id = $2', [exchangeId, returnId]);
  await query(
    `insert into order_change (id, order_id, exchange_id, return_id, version, change_type, status, metadata)
     values ($1, $2, $3, $4, 2, 'exchange', 'pending', '{"orders_area":{"content":"","exchange":0}}')`,
    [`ordch_${randomUUID()}`, orderId, exchangeId, returnId],
  );
}

test('one of two orders gets the last unit if both exchange for it at once', async () => {
  const orders = [
    await exchanges.placeDelivered({ units: { [SWEATER.navyM]: 1 } }),
    await exchanges.placeDelivered({ units: { [SWEATER.navyM]: 1 } }),
  ];
  await leaveOne(SWEATER.navyXL);
  const requests = [];
  for (const order of orders) requests.push(await exchanges.prepare(order, [[SWEATER.navyM, SWEATER.navyXL]]));
  const answers = await Promise.all(requests.map((request) => exchanges.order(request)));
  expect(answers.map(toCode).sort()).toEqual(['201', '422 EXCHANGE_SOLD_OUT']);
  const listed = await exchanges.listOptions(orders[0]?.number ?? '', exchanges.toGtin(SWEATER.navyM));
  expect(exchanges.toShown(listed)[0]?.[2]).toMatchObject({ XL: 'OOS' });
  // A return without an exchange stays a return: it is refunded, and it can be cancelled.
  const [lost] = requests.filter((_, index) => answers[index]?.status === 422);
  expect((await exchanges.read(lost?.returnNumber ?? '')).transaction).toMatchObject({ orderTotal: 75.72 });
  // The staff cancels the other exchange: its order is cancelled, and its return is gone.
  const exchanged = orders.find((_, index) => answers[index]?.status === 201);
  if (!exchanged) throw new Error('No order was exchanged.');
  await cancelExchange(exchanged);
});

interface Stocks {
  readonly inventory_items: readonly {
    readonly id: string;
    readonly location_levels: readonly { readonly location_id: string; readonly reserved_quantity: number }[];
  }[];
}

/** Leaves one unit of an article in the shop beyond those that orders have reserved. */
async function leaveOne(sku: string): Promise<void> {
  const { inventory_items: found } = await bench.admin<Stocks>(
    `/admin/inventory-items?sku=${sku}&fields=id,*location_levels`,
  );
  const [item] = found;
  const [level] = item?.location_levels ?? [];
  await bench.admin(`/admin/inventory-items/${item?.id}/location-levels/${level?.location_id}`, {
    stocked_quantity: (level?.reserved_quantity ?? 0) + 1,
  });
}

/** Cancels an exchange as the dashboard does, which cancels the parcel of the return first. */
async function cancelExchange(order: PlacedOrder): Promise<void> {
  const [exchange] = await listAdminExchanges(bench, order);
  const { returns } = await bench.admin<{ returns: { fulfillments: { id: string }[] }[] }>(
    `/admin/returns?order_id=${order.id}&fields=*fulfillments`,
  );
  for (const { id } of returns[0]?.fulfillments ?? []) await bench.admin(`/admin/fulfillments/${id}/cancel`, {});
  await bench.admin(`/admin/exchanges/${exchange?.id}/cancel`, {});
  const cancelled = await exchanges.read(`${order.number}E${exchange?.display_id}`);
  expect(cancelled.group.map(({ groupHeading }) => groupHeading)).toEqual(['Cancelled']);
  expect((await exchanges.read(order.number)).group.map(({ groupHeading }) => groupHeading)).toEqual(['Delivered']);
}

test('an article that is no longer sold is not exchanged, and a visitor without a token has to sign in', async () => {
  const { number } = await exchanges.placeDelivered({ units: { 'FH102-GRE-M': 1 } });
  const { products } = await bench.admin<{ products: { id: string }[] }>('/admin/products?q=Trail%20Shorts&fields=id');
  const path = `/admin/products/${products[0]?.id}`;
  await bench.admin(path, { status: 'draft' });
  const gtin = findItem(await exchanges.read(number), '0999910200001').product.gtin;
  const answer = await exchanges.listOptions(number, gtin);
  await bench.admin(path, { status: 'published' });
  expect(toCode(answer)).toBe('409 EXCHANGE_ITEM_INACTIVE');
  for (const [call, name] of Object.entries({
    'list-exchange-options': 'exchange_options',
    'request-exchange-preview': 'exchange_order_previews',
    'request-exchange-order': 'exchange_orders',
  })) {
    expect((await bench.call(call, { path: `/order_mgmt/${name}/v1`, body: {} })).status).toBe(401);
  }
});
