import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WireExchangePreview, WireExchangeSku } from '../../contract/exchange-fields.js';
import type { WireOrder } from '../../contract/wire-order.js';
import { createAnswerCheck } from '../contract/openapi-document.js';
import { EMAIL, MEMBER, startSandbox, toOrderBody, type Answer, type SandboxUnderTest } from './start-sandbox.js';

const ORDER_NUMBER = 'US10000012';
const checkAnswer = createAnswerCheck({ isClosed: true });

let sandbox: SandboxUnderTest;
beforeEach(async () => {
  sandbox = await startSandbox();
});
afterEach(() => sandbox.close());

async function post(path: string, body: object, headers: Readonly<Record<string, string>> = MEMBER): Promise<Answer> {
  const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' } };
  return sandbox.request(`/order_mgmt/${path}/v1`, { ...init, body: JSON.stringify(body) });
}

async function readOrder(orderNumber = ORDER_NUMBER): Promise<WireOrder> {
  return toOrderBody(await sandbox.getOrder(orderNumber));
}

async function findItem(title: RegExp) {
  const items = (await readOrder()).group.flatMap(({ orderItems }) => orderItems);
  const item = items.find(({ product }) => title.test(product.title));
  if (!item) throw new Error(`There is no ${title.source}.`);
  return item;
}

async function listOptions(title: RegExp, headers?: Readonly<Record<string, string>>): Promise<Answer> {
  const { product } = await findItem(title);
  const item = { orderNumber: ORDER_NUMBER, gtin: product.gtin, quantity: 1 };
  return post('exchange_options', { country: 'us', langRegion: 'en-US', ...item }, headers);
}

async function listSkus(title: RegExp): Promise<WireExchangeSku[]> {
  return (JSON.parse((await listOptions(title)).text) as { objects: WireExchangeSku[] }).objects;
}

/** A request for one unit of the shoes. */
async function toBody(skuId: string, id = '0001:1') {
  const { shippingAddress } = await readOrder();
  return {
    ...{ parentSalesOrderNumber: ORDER_NUMBER, country: 'us', currency: 'USD', locale: 'en-US', channel: 'WEB' },
    address: shippingAddress,
    recipient: { firstName: 'Robin', lastName: 'Doe' },
    clientInfo: { deviceId: 'unknown', appId: 'orders-area', userAgent: 'unknown', ipAddress: '0.0.0.0' },
    items: [{ id, skuId, quantity: 1, priceAdjustments: [] }],
    totals: { subTotal: 95, shippingTotal: 0, totalTaxes: 6.88, orderTotal: 101.88 },
  };
}

/** Returns the shoes, and gives the return number. */
async function returnShoes(): Promise<string> {
  const order = await readOrder();
  const { product } = await findItem(/Court/);
  const line = { quantity: 1, reasonCode: '1', reasonText: "Doesn't Fit", universalProductCode: product.gtin };
  const head = { captureSystem: 'SELF_SERVICE', createReturnLabelFlag: false, locale: 'en_US' };
  const region = { omsRegionReference: order.regionReference, orderNumber: ORDER_NUMBER };
  const answer = await post('user_return_captures', { ...head, ...region, orderLines: [line] });
  const { jobId, response } = JSON.parse(answer.text) as { jobId: string; response: { returnOrderNumber: string } };
  for (let poll = 0; poll < 2; poll += 1) {
    await sandbox.request(`/order_mgmt/user_return_captures_jobs/v1/${jobId}`, { headers: MEMBER });
  }
  return response.returnOrderNumber;
}

describe('the exchange options of an item of US10000012', () => {
  it('include its own colour with the same article, and one colour for each case', async () => {
    const { skuid } = await findItem(/Court/);
    const skus = await listSkus(/Court/);
    expect(skus.map(({ price, isUnexchangeableOptionFlag: is }) => [price, is])).toEqual([
      [95, false],
      [85, false],
      [95, false],
      [95, true],
      [110, false],
      [undefined, false],
    ]);
    expect(skus[0]?.skuId).toBe(skuid);
    expect(skus[0]?.sizeSpecifications.map(({ skuId }) => skuId)).toContain(skuid);
    expect(skus[0]?.sizeSpecifications.map(({ level }) => level)).toEqual(expect.arrayContaining(['OOS', 'HIGH']));
    expect(skus[2]?.sizeSpecifications.map(({ level }) => level)).toEqual(Array(6).fill('OOS'));
  });

  it('list each article once', async () => {
    const sizes = (await listSkus(/Court/)).flatMap(({ sizeSpecifications }) => sizeSpecifications);
    expect(new Set(sizes.map(({ skuId }) => skuId)).size).toBe(sizes.length);
  });

  it('are empty if the item is no longer sold', async () => {
    const answer = await listOptions(/Backpack/);
    expect([answer.status, answer.text]).toEqual([409, expect.stringContaining('EXCHANGE_ITEM_INACTIVE')]);
    expect(checkAnswer('list-exchange-options', answer.status, JSON.parse(answer.text))).toEqual([]);
  });

  it('are for members only', async () => {
    expect((await listOptions(/Court/, EMAIL)).status).toBe(401);
  });

  it('conform to docs/openapi.json', async () => {
    const answer = await listOptions(/Court/);
    expect(checkAnswer('list-exchange-options', answer.status, JSON.parse(answer.text))).toEqual([]);
  });
});

describe('the preview of an exchange', () => {
  it.each<[which: string, colour: number, price: number]>([
    ['the same colour', 0, 95],
    ['a cheaper one', 1, 85],
    ['one that only the preview says costs more', 5, 115],
  ])('prices %s, with its tax', async (_which, colour, price) => {
    const size = (await listSkus(/Court/))[colour]?.sizeSpecifications[0];
    const answer = await post('exchange_order_previews', await toBody(size?.skuId ?? ''));
    const preview = JSON.parse(answer.text) as WireExchangePreview;
    expect(checkAnswer('request-exchange-preview', answer.status, preview)).toEqual([]);
    expect(preview.items.map((item) => [item.id, item.price])).toEqual([['0001:1', price]]);
    expect(preview.totals.orderTotal).toBeCloseTo(price * 1.0725, 1);
  });

  it.each(['0001:2', '0009:1'])('refuses a unit that was not bought: %s', async (id) => {
    const { skuid } = await findItem(/Court/);
    expect((await post('exchange_order_previews', await toBody(skuid ?? '', id))).status).toBe(404);
  });

  it('refuses a body without its constants', async () => {
    const { skuid } = await findItem(/Court/);
    const body = { ...(await toBody(skuid ?? '')), channel: 'APP' };
    const answer = await post('exchange_order_previews', body);
    expect([answer.status, answer.text]).toEqual([400, expect.stringContaining('channel')]);
  });
});

describe('the order of an exchange', () => {
  it('appears in the group of its return and in the return itself, and is an order of its own', async () => {
    const returnNumber = await returnShoes();
    const sku = (await listSkus(/Top/))[0];
    const { skuid } = await findItem(/Court/);
    expect(sku).toBeDefined();
    const body = { ...(await toBody(skuid ?? '')), previewId: 'preview-1', parentReturnOrderNumber: returnNumber };
    const answer = await post('exchange_orders', body);
    const { orderNumber } = JSON.parse(answer.text) as { orderNumber: string };
    expect([answer.status, checkAnswer('request-exchange-order', answer.status, { orderNumber })]).toEqual([201, []]);
    const group = (await readOrder()).group.find(({ returnOrderNumber }) => returnOrderNumber === returnNumber);
    expect(group?.exchangeOrderNumber).toBe(orderNumber);
    expect((await readOrder(returnNumber)).group[0]?.exchangeOrderNumber).toBe(orderNumber);
    const exchange = await readOrder(orderNumber);
    expect(checkAnswer('get-order', 200, exchange)).toEqual([]);
    expect(exchange.group[0]?.orderItems.map(({ skuid: sent }) => sent)).toEqual([skuid]);
  });

  it.each<[what: string, colour: number, subTotal: number]>([
    ['is zero for an item of the same price', 0, 0],
    ['is the difference for a cheaper item', 1, 10],
  ])('reduces the refund to what %s', async (_what, colour, subTotal) => {
    const size = (await listSkus(/Court/))[colour]?.sizeSpecifications[0];
    const returnNumber = await returnShoes();
    const before = (await readOrder(returnNumber)).transaction;
    expect([before.subTotal, before.totalTaxes]).toEqual([95, 6.89]);
    const body = {
      ...(await toBody(size?.skuId ?? '')),
      previewId: 'preview-1',
      parentReturnOrderNumber: returnNumber,
    };
    await post('exchange_orders', body);
    const after = await readOrder(returnNumber);
    expect(checkAnswer('get-order', 200, after)).toEqual([]);
    expect(after.transaction).toMatchObject({ subTotal, totalTaxes: 0, orderTotal: subTotal });
  });

  it('is refused for a return that does not exist', async () => {
    const { skuid } = await findItem(/Court/);
    const body = { ...(await toBody(skuid ?? '')), previewId: 'preview-1', parentReturnOrderNumber: 'RT29999999' };
    expect((await post('exchange_orders', body)).status).toBe(404);
  });
});
