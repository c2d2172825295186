import { describe, expect, it } from 'vitest';
import {
  RETURN_TEXTS,
  SALES_TEXTS,
  toDisplayStatus,
  type StatusTexts,
  type SimpleStatus,
} from '../../../src/orders/model/order-status.js';
import type { DisplayStatus, OrderKind } from '../../../src/orders/model/order.js';

type Spoken = Readonly<Partial<Record<DisplayStatus, string>>>;

/** In the format of the specification: texts between commas. */
const SALES: Spoken = {
  cancelled: 'abandoned, cancelled, pending cancel',
  delivered: 'carried, completed, delivered, delivered to store, order delivered, notionally delivered',
  ordered:
    'accepted, authorized, created, held, invoiced, not authorized, ordered, reserved, scheduled, rescheduling, ' +
    'po sent to pulse, new, submitted, pending, backordered, in review, payment pending',
  pickedUp: 'picked up',
  readyForPickUp: 'ready for pickup',
  preparingShipment:
    'acknowledged, awaiting shipment, order processing, released to fc, sent to warehouse, work order created, ' +
    'allocated, picked, packed, released, sent to fulfillment center',
  shipped:
    'arrived at destination country, customs cleared, in transit, manifest scan, origin scan, shipped, ' +
    'shipment_shipped, out for delivery',
  returnCreated: 'early refund, return created, return request created, return received',
  returnCompleted: 'returned to dc, returned to carrier, inspected and invoiced, inspection passed, return processed',
  returnDenied: 'return denied',
  returnedToStore: 'returned at store',
  returnInProcess:
    'inspection escalate, return in progress, return invoiced, received at return center, inspection denied, ' +
    'delivered to return center',
};

const RETURNS: Spoken = {
  returnCompleted:
    'inspected and invoiced, inspection passed, return processed, returned to carrier, returned to dc, cancelled',
  returnCreated:
    'authorized, created, early refund, not authorized, return created, return received, return request created',
  returnDenied: 'return denied',
  returnInProcess:
    'acknowledged, delivered to return center, in transit, inspection denied, inspection escalate, received, ' +
    'received at return center, return in progress, return invoiced',
  returnedToStore: 'returned at store',
};

const NAMES: readonly DisplayStatus[] = [
  'returnCreated',
  'returnDenied',
  'returnInProcess',
  'returnCompleted',
  'returnedToStore',
  'orderConfirmed',
  'readyForPickUp',
  'pickedUp',
  'preparingShipment',
];

function listRows(spoken: Spoken): [text: string, status: string][] {
  return Object.entries(spoken).flatMap(([status, texts]) =>
    texts.split(', ').map((text): [string, string] => [text, status]),
  );
}

function listKnown(texts: StatusTexts): [text: string, status: string][] {
  return texts.flatMap(([status, known]) => known.map((text): [string, string] => [text, status]));
}

describe.each<[kind: OrderKind, spoken: Spoken]>([
  ['sales', SALES],
  ['partner', SALES],
  ['unknown', SALES],
  ['return', RETURNS],
])('the raw status of a line of an order of kind %s', (kind, spoken) => {
  it.each(listRows(spoken))('%j is shown as %s', (raw, status) => {
    expect(toDisplayStatus({ raw, kind })).toBe(status);
  });

  it.each(NAMES)('may be the display status %s by its name', (status) => {
    expect(toDisplayStatus({ raw: status, kind })).toBe(status);
    expect(toDisplayStatus({ raw: status.toUpperCase(), kind })).toBe(status);
  });

  it.each([
    'cancellationPending',
    'unknown',
    'order confirmed',
    'rerouted via hub 7',
    'ship',
    'shipped!',
    'shipped, delivered',
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
  ])('%j is unknown', (raw) => {
    expect(toDisplayStatus({ raw, kind })).toBe('unknown');
    expect(toDisplayStatus({ raw, kind, simple: 'unknown' })).toBe('unknown');
  });
});

describe('the tables of raw status texts', () => {
  it.each([
    ['sales', SALES_TEXTS, SALES],
    ['return', RETURN_TEXTS, RETURNS],
  ])('contain for %s orders exactly the texts of the specification, each once', (_kind, texts, spoken) => {
    expect(listKnown(texts).sort()).toEqual(listRows(spoken).sort());
    expect(new Set(listKnown(texts).map(([text]) => text)).size).toBe(listKnown(texts).length);
  });
});

describe('a text with another meaning in a return order', () => {
  it.each<[raw: string, sales: DisplayStatus, returned: DisplayStatus]>([
    ['cancelled', 'cancelled', 'returnCompleted'],
    ['in transit', 'shipped', 'returnInProcess'],
    ['acknowledged', 'preparingShipment', 'returnInProcess'],
    ['authorized', 'ordered', 'returnCreated'],
    ['received', 'unknown', 'returnInProcess'],
    ['shipped', 'shipped', 'unknown'],
    ['delivered', 'delivered', 'unknown'],
  ])('%j is %s in a sales order and %s in a return order', (raw, sales, returned) => {
    expect(toDisplayStatus({ raw, kind: 'sales' })).toBe(sales);
    expect(toDisplayStatus({ raw, kind: 'return' })).toBe(returned);
  });
});

describe('the spelling of a raw status', () => {
  it.each([
    'out for delivery',
    'Out For Delivery',
    'OUT FOR DELIVERY',
    ' out  for\tdelivery\n',
    'out\u00a0for delivery',
  ])('is ignored: %j', (raw) => {
    expect(toDisplayStatus({ raw, kind: 'sales' })).toBe('shipped');
  });
});

describe('the simple status of a line', () => {
  const SIMPLE: readonly [SimpleStatus, DisplayStatus][] = [
    ['ORDERED', 'ordered'],
    ['SHIPPED', 'shipped'],
    ['DELIVERED', 'delivered'],
    ['RETURN_CREATED', 'returnCreated'],
    ['RETURN_IN_PROCESS', 'returnInProcess'],
    ['RETURN_COMPLETED', 'returnCompleted'],
    ['RETURN_DENIED', 'returnDenied'],
    ['CANCELLED', 'cancelled'],
    ['PICKUP_READY', 'readyForPickUp'],
    ['PICKUP_COMPLETE', 'pickedUp'],
    ['unknown', 'unknown'],
  ];

  it.each(SIMPLE)('%s is shown as %s if the raw text is unknown', (simple, status) => {
    for (const kind of ['sales', 'return', 'partner', 'unknown'] as const) {
      const isReturn = kind === 'return' && simple === 'CANCELLED';
      expect(toDisplayStatus({ raw: 'rerouted via hub 7', simple, kind })).toBe(isReturn ? 'returnCancelled' : status);
    }
  });

  it.each(SIMPLE)('%s gives way to a known raw text', (simple) => {
    expect(toDisplayStatus({ raw: 'held', simple, kind: 'sales' })).toBe('ordered');
    const known = simple === 'CANCELLED' ? 'returnCancelled' : 'orderConfirmed';
    expect(toDisplayStatus({ raw: 'orderConfirmed', simple, kind: 'return' })).toBe(known);
  });
});

describe('a pending cancellation', () => {
  it.each([
    'held',
    'orderConfirmed',
    'packed',
    'ready for pickup',
    'in transit',
    'rerouted via hub 7',
    'pending cancel',
    ' Pending  Cancel ',
  ])('is shown for a line that is %j', (raw) => {
    expect(toDisplayStatus({ raw, kind: 'sales', isCancellationPending: true })).toBe('cancellationPending');
  });

  it.each<[raw: string, status: DisplayStatus]>([
    ['cancelled', 'cancelled'],
    ['abandoned', 'cancelled'],
    ['delivered', 'delivered'],
    ['picked up', 'pickedUp'],
    ['return created', 'returnCreated'],
    ['return in progress', 'returnInProcess'],
    ['returned at store', 'returnedToStore'],
    ['return processed', 'returnCompleted'],
    ['return denied', 'returnDenied'],
  ])('is not shown for a line that is %j', (raw, status) => {
    expect(toDisplayStatus({ raw, kind: 'sales', isCancellationPending: true })).toBe(status);
  });

  it('is shown only by its flag', () => {
    for (const raw of ['pending cancel', 'cancellationPending', 'cancellation pending']) {
      for (const kind of ['sales', 'return'] as const) {
        expect(toDisplayStatus({ raw, kind })).not.toBe('cancellationPending');
        expect(toDisplayStatus({ raw, kind, isCancellationPending: false })).not.toBe('cancellationPending');
      }
    }
  });
});
