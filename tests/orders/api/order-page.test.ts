import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toOrderPage } from '../../../src/orders/api/list-order-history.js';
import { toOrder } from '../../../src/orders/api/order.js';
import { SchemaFailure } from '../../../src/http/errors.js';
import { breakField, createWireOrder } from './wire-samples.js';

const NEXT = '/history/v1?count=10&anchor=n2';
const ONE = createWireOrder({ orderNumber: 'A1' });
const TWO = createWireOrder({ orderNumber: 'A2', currency: 'JPY', orderType: 'RETURN_ORDER' });
const THREE = createWireOrder({ orderNumber: 'A3' });

describe('a page of orders', () => {
  it('contains each order as if it were parsed alone, in the order they were sent', () => {
    expect(toOrderPage({ objects: [ONE, TWO, THREE], pages: { next: NEXT } })).toStrictEqual({
      orders: [toOrder(ONE), toOrder(TWO), toOrder(THREE)],
      next: 'n2',
      unreadable: 0,
    });
  });

  it('may be empty, and then is the last one', () => {
    expect(toOrderPage({ objects: [], pages: { next: '' } })).toStrictEqual({ orders: [], unreadable: 0 });
  });

  it.each([[undefined], [null], [7], ['next'], [[]], [{}], [{ next: 7 }], [{ next: null }]])(
    'is the last one, and otherwise complete, if its pages are %j',
    (pages) => {
      expect(toOrderPage({ objects: [ONE], pages })).toStrictEqual({ orders: [toOrder(ONE)], unreadable: 0 });
    },
  );

  it('ignores unknown fields', () => {
    const hostile = '{"__proto__":{"polluted":true},"total":7,"objects":';
    const wire: unknown = JSON.parse(JSON.stringify({ objects: [ONE] }).replace('{"objects":', hostile));
    expect(toOrderPage(wire)).toStrictEqual(toOrderPage({ objects: [ONE] }));
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('an unreadable order of a page', () => {
  const broken: readonly (readonly [what: string, order: unknown])[] = [
    ['has no number', breakField('orderNumber', undefined, TWO)],
    ['has an empty number', breakField('orderNumber', '', TWO)],
    ['has a number that is no text', breakField('orderNumber', 1000, TWO)],
    ['is null', null],
    ['is a text', 'A2'],
    ['is a list', [TWO]],
  ];

  it.each(broken)('that %s is left out and counted, at any position', (_what, order) => {
    for (const objects of [
      [order, ONE, THREE],
      [ONE, order, THREE],
      [ONE, THREE, order],
    ]) {
      expect(toOrderPage({ objects, pages: { next: NEXT } })).toStrictEqual({
        orders: [toOrder(ONE), toOrder(THREE)],
        next: 'n2',
        unreadable: 1,
      });
    }
  });

  it("does not affect another order's number, path or currency", () => {
    const page = toOrderPage({ objects: [breakField('orderNumber', 7, TWO), ONE] });
    expect(page.orders).toStrictEqual([toOrder(ONE)]);
    expect(page.orders[0]?.unreadable).toEqual([]);
  });

  it('differs from an empty history: all orders of a page may be unreadable', () => {
    expect(toOrderPage({ objects: broken.map(([, order]) => order) })).toStrictEqual({
      orders: [],
      unreadable: broken.length,
    });
  });

  it('stays if only a part is unreadable, which it reports', () => {
    const page = toOrderPage({ objects: [breakField('group.0.groupHeading', undefined, ONE), THREE] });
    expect(page.unreadable).toBe(0);
    expect(page.orders.map(({ unreadable }) => unreadable)).toEqual([[{ path: 'group[0].groupHeading' }], []]);
  });
});

describe('an answer that is no page', () => {
  it.each([
    [undefined, ''],
    [null, ''],
    ['page', ''],
    [7, ''],
    [[], ''],
    [[ONE], ''],
    [{}, 'objects'],
    [{ objects: null }, 'objects'],
    [{ objects: {} }, 'objects'],
    [{ objects: 'none' }, 'objects'],
    [{ orders: [ONE] }, 'objects'],
    [ONE, 'objects'],
  ])('fails as a whole: %j', (wire, path) => {
    expect(() => toOrderPage(wire)).toThrow(expect.objectContaining({ name: 'SchemaFailure', path }) as SchemaFailure);
  });
});

describe('a page that has drifted', () => {
  it('is parsed or fails in the documented way, and loses no order unreported, 1,000 times', () => {
    const entry = fc.oneof(fc.constantFrom(ONE, TWO, THREE), fc.jsonValue());
    const page = fc.record({ objects: fc.array(entry), pages: fc.oneof(fc.constant({ next: NEXT }), fc.jsonValue()) });
    fc.assert(
      fc.property(page, (wire) => {
        const { orders, unreadable } = toOrderPage(wire);
        expect(orders.length + unreadable).toBe(wire.objects.length);
        for (const { orderNumber } of orders) expect(orderNumber).not.toBe('');
      }),
      { numRuns: 1_000 },
    );
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        try {
          toOrderPage(wire);
        } catch (failure) {
          expect(failure).toBeInstanceOf(SchemaFailure);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
