import { describe, expect, it } from 'vitest';
import type { Order } from '../../../src/orders/model/order.js';
import {
  findRefundDay,
  findRefundWait,
  toLongestWaitMs,
  findRefundMethod,
} from '../../../src/returns/model/refund-progress.js';
import { markets } from '../../../src/markets/index.js';
import { createGroup, createItem, createOrder } from '../../support/orders.js';

const DAY_MS = 86_400_000;

interface Case {
  readonly paidBy: readonly string[];
  readonly changes?: Partial<Order>;
}

const IN_STORE = { goesToStore: true };
const HANDED_IN = { groups: [createGroup({ items: [createItem({ status: 'returnedToStore' })] })] };

function createReturn({ paidBy, changes }: Case): Order {
  return createOrder({ kind: 'return', payments: paidBy.map((type) => ({ type })), ...changes });
}

describe('the refund method of a return', () => {
  it.each<[Case, string]>([
    [{ paidBy: ['credit_card'] }, 'payments'],
    [{ paidBy: ['paypal'] }, 'payments'],
    [{ paidBy: ['cash'] }, 'payments'],
    [{ paidBy: [] }, 'payments'],
    [{ paidBy: ['cash'], changes: { isStoreOrder: true } }, 'bank'],
    [{ paidBy: ['gift_certificate', 'cash'], changes: { isStoreOrder: true } }, 'bank'],
    [{ paidBy: ['cash'], changes: { ...IN_STORE, isStoreOrder: true } }, 'bank'],
    [{ paidBy: ['credit_card'], changes: { isStoreOrder: true } }, 'payments'],
    [{ paidBy: ['credit_card'], changes: IN_STORE }, 'payments'],
    [{ paidBy: ['paypal'], changes: IN_STORE }, 'giftCard'],
    [{ paidBy: ['credit_card', 'paypal'], changes: HANDED_IN }, 'giftCard'],
    [{ paidBy: ['credit_card'], changes: { ...IN_STORE, isPaidInInstalments: true } }, 'giftCard'],
    [{ paidBy: ['credit_card'], changes: { isPaidInInstalments: true } }, 'payments'],
  ])('of %j is %s', (sent, kind) => {
    expect(findRefundMethod(createReturn(sent)).kind).toBe(kind);
  });

  it('is the payment method, with all known details', () => {
    const payments = [{ type: 'credit_card', displayNumber: '4242' }, { type: 'gift_certificate' }];
    expect(findRefundMethod(createOrder({ payments }))).toEqual({ kind: 'payments', payments });
  });
});

describe('a refund', () => {
  it.each<{ market: string; sent: Case; wait: ReturnType<typeof findRefundWait>; days: number }>([
    { market: 'us', sent: { paidBy: ['credit_card'] }, wait: { kind: 'workingDays', least: 1, most: 3 }, days: 5 },
    { market: 'de', sent: { paidBy: ['paypal'] }, wait: { kind: 'workingDays', least: 1, most: 3 }, days: 5 },
    { market: 'cn', sent: { paidBy: ['wechat'] }, wait: { kind: 'days', least: 0, most: 14 }, days: 14 },
    { market: 'jp', sent: { paidBy: ['credit_card'] }, wait: { kind: 'days', least: 0, most: 14 }, days: 14 },
    { market: 'kr', sent: { paidBy: ['credit_card'] }, wait: { kind: 'days', least: 0, most: 3 }, days: 3 },
    {
      market: 'kr',
      sent: { paidBy: ['credit_card'], changes: IN_STORE },
      wait: { kind: 'store', least: 0, most: 3 },
      days: 3,
    },
    {
      market: 'us',
      sent: { paidBy: ['credit_card'], changes: IN_STORE },
      wait: { kind: 'store', least: 0, most: 14 },
      days: 14,
    },
    {
      market: 'cn',
      sent: { paidBy: ['wechat'], changes: IN_STORE },
      wait: { kind: 'store', least: 0, most: 10 },
      days: 10,
    },
    {
      market: 'cn',
      sent: { paidBy: ['alipay'], changes: HANDED_IN },
      wait: { kind: 'store', least: 0, most: 10 },
      days: 10,
    },
    {
      market: 'us',
      sent: { paidBy: ['cash'], changes: { isStoreOrder: true } },
      wait: { kind: 'bank', least: 2, most: 10 },
      days: 14,
    },
  ])('in $market of $sent takes $wait, and at most $days days', ({ market: name, sent, wait, days }) => {
    const market = markets[name];
    if (!market) throw new Error(`There is no market ${name}.`);
    expect(findRefundWait(createReturn(sent), market)).toEqual(wait);
    expect(toLongestWaitMs(wait)).toBe(days * DAY_MS);
  });
});

describe('the day of a refund', () => {
  it.each([
    // A Friday: the weekend does not count.
    ['working days', '2026-11-20T12:00:00Z', { kind: 'workingDays', least: 1, most: 3 }, '2026-11-25'],
    ['days', '2026-11-20T12:00:00Z', { kind: 'days', least: 0, most: 14 }, '2026-12-04'],
    ['days in a store', '2026-11-20T12:00:00Z', { kind: 'store', least: 0, most: 10 }, '2026-11-30'],
    ['a bank', '2026-11-20T12:00:00Z', { kind: 'bank', least: 2, most: 10 }, '2026-12-04'],
  ] as const)('counts %s', (...[, receivedAt, wait, day]) => {
    expect(findRefundDay(receivedAt, wait)?.slice(0, 10)).toBe(day);
  });

  it('is undefined if the moment cannot be read', () => {
    expect(findRefundDay('soon', { kind: 'days', least: 0, most: 3 })).toBeUndefined();
  });
});
