import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import { findOpenWindows } from '../../../src/returns/model/return-window.js';

const DAY_MS = 24 * 3_600_000;
const PLACED = '2026-11-01T10:00:00Z';
const DELIVERED = '2026-11-05T10:00:00Z';
const KOREA = { windowDays: 60, storeWindowDays: 14 };

type Part = Pick<Order, 'placedAt' | 'groups' | 'parcels'>;

/** An order of one parcel with events on these days, in any order. */
function createOrder(placedAt: string | undefined, ...days: (string | undefined)[]): Part {
  const events = days.map((at) => ({ text: 'Delivered', ...(at !== undefined && { at }) }));
  const group = { statuses: ['delivered'], items: [{ key: '1', shipmentNumber: 'S1' }] };
  const parcel = { number: 'S1', itemKeys: [], events };
  return { placedAt, groups: [group], parcels: [parcel] } as unknown as Part;
}

const after = (day: string, days: number): number => Date.parse(day) + days * DAY_MS;

describe('the return window', () => {
  it('counts from the order, and includes its last day', () => {
    const order = createOrder(PLACED);
    expect(findOpenWindows(order, { windowDays: 60 }, after(PLACED, 60))).toEqual({
      isOpen: true,
      isOpenInStore: true,
    });
    expect(findOpenWindows(order, { windowDays: 60 }, after(PLACED, 60) + 1)).toEqual({
      isOpen: false,
      isOpenInStore: false,
    });
  });

  it('is left to the service if the order date cannot be read', () => {
    for (const day of [undefined, '', 'last week']) {
      expect(findOpenWindows(createOrder(day), { windowDays: 60 }, after(PLACED, 5_000)).isOpen).toBe(true);
    }
  });
});

describe('a shorter return window for stores', () => {
  it('counts from the latest event of the parcel, in whatever order they are sent', () => {
    const order = createOrder(PLACED, DELIVERED, '2026-11-03T10:00:00Z', undefined);
    expect(findOpenWindows(order, KOREA, after(DELIVERED, 14)).isOpenInStore).toBe(true);
    expect(findOpenWindows(order, KOREA, after(DELIVERED, 14) + 1)).toEqual({ isOpen: true, isOpenInStore: false });
  });

  it('stays open while the delivery date is unknown', () => {
    expect(findOpenWindows(createOrder(PLACED), KOREA, after(PLACED, 59)).isOpenInStore).toBe(true);
  });

  it('ends with the return window of the order at the latest', () => {
    const expiredOrder = createOrder(PLACED, '2026-12-30T10:00:00Z');
    expect(findOpenWindows(expiredOrder, KOREA, after(PLACED, 61))).toEqual({ isOpen: false, isOpenInStore: false });
  });
});
