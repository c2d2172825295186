import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toOrder } from '../../src/orders/api/order.js';
import type { WireOrder, WireOrderItem } from '../../contract/wire-order.js';
import { toOrderDate } from '../../src/http/read/wire-fields.js';
import { NOON, startSandbox, toOrderBody, type SandboxUnderTest } from './start-sandbox.js';

let sandbox: SandboxUnderTest;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function read(orderNumber: string): Promise<WireOrder> {
  return toOrderBody(await sandbox.getOrder(orderNumber));
}

function listItems(order: WireOrder): WireOrderItem[] {
  return order.group.flatMap(({ orderItems }) => orderItems);
}

function listStatuses(order: WireOrder): string[][] {
  return order.group.map(({ simpleStatuses }) => simpleStatuses?.map(String) ?? []);
}

describe('an order of the United States in parcels', () => {
  it('US10000001: one parcel delivered, one in transit, paid by card and gift certificate', async () => {
    const order = await read('US10000001');
    expect(listStatuses(order)).toEqual([['DELIVERED'], ['SHIPPED']]);
    expect(order.group.map(({ groupHeading }) => groupHeading)).toEqual([
      'Delivered Thu, Nov 19',
      'Arriving Mon, Nov 23',
    ]);
    expect(order.payment.map(({ paymentType }) => paymentType)).toEqual(['credit_card', 'gift_certificate']);
    expect(order.group.map(({ orderItems }) => orderItems.every(({ returnableFlag }) => returnableFlag))).toEqual([
      true,
      false,
    ]);
    expect(order.group.map(({ actions }) => actions?.return !== undefined)).toEqual([true, false]);
    expect(order.fullOrderStatus).toEqual({ subStatus: '1 of 2 shipments delivered' });
  });

  it('US10000001: the events of each parcel so far, oldest first', async () => {
    const { shipments = [], transaction } = await read('US10000001');
    expect(shipments?.map(({ trackingUrl }) => trackingUrl)).toEqual([
      'https://tracking.example.com/parcels/PX1000000101',
      'https://tracking.example.com/parcels/PX1000000102',
    ]);
    expect(shipments?.map(({ events }) => events?.at(-1)?.status)).toEqual(['Delivered', 'Arrived at the depot']);
    for (const { events } of shipments ?? []) {
      const times = (events ?? []).map(({ time }) => Date.parse(toOrderDate(time) ?? ''));
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(times[0]).toBeGreaterThan(Date.parse(toOrderDate(transaction.orderDate) ?? ''));
      expect(times.at(-1)).toBeLessThan(NOON);
    }
  });
});

describe('an order of the United States that involves a store', () => {
  it('US10000006: ready for pickup in store 101', async () => {
    const order = await read('US10000006');
    expect(listStatuses(order)).toEqual([['PICKUP_READY']]);
    expect(listItems(order).map(({ lineItemStatus }) => lineItemStatus.status)).toEqual([
      'ready for pickup',
      'ready for pickup',
    ]);
    expect(order.pickupAddress).toMatchObject({ city: 'Sacramento', pickUpLocation: 'Harbor Street Store' });
    expect([order.shippingAddress, order.orderClassification]).toEqual([null, 'STANDARD']);
  });

  it('US10000007: bought in a store by card, returnable, with a barcode of its number', async () => {
    const order = await read('US10000007');
    expect(order).toMatchObject({ orderClassification: 'STORE', showBarcodeFlag: true, shippingAddress: null });
    expect(order.barcode?.barcodeNumber).toBe('US10000007');
    expect(order.payment.map(({ paymentType }) => paymentType)).toEqual(['credit_card']);
    expect(listItems(order).every(({ returnableFlag }) => returnableFlag)).toBe(true);
  });
});

describe('an order of the United States to an address that only the postal service reaches', () => {
  it.each([
    ['US10000008', 'APO', 'AE'],
    ['US10000023', 'Anchorage', 'AK'],
    ['US10000024', 'Guantanamo Bay', 'AE'],
    ['US10000025', 'FPO', 'AP'],
  ])('%s: delivered to %s %s by the postal service, returnable from there', async (orderNumber, city, state) => {
    const order = await read(orderNumber);
    expect(order.shippingAddress).toMatchObject({ city, state, country: 'US' });
    expect(order.shipFrom?.address).toEqual(order.shippingAddress);
    expect(order.shipments?.map(({ carrier }) => carrier)).toEqual(['USPS']);
    expect(listStatuses(order)).toEqual([['DELIVERED']]);
    expect(listItems(order).every(({ returnableFlag }) => returnableFlag)).toBe(true);
  });
});

describe('an order of the United States with returns', () => {
  it('US10000010: delivered, in part returned with two returns to choose from', async () => {
    const order = await read('US10000010');
    expect(listStatuses(order)).toEqual([['DELIVERED'], ['RETURN_IN_PROCESS'], ['RETURN_COMPLETED']]);
    expect(order.group.map(({ returnOrderNumber }) => returnOrderNumber)).toEqual([
      undefined,
      'RT10000010',
      'RT10000011',
    ]);
    expect(order.group.map(({ actions }) => actions?.viewReturn)).toEqual([
      [{ returnOrderId: 'RT10000010' }, { returnOrderId: 'RT10000011' }],
      { returnOrderId: 'RT10000010' },
      { returnOrderId: 'RT10000011' },
    ]);
  });

  it.each([
    ['RT10000010', 'RETURN_IN_PROCESS', 1],
    ['RT10000011', 'RETURN_COMPLETED', 2],
  ])('%s: the return order, %s, of the returned lines', async (orderNumber, status, group) => {
    const order = await read(orderNumber);
    const sales = await read('US10000010');
    expect(order).toMatchObject({ orderType: 'RETURN_ORDER', parentSalesOrderNumber: 'US10000010' });
    expect(order.group.map(({ isReturnOrder }) => isReturnOrder)).toEqual([true]);
    expect(listStatuses(order)).toEqual([[status]]);
    const toGoods = (items: readonly WireOrderItem[] = []) =>
      items.map(({ product, lineItemTransaction }) => [product.gtin, lineItemTransaction.quantity]);
    expect(toGoods(listItems(order))).toEqual(toGoods(sales.group[group]?.orderItems));
    expect(order.transaction.orderDate > sales.transaction.orderDate).toBe(true);
    const times = (order.shipments?.[0]?.events ?? []).map(({ time }) => time);
    expect(times.length).toBeGreaterThan(1);
    expect([order.transaction.orderDate, ...times]).toEqual([order.transaction.orderDate, ...times].sort());
  });

  it('US10000020: one return denied, one handed in at a store', async () => {
    const order = await read('US10000020');
    expect(listItems(order).map(({ simpleStatus, lineItemStatus }) => [simpleStatus, lineItemStatus.status])).toEqual([
      ['RETURN_DENIED', 'return denied'],
      [null, 'returned at store'],
    ]);
    expect(order.group.map(({ groupHeadingVariant }) => groupHeadingVariant)).toEqual(['critical', 'success']);
  });
});

describe('an order of the United States with a rare feature', () => {
  it('US10000011: customised items, not returnable, each with its reason and link', async () => {
    const order = await read('US10000011');
    expect(listItems(order).map(({ lineType, returnableFlag }) => [lineType, returnableFlag])).toEqual([
      ['NIKEID', false],
      ['NIKEID', false],
    ]);
    expect(listItems(order).map(({ returnDisableReason }) => returnDisableReason?.code)).toEqual([
      'CUSTOM_ITEM',
      'FINAL_SALE',
    ]);
    for (const { returnDisableReason, product, customizedProductReference } of listItems(order)) {
      expect(returnDisableReason).toMatchObject({ linkText: expect.stringMatching(/./) as string });
      expect(returnDisableReason?.url).toMatch(/^https:/);
      expect([product.productIdPathName, customizedProductReference]).toEqual([expect.any(String), expect.any(String)]);
    }
    expect(order.group[0]?.actions).toMatchObject({ returnDisableReasonAction: { code: 'CUSTOM_ITEM' } });
    expect(order.group[0]?.actions?.return).toBeUndefined();
  });

  it('US10000017: paid by PayPal, a second payment in instalments', async () => {
    const { payment } = await read('US10000017');
    expect(payment.map(({ paymentType, installmentFlag }) => [paymentType, installmentFlag ?? false])).toEqual([
      ['paypal', false],
      ['credit_card', true],
    ]);
  });

  it('US10000021: an unknown status without a simple one, a pending modification and a service line', async () => {
    const order = await read('US10000021');
    expect(order.pendingModification).toEqual({ type: 'CANCEL' });
    expect(listItems(order).map(({ lineType }) => lineType)).toEqual(['INLINE', 'SERVICE', 'INLINE']);
    const last = listItems(order).at(-1);
    expect([last?.lineItemStatus.status, last?.simpleStatus ?? null]).toEqual(['rerouted via hub 7', null]);
    expect(order.group.map(({ isCancellable }) => isCancellable)).toEqual([false, false]);
    expect(toOrder(order).groups.map(({ statuses }) => statuses)).toEqual([['cancellationPending'], ['unknown']]);
  });

  it('US10000022: a global store order with duties and amounts in a second currency', async () => {
    const order = await read('US10000022');
    expect([order.isGlobalStoreOrder, order.currencyAlt, order.transaction.totalDuties]).toEqual([true, 'EUR', 31.4]);
    expect(order.transactionAlt?.orderTotal).toBeLessThan(order.transaction.orderTotal);
    expect(listItems(order).every(({ lineItemTransactionAlt }) => lineItemTransactionAlt)).toBe(true);
  });

  it('US10000026: a product that no other order has', async () => {
    expect(listItems(await read('US10000026')).map(({ skuid }) => skuid)).toEqual(['sku-discontinued']);
  });

  it('US10000028: unpaid, with a legacy payment link at the requested address', async () => {
    const order = await read('US10000028');
    expect(order.legacyPaymentUrl).toBe(`${sandbox.url}/sandbox/payment/US10000028`);
    expect([order.paymentHoldFlag, order.paymentApprovalId]).toEqual([false, undefined]);
  });
});
