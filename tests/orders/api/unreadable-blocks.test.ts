import { describe, expect, it } from 'vitest';
import { toOrder } from '../../../src/orders/api/order.js';
import { SchemaFailure } from '../../../src/http/errors.js';
import { breakField, createWireGroup, createWireItem, createWireOrder } from './wire-samples.js';

const TWO_ITEMS = createWireOrder({
  group: [
    createWireGroup({ orderItems: [createWireItem(), createWireItem({ orderLineKey: 'L2' })] }),
    createWireGroup({ groupHeading: 'Second', orderItems: [createWireItem({ orderLineKey: 'L3' })] }),
  ],
});

function listKeys(order: ReturnType<typeof toOrder>): string[] {
  return order.groups.flatMap(({ items }) => items.map(({ key }) => key));
}

describe('a line without a required field', () => {
  it.each([
    ['orderLineKey', undefined],
    ['orderLineKey', 7],
    ['lineType', undefined],
    ['product', undefined],
    ['product', 'shoe'],
    ['product.productId', null],
    ['product.title', undefined],
    ['product.title', null],
    ['product.title', 42],
    ['lineItemStatus', undefined],
    ['lineItemStatus.status', undefined],
    ['lineItemTransaction', undefined],
    ['lineItemTransaction.quantity', undefined],
    ['lineItemTransaction.quantity', '2'],
    ['lineItemTransaction.quantity', -1],
    ['lineItemTransaction.quantity', 1.5],
    ['lineItemTransaction.lineItemChargedPrice', undefined],
    ['lineItemTransaction.lineItemChargedPrice', '12.50'],
    ['lineItemTransaction.lineItemChargedPrice', null],
  ])('%s (%j) is left out and reported, and every other line stays', (field, value) => {
    const order = toOrder(breakField(`group.0.orderItems.1.${field}`, value, TWO_ITEMS));
    expect(listKeys(order)).toEqual(['L1', 'L3']);
    expect(order.unreadable).toEqual([{ path: `group[0].orderItems[1].${field}` }]);
  });

  it.each([null, 'shoe', 7, []])('because it is %j is reported as a whole', (value) => {
    const order = toOrder(breakField('group.0.orderItems.1', value, TWO_ITEMS));
    expect(listKeys(order)).toEqual(['L1', 'L3']);
    expect(order.unreadable).toEqual([{ path: 'group[0].orderItems[1]' }]);
  });

  it('of a new type stays', () => {
    expect(listKeys(toOrder(breakField('group.0.orderItems.1.lineType', 'HOLOGRAM', TWO_ITEMS)))).toHaveLength(3);
  });
});

describe('a group without a required field', () => {
  it.each([
    ['groupHeading', undefined],
    ['groupHeading', ['Delivered']],
    ['orderItems', undefined],
    ['orderItems', { 0: {} }],
  ])('%s (%j) is left out and reported, and the other group stays', (field, value) => {
    const order = toOrder(breakField(`group.0.${field}`, value, TWO_ITEMS));
    expect(order.groups.map(({ heading }) => heading)).toEqual(['Second']);
    expect(order.unreadable).toEqual([{ path: `group[0].${field}` }]);
  });

  it('is reported as a whole if it is no object', () => {
    const order = toOrder(breakField('group.1', 'Second', TWO_ITEMS));
    expect(listKeys(order)).toEqual(['L1', 'L2']);
    expect(order.unreadable).toEqual([{ path: 'group[1]' }]);
  });
});

describe('a block of the order itself', () => {
  it.each([undefined, null, {}, 'none'])('group: %j leaves an order without groups', (value) => {
    const order = toOrder(breakField('group', value));
    expect(order).toMatchObject({ groups: [], total: 130.5, unreadable: [{ path: 'group' }] });
  });

  it.each([
    ['transaction', undefined],
    ['transaction', []],
    ['transaction.orderDate', undefined],
    ['transaction.orderTotal', '130.5'],
    ['transaction.subTotal', null],
    ['transaction.shippingTotal', undefined],
  ])('%s (%j) removes the date and the sums, and no item', (path, value) => {
    const order = toOrder(breakField(path, value));
    expect(Object.keys(order)).not.toContain('total');
    expect(Object.keys(order)).not.toContain('placedAt');
    expect(order.sums).toEqual({});
    expect(listKeys(order)).toEqual(['L1']);
    expect(order.unreadable).toEqual([{ path }]);
  });

  it.each([
    ['transactionAlt', 'none'],
    ['transactionAlt.orderDate', undefined],
    ['transactionAlt.orderTotal', '151.2'],
    ['transactionAlt.subTotal', null],
  ])('%s (%j) removes only the total in the second currency', (path, value) => {
    const { alternate, ...rest } = toOrder(createWireOrder());
    expect(alternate).toBeDefined();
    expect(toOrder(breakField(path, value))).toStrictEqual({ ...rest, unreadable: [{ path }] });
  });

  it.each([
    ['payment', undefined],
    ['payment', null],
    ['payment', { paymentType: 'cash' }],
    ['payment', 'cash'],
  ])('%s (%j) leaves an order without payments', (path, value) => {
    const sound = toOrder(createWireOrder());
    expect(toOrder(breakField(path, value))).toStrictEqual({ ...sound, payments: [], unreadable: [{ path }] });
  });

  it.each([
    ['payment[1].paymentType', {}],
    ['payment[1].paymentType', { paymentType: '' }],
    ['payment[1].paymentType', { paymentType: null, paymentDisplayNumber: '4242' }],
    ['payment[1].paymentType', { paymentType: 7 }],
    ['payment[1]', null],
    ['payment[1]', 'cash'],
  ])('%s of %j is left out, and the other payments stay', (path, value) => {
    const payment = [{ paymentType: 'paypal' }, value, { paymentType: 'Gift_Certificate' }];
    const order = toOrder(breakField('payment', payment));
    expect(order.payments).toStrictEqual([{ type: 'paypal' }, { type: 'gift_certificate' }]);
    expect(order.unreadable).toEqual([{ path }]);
  });

  it.each(
    (['shippingAddress', 'storeAddress', 'pickupAddress'] as const).flatMap((name) => [
      { name, path: `${name}.address1`, value: undefined },
      { name, path: `${name}.city`, value: null },
      { name, path: `${name}.country`, value: 49 },
      { name, path: name, value: 'Hafenstraße 12' },
      { name, path: name, value: [] },
    ]),
  )('$path ($value) removes only that address', ({ name, path, value }) => {
    const { [name]: address, ...rest } = toOrder(createWireOrder());
    expect(address).toBeDefined();
    expect(toOrder(breakField(path, value))).toStrictEqual({ ...rest, unreadable: [{ path }] });
  });

  it.each([
    ['shipments', 'none'],
    ['shipments', {}],
    ['shipments.0', 'PX1'],
    ['shipments.0.shipmentNumber', undefined],
    ['shipments.0.shipmentNumber', ''],
    ['shipments.0.items', null],
    ['shipments.0.items', ['L1', 7]],
  ])('%s (%j) is reported and removes no line', (path, value) => {
    const order = toOrder(breakField(path, value));
    expect(listKeys(order)).toEqual(['L1']);
    expect(order.unreadable).toHaveLength(1);
    expect(order.unreadable[0]?.path).toMatch(/^shipments/);
  });

  it.each(['transactionAlt', 'shippingAddress', 'storeAddress', 'pickupAddress', 'shipments'])(
    '%s may be missing',
    (path) => {
      for (const value of [undefined, null]) expect(toOrder(breakField(path, value)).unreadable).toEqual([]);
    },
  );

  it('orderType that is missing is reported, and the order is of an unknown kind', () => {
    expect(toOrder(breakField('orderType', undefined))).toMatchObject({
      kind: 'unknown',
      unreadable: [{ path: 'orderType' }],
    });
  });

  it('reports every broken block once', () => {
    const once = breakField('group.0.orderItems.0.product.title', 7, TWO_ITEMS);
    const twice = breakField('transaction.orderTotal', null, once as typeof TWO_ITEMS);
    expect(toOrder(breakField('group.1.groupHeading', null, twice as typeof TWO_ITEMS)).unreadable).toEqual([
      { path: 'transaction.orderTotal' },
      { path: 'group[0].orderItems[0].product.title' },
      { path: 'group[1].groupHeading' },
    ]);
  });
});

describe('an answer with nothing to show', () => {
  it.each([[undefined], [null], ['A1000'], [7], [true], [[]], [[createWireOrder()]]])(
    'fails as a whole: %j',
    (wire) => {
      expect(() => toOrder(wire)).toThrow(
        expect.objectContaining({ name: 'SchemaFailure', path: '' }) as SchemaFailure,
      );
    },
  );

  it.each([undefined, null, '', 1000, ['A1000']])('fails for the order number %j', (orderNumber) => {
    const wire = breakField('orderNumber', orderNumber);
    expect(() => toOrder(wire)).toThrow(SchemaFailure);
    expect(() => toOrder(wire)).toThrow(expect.objectContaining({ path: 'orderNumber' }) as SchemaFailure);
  });
});
