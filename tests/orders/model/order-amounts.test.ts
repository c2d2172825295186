import { describe, expect, it } from 'vitest';
import type { OrderSums } from '../../../src/orders/model/order-sums.js';
import { toOrder } from '../../../src/orders/api/order.js';
import { breakField, createWireOrder } from '../api/wire-samples.js';

const SUMS: OrderSums = { subTotal: 120.5, shipping: 4, fees: 1, taxes: 2, includedTaxes: 19.25, duties: 3 };

function withoutSum(name: keyof OrderSums): OrderSums {
  return Object.fromEntries(Object.entries(SUMS).filter(([sum]) => sum !== name));
}

describe('the sums of an order', () => {
  const FIELDS: readonly [field: string, name: keyof OrderSums][] = [
    ['subTotal', 'subTotal'],
    ['shippingTotal', 'shipping'],
    ['totalFees', 'fees'],
    ['totalTaxes', 'taxes'],
    ['inclusiveTaxTotal', 'includedTaxes'],
    ['totalDuties', 'duties'],
  ];

  it.each(FIELDS)('lose only %s if it is an invalid amount, and report it', (field, name) => {
    for (const amount of [-0.01, -5]) {
      const order = toOrder(breakField(`transaction.${field}`, amount));
      expect(order.sums).toStrictEqual(withoutSum(name));
      expect(order).toMatchObject({ total: 130.5, unreadable: [{ path: `transaction.${field}` }] });
    }
  });

  it.each(FIELDS.slice(2))('lose only %s if it is no number, and report it', (field, name) => {
    for (const amount of ['1', '', {}, [1], true]) {
      const order = toOrder(breakField(`transaction.${field}`, amount));
      expect(order.sums).toStrictEqual(withoutSum(name));
      expect(order).toMatchObject({ total: 130.5, unreadable: [{ path: `transaction.${field}` }] });
    }
  });

  it.each(FIELDS.slice(2))('lack %s if it is not sent', (field, name) => {
    for (const amount of [undefined, null]) {
      const order = toOrder(breakField(`transaction.${field}`, amount));
      expect(order.sums).toStrictEqual(withoutSum(name));
      expect(order.unreadable).toEqual([]);
    }
  });

  it('keep an amount of zero', () => {
    expect(toOrder(breakField('transaction.shippingTotal', 0)).sums.shipping).toBe(0);
  });

  it('lose an amount too large for JSON', () => {
    const order = toOrder(JSON.parse(JSON.stringify(createWireOrder()).replace('"totalFees":1', '"totalFees":1e999')));
    expect(order.sums).toStrictEqual(withoutSum('fees'));
    expect(order.unreadable).toEqual([{ path: 'transaction.totalFees' }]);
  });
});

describe('the list price of a line', () => {
  const MSRP = 'group[0].orderItems[0].lineItemTransaction.msrp';

  it.each<[msrp: unknown, named: string[]]>([
    [undefined, []],
    [null, []],
    [-1, [MSRP]],
    ['140', [MSRP]],
  ])('that is %j is absent, and the line stays; %j is reported', (msrp, named) => {
    const order = toOrder(breakField('group.0.orderItems.0.lineItemTransaction.msrp', msrp));
    expect(Object.keys(order.groups[0]?.items[0] ?? {})).not.toContain('listPrice');
    expect(order.groups[0]?.items[0]).toMatchObject({ key: 'L1', price: 120.5 });
    expect(order.unreadable.map(({ path }) => path)).toEqual(named);
  });
});

describe('the total in a second currency', () => {
  it.each([
    ['gbp', 'GBP', []],
    ['XQX', 'XQX', [{ path: 'currencyAlt', isShown: true }]],
    [' euro ', 'EURO', [{ path: 'currencyAlt', isShown: true }]],
  ])('in %j is in %s', (currencyAlt, currency, unreadable) => {
    const order = toOrder(breakField('currencyAlt', currencyAlt));
    expect(order.alternate).toEqual({ currency, total: 151.2 });
    expect(order.unreadable).toEqual(unreadable);
  });

  it.each([
    ['currencyAlt', undefined],
    ['currencyAlt', null],
    ['currencyAlt', ''],
    ['transactionAlt', undefined],
    ['transactionAlt', null],
  ])('is undefined if %s is %j', (path, value) => {
    const order = toOrder(breakField(path, value));
    expect(Object.keys(order)).not.toContain('alternate');
    expect(order).toMatchObject({ currency: 'EUR', total: 130.5, unreadable: [] });
  });

  it.each([
    ['currencyAlt', '€€€'],
    ['currencyAlt', 978],
    ['currencyAlt', 'EU'],
    ['transactionAlt.orderTotal', -1],
  ])('is undefined and reported for %s: %j, because no amount is shown in a wrong currency', (path, value) => {
    const order = toOrder(breakField(path, value));
    expect(Object.keys(order)).not.toContain('alternate');
    expect(order).toMatchObject({ currency: 'EUR', total: 130.5, unreadable: [{ path }] });
  });

  it('of zero is shown', () => {
    expect(toOrder(breakField('transactionAlt.orderTotal', 0)).alternate).toEqual({ currency: 'USD', total: 0 });
  });
});

describe('the age of an answer', () => {
  it.each([undefined, null, -5, '300', {}])('that is %j counts as 0', (age) => {
    expect(toOrder(breakField('age', age))).toMatchObject({ ageSeconds: 0, unreadable: [] });
  });

  it('too large for JSON is 0', () => {
    expect(toOrder(JSON.parse(JSON.stringify(createWireOrder()).replace('12.5', '1e999'))).ageSeconds).toBe(0);
  });
});

describe('a flag of an order', () => {
  it.each([
    ['shouldRefresh', 'shouldRefresh'],
    ['isGlobalStoreOrder', 'isGlobalStoreOrder'],
  ] as const)('%s is off unless true is sent', (path, name) => {
    expect(toOrder(breakField(path, true))[name]).toBe(true);
    for (const value of [undefined, null, false, 'true', 1]) expect(toOrder(breakField(path, value))[name]).toBe(false);
  });
});
