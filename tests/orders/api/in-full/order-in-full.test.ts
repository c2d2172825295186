import { describe, expect, it } from 'vitest';
import type { WireOrder } from '../../../../contract/wire-order.js';
import { toOrderInFull } from '../../../../src/orders/api/in-full/create-detail-reader.js';
import { toOrder } from '../../../../src/orders/api/order.js';
import { createWireGroup, createWireItem, createWireOrder } from '../wire-samples.js';

const READS_NOTHING = [undefined, null, 7, 'text', [], {}];

function readItem(changes: Parameters<typeof createWireItem>[0]) {
  const order = toOrderInFull(createWireOrder({ group: [createWireGroup({ orderItems: [createWireItem(changes)] })] }));
  return { ...order.groups[0]?.items[0], unreadable: order.unreadable };
}

function readGroup(changes: Parameters<typeof createWireGroup>[0]) {
  return toOrderInFull(createWireOrder({ group: [createWireGroup(changes)] })).groups[0];
}

function readOrder(changes: Partial<WireOrder>) {
  return toOrderInFull(createWireOrder(changes));
}

describe('a complete order', () => {
  it('has everything that a list shows of it', () => {
    expect(toOrderInFull(createWireOrder())).toMatchObject(toOrder(createWireOrder()));
  });

  it('has details that an order of a list lacks', () => {
    const wire = createWireOrder({
      pendingModification: { type: 'ADDRESS' },
      showBarcodeFlag: true,
      paymentHoldFlag: true,
      paymentApprovalId: 'pay-1',
      legacyPaymentUrl: 'https://pay.example.com/1',
      parentSalesOrderNumber: 'A900',
      returnMethod: 'upsDropoff|UPSN',
      returnToStore: false,
    });
    const details = {
      pendingModification: 'ADDRESS',
      showsBarcode: true,
      paymentApprovalId: 'pay-1',
      legacyPaymentUrl: 'https://pay.example.com/1',
      parentOrderNumber: 'A900',
      returnMethod: 'upsDropoff|UPSN',
      goesToStore: false,
    };
    expect(toOrderInFull(wire)).toMatchObject(details);
    expect(Object.keys(toOrder(wire))).not.toEqual(expect.arrayContaining(Object.keys(details)));
  });

  it.each([
    [[{ paymentType: 'paypal' }, { paymentType: 'credit_card', installmentFlag: true }], true],
    [[{ paymentType: 'credit_card', installmentFlag: false }], undefined],
    [[{ paymentType: 'credit_card', installmentFlag: 'yes' }], undefined],
    [[7, null, { installmentFlag: true }], true],
    ['none', undefined],
  ])('with the payments %j is paid in instalments: %s', (payment, expected) => {
    expect(readOrder({ payment: payment as WireOrder['payment'] }).isPaidInInstalments).toBe(expected);
  });

  it('awaits payment only while the service holds it', () => {
    expect(readOrder({ paymentHoldFlag: false, paymentApprovalId: 'pay-1' })).not.toHaveProperty('paymentApprovalId');
  });

  it.each([
    [
      { header: 'Show this', subheader: 'At the till', barcodeNumber: 'B1' },
      { header: 'Show this', subheader: 'At the till', number: 'B1' },
    ],
    [{ header: '', subheader: '', barcodeNumber: 'B1' }, { number: 'B1' }],
    [{ header: 'Show this', subheader: '', barcodeNumber: '' }, undefined],
  ])('has the code %o as %o', (barcode, expected) => {
    expect(readOrder({ barcode }).barcode).toEqual(expected);
  });

  it('has the sums in the alternate currency', () => {
    const transactionAlt = {
      orderDate: '2026-11-20T10:00:00Z',
      orderTotal: 151.2,
      subTotal: 140,
      shippingTotal: 4,
      totalTaxes: 7.2,
    };
    expect(readOrder({ transactionAlt }).alternateSums).toEqual({ subTotal: 140, shipping: 4, taxes: 7.2 });
  });
});

describe('documents', () => {
  const read = (documents: unknown) => readOrder({ documents: documents as NonNullable<WireOrder['documents']> });

  it('have an id, a type, a label and a date', () => {
    const sent = { documentId: 'i-1', type: 'INVOICE', label: '2026-1', date: '2026-11-20T10:00:00Z[UTC]' };
    const order = read([sent, ...['CREDIT_NOTE', 'RECEIPT', 'WARRANTY', 'RETURN_PROOF'].map(toDocument)]);
    expect(order.documents).toEqual([
      { id: 'i-1', type: 'INVOICE', label: '2026-1', date: '2026-11-20T10:00:00Z' },
      ...['CREDIT_NOTE', 'RECEIPT', 'WARRANTY', 'RETURN_PROOF'].map((type, index) => ({ id: String(index), type })),
    ]);
    expect(order.unreadable).toEqual([]);
  });

  it.each<readonly [what: string, sent: object, read: { readonly documents?: unknown; readonly path?: string }]>([
    ['a new type', { documentId: 'a', type: 'CUSTOMS' }, { documents: [{ id: 'a', type: 'unknown' }] }],
    ['no type, label or date', { documentId: 'a' }, { documents: [{ id: 'a', type: 'unknown' }] }],
    ['nulls', { documentId: 'a', type: null, label: null, date: null }, { documents: [{ id: 'a', type: 'unknown' }] }],
    ['wrong types', { documentId: 'a', type: 7, label: {}, date: [] }, { documents: [{ id: 'a', type: 'unknown' }] }],
    [
      'no date of a calendar',
      { documentId: 'a', date: 'soon' },
      { documents: [{ id: 'a', type: 'unknown' }], path: 'documents[0].date' },
    ],
    ['no id', { type: 'INVOICE' }, { path: 'documents[0].documentId' }],
    ['an empty id', { documentId: '', type: 'INVOICE' }, { path: 'documents[0].documentId' }],
    ['an id of another type', { documentId: 7 }, { path: 'documents[0].documentId' }],
  ])('with %s: %j', (_what, sent, { documents, path }) => {
    const order = read([sent]);
    expect(order.documents).toEqual(documents);
    expect(order.unreadable).toEqual(path === undefined ? [] : [{ path }]);
  });

  it('that cannot be read leave the others and the order as they are', () => {
    const order = read([null, 'text', { documentId: 'a', type: 'INVOICE' }]);
    expect(order.documents).toEqual([{ id: 'a', type: 'INVOICE' }]);
    expect(order.unreadable.map(({ path }) => path)).toEqual(['documents[0]', 'documents[1]']);
    expect(order.groups).toHaveLength(1);
  });

  it.each(READS_NOTHING)('are absent if the order has %j', (documents) => {
    expect(read(documents).documents).toBeUndefined();
  });
});

function toDocument(type: string, index: number) {
  return { documentId: String(index), type };
}

describe('parcels', () => {
  const event = (time: string, status: string) => ({ time, status });

  it('have events, newest first, and events without a date last', () => {
    const [parcel] =
      readOrder({
        shipments: [
          {
            shipmentNumber: 'PX1',
            items: ['L1'],
            carrier: 'UPS',
            trackingUrl: 'https://tracking.example.com/PX1',
            events: [
              event('never', 'Lost'),
              event('2026-11-18T08:00:00Z', 'Picked up'),
              { ...event('2026-11-20T08:00:00+01:00[UTC]', 'Arrived'), location: 'Berlin' },
              event('2026-11-19T08:00:00Z', 'In transit'),
            ],
          },
        ],
      }).parcels ?? [];
    expect(parcel).toMatchObject({ number: 'PX1', itemKeys: ['L1'], carrier: 'UPS' });
    expect(parcel?.events.map(({ status }) => status)).toEqual(['Arrived', 'In transit', 'Picked up', 'Lost']);
    expect(parcel?.events[0]).toEqual({ at: '2026-11-20T08:00:00+01:00', status: 'Arrived', location: 'Berlin' });
    expect(parcel?.events.at(-1)).toEqual({ status: 'Lost' });
  });

  it('without a number or with invalid data are left out', () => {
    const shipments = [{ items: [] }, 'PX1', { shipmentNumber: 'PX2', items: [] }] as unknown as WireOrder['shipments'];
    expect(readOrder({ shipments }).parcels).toEqual([{ number: 'PX2', itemKeys: [], events: [] }]);
  });

  it.each(READS_NOTHING)('are absent if %o was sent', (shipments) => {
    expect(readOrder({ shipments: shipments as WireOrder['shipments'] })).not.toHaveProperty('parcels');
  });
});

describe('a complete group', () => {
  it.each([
    [{ returnOrderNumber: 'R1' }, ['R1']],
    [{ actions: { viewReturn: { returnOrderId: 'R1' } } }, ['R1']],
    [
      { returnOrderNumber: 'R1', actions: { viewReturn: [{ returnOrderId: 'R2' }, { returnOrderId: 'R1' }] } },
      ['R1', 'R2'],
    ],
    [{ returnOrderNumber: '' }, []],
    [{}, []],
  ])('with %o has the returns %o', (changes, numbers) => {
    expect(readGroup(changes)?.returnNumbers ?? []).toEqual(numbers);
  });

  it('has the reason why nothing of it can be returned', () => {
    const returnDisableReasonAction = { text: 'Too late', linkText: 'Read more', url: 'https://shop.example.com/late' };
    expect(readGroup({ actions: { returnDisableReasonAction } })?.returnRefusal).toEqual(returnDisableReasonAction);
    expect(readGroup({ actions: { returnDisableReasonAction: { text: '' } } })).not.toHaveProperty('returnRefusal');
  });
});

describe('a complete line', () => {
  it.each([
    [{ lineItemStatusVariant: 'success' }, 'success'],
    [{ lineItemColor: ' RED ' }, 'critical'],
    [{ lineItemStatus: { status: 'shipped', statusColor: 'orange' } }, 'progress'],
    [{ lineItemStatusVariant: 'critical', lineItemColor: 'green' }, 'critical'],
    [{ lineItemStatusVariant: 'mauve' }, undefined],
    [{ lineItemColor: '#ff0000' }, undefined],
    [{ lineItemStatusVariant: '__proto__' }, undefined],
    [{ lineItemStatusVariant: 'constructor' }, undefined],
    [{}, undefined],
  ])('%o has the tone %s', (changes, tone) => {
    expect(readItem(changes).tone).toBe(tone);
  });

  it('has the reason why it cannot be returned, and its promotions', () => {
    expect(
      readItem({
        returnDisableReason: { text: 'Made for you', code: 'CUSTOM' },
        lineItemTransaction: {
          quantity: 1,
          lineItemChargedPrice: 5,
          promotions: [{ id: 'TEAM15', promoType: 'PERCENT_OFF' }],
        },
        lineItemTransactionAlt: { quantity: 1, lineItemChargedPrice: 4.5 },
      }),
    ).toMatchObject({ returnRefusal: { text: 'Made for you' }, promotions: ['TEAM15'], alternatePrice: 4.5 });
  });

  it('reports an invalid alternate price', () => {
    const { unreadable, alternatePrice } = readItem({
      lineItemTransactionAlt: { quantity: 1, lineItemChargedPrice: -4 },
    });
    expect(alternatePrice).toBeUndefined();
    expect(unreadable).toContainEqual({ path: 'group[0].orderItems[0].lineItemTransactionAlt.lineItemChargedPrice' });
  });
});
